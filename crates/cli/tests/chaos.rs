//! Two nodes and a worker over PostgreSQL and NATS, of which everything is killed, paused and cut off again and
//! again while bots play on both: every acknowledged event is in the log once, everybody saw a
//! beginning of it, every record replays, every flag fell once, and the computer answered no board
//! twice.
//!
//! `cargo xtask chaos 600` goes on for longer than the half minute of every test run, with as many bots as
//! two cores bear.

#![cfg(all(unix, feature = "cluster"))]

mod bots;
mod nodes;

use std::collections::BTreeMap;
use std::env;
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use client::block_on;
use game::Random;
use matches::Match;
use nix::sys::signal::Signal;
use protocol::{EventBody, JoinMatch, MakeMove, MatchEvent};
use serde_json::{Value, json};
use testservers::{Cut, Line, Nats, Postgres};

use bots::check::{check, check_seen};
use bots::{Bot, GAMES, Meanwhile, Way};
use nodes::{Node, Player, Worker};

const SECONDS: u64 = 25; // where nobody asks for more
const MOST_PLIES: u64 = 24;

/// Who plays, as often as there shall be more: as many of each way.
const BOTS: [Way; 12] = [
    Way::Requests,
    Way::Sockets,
    Way::Requests,
    Way::Sockets,
    Way::Requests,
    Way::Sockets,
    Way::Computer,
    Way::Computer,
    Way::Computer,
    Way::Idle,
    Way::Idle,
    Way::Idle,
];

/// Everything that can be hurt.
struct Cluster {
    postgres: Postgres,
    nats: Nats,
    nodes: [Node; 2],
    worker: Worker,
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if thread::panicking() {
            for node in &self.nodes {
                eprintln!("what {} has written last:\n{}", node.address, node.process.log());
            }
            eprintln!("what the worker has written last:\n{}", self.worker.process.log());
        }
    }
}

/// What happens to it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Trouble {
    KillNode(usize),
    EndNode(usize),
    PauseNode(usize),
    KillWorker,
    EndWorker,
    PauseWorker,
    CutWorker(Line),
    KillDatabase,
    PauseDatabase,
    KillBus,
    PauseBus,
    CutDatabase(usize, Line),
    CutBus(usize, Line),
    CutBoth(usize, Line),
    CutCommit(usize, Cut),
}

/// How often what happened.
#[derive(Copy, Clone, Default, Debug)]
struct Figures {
    kills: usize,
    restarts: usize,
    pauses: usize,
    cuts: usize,
    commits: usize,
}

impl Trouble {
    /// All of them, in any order.
    fn all(random: &mut Random) -> Vec<Trouble> {
        use Trouble::*;
        let mut all = vec![KillDatabase, PauseDatabase, KillBus, PauseBus];
        all.extend([KillWorker, EndWorker, PauseWorker]);
        all.extend([Line::Closed, Line::Silent].map(CutWorker));
        for node in 0..2 {
            all.extend([KillNode(node), EndNode(node), PauseNode(node)]);
            let [line, other] = match random.below(2) {
                0 => [Line::Closed, Line::Silent],
                _ => [Line::Silent, Line::Closed],
            };
            all.extend([CutDatabase(node, line), CutBus(node, other), CutBoth(node, line)]);
            all.extend([Cut::BeforeCommit, Cut::AfterCommit].map(|cut| CutCommit(node, cut)));
        }
        random.shuffle(&mut all);
        all
    }

