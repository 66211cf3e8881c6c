//! Clients that dribble, rest, never read, or come in crowds. Every test has a server of its own on
//! a free port, with limits short enough to wait for.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use hyper_util::rt::TokioIo;
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

/// Long enough for whatever must happen on a busy machine.
const SURELY: Duration = Duration::from_secs(20);

const LARGE: usize = 1 << 20; // bytes

struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
    /// Lets the answers at /slow go.
    slow: Arc<Notify>,
}

impl Server {
    async fn start(limits: Limits) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("some port is free");
        let address = listener.local_addr().expect("it has an address");
        let (stop, stopped) = oneshot::channel();
        let slow = Arc::new(Notify::new());
        let app = app(Arc::clone(&slow));
        let stopped = async { drop(stopped.await) };
        let serving = tokio::spawn(server::serve(listener, app, limits, stopped));
        Server { address, stop, serving, slow }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("it listens")
    }

    /// A connection on which that was sent.
    async fn send(&self, text: &str) -> TcpStream {
        let mut stream = self.connect().await;
        stream.write_all(text.as_bytes()).await.expect("it hears");
        stream
    }

    /// The server answers to somebody new.
    async fn is_well(&self) {
        let mut stream =
            self.send("GET /quick HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n").await;
        let (bytes, ended) = surely(rest(&mut stream)).await;
        assert!(ended.is_ok() && bytes.starts_with(b"HTTP/1.1 200 OK\r\n"), "{ended:?}");
    }

    async fn end(self) {
        let _ = self.stop.send(());
        surely(self.serving).await.expect("it does not panic");
    }
}

fn app(slow: Arc<Notify>) -> Router {
    Router::new()
        .route("/quick", get(async || "quick"))
        .route("/large", get(async || vec![0_u8; LARGE]))
        .route(
            "/slow",
            get(async move || {
                slow.notified().await;
                "slow"
            }),
        )
        .route("/echo", get(echo))
}

/// Changes to a protocol that says everything twice.
async fn echo(request: Request) -> impl IntoResponse {
    tokio::spawn(async {
        let upgraded = hyper::upgrade::on(request).await.expect("it is upgraded");
        let mut stream = TokioIo::new(upgraded);
        let mut bytes = vec![0; 1 << 16];
        while let Ok(count @ 1..) = stream.read(&mut bytes).await {
            let twice: Vec<u8> = bytes[..count].iter().flat_map(|byte| [*byte; 2]).collect();
            if stream.write_all(&twice).await.is_err() {
                return;
            }
        }
    });
    let change = [(header::CONNECTION, "upgrade"), (header::UPGRADE, "echo")];
    (StatusCode::SWITCHING_PROTOCOLS, change)
}

async fn surely<T>(what: impl Future<Output = T>) -> T {
    timeout(SURELY, what).await.expect("it takes too long")
}

/// What still comes, and how it ends.
async fn rest(stream: &mut TcpStream) -> (Vec<u8>, io::Result<()>) {
    let mut bytes = Vec::new();
    let ended = stream.read_to_end(&mut bytes).await.map(|_| ());
    (bytes, ended)
}

/// Reads one answer, which has a short body.
async fn answer(stream: &mut TcpStream, body: &str) {
    let mut bytes = Vec::new();
    while !bytes.ends_with(body.as_bytes()) {
        assert_ne!(surely(stream.read_buf(&mut bytes)).await.expect("an answer"), 0, "{bytes:?}");
    }
}

/// Long times, so that only the one that is tested runs out.
fn limits() -> Limits {
    let long = Duration::from_secs(300);
    Limits { head: long, idle: long, stall: long, farewell: long, ..Limits::default() }
}

#[tokio::test]
async fn dribbling_clients_are_closed_in_time() {
    let server = Server::start(Limits { head: Duration::from_millis(400), ..limits() }).await;
    let begun = Instant::now();
    let mut dribblers = Vec::new();
    for _ in 0..50 {
        let mut stream = server.send("GET /quick HTTP/1.1\r\nX: ").await;
        dribblers.push(tokio::spawn(async move {
            // A byte now and then buys no time.
            while stream.write_all(b"a").await.is_ok() {
                let mut byte = [0];
                let heard = timeout(Duration::from_millis(50), stream.read(&mut byte)).await;
                if heard.is_ok() {
                    return;
                }
            }
        }));
    }
    server.is_well().await;
    for dribbler in dribblers {
        surely(dribbler).await.expect("it does not panic");
    }
    assert!(begun.elapsed() >= Duration::from_millis(400));
    server.is_well().await;
}

