//! Two nodes over PostgreSQL and NATS, of which everything is killed, paused and cut off again and
//! again while bots play on both: every acknowledged event is in the log once, everybody saw a
//! beginning of it, every record replays, every flag fell once, and the computer answered no board
//! twice.
//!
//! `cargo xtask chaos 600` goes on for longer than the half minute of every test run.

#![cfg(all(unix, feature = "cluster"))]

mod bots;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use client::{Address, ClientError, Link, News, Server, Session, block_on};
use game::Random;
use matches::Match;
use nix::sys::signal::Signal;
use protocol::{EventBody, JoinMatch, MakeMove, MatchEvent};
use serde_json::{Value, json};
use testservers::{Cut, Guarded, Line, Nats, Postgres, Proxy, free_port, new_folder};

use bots::check::{check, check_seen};
use bots::{Bot, GAMES, Meanwhile, Way};

const SECONDS: u64 = 25; // where nobody asks for more
const MOST_PLIES: u64 = 24;

/// How long a node may take to be there, also where it has to be started again.
const START: Duration = Duration::from_secs(60);

/// Who plays: as many of each way.
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

/// One of the nodes, with its own lines to database and bus.
struct Node {
    address: SocketAddr,
    folder: PathBuf,
    database: Proxy,
    bus: Proxy,
    words: Vec<String>,
    process: Option<Guarded>,
}

impl Node {
    fn start(postgres: &Postgres, name: &str, nats: &Nats) -> Node {
        let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let (database, bus) = (Proxy::start(postgres.port()), Proxy::start(nats.port()));
        let url =
            postgres.url(name).replace(&postgres.port().to_string(), &database.port().to_string());
        let nats = format!("nats://127.0.0.1:{}", bus.port());
        let listen = address.to_string();
        let words = [env!("CARGO_BIN_EXE_quinconce"), "serve", "--rate", "0", "--engines", "1"];
        let more = ["--listen", &listen, "--database", &url, "--bus", &nats];
        let words = words.into_iter().chain(more).map(str::to_owned).collect();
        let folder = new_folder("node");
        let mut node = Node { address, folder, database, bus, words, process: None };
        node.restart();
        node
    }

    /// Starts it until it answers: one that does not find its database ends, and is started again as
    /// systemd would.
    fn restart(&mut self) {
        let begun = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            if self.process.as_ref().is_none_or(|process| !process.is_running()) {
                self.kill();
                let words: Vec<&str> = self.words.iter().map(String::as_str).collect();
                self.process = Some(Guarded::start(&self.folder, "KILL", &words));
            }
            assert!(begun.elapsed() < START, "a node does not start: {}", self.log());
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.kill();
        }
    }

    fn end(&mut self) {
        if let Some(process) = self.process.take() {
            process.end();
        }
    }

    fn signal(&self, signal: Signal) {
        self.process.as_ref().expect("it runs").signal(signal);
    }

    /// The end of what it has written.
    fn log(&self) -> String {
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(30)..].join("\n")
    }
}

/// Everything that can be hurt.
struct Cluster {
    postgres: Postgres,
    nats: Nats,
    nodes: [Node; 2],
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if thread::panicking() {
            for node in &self.nodes {
                eprintln!("what {} has written last:\n{}", node.address, node.log());
            }
        }
    }
}

