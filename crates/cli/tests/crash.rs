//! The server is killed again and again while bots play: every acknowledged event is there afterwards,
//! none twice, every record replays, and the clocks are right.
//!
//! `cargo xtask crash 1000` kills it more often than the few times of every test run.

#![cfg(unix)]

use std::collections::{HashMap, HashSet};
use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use game::Random;
use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

const BOTS: u64 = 8;
const KILLS: usize = 12; // where nobody asks for more
const MOST_PLIES: u64 = 60;
const BASE: u64 = 900; // seconds
const INCREMENT: u64 = 2; // seconds
const PATIENCE: Duration = Duration::from_secs(10);

/// The server, which does not outlive the test.
struct Served(Child);

impl Served {
    fn kill(&mut self) {
        self.0.kill().expect("it runs");
        self.0.wait().expect("it is ours");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(address: SocketAddr, folder: &Path) -> Served {
    let mut server = Command::new(env!("CARGO_BIN_EXE_quinconce"))
        .args(["serve", "--rate", "0", "--listen", &address.to_string(), "--data"])
        .arg(folder)
        .env_remove("QUINCONCE_MEMORY")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let out = server.stdout.as_mut().expect("its output is ours");
    BufReader::new(out).read_line(&mut line).expect("it tells its address");
    let server = Served(server);
    assert!(line.contains("http://"), "{line:?}");
    server
}

/// What a bot was told to be kept.
struct Acknowledged {
    event: u64,
    ply: u64,
    id: String,
    position: String,
}

/// A match as the bot that played both sides of it remembers it.
struct Played {
    id: String,
    game: &'static str,
    clock: bool,
    acknowledged: Vec<Acknowledged>,
    /// Offers that were told to be kept, with the names they were given.
    offered: Vec<(u64, String)>,
    /// What came over the WebSocket, by number.
    heard: HashMap<u64, Value>,
    over: bool,
}

struct Bot<'a> {
    address: SocketAddr,
    random: Random,
    /// Nobody kills the server any more: finish the match and stop.
    stop: &'a AtomicBool,
    unknown: &'a AtomicUsize,
}

impl Bot<'_> {
    /// One request; nothing where the connection broke.
    fn try_ask(
        &self,
        method: &str,
        path: &str,
        token: &str,
        body: &Value,
    ) -> Option<(u16, String)> {
        let mut stream = TcpStream::connect(self.address).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        let (address, body) = (self.address, body.to_string());
        let bearer = if token.is_empty() {
            String::new()
        } else {
            format!("Authorization: Bearer {token}\r\n")
        };
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{bearer}\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let header = |name: &str| {
            let mut lines = head.lines().filter_map(|line| line.split_once(": "));
            lines.find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, value)| value)
        };
        // Cut off in the middle is no answer.
        let length: usize = header("content-length")?.parse().ok()?;
        (body.len() == length).then_some(())?;
        Some((head.split(' ').nth(1)?.parse().ok()?, body.to_owned()))
    }

    /// Asks until there is an answer that says something.
    fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
        let begun = Instant::now();
        while begun.elapsed() < 6 * PATIENCE {
            match self.try_ask(method, path, token, body) {
                Some((503, _)) => {
                    self.unknown.fetch_add(1, Ordering::Relaxed);
                }
                Some((status, text)) => {
                    let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
                    return (status, value);
                }
                None => {}
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("no answer to {method} {path}");
    }

    /// A match with its two tokens; nothing where an answer was lost on the way.
    fn begin(&mut self, game: &'static str, clock: bool) -> Option<(Played, [String; 2])> {
        let control = clock.then(|| json!({ "base": BASE, "increment": INCREMENT }));
        let asked = json!({ "game": game, "side": "first", "clock": control });
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let (status, created) = self.ask("POST", "/api/matches", "", &asked);
        assert_eq!(status, 201, "{created}");
        let id = text(&created["id"])?;
        let (status, joined) = self.ask("POST", &format!("/api/matches/{id}/join"), "", &json!({}));
        // Somebody sits there: it was us, and nobody told us so.
        if status == 409 {
            return None;
        }
        assert_eq!(status, 200, "{joined}");
        let tokens = [text(&created["token"])?, text(&joined["token"])?];
        let (acknowledged, offered, heard) = (Vec::new(), Vec::new(), HashMap::new());
        Some((Played { id, game, clock, acknowledged, offered, heard, over: false }, tokens))
    }

    fn play(&mut self, game: &'static str, clock: bool, socket: bool) -> Option<Played> {
        let (mut played, tokens) = self.begin(game, clock)?;
        let path = format!("/api/matches/{}", played.id);
        let (_, state) = self.ask("GET", &path, "", &Value::Null);
        let setup = catalog::Setup { position: state["start"].as_str(), ..Default::default() };
        let mut table = catalog::find(game).expect("a game").open(&setup).expect("a table");
        let mut sockets: [Option<Socket>; 2] = [None, None];
        for number in 0..MOST_PLIES {
            if table.end().is_some() {
                break;
            }
            self.offer(&mut played, &mut *table, &tokens, number);
            let ply = table.moves().len() as u64;
            let name = format!("m{number}");
            let legal = table.legal();
            let mv = legal[self.random.below(legal.len() as u32) as usize].clone();
            let side = table.turn();
            let body = json!({ "ply": ply, "move": mv, "id": name });
            let token = &tokens[side.index()];
            let done = if socket {
                let socket = &mut sockets[side.index()];
                Some(self.move_by_socket(socket, &mut played, token, &body))
            } else {
                let (status, done) = self.ask("POST", &format!("{path}/moves"), token, &body);
                assert_eq!(status, 200, "{done}");
                Some(done)
            };
            let done = done.expect("an answer");
            table.play(&mv).expect("a legal move");
            assert_eq!(done["position"], json!(table.position()), "another board");
            played.acknowledged.push(Acknowledged {
                event: done["event"].as_u64().expect("a number"),
                ply: ply + 1,
                id: name,
                position: table.position(),
            });
        }
        if table.end().is_none() {
            let body = json!({ "action": "resign", "id": "enough" });
            let (status, done) = self.ask("POST", &format!("{path}/actions"), &tokens[0], &body);
            assert_eq!(status, 200, "{done}");
        }
        played.over = true;
        Some(played)
    }

    /// Now and then somebody offers a draw, which is declined, or asks for a move back and gets it.
    fn offer(
        &mut self,
        played: &mut Played,
        table: &mut dyn catalog::Table,
        tokens: &[String; 2],
        number: u64,
    ) {
        let path = format!("/api/matches/{}", played.id);
        let side = table.turn();
        let (own, other) = (&tokens[side.index()], &tokens[1 - side.index()]);
        // By now everybody has had a turn after the set-up, and still has it after other take-backs; the
        // sum of the clocks is simpler without.
        let moved = table.moves().len() > 16 && !played.clock;
        let kind = match self.random.below(10) {
            0 => "draw",
            1 if moved => "takeBack",
            _ => return,
        };
        let name = format!("o{number}");
        let body = json!({ "action": "offer", "kind": kind, "id": name });
        let (status, done) = self.ask("POST", &format!("{path}/actions"), own, &body);
        assert_eq!(status, 200, "{done}");
        let offer = done["event"].as_u64().expect("a number");
        played.offered.push((offer, name));
        let answer = if kind == "draw" { "decline" } else { "accept" };
        let body = json!({ "action": answer, "offer": offer, "id": format!("a{number}") });
        let (status, done) = self.ask("POST", &format!("{path}/actions"), other, &body);
        // It is no longer there: it was declined, and nobody told us so.
        assert!(status == 200 || (answer == "decline" && status == 409), "{done}");
        let (_, state) = self.ask("GET", &path, "", &Value::Null);
        let ply = state["ply"].as_u64().expect("a number") as usize;
        while table.moves().len() > ply && table.take_back().is_some() {}
        assert_eq!(state["position"], json!(table.position()), "another board");
    }

    /// Sends a move over the socket, connecting anew as often as that is needed.
    fn move_by_socket(
        &self,
        socket: &mut Option<Socket>,
        played: &mut Played,
        token: &str,
        body: &Value,
    ) -> Value {
        let begun = Instant::now();
        while begun.elapsed() < 6 * PATIENCE {
            let mut message = body.clone();
            message["type"] = json!("move");
            let done = socket.as_mut().and_then(|socket| socket.ask(&message, played));
            match done {
                Some(answer) if answer["type"] == "done" => return answer["done"].clone(),
                Some(answer) if answer["status"] == 503 => {
                    self.unknown.fetch_add(1, Ordering::Relaxed);
                }
                Some(answer) => panic!("{answer} to {body}"),
                None => *socket = None,
            }
            thread::sleep(Duration::from_millis(5));
            if socket.is_none() {
                *socket = Socket::connect(self.address, &played.id, token, played);
            }
        }
        panic!("no answer to {body}");
    }
}

