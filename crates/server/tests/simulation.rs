//! Two nodes over one store, in a time of their own, with a bus that drops, repeats and reorders and a
//! store that is slow and sometimes does not say whether it has kept something. Everything is drawn
//! from a seed: what goes wrong once goes wrong again.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use std::collections::{BTreeSet, HashMap};

use game::{Random, Side};
use matches::{Match, Millis, Outage, Refusal, Request};
use protocol::{
    EventBody, MatchEvent, MatchSetup, MatchStatus, OfferKind, Seat, Speed, TimeControl,
};
use server::{
    Answer, Append, Appended, Bearer, Bus, Extra, Failure, LocalBus, MemoryStore, Rating, Referee,
    Seen, Store, StoreError, Writer,
};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

const SEEDS: u64 = 2000;

/// Numbers for everybody in the simulation, one after the other.
#[derive(Clone)]
struct Dice(Arc<Mutex<Random>>);

impl Dice {
    fn new(seed: u64) -> Dice {
        Dice(Arc::new(Mutex::new(Random::new(seed))))
    }

    fn below(&self, most: u64) -> u64 {
        self.0.lock().expect("nobody has panicked").next() % most
    }

    fn chance(&self, percent: u64) -> bool {
        self.below(100) < percent
    }

    async fn pause(&self, most: u64) {
        sleep(Duration::from_millis(self.below(most + 1))).await;
    }
}

/// A store that takes its time, and sometimes loses its answer.
struct SlowStore {
    inner: MemoryStore,
    dice: Dice,
    unknown: AtomicU64, // percent of all commits
}

macro_rules! slowly {
    ($self:ident, $call:expr) => {
        Box::pin(async move {
            $self.dice.pause(4).await;
            $call.await
        })
    };
}

impl Store for SlowStore {
    fn now(&self) -> Millis {
        self.inner.now()
    }

    fn commit<'a>(&'a self, appends: &'a [Append]) -> Answer<'a, Vec<Appended>> {
        Box::pin(async move {
            self.dice.pause(8).await;
            if self.dice.chance(self.unknown.load(Ordering::Relaxed)) {
                // Cut off before or after: nobody can tell which.
                if self.dice.chance(50) {
                    self.inner.commit(appends).await?;
                }
                return Err(StoreError::Unknown("cut off".to_owned()));
            }
            let appended = self.inner.commit(appends).await;
            self.dice.pause(4).await;
            appended
        })
    }

    fn read<'a>(&'a self, id: &'a str, since: u64) -> Answer<'a, Vec<MatchEvent>> {
        slowly!(self, self.inner.read(id, since))
    }

    fn heads<'a>(&'a self, ids: &'a [String]) -> Answer<'a, Vec<(String, u64)>> {
        slowly!(self, self.inner.heads(ids))
    }

    fn due(&self, until: Millis, most: u32) -> Answer<'_, Vec<String>> {
        slowly!(self, self.inner.due(until, most))
    }

    fn bearer<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<Bearer>> {
        self.inner.bearer(hash)
    }

    fn names<'a>(&'a self, ids: &'a [String]) -> Answer<'a, HashMap<String, String>> {
        self.inner.names(ids)
    }

    fn open_matches<'a>(&'a self, person: &'a str) -> Answer<'a, u64> {
        self.inner.open_matches(person)
    }

    fn beat(&self, least: Millis) -> Answer<'_, ()> {
        self.inner.beat(least)
    }

    fn outages(&self, since: Millis) -> Answer<'_, Vec<Outage>> {
        self.inner.outages(since)
    }

    fn mark_seen<'a>(&'a self, seen: &'a [Seen]) -> Answer<'a, ()> {
        self.inner.mark_seen(seen)
    }

    fn seen<'a>(&'a self, id: &'a str) -> Answer<'a, [Option<Millis>; 2]> {
        self.inner.seen(id)
    }

    fn ratings<'a>(
        &'a self,
        persons: &'a [String],
        game: &'a str,
        speed: Speed,
    ) -> Answer<'a, HashMap<String, Rating>> {
        slowly!(self, self.inner.ratings(persons, game, speed))
    }
}

/// News between two nodes: each has its own watchers, and what goes from one to the other may be
/// lost, come twice, or late.
#[derive(Clone)]
struct BadBus {
    here: Arc<LocalBus>,
    there: Arc<LocalBus>,
    dice: Dice,
    lost: u64, // percent of all news
}