/// What happens to it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Trouble {
    KillNode(usize),
    EndNode(usize),
    PauseNode(usize),
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
        let Cluster { postgres, nats, nodes } = cluster;
        match self {
            Trouble::KillNode(node) => nodes[node].kill(),
            Trouble::EndNode(node) => nodes[node].end(),
            Trouble::PauseNode(node) => nodes[node].signal(Signal::SIGSTOP),
            Trouble::KillDatabase => postgres.kill(),
            Trouble::PauseDatabase => postgres.pause(),
            Trouble::KillBus => nats.kill(),
            Trouble::PauseBus => nats.pause(),
            Trouble::CutDatabase(node, line) => nodes[node].database.set(line),
            Trouble::CutBus(node, line) => nodes[node].bus.set(line),
            Trouble::CutBoth(node, line) => {
                nodes[node].database.set(line);
                nodes[node].bus.set(line);
            }
            Trouble::CutCommit(node, cut) => nodes[node].database.cut(cut),
        }
        let counted = match self {
            Trouble::KillNode(_) | Trouble::KillDatabase | Trouble::KillBus => &mut figures.kills,
            Trouble::EndNode(_) => &mut figures.restarts,
            Trouble::PauseNode(_) | Trouble::PauseDatabase | Trouble::PauseBus => {
                &mut figures.pauses
            }
            Trouble::CutDatabase(..) | Trouble::CutBus(..) | Trouble::CutBoth(..) => {
                &mut figures.cuts
            }
            // Counted where it happens.
            Trouble::CutCommit(..) => return,
        };
        *counted += 1;
    }

    fn end(self, cluster: &mut Cluster) {
        let Cluster { postgres, nats, nodes } = cluster;
        match self {
            Trouble::KillNode(node) | Trouble::EndNode(node) => nodes[node].restart(),
            Trouble::PauseNode(node) => nodes[node].signal(Signal::SIGCONT),
            Trouble::KillDatabase => postgres.restart(),
            Trouble::PauseDatabase => postgres.resume(),
            Trouble::KillBus => nats.restart(),
            Trouble::PauseBus => nats.resume(),
            Trouble::CutDatabase(node, _) => nodes[node].database.set(Line::Open),
            Trouble::CutBus(node, _) => nodes[node].bus.set(Line::Open),
            Trouble::CutBoth(node, _) => {
                nodes[node].database.set(Line::Open);
                nodes[node].bus.set(Line::Open);
            }
            Trouble::CutCommit(node, _) => nodes[node].database.spare(),
        }
    }

    /// What it is about: two troubles at a time are about different things.
    fn target(self) -> &'static str {
        match self {
            Trouble::KillDatabase | Trouble::PauseDatabase => "database",
            Trouble::KillBus | Trouble::PauseBus => "bus",
            Trouble::KillNode(_) | Trouble::EndNode(_) | Trouble::PauseNode(_) => "node",
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
        // A node needs its database to start.
        let mut over: Vec<Trouble> = [Some(one), other].into_iter().flatten().collect();
        over.sort_by_key(|trouble| trouble.target() == "node");
        over.into_iter().for_each(|trouble| trouble.end(cluster));
        // In between there is time to play.
        thread::sleep(Duration::from_millis(u64::from(random.below(800))));
    }
    figures.commits = cluster.nodes.iter().map(|node| node.database.cuts()).sum();
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
    let nodes = [(); 2].map(|()| Node::start(&postgres, name, &nats));
    let mut cluster = Cluster { postgres, nats, nodes };
    let addresses = &[cluster.nodes[0].address, cluster.nodes[1].address];
    let meanwhile = &Meanwhile::default();
    let watched: &Mutex<Vec<(String, Vec<Value>)>> = &Mutex::default();
    let bot = |seed: u64| {
        let random = Random::new(seed);
        Bot { nodes: addresses, random, meanwhile, most_plies: MOST_PLIES }
    };
    let begun = Instant::now();
    let (figures, played) = thread::scope(|scope| {
        let bots: Vec<_> = BOTS
            .into_iter()
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
    println!(
        "{troubled} s: {} games ({} against the computer, {flags} flags) with {events} events, nothing \
         lost; {kills} kills, {restarts} restarts, {pauses} pauses, {cuts} cuts, {commits} cuts at a \
         commit; {unknown} unknown answers, {away} away, {broken} broken connections",
        played.len(),
        of(Way::Computer),
    );
    assert!(kills > 0 && pauses > 0 && cuts > 0, "{figures:?}");
    for way in BOTS {
        assert!(of(way) > 0, "nobody has played by {way:?}");
    }
}

/// Somebody who plays by the program's own client.
struct Player {
    link: Link,
    news: Receiver<Result<News, ClientError>>,
    seen: Vec<MatchEvent>,
    /// How often the server was there, for the first time or again.
    connected: usize,
}

impl Player {
    fn sit(node: &Node, id: &str, token: &str) -> Player {
        let (tell, news) = mpsc::channel();
        let session = Session::new(server(node), id, Some(token));
        let link = Link::open(session, move |news| tell.send(news).is_ok()).expect("a thread");
        Player { link, news, seen: Vec::new(), connected: 0 }
    }

    /// Hears on until something is so.
    fn until(&mut self, is_so: impl Fn(&Player) -> bool) {
        let begun = Instant::now();
        while !is_so(self) {
            assert!(begun.elapsed() < START, "{:?}", self.seen.last());
            match self.news.recv_timeout(START).expect("news in time").expect("the match goes on") {
                News::Event(event) => self.seen.push(event),
                News::Connected { anew, .. } => {
                    assert!(!anew, "the log is the same");
                    self.connected += 1;
                }
                News::Refused { error, .. } => panic!("{error:?}"),
                News::Away { .. } | News::Done { .. } | News::Heartbeat { .. } | News::Line(_) => {}
            }
        }
    }
}

fn server(node: &Node) -> Server {
    let address: Address = format!("http://{}", node.address).parse().expect("an address");
    address.server()
}

#[test]
fn players_do_not_notice_a_rolling_restart() {
    let (postgres, nats) = (Postgres::shared(), Nats::start());
    let url = postgres.database();
    let name = url.rsplit('/').next().expect("a name");
    let mut nodes = [(); 2].map(|()| Node::start(postgres, name, &nats));
    let asked = json!({ "game": "hokito", "side": "first", "seed": 5 });
    let asked = serde_json::from_value(asked).expect("a match");
    let created = block_on(server(&nodes[0]).create(None, &asked));
    let created = created.expect("a runtime").expect("a match");
    let joined = block_on(server(&nodes[1]).join(&created.id, None, &JoinMatch::default()));
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
            nodes[side].end();
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
    // Both were restarted, and came back.
    players.iter_mut().for_each(|player| player.until(|player| player.connected > 1));
}