/// One end of a WebSocket, and what it has seen.
struct Socket(WebSocket<MaybeTlsStream<TcpStream>>);

impl Socket {
    fn connect(address: SocketAddr, id: &str, token: &str, played: &Played) -> Option<Socket> {
        let url = format!("ws://{address}/api/matches/{id}/socket");
        let stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        let (socket, _) = tungstenite::client(url, MaybeTlsStream::Plain(stream)).ok()?;
        let mut socket = Socket(socket);
        // As far as nothing is missing.
        let since = (1..).take_while(|number| played.heard.contains_key(number)).count() as u64;
        let tag = played.heard.get(&since).map(|event| event["tag"].clone());
        let hello =
            json!({ "type": "hello", "protocol": 1, "since": since, "tag": tag, "token": token });
        socket.0.send(Message::text(hello.to_string())).ok()?;
        let welcome = socket.hear()?;
        assert_eq!((&welcome["type"], &welcome["anew"]), (&json!("welcome"), &json!(false)));
        Some(socket)
    }

    fn hear(&mut self) -> Option<Value> {
        loop {
            match self.0.read().ok()? {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// The answer to a message; what is told meanwhile is remembered.
    fn ask(&mut self, message: &Value, played: &mut Played) -> Option<Value> {
        self.0.send(Message::text(message.to_string())).ok()?;
        loop {
            let heard = self.hear()?;
            if heard["type"] == "event" {
                let event = &heard["event"];
                let number = event["number"].as_u64().expect("a number");
                let known = played.heard.insert(number, event.clone());
                assert!(known.is_none_or(|known| known == *event), "an event has changed");
            } else if heard["name"] == message["id"] {
                return Some(heard);
            }
        }
    }
}

/// The log of a match, line by line.
fn log(address: SocketAddr, id: &str, last: u64) -> Vec<Value> {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time");
    write!(stream, "GET /api/matches/{id}/events?since=0 HTTP/1.1\r\nHost: test\r\n\r\n")
        .expect("it hears");
    let lines = BufReader::new(stream).lines().map(|line| line.expect("the stream goes on"));
    let events = lines.filter(|line| line.starts_with('{'));
    events.map(|line| serde_json::from_str(&line).expect("JSON")).take(last as usize).collect()
}

/// Holds what a bot remembers against what is kept.
fn check(bot: &Bot<'_>, played: &Played) -> usize {
    let path = format!("/api/matches/{}", played.id);
    let (_, state) = bot.ask("GET", &path, "", &Value::Null);
    let last = state["events"].as_u64().expect("a number");
    let log = log(bot.address, &played.id, last);
    let numbers = log.iter().map(|event| event["number"].as_u64().expect("a number"));
    assert!(numbers.eq(1..=last), "a log without gaps");
    for told in &played.acknowledged {
        let event = &log[told.event as usize - 1];
        assert_eq!((&event["id"], &event["ply"]), (&json!(told.id), &json!(told.ply)));
    }
    for (number, name) in &played.offered {
        let event = &log[*number as usize - 1];
        assert_eq!((&event["type"], &event["id"]), (&json!("offered"), &json!(name)));
    }
    let offers = log.iter().filter(|event| event["type"] == "offered").count();
    assert_eq!(offers, played.offered.len(), "each offer is there once");
    for (number, event) in &played.heard {
        assert_eq!(log[*number as usize - 1], *event, "what was shown is what is kept");
    }
    let mut names = HashSet::new();
    let moved = || log.iter().filter(|event| event["type"] == "moved");
    assert!(moved().all(|event| names.insert(event["id"].clone())), "a move is there twice");
    assert_eq!(moved().count(), played.acknowledged.len(), "nothing was made up");
    // The record replays, to the board that was acknowledged last.
    let (_, record) = bot.ask("GET", &format!("{path}/record"), "", &Value::Null);
    let (table, _) = catalog::load(record.as_str().expect("a text")).expect("a record");
    assert_eq!(table.game(), played.game);
    if let Some(last) = played.acknowledged.last() {
        assert_eq!(table.position(), last.position);
    }
    assert!(!played.over || state["status"] == "over", "{state}");
    if played.clock {
        check_clock(&state, &log);
    }
    log.len()
}

/// What was charged and given, added up once more: increments are for turns, not for moves.
fn check_clock(state: &Value, log: &[Value]) {
    assert!(log.iter().all(|event| event["type"] != "flagged"), "an outage cost somebody the game");
    let moves: Vec<&Value> = log.iter().filter(|event| event["type"] == "moved").collect();
    let mut left = [BASE * 1000; 2];
    for (place, event) in moves.iter().enumerate() {
        let side = usize::from(event["side"] == "second");
        let charged = event["charged"].as_u64().expect("milliseconds");
        left[side] -= charged;
        let next = moves.get(place + 1).map(|event| &event["side"]);
        let ends_turn = match next {
            Some(next) => *next != event["side"],
            None => state["turn"] != event["side"],
        };
        if ends_turn && charged > 0 {
            left[side] += INCREMENT * 1000;
        }
        // Nobody is charged more than the time between two events.
        let before = &log[..event["number"].as_u64().expect("a number") as usize - 1];
        let talk = ["offered", "declined", "accepted"].map(|kind| json!(kind));
        if let Some(before) = before.iter().rfind(|event| !talk.contains(&event["type"])) {
            let between =
                event["at"].as_u64().expect("a time") - before["at"].as_u64().expect("a time");
            assert!(charged <= between + 1 || before["type"] == "outage", "{event}");
        }
    }
    let told = &state["clock"]["left"];
    assert_eq!([&told["first"], &told["second"]], [&json!(left[0]), &json!(left[1])]);
}

fn free_address() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("some port is free");
    listener.local_addr().expect("it has an address")
}

#[test]
fn a_killed_server_has_lost_nothing() {
    let kills = env::var("QUINCONCE_KILLS").ok().and_then(|kills| kills.parse().ok());
    let kills = kills.unwrap_or(KILLS);
    let folder: PathBuf = env::temp_dir().join(format!("quinconce-crash-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    let address = free_address();
    let (stop, unknown) = (AtomicBool::new(false), AtomicUsize::new(0));
    let mut server = start(address, &folder);
    let begun = Instant::now();
    let (matches, events) = thread::scope(|scope| {
        let bots: Vec<_> = (0..BOTS)
            .map(|number| {
                let (stop, unknown) = (&stop, &unknown);
                scope.spawn(move || {
                    let games = ["quindo", "khet", "khan", "hokito", "khitan"];
                    let mut bot = Bot { address, random: Random::new(number), stop, unknown };
                    let mut played = Vec::new();
                    while !bot.stop.load(Ordering::Relaxed) {
                        let game = games[bot.random.below(5) as usize];
                        let clock = bot.random.below(2) == 0;
                        played.extend(bot.play(game, clock, number % 2 == 1));
                    }
                    (bot, played)
                })
            })
            .collect();
        let mut random = Random::new(7);
        for _ in 0..kills {
            thread::sleep(Duration::from_millis(u64::from(50 + random.below(350))));
            server.kill();
            server = start(address, &folder);
        }
        stop.store(true, Ordering::Relaxed);
        let bots: Vec<_> =
            bots.into_iter().map(|bot| bot.join().expect("a bot plays on")).collect();
        let checks =
            bots.iter().flat_map(|(bot, played)| played.iter().map(move |one| check(bot, one)));
        let events: Vec<usize> = checks.collect();
        (events.len(), events.iter().sum::<usize>())
    });
    server.kill();
    fs::remove_dir_all(&folder).expect("the folder is ours");
    println!(
        "{kills} kills in {} s: {matches} matches with {events} events, nothing lost; {} times nobody knew",
        begun.elapsed().as_secs(),
        unknown.load(Ordering::Relaxed)
    );
    assert!(matches >= BOTS as usize, "the bots have played");
}