impl Bus for BadBus {
    fn publish(&self, id: &str, head: u64) {
        for bus in [&self.here, &self.there] {
            let copies = if self.dice.chance(self.lost) { 0 } else { 1 + self.dice.below(2) };
            for _ in 0..copies {
                let (bus, dice, id) = (Arc::clone(bus), self.dice.clone(), id.to_owned());
                tokio::spawn(async move {
                    dice.pause(200).await;
                    bus.publish(&id, head);
                });
            }
        }
    }

    fn tell(&self, id: &str, head: u64) {
        self.here.tell(id, head);
    }

    fn end(&self, id: &str) {
        panic!("the log of {id} is never another one");
    }

    fn subscribe(&self, id: &str) -> watch::Receiver<u64> {
        self.here.subscribe(id)
    }

    fn watched(&self) -> Vec<(String, u64)> {
        self.here.watched()
    }
}

struct World {
    dice: Dice,
    store: Arc<SlowStore>,
    nodes: [Arc<Referee>; 2],
}

impl World {
    fn new(seed: u64, unknown: u64, lost: u64) -> World {
        let (dice, moment) = (Dice::new(seed), Instant::now());
        let time = move || 1_000_000 + moment.elapsed().as_millis() as Millis;
        let inner = MemoryStore::with_time(time);
        let store = Arc::new(SlowStore { inner, dice: dice.clone(), unknown: unknown.into() });
        let buses: [Arc<LocalBus>; 2] = Default::default();
        let nodes = [0, 1].map(|node: usize| {
            let [here, there] = [node, 1 - node].map(|node| Arc::clone(&buses[node]));
            let bus = Arc::new(BadBus { here, there, dice: dice.clone(), lost });
            let (writer, _) = Writer::start(store.clone(), bus.clone(), |error| panic!("{error}"));
            Arc::new(Referee::new(store.clone(), bus, writer))
        });
        World { dice, store, nodes }
    }

    fn node(&self) -> &Arc<Referee> {
        &self.nodes[self.dice.below(2) as usize]
    }

    fn now(&self) -> Millis {
        self.store.now()
    }

    async fn create(&self, game: &str, clock: Option<TimeControl>) -> String {
        let setup = matches::setup(game, None, None, self.dice.below(1000)).expect("a game");
        let [first, second] = ["ada", "grace"].map(|id| Some(Seat::Person { id: id.to_owned() }));
        let setup = MatchSetup { clock, first, second, ..setup };
        let mut number = 0;
        loop {
            number += 1;
            let id = format!("match{number}");
            if self.node().create(&id, setup.clone(), Extra::default()).await.is_ok() {
                return id;
            }
        }
    }

    async fn log(&self, id: &str) -> Vec<MatchEvent> {
        self.store.inner.read(id, 0).await.expect("the memory answers")
    }
}

/// Runs it in a time that goes by only when everybody waits for it.
fn simulate<F: Future<Output = ()>>(run: impl FnOnce() -> F) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime");
    runtime.block_on(run());
}

/// What a player was told to be kept: event and name.
type Acknowledged = Arc<Mutex<Vec<(Side, u64, String)>>>;

/// A player: asks whichever node, sends the same again when nobody knows, and now and then gives up
/// waiting for the answer.
async fn player(world: Arc<World>, id: String, side: Side, acknowledged: Acknowledged) {
    for name in 0..400 {
        world.dice.pause(30).await;
        let node = Arc::clone(world.node());
        let Ok((over, turn, ply, board, legal, offers)) = node
            .look(&id, |state| {
                let legal = state.table().legal();
                let over = state.end().is_some();
                let offers = state.offers().to_vec();
                (over, state.turn(), state.ply(), state.board_event(), legal, offers)
            })
            .await
        else {
            continue;
        };
        if over {
            return;
        }
        let sent = format!("{side:?}{name}");
        let theirs = offers.iter().find(|offer| offer.side != side);
        let request = if let Some(offer) = theirs {
            if world.dice.chance(30) {
                Request::Accept { side, offer: offer.number, id: Some(sent.clone()) }
            } else {
                Request::Decline { side, offer: offer.number, id: Some(sent.clone()) }
            }
        } else if world.dice.chance(10) {
            let kinds = [OfferKind::TakeBack, OfferKind::TakeBack, OfferKind::Draw];
            let kind = kinds[world.dice.below(3) as usize];
            Request::Offer { side, kind, id: Some(sent.clone()) }
        } else if turn == side && !legal.is_empty() {
            let mv = legal[world.dice.below(legal.len() as u64) as usize].clone();
            Request::Move { side, mv, ply, after: Some(board), id: sent.clone() }
        } else {
            continue;
        };
        let received = world.now();
        for _ in 0..20 {
            let node = Arc::clone(world.node());
            let asked = {
                let (id, request) = (id.clone(), request.clone());
                async move { node.ask(&id, &request, received).await }
            };
            // Sometimes the connection breaks before the answer is there.
            let patience = if world.dice.chance(10) { 5 } else { 10_000 };
            let Ok(asked) = tokio::time::timeout(Duration::from_millis(patience), asked).await
            else {
                continue;
            };
            match asked {
                Ok(done) => {
                    let done = (side, done.event, sent.clone());
                    acknowledged.lock().expect("nobody has panicked").push(done);
                    break;
                }
                Err(Failure::Store(StoreError::Unknown(_)) | Failure::Busy) => {
                    world.dice.pause(20).await;
                }
                Err(_) => break,
            }
        }
    }
}