    fn begin(self, cluster: &mut Cluster, figures: &mut Figures) {
        let Cluster { postgres, nats, nodes, worker } = cluster;
        match self {
            Trouble::KillNode(node) => nodes[node].process.kill(),
            Trouble::EndNode(node) => nodes[node].process.end(),
            Trouble::PauseNode(node) => nodes[node].process.signal(Signal::SIGSTOP),
            Trouble::KillWorker => {
                worker.remember();
                worker.process.kill();
            }
            Trouble::EndWorker => {
                worker.remember();
                worker.process.end();
            }
            Trouble::PauseWorker => worker.process.signal(Signal::SIGSTOP),
            Trouble::CutWorker(line) => worker.process.database.set(line),
            Trouble::KillDatabase => postgres.kill(),
            Trouble::PauseDatabase => postgres.pause(),
            Trouble::KillBus => nats.kill(),
            Trouble::PauseBus => nats.pause(),
            Trouble::CutDatabase(node, line) => nodes[node].process.database.set(line),
            Trouble::CutBus(node, line) => nodes[node].process.bus.set(line),
            Trouble::CutBoth(node, line) => {
                nodes[node].process.database.set(line);
                nodes[node].process.bus.set(line);
            }
            Trouble::CutCommit(node, cut) => nodes[node].process.database.cut(cut),
        }
        let counted = match self {
            Trouble::KillNode(_)
            | Trouble::KillWorker
            | Trouble::KillDatabase
            | Trouble::KillBus => &mut figures.kills,
            Trouble::EndNode(_) | Trouble::EndWorker => &mut figures.restarts,
            Trouble::PauseNode(_)
            | Trouble::PauseWorker
            | Trouble::PauseDatabase
            | Trouble::PauseBus => &mut figures.pauses,
            Trouble::CutWorker(_)
            | Trouble::CutDatabase(..)
            | Trouble::CutBus(..)
            | Trouble::CutBoth(..) => &mut figures.cuts,
            // Counted where it happens.
            Trouble::CutCommit(..) => return,
        };
        *counted += 1;
    }

    fn end(self, cluster: &mut Cluster) {
        let Cluster { postgres, nats, nodes, worker } = cluster;
        match self {
            Trouble::KillNode(node) | Trouble::EndNode(node) => nodes[node].restart(),
            Trouble::PauseNode(node) => nodes[node].process.signal(Signal::SIGCONT),
            Trouble::KillWorker | Trouble::EndWorker => worker.process.start(),
            Trouble::PauseWorker => worker.process.signal(Signal::SIGCONT),
            Trouble::CutWorker(_) => worker.process.database.set(Line::Open),
            Trouble::KillDatabase => postgres.restart(),
            Trouble::PauseDatabase => postgres.resume(),
            Trouble::KillBus => nats.restart(),
            Trouble::PauseBus => nats.resume(),
            Trouble::CutDatabase(node, _) => nodes[node].process.database.set(Line::Open),
            Trouble::CutBus(node, _) => nodes[node].process.bus.set(Line::Open),
            Trouble::CutBoth(node, _) => {
                nodes[node].process.database.set(Line::Open);
                nodes[node].process.bus.set(Line::Open);
            }
            Trouble::CutCommit(node, _) => nodes[node].process.database.spare(),
        }
    }

    /// What it is about: two troubles at a time are about different things.
    fn target(self) -> &'static str {
        match self {
            Trouble::KillDatabase | Trouble::PauseDatabase => "database",
            Trouble::KillBus | Trouble::PauseBus => "bus",
            Trouble::KillNode(_) | Trouble::EndNode(_) | Trouble::PauseNode(_) => "node",
            Trouble::KillWorker
            | Trouble::EndWorker
            | Trouble::PauseWorker
            | Trouble::CutWorker(_) => "worker",
            Trouble::CutDatabase(..) | Trouble::CutBus(..) | Trouble::CutBoth(..) => "line",
            Trouble::CutCommit(..) => "commit",
        }
    }
}

/// Hurts the cluster for that long; afterwards everything is well.
fn trouble(cluster: &mut Cluster, time: Duration, random: &mut Random) -> Figures {
    let (begun, mut figures, mut next) = (Instant::now(), Figures::default(), Vec::new());
    while begun.elapsed() < time {
        if next.len() < 2 {
            next.extend(Trouble::all(random));
        }
        let one = next.pop().expect("there is always trouble");
        // Now and then two things happen at a time.
        let other = next.pop_if(|other| other.target() != one.target() && random.below(3) == 0);
        for trouble in [Some(one), other].into_iter().flatten() {
            trouble.begin(cluster, &mut figures);
        }
        // Mostly a moment; sometimes long enough that it is an outage, or that work is taken over.
        let most = if random.below(4) == 0 { 3800 } else { 900 };
        thread::sleep(Duration::from_millis(u64::from(100 + random.below(most))));
        // A node needs its database to start. A worker is not waited for.
        let mut over: Vec<Trouble> = [Some(one), other].into_iter().flatten().collect();
        over.sort_by_key(|trouble| trouble.target() == "node");
        over.into_iter().for_each(|trouble| trouble.end(cluster));
        // In between there is time to play.
        thread::sleep(Duration::from_millis(u64::from(random.below(800))));
    }
    // Whoever found no database is started again, as systemd would.
    cluster.worker.process.start();
    figures.commits = cluster.nodes.iter().map(|node| node.process.database.cuts()).sum();
    figures
}

