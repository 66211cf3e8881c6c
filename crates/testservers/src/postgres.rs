//! PostgreSQL as Debian packs it.

use std::os::unix::fs::chown;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs};

use nix::sys::signal::Signal;
use nix::unistd::{Uid, User};

use crate::guard::{Guarded, free_port, new_folder};

/// How long it may take to start, also when it has to read its journal again.
const START: Duration = Duration::from_secs(60);

/// Without waiting for the disk, for tests that hurt nobody.
const QUICK: [&str; 3] = ["fsync=off", "full_page_writes=off", "autovacuum=off"];

/// A server with its own data, ended when dropped.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    port: u16,
    settings: Vec<String>,
    process: Option<Guarded>,
}

impl Postgres {
    /// The one that all tests of this process share. It does not wait for the disk.
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(|| Postgres::start_with(&QUICK))
    }

    /// A server of one's own, which keeps what it says it keeps.
    #[must_use]
    pub fn start() -> Postgres {
        Postgres::start_with(&[])
    }

    /// The same with settings such as `fsync=off`.
    ///
    /// # Panics
    /// When PostgreSQL is not installed or does not start.
    #[must_use]
    pub fn start_with(settings: &[&str]) -> Postgres {
        let folder = new_folder("postgres");
        if let Some(user) = servant() {
            let (uid, gid) = (user.uid.as_raw(), user.gid.as_raw());
            chown(&folder, Some(uid), Some(gid)).expect("the folder is given away");
        }
        let data = folder.join("data").display().to_string();
        let words = ["initdb", "-D", &data, "-U", "quinconce", "-A", "trust", "-E", "UTF8"];
        let more = ["--locale=C", "--no-sync"];
        done("initdb", &run(&as_servant(&[&words[..], &more].concat())));
        let settings = settings.iter().map(|&setting| setting.to_owned()).collect();
        let mut postgres = Postgres { folder, port: free_port(), settings, process: None };
        postgres.restart();
        postgres
    }

    /// Its address with a database of that name.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        format!("postgres://quinconce@127.0.0.1:{}/{database}", self.port)
    }

    /// The address of an empty database that nobody else has.
    #[must_use]
    pub fn database(&self) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", NEXT.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.url(&name)
    }

    /// What `psql` answers to that statement, a line a row.
    ///
    /// # Panics
    /// When it fails.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        let url = self.url(database);
        let output = run(&[&program("psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", "-c", sql, &url]);
        done(sql, &output);
        String::from_utf8_lossy(&output.stdout).trim_end().to_owned()
    }

    /// The port on loopback.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The folder of its programs, such as `pg_dump`.
    #[must_use]
    pub fn programs(&self) -> PathBuf {
        PathBuf::from(program("psql")).parent().map(PathBuf::from).unwrap_or_default()
    }

    /// Ends it with all its processes, as a cut of the power would.
    pub fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.kill();
        }
    }

    /// Lets all its processes stand still.
    pub fn pause(&self) {
        self.signal(Signal::SIGSTOP);
    }

    /// Lets them go on.
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

    /// Starts it again with the same data on the same port.
    ///
    /// # Panics
    /// When it does not answer in time.
    pub fn restart(&mut self) {
        self.kill();
        let [folder, data] = [self.folder.clone(), self.folder.join("data")];
        let [folder, data] = [folder, data].map(|folder| folder.display().to_string());
        let port = self.port.to_string();
        let words = ["postgres", "-D", &data, "-k", &folder, "-h", "127.0.0.1", "-p", &port];
        let settings = self.settings.iter().flat_map(|setting| ["-c", setting]);
        let words = as_servant(&words.into_iter().chain(settings).collect::<Vec<_>>());
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        // A clean end would wait for those who are connected.
        self.process = Some(Guarded::start(&self.folder, "QUIT", &words));
        let begun = Instant::now();
        let ready = program("pg_isready");
        while !run(&[ready.as_str(), "-q", "-h", "127.0.0.1", "-p", &port]).status.success() {
            let log = || fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(begun.elapsed() < START, "PostgreSQL does not start: {}", log());
            sleep(Duration::from_millis(20));
        }
    }
}

/// PostgreSQL does not run as root; its package has made a user for it.
fn servant() -> Option<User> {
    if !Uid::effective().is_root() {
        return None;
    }
    let user = User::from_name("postgres").ok().flatten();
    Some(user.expect("a user called postgres, as the package postgresql makes one"))
}

/// One of its programs, run by its user where we are root.
fn as_servant(words: &[&str]) -> Vec<String> {
    let mut all = Vec::new();
    if servant().is_some() {
        let first = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"];
        all.extend(first.map(str::to_owned));
    }
    all.push(program(words[0]));
    all.extend(words[1..].iter().map(|&word| word.to_owned()));
    all
}

/// Debian keeps the server's programs apart, a folder for each version.
fn program(name: &str) -> String {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let number = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|entry| entry.path()).max_by_key(number);
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = newest.map(|version| version.join("bin")).into_iter();
    let file = folders
        .chain(env::split_paths(&path))
        .map(|folder| folder.join(name))
        .find(|file| file.is_file());
    let missing = || panic!("no {name}: install PostgreSQL (Debian: apt-get install postgresql)");
    file.unwrap_or_else(missing).display().to_string()
}

fn run(words: &[impl AsRef<str>]) -> Output {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    let output = Command::new(words[0]).args(&words[1..]).current_dir("/").output();
    output.unwrap_or_else(|error| panic!("{}: {error}", words[0]))
}

fn done(what: &str, output: &Output) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{what}: {said}");
}
