//! Bots that play on servers which are killed, paused and cut off meanwhile, remember what they were
//! told, and hold it against what is kept.

#![allow(dead_code, reason = "every program of tests uses its part")]

pub(crate) mod check;
mod follower;

use follower::Follower;

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use game::{Random, Side};
use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

pub(crate) const GAMES: [&str; 5] = ["quindo", "khet", "khan", "hokito", "khitan"];

const BASE: u64 = 900; // seconds
const INCREMENT: u64 = 2; // seconds

/// How long an answer may take; a stream says after ten seconds at the latest that it is alive.
const PATIENCE: Duration = Duration::from_secs(12);

/// How long somebody tries, whatever happens to the servers meanwhile.
const SURELY: Duration = Duration::from_secs(90);

/// What all bots share.
#[derive(Default)]
pub(crate) struct Meanwhile {
    /// How much longer than usual somebody rests before they try again.
    pub(crate) crowd: u32,
    /// Nobody hurts the servers any more: finish the match and stop.
    pub(crate) stop: AtomicBool,
    /// How often nobody knew whether something was kept.
    pub(crate) unknown: AtomicUsize,
    /// How often the server said that it could keep nothing now.
    pub(crate) away: AtomicUsize,
    /// How often a connection broke, or could not be made.
    pub(crate) broken: AtomicUsize,
}

impl Meanwhile {
    fn count(counter: &AtomicUsize) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Waits before trying again.
    fn rest(&self, milliseconds: u64) {
        thread::sleep(Duration::from_millis(milliseconds) * self.crowd.max(1));
    }

    /// A server has answered 503, and why.
    fn unavailable(&self, error: &Value) {
        Meanwhile::count(if error == "unknown" { &self.unknown } else { &self.away });
    }
}

/// How a match is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// Both move by HTTP.
    Requests,
    /// Both move over a WebSocket.
    Sockets,
    /// One side is the computer.
    Computer,
    /// After two moves nobody moves any more, until a flag falls.
    Idle,
}

/// What a bot was told to be kept.
struct Acknowledged {
    event: u64,
    ply: u64,
    id: String,
    position: String,
}

/// A match as the bot that played it remembers it.
pub(crate) struct Played {
    pub(crate) id: String,
    game: &'static str,
    clock: bool,
    pub(crate) way: Way,
    acknowledged: Vec<Acknowledged>,
    /// Offers that were told to be kept, with the names they were given.
    offered: Vec<(u64, String)>,
    /// What each of those who followed it over a connection has seen.
    seen: Vec<Vec<Value>>,
    over: bool,
}

pub(crate) struct Bot<'a> {
    /// Where it can be asked; the two seats begin at different ones.
    pub(crate) nodes: &'a [SocketAddr],
    pub(crate) random: Random,
    pub(crate) meanwhile: &'a Meanwhile,
    pub(crate) most_plies: u64,
}

/// One request; nothing where the connection broke.
fn try_ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let body = body.to_string();
    let bearer =
        if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
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

