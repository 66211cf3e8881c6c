//! A server of its own for every test, and somebody who asks it.

#![allow(dead_code, reason = "every program of tests uses its part")]

pub(crate) mod client;
pub(crate) mod described;

use std::collections::HashMap;
use std::future::pending;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Bus, Database, Limits, LocalBus, Node, NodeSettings, SqliteStore};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::timeout;

/// Long enough for whatever must happen on a busy machine.
pub(crate) const SURELY: Duration = Duration::from_secs(20);

pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("{:?}", self.text()))
    }
}

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) node: Arc<Node>,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<()>>,
    tasks: JoinSet<()>,
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with(NodeSettings::default()).await
    }

    pub(crate) async fn with(settings: NodeSettings) -> Server {
        let mut server = Server::idle(settings).await;
        let node = &server.node;
        let (referee, database) = (Arc::clone(node.referee()), Arc::clone(node.database()));
        server.tasks.spawn(server::work(referee, database, 1, pending()));
        server
    }

    /// A server whose computer does not think.
    pub(crate) async fn idle(settings: NodeSettings) -> Server {
        let database = SqliteStore::in_memory().await.expect("there is memory");
        Server::over(Arc::new(database), Arc::new(LocalBus::default()), settings).await
    }

    /// One of several nodes.
    pub(crate) async fn over(
        database: Arc<dyn Database>,
        bus: Arc<dyn Bus>,
        settings: NodeSettings,
    ) -> Server {
        let (node, _) = Node::with_bus(database, bus, settings);
        let mut tasks = server::watch(node.referee()).await.expect("the memory answers");
        tasks.spawn(server::watch_rooms(Arc::clone(&node)));
        tasks.spawn(server::watch_neighbours(Arc::clone(&node)));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("some port is free");
        let address = listener.local_addr().expect("it has an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let ending = Arc::clone(&node);
        let app = server::app(Arc::clone(&node));
        let serving = tokio::spawn(server::serve(listener, app, Limits::default(), async move {
            let _ = stopped.await;
            ending.stop();
        }));
        Server { address, node, stop: Some(stop), serving: Some(serving), tasks }
    }

    pub(crate) async fn stop(&mut self) {
        drop(self.stop.take());
        let serving = self.serving.take().expect("it is stopped once");
        timeout(SURELY, serving).await.expect("it ends in time").expect("it does not panic");
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], "").await
    }

    /// Sends JSON, with that token unless it is empty.
    pub(crate) async fn post(&self, path: &str, token: &str, body: &Value) -> Answer {
        let bearer = format!("Bearer {token}");
        let mut headers = vec![("Content-Type", "application/json")];
        if !token.is_empty() {
            headers.push(("Authorization", bearer.as_str()));
        }
        self.ask("POST", path, &headers, &body.to_string()).await
    }

    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let answer = self.hear(self.send(method, path, headers, body).await).await;
        described::check(method, path, answer.status, answer.header("content-type"), &answer.body);
        answer
    }

    /// The same, for what is answered to requests that nobody should make.
    pub(crate) async fn ask_undescribed(&self, method: &str, path: &str) -> Answer {
        // To somebody who is not known no stream is begun, which would never end.
        let nobody = [("Authorization", "Bearer nobody")];
        self.hear(self.send(method, path, &nobody, "").await).await
    }

    async fn hear(&self, mut stream: TcpStream) -> Answer {
        let read = async {
            let mut bytes = Vec::new();
            stream.read_to_end(&mut bytes).await.expect("it answers");
            bytes
        };
        parse(&timeout(SURELY, read).await.expect("it answers in time"))
    }

    async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n");
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        request += &format!("Content-Length: {}\r\n\r\n{body}", body.len());
        stream.write_all(request.as_bytes()).await.expect("it hears");
        stream
    }

    pub(crate) async fn stream(&self, path: &str) -> Stream {
        self.stream_with(path, &[]).await
    }

    pub(crate) async fn stream_with(&self, path: &str, headers: &[(&str, &str)]) -> Stream {
        let (lines, head) = self.begin(path, headers).await;
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        assert!(head.to_lowercase().contains("application/x-ndjson"), "{head}");
        lines
    }

    /// The same where there is a place for it.
    pub(crate) async fn try_stream(&self, path: &str, headers: &[(&str, &str)]) -> Option<Stream> {
        let (lines, head) = self.begin(path, headers).await;
        head.starts_with("HTTP/1.1 200").then_some(lines)
    }

    async fn begin(&self, path: &str, headers: &[(&str, &str)]) -> (Stream, String) {
        let stream = self.send("GET", path, headers, "").await;
        let mut lines = Stream { reader: BufReader::new(stream) };
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            let read = lines.reader.read_line(&mut head).await.expect("a head");
            assert!(read > 0, "a head: {head}");
        }
        (lines, head)
    }
}

/// Lines of JSON in chunks.
pub(crate) struct Stream {
    reader: BufReader<TcpStream>,
}

impl Stream {
    /// The next line that is JSON; chunks have their sizes between.
    pub(crate) async fn line(&mut self) -> Value {
        let read = async {
            loop {
                let mut line = String::new();
                let read = self.reader.read_line(&mut line).await.expect("the stream goes on");
                assert!(read > 0, "the stream has ended");
                if line.starts_with('{') {
                    return serde_json::from_str(&line).expect("a line is JSON");
                }
            }
        };
        timeout(SURELY, read).await.expect("a line in time")
    }

    pub(crate) async fn rest(&mut self) -> String {
        let mut text = String::new();
        let read = self.reader.read_to_string(&mut text);
        timeout(SURELY, read).await.expect("it ends in time").expect("it ends");
        text
    }
}

fn parse(bytes: &[u8]) -> Answer {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("headers end");
    let head = std::str::from_utf8(&bytes[..end]).expect("headers are text");
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).expect("a status line");
    let headers = lines.filter_map(|line| line.split_once(": "));
    Answer {
        status: status.parse().expect("a number"),
        headers: headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect(),
        body: bytes[end + 4..].to_vec(),
    }
}

/// A match with both seats taken: its id, and the tokens of the two.
pub(crate) async fn create(server: &Server, game: &str) -> (String, [String; 2]) {
    let asked = json!({ "game": game, "side": "first", "seed": 5 });
    let created = server.post("/api/matches", "", &asked).await.json();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let id = text(&created["id"]);
    let joined = server.post(&format!("/api/matches/{id}/join"), "", &json!({})).await.json();
    (id, [text(&created["token"]), text(&joined["token"])])
}

/// A match that is played to its end, by any moves.
pub(crate) async fn play(server: &Server, game: &str) -> (String, [String; 2]) {
    let (id, tokens) = create(server, game).await;
    let setup = catalog::Setup { seed: 5, ..catalog::Setup::default() };
    let mut table = catalog::find(game).expect("a game").open(&setup).expect("a table");
    let mut random = game::Random::new(9);
    let path = format!("/api/matches/{id}/moves");
    for ply in 0.. {
        if table.end().is_some() {
            break;
        }
        let legal = table.legal();
        let mv = &legal[random.below(legal.len() as u32) as usize];
        let token = &tokens[table.turn().index()];
        let body = json!({ "ply": ply, "move": mv, "id": format!("m{ply}") });
        let mut answer = server.post(&path, token, &body).await;
        while answer.status == 429 {
            tokio::time::sleep(Duration::from_millis(200)).await;
            answer = server.post(&path, token, &body).await;
        }
        assert_eq!(answer.status, 200, "{}", answer.text());
        table.play(mv).expect("a legal move");
        assert_eq!(answer.json()["position"], json!(table.position()));
    }
    (id, tokens)
}
