//! Nodes and workers over one PostgreSQL and one NATS, each with lines of its own to both, and somebody who
//! plays there by the program's own client.

#![allow(dead_code, reason = "every program of tests uses its part")]

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use client::{Address, ClientError, Link, News, Server, Session};
use nix::sys::signal::Signal;
use protocol::MatchEvent;
use testservers::{Guarded, Nats, Postgres, Proxy, free_port, new_folder};

/// How long a node may take to be there, also where it has to be started again.
pub(crate) const START: Duration = Duration::from_secs(60);

/// A process of the cluster.
pub(crate) struct Process {
    pub(crate) database: Proxy,
    pub(crate) bus: Proxy,
    folder: PathBuf,
    words: Vec<String>,
    process: Option<Guarded>,
}

impl Process {
    fn new(postgres: &Postgres, name: &str, nats: &Nats, words: &[&str]) -> Process {
        let (database, bus) = (Proxy::start(postgres.port()), Proxy::start(nats.port()));
        let url =
            postgres.url(name).replace(&postgres.port().to_string(), &database.port().to_string());
        let nats = format!("nats://127.0.0.1:{}", bus.port());
        let more = ["--database", &url, "--bus", &nats];
        let words = [&[env!("CARGO_BIN_EXE_quinconce")], words, &more].concat();
        let words = words.into_iter().map(str::to_owned).collect();
        Process { database, bus, folder: new_folder("node"), words, process: None }
    }

    fn is_running(&self) -> bool {
        self.process.as_ref().is_some_and(Guarded::is_running)
    }

    /// Starts it, unless it runs.
    pub(crate) fn start(&mut self) {
        if !self.is_running() {
            self.kill();
            let words: Vec<&str> = self.words.iter().map(String::as_str).collect();
            self.process = Some(Guarded::start(&self.folder, "KILL", &words));
        }
    }

    pub(crate) fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.kill();
        }
    }

    pub(crate) fn end(&mut self) {
        if let Some(process) = self.process.take() {
            process.end();
        }
    }

    pub(crate) fn signal(&self, signal: Signal) {
        self.process.as_ref().expect("it runs").signal(signal);
    }

    /// The end of what it has written.
    pub(crate) fn log(&self) -> String {
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(30)..].join("\n")
    }
}

/// Somebody who serves.
pub(crate) struct Node {
    pub(crate) address: SocketAddr,
    pub(crate) process: Process,
}

impl Node {
    /// A node that thinks about so much at a time.
    pub(crate) fn start(postgres: &Postgres, name: &str, nats: &Nats, engines: u32) -> Node {
        let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let (listen, engines) = (address.to_string(), engines.to_string());
        let words = ["serve", "--rate", "0", "--engines", &engines, "--listen", &listen];
        let process = Process::new(postgres, name, nats, &words);
        let mut node = Node { address, process };
        node.restart();
        node
    }

    /// Starts it until it answers: one that does not find its database ends, and is started again as
    /// systemd would.
    pub(crate) fn restart(&mut self) {
        let begun = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            self.process.start();
            assert!(begun.elapsed() < START, "a node does not start: {}", self.process.log());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The node as a client knows it.
    pub(crate) fn server(&self) -> Server {
        let address: Address = format!("http://{}", self.address).parse().expect("an address");
        address.server()
    }
}

/// Somebody who thinks, and serves nobody.
pub(crate) struct Worker {
    pub(crate) process: Process,
    metrics: SocketAddr,
    /// How often those before this one have thought.
    before: u64,
}

impl Worker {
    pub(crate) fn start(postgres: &Postgres, name: &str, nats: &Nats) -> Worker {
        let metrics = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let listen = metrics.to_string();
        let words = ["worker", "--engines", "1", "--metrics", &listen];
        let process = Process::new(postgres, name, nats, &words);
        let mut worker = Worker { process, metrics, before: 0 };
        worker.process.start();
        worker
    }

    /// How often it has thought, with all that were here before.
    pub(crate) fn thoughts(&self) -> u64 {
        self.before + self.ask().unwrap_or(0)
    }

    /// It is about to be gone, with what it has counted.
    pub(crate) fn remember(&mut self) {
        self.before = self.thoughts();
    }

    fn ask(&self) -> Option<u64> {
        let mut stream = TcpStream::connect(self.metrics).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(1))).ok()?;
        write!(stream, "GET /metrics HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n").ok()?;
        let mut text = String::new();
        stream.read_to_string(&mut text).ok()?;
        let line =
            text.lines().find_map(|line| line.strip_prefix("quinconce_engine_thoughts_total "));
        line?.trim().parse().ok()
    }
}

/// Somebody who plays by the program's own client.
pub(crate) struct Player {
    pub(crate) link: Link,
    news: Receiver<Result<News, ClientError>>,
    /// The log, as it was told.
    pub(crate) seen: Vec<MatchEvent>,
    /// How often the server was there, for the first time or again.
    pub(crate) connected: usize,
    /// How often it had another log than before.
    pub(crate) anew: usize,
}

impl Player {
    pub(crate) fn sit(node: &Node, id: &str, token: &str) -> Player {
        let (tell, news) = mpsc::channel();
        let session = Session::new(node.server(), id, Some(token));
        let link = Link::open(session, move |news| tell.send(news).is_ok()).expect("a thread");
        Player { link, news, seen: Vec::new(), connected: 0, anew: 0 }
    }

    /// Hears on until something is so.
    pub(crate) fn until(&mut self, is_so: impl Fn(&Player) -> bool) {
        let begun = Instant::now();
        while !is_so(self) {
            assert!(begun.elapsed() < START, "{:?}", self.seen.last());
            match self.news.recv_timeout(START).expect("news in time").expect("the match goes on") {
                News::Event(event) => self.seen.push(event),
                News::Connected { anew, .. } => {
                    self.connected += 1;
                    if anew {
                        self.anew += 1;
                        self.seen.clear();
                    }
                }
                News::Refused { error, .. } => panic!("{error:?}"),
                News::Away { .. } | News::Done { .. } | News::Heartbeat { .. } | News::Line(_) => {}
            }
        }
    }
}
