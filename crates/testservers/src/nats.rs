//! NATS as Debian packs it.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, TcpStream};
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

use nix::sys::signal::Signal;

use crate::guard::{Guarded, free_port, new_folder};

/// How long it may take to start.
const START: Duration = Duration::from_secs(30);

/// A server, ended when dropped.
#[derive(Debug)]
pub struct Nats {
    folder: PathBuf,
    port: u16,
    /// Where it tells how it is.
    monitor: u16,
    settings: Vec<String>,
    process: Option<Guarded>,
}

impl Nats {
    /// A server that asks nobody who they are.
    ///
    /// # Panics
    /// When NATS is not installed or does not start.
    #[must_use]
    pub fn start() -> Nats {
        Nats::start_with(&[])
    }

    /// The same with more on the command line.
    ///
    /// # Panics
    /// When NATS is not installed or does not start.
    #[must_use]
    pub fn start_with(settings: &[&str]) -> Nats {
        let settings = settings.iter().map(|&setting| setting.to_owned()).collect();
        let (folder, port, monitor) = (new_folder("nats"), free_port(), free_port());
        let mut nats = Nats { folder, port, monitor, settings, process: None };
        nats.restart();
        nats
    }

    /// Its address.
    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// The port on loopback.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Ends it without a word.
    pub fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.kill();
        }
    }

    /// Lets it stand still: connections stay, and nothing is answered.
    pub fn pause(&self) {
        self.signal(Signal::SIGSTOP);
    }

    /// Lets it go on.
    pub fn resume(&self) {
        self.signal(Signal::SIGCONT);
    }

    /// For how long it has kept processors busy.
    #[must_use]
    pub fn cpu(&self) -> Duration {
        self.process.as_ref().map(Guarded::cpu).unwrap_or_default()
    }

    fn signal(&self, signal: Signal) {
        self.process.as_ref().expect("it runs").signal(signal);
    }

    /// Starts it again on the same port; it remembers nothing.
    ///
    /// # Panics
    /// When it does not answer in time.
    pub fn restart(&mut self) {
        self.kill();
        fs::create_dir_all(&self.folder).expect("a folder for a server");
        let [port, monitor] = [self.port, self.monitor].map(|port| port.to_string());
        let mut words = vec!["nats-server", "-a", "127.0.0.1", "-p", &port, "-m", &monitor];
        words.extend(self.settings.iter().map(String::as_str));
        self.process = Some(Guarded::start(&self.folder, "KILL", &words));
        let begun = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err()
            || self.ask("/healthz").is_none()
        {
            let log = || fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(
                begun.elapsed() < START,
                "NATS does not start (Debian: apt-get install nats-server): {}",
                log()
            );
            sleep(Duration::from_millis(10));
        }
    }

    /// The subjects below `quinconce.` that somebody listens to, in order; those of answers are left out.
    ///
    /// # Panics
    /// When it does not answer.
    #[must_use]
    pub fn subjects(&self) -> Vec<String> {
        let told = self.ask("/connz?subs=1&limit=1024").expect("it tells who is connected");
        let mut subjects: Vec<String> = told
            .split('"')
            .filter(|word| word.starts_with("quinconce.") && !word.starts_with("quinconce.inbox"))
            .map(str::to_owned)
            .collect();
        subjects.sort();
        subjects
    }

    fn ask(&self, path: &str) -> Option<String> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.monitor)).ok()?;
        write!(stream, "GET {path} HTTP/1.0\r\n\r\n").ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        answer.starts_with("HTTP/1.0 200").then_some(answer)
    }
}
