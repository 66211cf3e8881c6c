//! A server that never outlives the tests, however they end.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs, process};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

/// Starts the server, tells its process id, and ends it when nobody holds the other end of the pipe
/// any more: that is so even after a panic or a SIGKILL. A process that stands still is woken up first.
const GUARD: &str = r#"
folder=$1; signal=$2; shift 2
"$@" </dev/null >>"$folder/log" 2>&1 &
pid=$!
echo $pid
read -r word || word=gone
for one in $(cat /proc/$pid/task/$pid/children 2>/dev/null) $pid; do kill -CONT $one 2>/dev/null; done
kill -$signal $pid 2>/dev/null
wait $pid
[ "$word" = keep ] || rm -rf "$folder"
"#;

/// How long a process that is asked to end may take.
const END: Duration = Duration::from_secs(60);

/// Where ports of servers are looked for, below those that the system gives away.
const FIRST_PORT: u16 = 20_000;
const PORTS: u32 = 12_000;

/// A process under guard.
#[derive(Debug)]
pub struct Guarded {
    guard: Child,
    pid: Pid,
}

impl Guarded {
    /// Starts a program with its arguments. What it says goes to the file `log` in that folder, which
    /// is removed with it; it is ended by that signal.
    ///
    /// # Panics
    /// When there is no shell to start it.
    #[must_use]
    pub fn start(folder: &Path, signal: &str, words: &[&str]) -> Guarded {
        let mut guard = Command::new("sh")
            .args(["-c", GUARD, "guard"])
            .arg(folder)
            .arg(signal)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // The shell would tell of those who were killed.
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let mut line = String::new();
        let told = guard.stdout.take().expect("its output is ours");
        BufReader::new(told).read_line(&mut line).expect("the guard tells a process id");
        let pid = line.trim().parse().expect("a process id");
        Guarded { guard, pid: Pid::from_raw(pid) }
    }

    /// Sends a signal to the process and its children: to the process first, so that it starts no
    /// other meanwhile. One that is gone hears nothing.
    pub fn signal(&self, signal: Signal) {
        let _ = kill(self.pid, Signal::SIGSTOP);
        let children = format!("/proc/{0}/task/{0}/children", self.pid);
        let children = fs::read_to_string(children).unwrap_or_default();
        for child in children.split_whitespace().filter_map(|pid| pid.parse().ok()) {
            let _ = kill(Pid::from_raw(child), signal);
        }
        let _ = kill(self.pid, signal);
    }

    /// Whether it has not ended by itself.
    #[must_use]
    pub fn is_running(&self) -> bool {
        // Until the guard asks, the system remembers how it ended.
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.pid)).unwrap_or_default();
        let state = stat.rsplit_once(')').map_or("", |(_, rest)| rest.trim_start());
        !(state.is_empty() || state.starts_with('Z'))
    }

    /// For how long it and its children have kept processors busy, as the system tells.
    #[must_use]
    pub fn cpu(&self) -> Duration {
        let children = format!("/proc/{0}/task/{0}/children", self.pid);
        let children = fs::read_to_string(children).unwrap_or_default();
        let own = self.pid.to_string();
        // Of itself with those of its children that have ended, and of those that run.
        cpu(&own, 4) + children.split_whitespace().map(|child| cpu(child, 2)).sum::<Duration>()
    }

    /// Asks the process to end, waits for it, and leaves its folder.
    ///
    /// # Panics
    /// When it does not end.
    pub fn end(mut self) {
        let _ = kill(self.pid, Signal::SIGTERM);
        let begun = Instant::now();
        while self.is_running() {
            assert!(begun.elapsed() < END, "process {} does not end", self.pid);
            sleep(Duration::from_millis(5));
        }
        self.finish("keep\n");
    }

    /// Ends the process without a word, and leaves its folder.
    pub fn kill(mut self) {
        self.signal(Signal::SIGKILL);
        self.finish("keep\n");
    }

    fn finish(&mut self, word: &str) {
        if let Some(mut pipe) = self.guard.stdin.take() {
            let _ = pipe.write_all(word.as_bytes());
        }
        let _ = self.guard.wait();
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        self.finish("");
    }
}

/// The first numbers of a process about its time: its own by user and system, and of its ended children.
fn cpu(process: &str, numbers: usize) -> Duration {
    const TICK: Duration = Duration::from_millis(10); // of what the system tells
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The program's name, in brackets, may have spaces in it.
    let rest = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks = rest.split_whitespace().skip(11).take(numbers);
    TICK * ticks.filter_map(|ticks| ticks.parse::<u32>().ok()).sum()
}

/// A port of loopback that nobody listens on. It is none of those that the system gives to whoever
/// connects: while nobody listens there, somebody who tries again and again would meet themselves.
///
/// # Panics
/// When there is none.
#[must_use]
pub fn free_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let begin = process::id().wrapping_mul(61);
    let mut ports = (0..PORTS).map(|_| {
        let next = begin.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed)) % PORTS;
        FIRST_PORT + u16::try_from(next).expect("there are fewer")
    });
    let is_free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    ports.find(is_free).expect("a free port")
}

/// A folder that nobody else uses.
///
/// # Panics
/// When it cannot be made.
#[must_use]
pub fn new_folder(name: &str) -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let next = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = env::temp_dir().join(format!("quinconce-{name}-{}-{next}", process::id()));
    fs::create_dir_all(&folder).expect("a folder for a server");
    folder
}
