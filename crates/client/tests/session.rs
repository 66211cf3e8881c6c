//! Two clients play over connections that break, against the real server.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::{Address, ClientError, Lines, News, Server, Session};
use game::Side;
use matches::Match;
use protocol::{
    Act, Action, CreateMatch, EventBody, JoinMatch, MakeMove, MatchEvent, MatchStatus, SideChoice,
};
use server::{Limits, Node, app, serve};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Long enough for a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

async fn start() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("some port is free");
    let address = listener.local_addr().expect("it has an address");
    let node = Node::in_memory().await.expect("memory");
    tokio::spawn(serve(listener, app(node), Limits::default(), std::future::pending()));
    address
}

/// Stands between client and server, and can be cut.
struct Wire {
    address: SocketAddr,
    threads: Arc<Mutex<Vec<JoinHandle<()>>>>,
}

impl Wire {
    async fn lay(to: SocketAddr) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("some port is free");
        let address = listener.local_addr().expect("it has an address");
        let threads: Arc<Mutex<Vec<JoinHandle<()>>>> = Arc::default();
        let kept = Arc::clone(&threads);
        tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                let thread = tokio::spawn(async move {
                    let Ok(mut there) = TcpStream::connect(to).await else { return };
                    let _ = copy_bidirectional(&mut here, &mut there).await;
                });
                kept.lock().expect("nobody panics").push(thread);
            }
        });
        Wire { address, threads }
    }

    fn cut(&self) {
        self.threads.lock().expect("nobody panics").drain(..).for_each(|thread| thread.abort());
    }

    fn server(&self) -> Server {
        server_at(self.address)
    }
}

fn server_at(address: SocketAddr) -> Server {
    format!("http://{address}").parse::<Address>().expect("an address").server()
}

async fn next(session: &mut Session) -> News {
    timeout(PATIENCE, session.next()).await.expect("in time").expect("it goes on")
}

fn quindo() -> CreateMatch {
    let asked = serde_json::json!({ "game": "quindo" });
    let asked: CreateMatch = serde_json::from_value(asked).expect("a request");
    CreateMatch { side: SideChoice::First, ..asked }
}

/// Plays one side of a match by the first legal move until it is over, and cuts the wire now and then.
async fn play(wire: Wire, id: String, token: String, side: Side) -> Vec<MatchEvent> {
    let mut session = Session::new(wire.server(), &id, Some(&token));
    let mut log: Vec<MatchEvent> = Vec::new();
    let mut connections = 0;
    loop {
        match next(&mut session).await {
            News::Connected { side: sits, anew } => {
                connections += 1;
                assert_eq!((sits, anew), (Some(side), false));
            }
            News::Event(event) => {
                assert_eq!(event.number, log.len() as u64 + 1, "each once, in order");
                log.push(event);
                let state = Match::replay(&log).expect("a log");
                if state.status() == MatchStatus::Over {
                    session.close().await;
                    assert!(connections > 1, "the wire was cut");
                    return log;
                }
                let last = log.last().expect("just pushed");
                let changed =
                    matches!(last.body, EventBody::Joined { .. } | EventBody::Moved { .. });
                let open = state.status() == MatchStatus::Running && state.table().end().is_none();
                if open && state.turn() == side && changed {
                    let (ply, mv) = (state.ply(), state.table().legal()[0].clone());
                    let (id, after) = (format!("move{ply}"), Some(state.head()));
                    if ply >= 30 {
                        let resign = Act {
                            action: Action::Resign,
                            kind: None,
                            offer: None,
                            id: Some(id.clone()),
                        };
                        session.act(&id, resign);
                    } else {
                        session.make_move(MakeMove { ply, mv, id, after });
                    }
                    if ply % 7 == 3 {
                        wire.cut();
                    }
                }
            }
            News::Refused { error, .. } => panic!("{error:?}"),
            News::Done { .. } | News::Heartbeat { .. } | News::Line(_) | News::Away { .. } => {}
        }
    }
}

#[tokio::test]
async fn a_broken_connection_loses_nothing_and_repeats_nothing() {
    let address = start().await;
    let server = server_at(address);
    let created = server.create(None, &quindo()).await.expect("a match");
    let id = created.join.parse::<Address>().expect("a link").id().expect("a match").to_owned();
    assert_eq!(id, created.id);
    let name = JoinMatch { name: Some("Grace".to_owned()) };
    let joined = server.join(&id, None, &name).await.expect("a seat");
    assert_eq!(joined.side, Side::Second);
    let ada = play(Wire::lay(address).await, id.clone(), created.token, Side::First);
    let grace = play(Wire::lay(address).await, id.clone(), joined.token, Side::Second);
    let (ada, grace) = tokio::join!(ada, grace);
    assert_eq!(ada, grace, "both have seen the same match");
    // The same by the stream of lines.
    let path = format!("/api/matches/{id}/events?since=0");
    let mut lines: Lines = server.lines(&path, None).await.expect("a stream");
    for event in &ada {
        let line: MatchEvent = lines.next().await.expect("it goes on").expect("a line");
        assert_eq!(line, *event);
    }
}

#[tokio::test]
async fn what_cannot_work_is_said_at_once() {
    let server = server_at(start().await);
    let mut session = Session::new(server.clone(), "nobodyhasit", None);
    let error = session.next().await.expect_err("there is no such match");
    assert!(
        matches!(&error, ClientError::Refused { status: 404, code, .. } if code == "not_found"),
        "{error:?}"
    );
    let asked = CreateMatch { game: "chess".to_owned(), ..quindo() };
    let error = server.create(None, &asked).await.expect_err("no such game");
    assert!(matches!(&error, ClientError::Refused { status: 422, .. }), "{error:?}");
    let created = server.create(None, &quindo()).await.expect("a match");
    server.join(&created.id, None, &JoinMatch::default()).await.expect("a seat");
    let error = server.join(&created.id, None, &JoinMatch::default()).await;
    let error = error.expect_err("all seats are taken");
    assert!(matches!(&error, ClientError::Refused { status: 409, .. }) && !error.is_passing());
}

#[test]
fn what_waiting_does_not_help_is_not_asked_again() {
    let refused = |status, code: &str| ClientError::Refused {
        status,
        code: code.to_owned(),
        message: String::new(),
    };
    assert!(refused(429, "too_many").is_passing() && refused(503, "unknown").is_passing());
    // A proxy has no words of ours.
    assert!(refused(429, "").is_passing());
    for code in ["too_many_matches", "too_many_challenges", "too_many_tokens"] {
        assert!(!refused(429, code).is_passing(), "{code}");
    }
}

#[tokio::test]
async fn a_server_that_is_away_is_looked_for_again() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("some port is free");
    let address = listener.local_addr().expect("it has an address");
    drop(listener);
    let mut session = Session::new(server_at(address), "anything", None);
    for _ in 0..2 {
        let News::Away { error, .. } = next(&mut session).await else { panic!("nobody listens") };
        assert!(error.is_passing());
    }
}