/// Somebody who watches: subscribes first, then reads, and holds a prefix of the log at every moment.
async fn watcher(world: Arc<World>, node: usize, id: String) -> Vec<MatchEvent> {
    let node = Arc::clone(&world.nodes[node]);
    let mut news = node.bus().subscribe(&id);
    let mut seen: Vec<MatchEvent> = Vec::new();
    loop {
        let events = node.store().read(&id, seen.len() as u64).await.expect("it answers");
        for event in events {
            assert_eq!(event.number, seen.len() as u64 + 1, "nothing is left out");
            seen.push(event);
        }
        if seen.iter().any(|event| matches!(event.body, EventBody::Ended { .. })) {
            return seen;
        }
        news.changed().await.expect("the bus is there");
    }
}

fn name_of(body: &EventBody) -> Option<(Side, &str)> {
    match body {
        EventBody::Moved { side, id, .. } => Some((*side, id)),
        EventBody::Offered { side, id, .. }
        | EventBody::Accepted { side, id, .. }
        | EventBody::Declined { side, id, .. }
        | EventBody::Resigned { side, id }
        | EventBody::Claimed { side, id } => id.as_deref().map(|id| (*side, id)),
        _ => None,
    }
}

/// Whatever happened: the log is whole, everything acknowledged is in it, once, and it replays.
fn check(log: &[MatchEvent], acknowledged: &[(Side, u64, String)]) -> Match {
    assert!(log.iter().map(|event| event.number).eq(1..=log.len() as u64));
    let mut names = BTreeSet::new();
    for event in log {
        if let Some(name) = name_of(&event.body) {
            assert!(names.insert(name), "{name:?} is there twice");
        }
    }
    for (side, event, name) in acknowledged {
        let found = &log[*event as usize - 1].body;
        assert_eq!(name_of(found), Some((*side, name.as_str())), "acknowledged, but not there");
    }
    let ends = |event: &&MatchEvent| matches!(event.body, EventBody::Ended { .. });
    assert!(log.iter().filter(ends).count() <= 1, "it ends once");
    let state = Match::replay(log).expect("it replays");
    assert!(!state.is_frozen(), "every move is legal");
    state
}

/// A whole match between two players and two who watch.
async fn play(seed: u64) {
    let world = Arc::new(World::new(seed, 10, 30));
    let clocks = [
        None,
        Some(TimeControl::Live { base: 5, increment: 0 }),
        Some(TimeControl::Live { base: 2, increment: 1 }),
    ];
    let clock = clocks[world.dice.below(3) as usize];
    let id = world.create("quindo", clock).await;
    let acknowledged = Acknowledged::default();
    let players = Side::ALL.map(|side| {
        tokio::spawn(player(Arc::clone(&world), id.clone(), side, Arc::clone(&acknowledged)))
    });
    let watchers = [0, 1].map(|node| tokio::spawn(watcher(Arc::clone(&world), node, id.clone())));
    // Both nodes look for what is due, and compare what is watched with the ends of the logs.
    for node in &world.nodes {
        let (world, node) = (Arc::clone(&world), Arc::clone(node));
        tokio::spawn(async move {
            loop {
                world.dice.pause(500).await;
                let due = node.store().due(world.now(), 10).await.expect("it answers");
                for id in due {
                    let _ = node.tick(&id).await;
                }
                server::compare(&node).await.expect("it answers");
            }
        });
    }
    for player in players {
        player.await.expect("a player does not panic");
    }
    // Whoever is still playing has had enough.
    while world.nodes[0].look(&id, Match::end).await.expect("a match").is_none() {
        let resign = Request::Resign { side: Side::First, id: None };
        let _ = world.nodes[0].ask(&id, &resign, world.now()).await;
    }
    let log = world.log(&id).await;
    check(&log, &acknowledged.lock().expect("nobody has panicked"));
    for watcher in watchers {
        let patience = Duration::from_secs(60);
        let seen = tokio::time::timeout(patience, watcher).await.expect("the last news is told");
        let seen = seen.expect("a watcher does not panic");
        assert_eq!(seen, log[..seen.len()]);
    }
}