#[tokio::test]
async fn who_says_nothing_is_closed_like_who_dribbles() {
    let server = Server::start(Limits { head: Duration::from_millis(200), ..limits() }).await;
    let (bytes, _) = surely(rest(&mut server.connect().await)).await;
    assert!(bytes.is_empty());
}

#[tokio::test]
async fn a_connection_may_rest_between_requests_but_not_for_ever() {
    let (head, idle) = (Duration::from_millis(100), Duration::from_secs(2));
    let server = Server::start(Limits { head, idle, ..limits() }).await;
    let mut stream = server.send("GET /quick HTTP/1.1\r\nHost: test\r\n\r\n").await;
    answer(&mut stream, "quick").await;
    sleep(head * 4).await;
    stream.write_all(b"GET /quick HTTP/1.1\r\nHost: test\r\n\r\n").await.expect("it hears");
    answer(&mut stream, "quick").await;
    let (bytes, _) = surely(rest(&mut stream)).await;
    assert!(bytes.is_empty());
}

#[tokio::test]
async fn the_second_request_of_a_connection_may_not_dribble_either() {
    let server = Server::start(Limits { head: Duration::from_millis(200), ..limits() }).await;
    let mut stream = server.send("GET /quick HTTP/1.1\r\nHost: test\r\n\r\n").await;
    answer(&mut stream, "quick").await;
    stream.write_all(b"GET /qu").await.expect("it hears");
    let (bytes, _) = surely(rest(&mut stream)).await;
    assert!(bytes.is_empty());
}

#[tokio::test]
async fn a_client_that_never_reads_is_closed() {
    let server = Server::start(Limits { stall: Duration::from_millis(300), ..limits() }).await;
    let asked = 40;
    let request = "GET /large HTTP/1.1\r\nHost: test\r\n\r\n".repeat(asked);
    let mut stream = server.send(&request).await;
    sleep(Duration::from_secs(2)).await;
    // What the system had taken already is all that comes.
    let (bytes, _) = surely(rest(&mut stream)).await;
    assert!(bytes.len() < asked * LARGE, "{}", bytes.len());
}

#[tokio::test]
async fn a_client_that_reads_slowly_gets_everything() {
    let server = Server::start(Limits { stall: Duration::from_secs(2), ..limits() }).await;
    let asked = 20;
    let close = "GET /large HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n";
    let request = "GET /large HTTP/1.1\r\nHost: test\r\n\r\n".repeat(asked - 1) + close;
    let mut stream = server.send(&request).await;
    let (mut read, mut buffer) = (0, vec![0; LARGE / 2]);
    loop {
        sleep(Duration::from_millis(60)).await;
        match surely(stream.read(&mut buffer)).await.expect("it goes on") {
            0 => break,
            some => read += some,
        }
    }
    assert!(read > asked * LARGE, "{read}");
}

#[tokio::test]
async fn an_answer_may_take_longer_than_every_limit() {
    let short = Duration::from_millis(50);
    let server = Server::start(Limits { head: short, idle: short, stall: short, ..limits() }).await;
    let request = "GET /slow HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n";
    let mut stream = server.send(request).await;
    sleep(short * 10).await;
    server.slow.notify_waiters();
    answer(&mut stream, "slow").await;
}

#[tokio::test]
async fn the_one_that_waited_longest_makes_room() {
    let server = Server::start(Limits { connections: 4, ..limits() }).await;
    let mut idle = Vec::new();
    for _ in 0..20 {
        idle.push(server.send("GET /").await);
    }
    for _ in 0..5 {
        server.is_well().await;
    }
    // The newest ones are still there: one place was enough for all who asked at once.
    let newest = idle.split_off(17);
    for mut stream in idle {
        let (bytes, _) = surely(rest(&mut stream)).await;
        assert!(bytes.is_empty());
    }
    for mut stream in newest {
        stream.write_all(b"quick HTTP/1.1\r\nHost: test\r\n\r\n").await.expect("it hears");
        answer(&mut stream, "quick").await;
    }
}

