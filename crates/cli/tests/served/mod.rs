//! A server as people run it, and somebody who asks it.

#![allow(dead_code, reason = "every program of tests uses its part")]

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// Long enough for whatever must happen on a busy machine.
pub(crate) const SURELY: Duration = Duration::from_secs(30);

/// A folder that is gone after the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let folder = env::temp_dir().join(format!("quinconce-{name}-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Folder(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The program with these arguments, under another one if there is one.
pub(crate) fn command(under: &[&str], arguments: &[&str]) -> Command {
    let program = env!("CARGO_BIN_EXE_quinconce");
    let mut words = under.iter().copied().chain([program, "serve", "--listen", "127.0.0.1:0"]);
    let mut command = Command::new(words.next().expect("the program"));
    command.args(words).args(arguments);
    for (name, _) in env::vars().filter(|(name, _)| name.starts_with("QUINCONCE_")) {
        command.env_remove(name);
    }
    command
}

pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) fn start(arguments: &[&str]) -> Server {
        Server::spawn(&mut command(&[], arguments))
    }

    pub(crate) fn spawn(command: &mut Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("its output is ours");
        BufReader::new(out).read_line(&mut line).expect("it tells its address");
        let address = line.trim_end().strip_prefix("Quinconce is served on http://");
        let address = address.and_then(|address| address.parse().ok());
        Server { child, address: address.unwrap_or_else(|| panic!("{line:?}")) }
    }

    /// What it writes to its log, line by line.
    pub(crate) fn log(&mut self) -> Receiver<String> {
        let log = self.child.stderr.take().expect("its log is ours");
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            let lines = BufReader::new(log).lines().map_while(Result::ok);
            lines.for_each(|line| drop(sender.send(line)));
        });
        lines
    }

    /// The program itself, where it runs under another.
    #[cfg(target_os = "linux")]
    pub(crate) fn inner(&self) -> u32 {
        let id = self.child.id();
        let children = fs::read_to_string(format!("/proc/{id}/task/{id}/children"));
        let children = children.expect("the system tells");
        children.split_whitespace().next().and_then(|id| id.parse().ok()).expect("it runs")
    }

    pub(crate) fn signal(id: u32, name: &str) {
        let sent = Command::new("sh").args(["-c", &format!("kill -{name} {id}")]).status();
        assert!(sent.expect("there is a shell").success());
    }

    /// How it ended, in time.
    pub(crate) fn ends(&mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("it is ours") {
                return status;
            }
            assert!(begun.elapsed() < SURELY, "it does not end");
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Memory of the process, in bytes.
    #[cfg(target_os = "linux")]
    pub(crate) fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("the system tells");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a size");
        line.split_whitespace().next().and_then(|kib| kib.parse::<u64>().ok()).expect("a number")
            * 1024
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(SURELY)).expect("a time");
        stream
    }

    /// Sends these bytes, and hears everything; nothing where the connection broke.
    pub(crate) fn exchange(&self, bytes: &[u8]) -> Option<Answer> {
        let mut stream = self.connect();
        // It may answer, and close, before it has read everything.
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        Answer::parse(&answer)
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, "", "").expect("an answer")
    }

    pub(crate) fn post(&self, path: &str, token: &str, body: &Value) -> Answer {
        self.ask("POST", path, token, &body.to_string()).expect("an answer")
    }

    /// Headers come as lines, each with its end.
    pub(crate) fn ask(&self, method: &str, path: &str, token: &str, body: &str) -> Option<Answer> {
        let bearer = if token.is_empty() {
            String::new()
        } else {
            format!("Authorization: Bearer {token}\r\n")
        };
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n{bearer}\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        self.exchange(request.as_bytes())
    }

    /// A match with both seats taken: its id and the two tokens.
    pub(crate) fn begin(&self, game: &str) -> (String, [String; 2]) {
        let asked = json!({ "game": game, "side": "first", "seed": 5 });
        let created = self.post("/api/matches", "", &asked);
        assert_eq!(created.status, 201, "{}", created.body);
        let id = created.text("id");
        let joined = self.post(&format!("/api/matches/{id}/join"), "", &json!({}));
        assert_eq!(joined.status, 200, "{}", joined.body);
        (id, [created.text("token"), joined.text("token")])
    }

    /// Follows a log until the connection ends.
    pub(crate) fn follow(&self, id: &str) -> TcpStream {
        let mut stream = self.connect();
        write!(stream, "GET /api/matches/{id}/events?since=0 HTTP/1.1\r\nHost: test\r\n\r\n")
            .expect("it hears");
        stream
    }

    pub(crate) fn socket(&self, id: &str, token: &str) -> Socket {
        let url = format!("ws://{}/api/matches/{id}/socket", self.address);
        let (socket, _) =
            tungstenite::client(url, MaybeTlsStream::Plain(self.connect())).expect("a WebSocket");
        let mut socket = Socket(socket);
        socket.say(&json!({ "type": "hello", "protocol": 1, "since": 0, "token": token }));
        assert_eq!(socket.hear().expect("a welcome")["type"], "welcome");
        socket
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    fn parse(bytes: &[u8]) -> Option<Answer> {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some(Answer { status, head: head.to_owned(), body: body.to_owned() })
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{:?}", self.body))
    }

    pub(crate) fn text(&self, name: &str) -> String {
        self.json()[name].as_str().expect("a text").to_owned()
    }

    pub(crate) fn error(&self) -> String {
        self.text("error")
    }
}

pub(crate) struct Socket(pub(crate) WebSocket<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) fn say(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).expect("it hears");
    }

    /// The next message; nothing at the end.
    pub(crate) fn hear(&mut self) -> Option<Value> {
        loop {
            match self.0.read().ok()? {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }
}

/// Legal moves of a game, one after the other, and whose they are.
pub(crate) fn moves(game: &str, most: usize) -> Vec<(usize, String)> {
    let setup = catalog::Setup { seed: 5, ..catalog::Setup::default() };
    let mut table = catalog::find(game).expect("a game").open(&setup).expect("a table");
    let mut random = game::Random::new(9);
    let mut moves = Vec::new();
    while moves.len() < most && table.end().is_none() {
        let legal = table.legal();
        let mv = legal[random.below(legal.len() as u32) as usize].clone();
        moves.push((table.turn().index(), mv.clone()));
        table.play(&mv).expect("a legal move");
    }
    moves
}