#[test]
fn thousands_of_matches_lose_nothing() {
    let seeds = std::env::var("QUINCONCE_SEEDS").ok().and_then(|seeds| seeds.parse().ok());
    for seed in 0..seeds.unwrap_or(SEEDS) {
        let played = std::panic::catch_unwind(|| simulate(|| play(seed)));
        assert!(played.is_ok(), "seed {seed}");
    }
}

#[test]
fn a_take_back_and_a_held_move() {
    simulate(|| async {
        let world = World::new(1, 0, 0);
        let id = world.create("quindo", None).await;
        let ask = |node: usize, request: Request| {
            let (node, id, now) = (Arc::clone(&world.nodes[node]), id.clone(), world.now());
            async move { node.ask(&id, &request, now).await }
        };
        let mv = |side, mv: &str, ply, after, id: &str| Request::Move {
            side,
            mv: mv.to_owned(),
            ply,
            after,
            id: id.to_owned(),
        };
        ask(0, mv(Side::First, "c2c3", 0, None, "a")).await.unwrap();
        let seen = ask(1, mv(Side::Second, "c6a4", 1, None, "b")).await.unwrap().event;
        // The first player makes a move in a tunnel. Meanwhile the second asks for theirs back,
        // gets it, and plays another.
        let offer = Request::Offer { side: Side::Second, kind: OfferKind::TakeBack, id: None };
        let offer = ask(0, offer).await.unwrap().event;
        ask(1, Request::Accept { side: Side::First, offer, id: None }).await.unwrap();
        ask(0, mv(Side::Second, "c6c4", 1, None, "c")).await.unwrap();
        // Out of the tunnel: the ply fits, the board does not.
        let held = ask(1, mv(Side::First, "e2e3", 2, Some(seen), "held")).await;
        assert!(matches!(held, Err(Failure::Refused(Refusal::OtherEvent { .. }))), "{held:?}");
        let log = world.log(&id).await;
        assert_eq!(check(&log, &[]).ply(), 2);
    });
}

#[test]
fn a_flag_against_a_move() {
    for seed in 0..200 {
        simulate(|| async move {
            let world = Arc::new(World::new(seed, 0, 0));
            let id =
                world.create("quindo", Some(TimeControl::Live { base: 3, increment: 0 })).await;
            for side in Side::ALL {
                let mv = world.nodes[0].look(&id, |state| state.table().legal()[0].clone());
                let (mv, ply) = (mv.await.unwrap(), side as u32);
                let request = Request::Move { side, mv, ply, after: None, id: "x".to_owned() };
                world.nodes[0].ask(&id, &request, world.now()).await.unwrap();
            }
            let due = world.nodes[0].look(&id, Match::due).await.unwrap().expect("a clock runs");
            let mv =
                world.nodes[0].look(&id, |state| state.table().legal()[0].clone()).await.unwrap();
            // The move is received in the last moment; by the time it is decided, the flag may fall.
            let received = due - matches::GRACE;
            let early = 10 - world.dice.below(20).min(9);
            sleep(Duration::from_millis(due - world.now() - early)).await;
            let request =
                Request::Move { side: Side::First, mv, ply: 2, after: None, id: "last".to_owned() };
            let (one, two) = tokio::join!(world.nodes[0].ask(&id, &request, received), async {
                world.dice.pause(20).await;
                world.nodes[1].tick(&id).await
            });
            two.expect("time is never refused");
            let log = world.log(&id).await;
            let state = check(&log, &[]);
            let flagged = log.iter().any(|event| matches!(event.body, EventBody::Flagged { .. }));
            // One of the two, and whoever lost was told so.
            assert_eq!(one.is_ok(), !flagged, "{one:?}");
            assert_eq!(state.status() == MatchStatus::Over, flagged);
        });
    }
}