#[tokio::test]
async fn where_everybody_is_answered_one_more_is_refused() {
    let server = Server::start(Limits { connections: 2, ..limits() }).await;
    let request = "GET /slow HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n";
    let mut first = server.send(request).await;
    let mut second = server.send(request).await;
    // Until both are asked for, a third takes the place of one that seems to say nothing.
    sleep(Duration::from_millis(500)).await;
    let (bytes, ended) = surely(rest(&mut server.connect().await)).await;
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.starts_with("HTTP/1.1 503 Service Unavailable\r\n"), "{text} {ended:?}");
    let (head, body) = text.split_once("\r\n\r\n").expect("a whole answer");
    assert!(head.contains(&format!("Content-Length: {}", body.len())), "{text}");
    server.slow.notify_waiters();
    answer(&mut first, "slow").await;
    answer(&mut second, "slow").await;
    surely(rest(&mut first)).await.1.expect("it ends well");
    server.is_well().await;
}

#[tokio::test]
async fn another_protocol_lasts_and_keeps_its_place() {
    let short = Duration::from_millis(100);
    let limits = Limits { connections: 2, head: short, idle: short, stall: short, ..limits() };
    let server = Server::start(limits).await;
    let request =
        "GET /echo HTTP/1.1\r\nHost: test\r\nConnection: upgrade\r\nUpgrade: echo\r\n\r\n";
    let mut stream = server.send(request).await;
    answer(&mut stream, "\r\n\r\n").await;
    sleep(short * 5).await;
    for _ in 0..5 {
        server.is_well().await;
    }
    stream.write_all(b"a").await.expect("it hears");
    answer(&mut stream, "aa").await;
    // When it does not read for a while, that is between it and the other protocol.
    let (mut reads, mut writes) = stream.into_split();
    let length = 16 << 20;
    let writing = tokio::spawn(async move { writes.write_all(&vec![b'a'; length]).await });
    sleep(short * 5).await;
    for _ in 0..5 {
        server.is_well().await;
    }
    let mut bytes = vec![0; 2 * length];
    surely(reads.read_exact(&mut bytes)).await.expect("all of it");
    surely(writing).await.expect("it does not panic").expect("it hears");
}

#[tokio::test]
async fn what_comes_before_the_body_is_bounded() {
    let server = Server::start(Limits { head_bytes: 8192, ..limits() }).await;
    let large = format!("X: {}\r\n", "a".repeat(9000));
    let many = "X: a\r\n".repeat(200);
    for headers in [large, many] {
        let mut stream = server.connect().await;
        // The server may stop listening before we stop talking.
        let _ = stream
            .write_all(format!("GET /quick HTTP/1.1\r\nHost: test\r\n{headers}\r\n").as_bytes())
            .await;
        let mut start = [0; 12];
        surely(stream.read_exact(&mut start)).await.expect("an answer");
        assert_eq!(&start, b"HTTP/1.1 431");
    }
    let fits = format!("GET /quick HTTP/1.1\r\nX: {}\r\n\r\n", "a".repeat(7000));
    answer(&mut server.send(&fits).await, "quick").await;
}

#[tokio::test]
async fn the_end_waits_for_answers_and_for_nothing_else() {
    let server = Server::start(limits()).await;
    let mut slow = server.send("GET /slow HTTP/1.1\r\nHost: test\r\n\r\n").await;
    let mut dribbling = server.send("GET /quick HTTP/1.1\r\nX: ").await;
    let mut resting = server.send("GET /quick HTTP/1.1\r\nHost: test\r\n\r\n").await;
    answer(&mut resting, "quick").await;
    server.is_well().await;
    sleep(Duration::from_millis(300)).await;
    server.stop.send(()).expect("it still serves");
    for stream in [&mut dribbling, &mut resting] {
        let (bytes, _) = surely(rest(stream)).await;
        assert!(bytes.is_empty());
    }
    server.slow.notify_waiters();
    let (bytes, ended) = surely(rest(&mut slow)).await;
    ended.expect("it ends well");
    assert!(bytes.ends_with(b"slow"));
    surely(server.serving).await.expect("it does not panic");
}

#[tokio::test]
async fn the_end_does_not_wait_for_ever() {
    let server = Server::start(Limits { farewell: Duration::from_millis(200), ..limits() }).await;
    let _slow = server.send("GET /slow HTTP/1.1\r\nHost: test\r\n\r\n").await;
    sleep(Duration::from_millis(300)).await;
    server.end().await;
}