impl Bot<'_> {
    fn node(&self, place: usize) -> SocketAddr {
        self.nodes[place % self.nodes.len()]
    }

    fn any_node(&mut self) -> usize {
        self.random.below(self.nodes.len() as u32) as usize
    }

    /// Asks a node until there is an answer that says something. Whoever gets none tries another, as
    /// behind a reverse proxy.
    fn ask(
        &mut self,
        mut node: usize,
        method: &str,
        path: &str,
        token: &str,
        body: &Value,
    ) -> (u16, Value) {
        let begun = Instant::now();
        while begun.elapsed() < SURELY {
            let answer = try_ask(self.node(node), method, path, token, body);
            let answer = answer.map(|(status, text)| {
                (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
            });
            match answer {
                Some((503, value)) => self.meanwhile.unavailable(&value["error"]),
                Some(answer) => return answer,
                None => Meanwhile::count(&self.meanwhile.broken),
            }
            self.meanwhile.rest(10);
            node = self.any_node();
        }
        panic!("no answer to {method} {path}");
    }

    /// A match with its tokens; nothing where an answer was lost on the way.
    fn begin(
        &mut self,
        game: &'static str,
        clock: bool,
        way: Way,
        home: usize,
    ) -> Option<(Played, [String; 2])> {
        let control = match way {
            Way::Idle => Some(json!({ "base": 1, "increment": 0 })),
            _ => clock.then(|| json!({ "base": BASE, "increment": INCREMENT })),
        };
        let level = (way == Way::Computer).then_some(1);
        let asked = json!({ "game": game, "side": "first", "clock": control, "level": level });
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let (status, created) = self.ask(home, "POST", "/api/matches", "", &asked);
        assert_eq!(status, 201, "{created}");
        let id = text(&created["id"])?;
        let mut tokens = [text(&created["token"])?, String::new()];
        if way != Way::Computer {
            let path = format!("/api/matches/{id}/join");
            let (status, joined) = self.ask(home + 1, "POST", &path, "", &json!({}));
            // Somebody sits there: it was us, and nobody told us so.
            if status == 409 {
                return None;
            }
            assert_eq!(status, 200, "{joined}");
            tokens[1] = text(&joined["token"])?;
        }
        let (acknowledged, offered, seen) = (Vec::new(), Vec::new(), Vec::new());
        let played = Played { id, game, clock, way, acknowledged, offered, seen, over: false };
        Some((played, tokens))
    }

    /// Plays a match, the two seats on different nodes; `begun` hears of its id.
    pub(crate) fn play(
        &mut self,
        game: &'static str,
        clock: bool,
        way: Way,
        begun: impl FnOnce(&str),
    ) -> Option<Played> {
        let home = self.any_node();
        let (mut played, tokens) = self.begin(game, clock, way, home)?;
        begun(&played.id);
        let path = format!("/api/matches/{}", played.id);
        let (_, state) = self.ask(home, "GET", &path, "", &Value::Null);
        let setup = catalog::Setup { position: state["start"].as_str(), ..Default::default() };
        let mut table = catalog::find(game).expect("a game").open(&setup).expect("a table");
        let mut seats = [0, 1].map(|side| Follower::new(&played.id, &tokens[side], home + side));
        for number in 0..self.most_plies {
            if way == Way::Computer {
                self.await_computer(&mut seats[0], &mut *table);
            }
            if table.end().is_some() || (way == Way::Idle && number == 2) {
                break;
            }
            if [Way::Requests, Way::Sockets].contains(&way) {
                self.offer(&mut played, &mut *table, &tokens, number, home);
            }
            let ply = table.moves().len() as u64;
            let name = format!("m{number}");
            let legal = table.legal();
            let mv = legal[self.random.below(legal.len() as u32) as usize].clone();
            let side = table.turn().index();
            let body = json!({ "ply": ply, "move": mv, "id": name });
            let done = if [Way::Sockets, Way::Computer].contains(&way) {
                self.move_by_socket(&mut seats[side], &body)
            } else {
                let path = format!("{path}/moves");
                let (status, done) = self.ask(home + side, "POST", &path, &tokens[side], &body);
                assert_eq!(status, 200, "{done} to {body} in {path}");
                done
            };
            table.play(&mv).expect("a legal move");
            assert_eq!(done["position"], json!(table.position()), "another board");
            played.acknowledged.push(Acknowledged {
                event: done["event"].as_u64().expect("a number"),
                ply: ply + 1,
                id: name,
                position: table.position(),
            });
        }
        if way == Way::Computer {
            self.await_computer(&mut seats[0], &mut *table);
        }
        if way == Way::Idle {
            seats[0].until(self, "a flag falls", |seat| seat.has_ended());
        } else if table.end().is_none() {
            let body = json!({ "action": "resign", "id": "enough" });
            let path = format!("{path}/actions");
            let (status, done) = self.ask(home, "POST", &path, &tokens[0], &body);
            assert_eq!(status, 200, "{done}");
        }
        played.seen.extend(seats.map(|seat| seat.seen));
        played.over = true;
        Some(played)
    }

    /// Hears what happens until it is our turn, and plays it on the table.
    fn await_computer(&mut self, seat: &mut Follower, table: &mut dyn catalog::Table) {
        loop {
            let made = seat.moves().skip(table.moves().len()).collect::<Vec<_>>();
            for mv in made {
                table.play(&mv).expect("the computer keeps to the rules");
            }
            if table.end().is_some() || table.turn() == Side::First {
                return;
            }
            let known = table.moves().len();
            seat.until(self, "the computer moves", |seat| seat.moves().count() > known);
        }
    }

    /// Now and then somebody offers a draw, which is declined, or asks for a move back and gets it.
    fn offer(
        &mut self,
        played: &mut Played,
        table: &mut dyn catalog::Table,
        tokens: &[String; 2],
        number: u64,
        home: usize,
    ) {
        let path = format!("/api/matches/{}", played.id);
        let actions = format!("{path}/actions");
        let side = table.turn().index();
        let (own, other) = (&tokens[side], &tokens[1 - side]);
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
        let (status, done) = self.ask(home + side, "POST", &actions, own, &body);
        assert_eq!(status, 200, "{done}");
        let offer = done["event"].as_u64().expect("a number");
        played.offered.push((offer, name));
        let answer = if kind == "draw" { "decline" } else { "accept" };
        let body = json!({ "action": answer, "offer": offer, "id": format!("a{number}") });
        let (status, done) = self.ask(home + side + 1, "POST", &actions, other, &body);
        // It is no longer there: it was declined, and nobody told us so.
        assert!(status == 200 || (answer == "decline" && status == 409), "{done}");
        let (_, state) = self.ask(home + side, "GET", &path, "", &Value::Null);
        let ply = state["ply"].as_u64().expect("a number") as usize;
        while table.moves().len() > ply && table.take_back().is_some() {}
        assert_eq!(state["position"], json!(table.position()), "another board");
    }

    /// Sends a move over the socket, connecting anew as often as that is needed.
    fn move_by_socket(&mut self, seat: &mut Follower, body: &Value) -> Value {
        let mut message = body.clone();
        message["type"] = json!("move");
        let begun = Instant::now();
        while begun.elapsed() < SURELY {
            match seat.ask(self, &message) {
                Some(answer) if answer["type"] == "done" => return answer["done"].clone(),
                Some(answer) if answer["status"] == 503 => {
                    self.meanwhile.unavailable(&answer["error"]["error"]);
                }
                Some(answer) => panic!("{answer} to {body}"),
                None => {}
            }
            self.meanwhile.rest(5);
        }
        panic!("no answer to {body}");
    }

    /// Somebody beside the table, who follows a match over streams of lines until it is over: what
    /// they have seen.
    pub(crate) fn watch(&mut self, id: &str) -> Vec<Value> {
        let (mut begun, mut seen) = (Instant::now(), Vec::<Value>::new());
        while begun.elapsed() < SURELY {
            let (node, known) = (self.any_node(), seen.len());
            if self.watch_once(node, id, &mut seen).is_some() {
                return seen;
            }
            if seen.len() > known {
                begun = Instant::now();
            }
            Meanwhile::count(&self.meanwhile.broken);
            self.meanwhile.rest(20);
        }
        panic!("match {id} does not go on, or nobody is told: {:?}", seen.last());
    }

    fn watch_once(&self, node: usize, id: &str, seen: &mut Vec<Value>) -> Option<()> {
        let stream = TcpStream::connect(self.node(node)).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        let (since, tag) = last(seen);
        let tag = tag.as_str().map(|tag| format!("&tag={tag}")).unwrap_or_default();
        let path = format!("/api/matches/{id}/events?since={since}{tag}");
        write!(&stream, "GET {path} HTTP/1.1\r\nHost: test\r\n\r\n").ok()?;
        let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
        let status = lines.next()?;
        assert!(!status.contains(" 409 "), "a log has become another one");
        status.contains(" 200 ").then_some(())?;
        for line in lines.filter(|line| line.starts_with('{')) {
            // A line that was cut off in the middle is none.
            see(seen, serde_json::from_str(&line).ok()?);
            if seen.last().is_some_and(|event| event["type"] == "ended") {
                return Some(());
            }
        }
        None
    }
}

/// How far a log was seen: the last number and its tag.
fn last(seen: &[Value]) -> (usize, Value) {
    (seen.len(), seen.last().map_or(Value::Null, |event| event["tag"].clone()))
}

/// What is shown of a log comes in its order, and nothing is left out or shown again.
fn see(seen: &mut Vec<Value>, event: Value) {
    assert_eq!(event["number"], json!(seen.len() + 1), "after {:?}: {event}", seen.last());
    seen.push(event);
}