#[test]
fn the_last_publish_is_lost() {
    simulate(|| async {
        // No news arrives, ever.
        let world = Arc::new(World::new(3, 0, 100));
        let id = world.create("quindo", None).await;
        let watcher = tokio::spawn(watcher(Arc::clone(&world), 1, id.clone()));
        sleep(Duration::from_secs(1)).await;
        let resign = Request::Resign { side: Side::First, id: None };
        world.nodes[0].ask(&id, &resign, world.now()).await.unwrap();
        sleep(Duration::from_secs(60)).await;
        assert!(!watcher.is_finished(), "nobody has told it");
        server::compare(&world.nodes[1]).await.unwrap();
        let seen = tokio::time::timeout(Duration::from_secs(1), watcher).await;
        assert_eq!(seen.expect("it was told").unwrap(), world.log(&id).await);
    });
}

#[test]
fn an_unknown_commit_is_neither_acknowledged_nor_refused() {
    let mut kept = 0;
    for seed in 0..50 {
        let log = Arc::new(Mutex::new(Vec::new()));
        let found = Arc::clone(&log);
        simulate(|| async move {
            let world = World::new(seed, 0, 0);
            let id = world.create("quindo", None).await;
            let mv = |mv: &str, ply, side| Request::Move {
                side,
                mv: mv.to_owned(),
                ply,
                after: None,
                id: "a".to_owned(),
            };
            world.store.unknown.store(100, Ordering::Relaxed);
            let request = mv("c2c3", 0, Side::First);
            let asked = world.nodes[0].ask(&id, &request, world.now()).await;
            assert!(matches!(asked, Err(Failure::Store(StoreError::Unknown(_)))), "{asked:?}");
            *found.lock().expect("nobody has panicked") = world.log(&id).await;
            // Sent again under the same name it is made once, on whichever node.
            world.store.unknown.store(0, Ordering::Relaxed);
            for node in [&world.nodes[1], &world.nodes[0]] {
                let done = node.ask(&id, &request, world.now()).await.unwrap();
                assert_eq!((done.event, done.ply), (2, 1));
            }
            world.nodes[0].ask(&id, &mv("c6a4", 1, Side::Second), world.now()).await.unwrap();
            assert_eq!(check(&world.log(&id).await, &[]).ply(), 2);
        });
        kept += usize::from(log.lock().expect("nobody has panicked").len() == 2);
    }
    // Both cases were there.
    assert!((1..50).contains(&kept), "{kept} of 50 were kept");
}

/// Rated matches of the same two people that end at the same time, here and there, while the store does not
/// always say what it has kept: each of them counts, and none counts twice.
#[test]
fn every_rated_match_counts_once() {
    const MATCHES: u32 = 5;
    let clock = TimeControl::Live { base: 60, increment: 0 };
    for seed in 0..100 {
        simulate(|| async move {
            let world = Arc::new(World::new(seed, 15, 30));
            let setup = matches::setup("quindo", None, None, seed).expect("a game");
            let [first, second] =
                ["ada", "grace"].map(|id| Some(Seat::Person { id: id.to_owned() }));
            let clock = Some(clock);
            let setup = MatchSetup { clock, first, second, rated: true, ..setup };
            let ends = (0..MATCHES).map(|number| {
                let (world, setup) = (Arc::clone(&world), setup.clone());
                tokio::spawn(async move {
                    let id = format!("rated{number}");
                    while world.log(&id).await.is_empty() {
                        let _ = world.node().create(&id, setup.clone(), Extra::default()).await;
                    }
                    world.dice.pause(10).await;
                    let side = if world.dice.chance(50) { Side::First } else { Side::Second };
                    let resign = Request::Resign { side, id: Some("enough".to_owned()) };
                    while world.node().ask(&id, &resign, world.now()).await.is_err() {}
                })
            });
            for end in ends.collect::<Vec<_>>() {
                end.await.expect("nobody panics");
            }
            let persons = ["ada", "grace"].map(str::to_owned);
            let ratings = world.store.ratings(&persons, "quindo", Speed::Blitz).await;
            let ratings = ratings.expect("it answers");
            for person in persons {
                assert_eq!(ratings[&person].games, MATCHES, "seed {seed}");
            }
        });
    }
}