/// All logs as the database has them.
fn logs(postgres: &Postgres, name: &str) -> BTreeMap<String, Vec<Value>> {
    let rows = postgres.sql(name, "SELECT row_to_json(events) FROM events ORDER BY match, number");
    let mut logs: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for row in rows.lines() {
        let row: Value = serde_json::from_str(row).expect("JSON");
        let body = row["body"].as_str().expect("a text");
        let mut event: Value = serde_json::from_str(body).expect("JSON");
        for name in ["number", "tag", "at"] {
            event[name] = row[name].clone();
        }
        logs.entry(row["match"].as_str().expect("an id").to_owned()).or_default().push(event);
    }
    logs
}

#[test]
fn two_nodes_lose_nothing_whatever_happens() {
    let seconds = env::var("QUINCONCE_SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    let seconds = seconds.unwrap_or(SECONDS);
    let seed = env::var("QUINCONCE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(14);
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let url = postgres.database();
    let name = url.rsplit('/').next().expect("a name");
    // One leaves all thinking to others, who come and go.
    let nodes = [1, 0].map(|engines| Node::start(&postgres, name, &nats, engines));
    let worker = Worker::start(&postgres, name, &nats);
    let mut cluster = Cluster { postgres, nats, nodes, worker };
    let addresses = &[cluster.nodes[0].address, cluster.nodes[1].address];
    let many = env::var("QUINCONCE_BOTS").ok().and_then(|many| many.parse().ok());
    let many = many.unwrap_or(BOTS.len()).max(BOTS.len());
    // Where there are more, each tries less often what does not work.
    let crowd = u32::try_from(many / BOTS.len()).unwrap_or(u32::MAX);
    let meanwhile = &Meanwhile { crowd, ..Meanwhile::default() };
    let watched: &Mutex<Vec<(String, Vec<Value>)>> = &Mutex::default();
    let bot = |seed: u64| {
        let random = Random::new(seed);
        Bot { nodes: addresses, random, meanwhile, most_plies: MOST_PLIES }
    };
    let begun = Instant::now();
    let (figures, played) = thread::scope(|scope| {
        let bots: Vec<_> = BOTS
            .into_iter()
            .cycle()
            .take(many)
            .zip(seed..)
            .map(|(way, seed)| {
                let mut bot = bot(seed);
                scope.spawn(move || {
                    let mut played = Vec::new();
                    while !meanwhile.stop.load(Ordering::Relaxed) {
                        // Where nobody moves, the turns are one move each.
                        let games = if way == Way::Idle { &GAMES[..2] } else { &GAMES[..] };
                        let game = games[bot.random.below(games.len() as u32) as usize];
                        let (clock, seed) = (bot.random.below(2) == 0, bot.random.next());
                        played.extend(bot.play(game, clock, way, |id| {
                            let id = id.to_owned();
                            let random = Random::new(seed);
                            let mut watcher =
                                Bot { random, nodes: addresses, meanwhile, most_plies: 0 };
                            scope.spawn(move || {
                                let seen = watcher.watch(&id);
                                watched.lock().expect("nobody fails here").push((id, seen));
                            });
                        }));
                    }
                    played
                })
            })
            .collect();
        let figures = trouble(&mut cluster, Duration::from_secs(seconds), &mut Random::new(seed));
        meanwhile.stop.store(true, Ordering::Relaxed);
        let played = bots.into_iter().flat_map(|bot| bot.join().expect("a bot plays on"));
        (figures, played.collect::<Vec<_>>())
    });
    let troubled = begun.elapsed().as_secs();
    let logs = logs(&cluster.postgres, name);
    let mut bot = bot(seed);
    for one in &played {
        for node in 0..addresses.len() {
            assert_eq!(check(&mut bot, node, one), logs[&one.id], "every node tells the same log");
        }
    }
    let watched = watched.lock().expect("nobody fails here");
    watched.iter().for_each(|(id, seen)| check_seen(seen, &logs[id]));
    // Also those of which nobody was told.
    let mut flags = 0;
    for (id, log) in &logs {
        let events =
            log.iter().map(|event| serde_json::from_value(event.clone()).expect("an event"));
        let events: Vec<MatchEvent> = events.collect();
        assert!(events.iter().map(|event| event.number).eq(1..=log.len() as u64), "{id}: {log:?}");
        Match::replay(&events).unwrap_or_else(|error| panic!("{id}: {error}: {log:?}"));
        flags += log.iter().filter(|event| event["type"] == "flagged").count();
    }
    let events: usize = logs.values().map(Vec::len).sum();
    let [unknown, away, broken] = [&meanwhile.unknown, &meanwhile.away, &meanwhile.broken]
        .map(|count| count.load(Ordering::Relaxed));
    let of = |way: Way| played.iter().filter(|played| played.way == way).count();
    let Figures { kills, restarts, pauses, cuts, commits } = figures;
    let thoughts = cluster.worker.thoughts();
    println!(
        "{troubled} s: {many} bots, {} games ({} against the computer, {flags} flags) with {events} events, nothing \
         lost; {thoughts} thoughts of the worker, {kills} kills, {restarts} restarts, {pauses} pauses, {cuts} cuts, {commits} cuts at a \
         commit; {unknown} unknown answers, {away} away, {broken} broken connections",
        played.len(),
        of(Way::Computer),
    );
    assert!(kills > 0 && pauses > 0 && cuts > 0, "{figures:?}");
    assert!(thoughts > 0, "the worker does nothing");
    // A busy machine plays several a second.
    assert!(played.len() as u64 >= seconds, "hardly anybody could play");
    for way in BOTS {
        assert!(of(way) > 0, "nobody has played by {way:?}");
    }
}

#[test]
fn players_do_not_notice_a_rolling_restart() {
    let (postgres, nats) = (Postgres::shared(), Nats::start());
    let url = postgres.database();
    let name = url.rsplit('/').next().expect("a name");
    let mut nodes = [(); 2].map(|()| Node::start(postgres, name, &nats, 1));
    let asked = json!({ "game": "hokito", "side": "first", "seed": 5 });
    let asked = serde_json::from_value(asked).expect("a match");
    let created = block_on(nodes[0].server().create(None, &asked));
    let created = created.expect("a runtime").expect("a match");
    let joined = block_on(nodes[1].server().join(&created.id, None, &JoinMatch::default()));
    let joined = joined.expect("a runtime").expect("a seat");
    let mut players = [
        Player::sit(&nodes[0], &created.id, &created.token),
        Player::sit(&nodes[1], &created.id, &joined.token),
    ];
    let setup = catalog::Setup { seed: 5, ..Default::default() };
    let mut table = catalog::find("hokito").expect("a game").open(&setup).expect("a table");
    let mut random = Random::new(1);
    players.iter_mut().for_each(|player| player.until(|player| player.seen.len() == 2));
    let mut restarted = [false; 2];
    // Nobody can win in so few moves.
    for ply in 0..6 {
        let legal = table.legal();
        let mv = legal[random.below(legal.len() as u32) as usize].clone();
        let id = format!("m{ply}");
        let side = table.turn().index();
        players[side].link.make_move(MakeMove { ply, mv: mv.clone(), id, after: None });
        table.play(&mv).expect("a legal move");
        // One node after the other, while the move of whoever is connected there is on its way.
        if ply > 0 && !restarted[side] {
            nodes[side].process.end();
            nodes[side].restart();
            restarted[side] = true;
        }
        let head = 3 + ply as usize;
        players.iter_mut().for_each(|player| player.until(|player| player.seen.len() >= head));
    }
    let moves: Vec<&str> = players[0]
        .seen
        .iter()
        .filter_map(|event| match &event.body {
            EventBody::Moved { mv, .. } => Some(mv.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(moves, table.moves(), "every move is there once, in its order");
    assert_eq!(players[0].seen, players[1].seen, "both have seen the same");
    assert!(players.iter().all(|player| player.anew == 0), "the log is the same");
    // Both were restarted, and came back.
    players.iter_mut().for_each(|player| player.until(|player| player.connected > 1));
}
