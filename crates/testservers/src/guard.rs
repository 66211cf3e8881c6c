//! A server that never outlives the tests, however they end.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

/// Starts the server, tells its process id, and ends it when nobody holds the other end of the pipe
/// any more: that is so even after a panic or a SIGKILL. A process that stands still is woken up first.
const GUARD: &str = r#"
folder=$1; signal=$2; shift 2
"$@" </dev/null >"$folder/log" 2>&1 &
pid=$!
echo $pid
read -r word || word=gone
for one in $(cat /proc/$pid/task/$pid/children 2>/dev/null) $pid; do kill -CONT $one 2>/dev/null; done
kill -$signal $pid 2>/dev/null
wait $pid
[ "$word" = keep ] || rm -rf "$folder"
"#;

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

/// A port of loopback that nobody listens on.
///
/// # Panics
/// When there is none.
#[must_use]
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("it has an address").port()
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
