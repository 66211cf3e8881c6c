//! How much strangers may ask of the server.

use std::time::Duration;

/// Bounds on connections: how many, how long, how large.
///
/// Times are about waiting for the client alone. While an answer is made nobody counts, so that a
/// stream of events, or what a connection is upgraded to, may last for days.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many connections are open at a time. Beyond that, the one that has kept us waiting for
    /// longest makes room.
    pub connections: usize,
    /// How many bytes a request may have before its body; 8192 are always allowed. With the number of
    /// connections it bounds the memory that is held for questions not yet asked in full.
    pub head_bytes: usize,
    /// How long a client may take for the head of its request, from the first byte; from the beginning
    /// for the first request of a connection. And how long for the body.
    pub head: Duration,
    /// How long a connection may rest between two requests.
    pub idle: Duration,
    /// How long a client may take nothing of the answer that lies ready for it.
    pub stall: Duration,
    /// How long answers that are under way may take once the server is asked to end.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 1024,
            head_bytes: 32 << 10,
            head: Duration::from_secs(10),
            idle: Duration::from_secs(30),
            stall: Duration::from_secs(30),
            farewell: Duration::from_secs(10),
        }
    }
}

impl Limits {
    /// The usual ones, with fewer connections where the process may not open many files: one half
    /// is for connections, the other for everything else.
    pub fn of_this_process() -> Limits {
        let usual = Limits::default();
        let most = open_files().map_or(usual.connections, |(files, _)| (files / 2).max(1));
        Limits { connections: usual.connections.min(most), ..usual }
    }

    /// The usual ones with so many connections; the process may open more files from now on, as far as
    /// the system allows.
    ///
    /// # Errors
    /// With how many connections there could be, where the system does not allow so many files.
    pub fn with_connections(connections: usize) -> Result<Limits, usize> {
        let needed = connections.saturating_add(OTHER_FILES);
        if let Some((soft, hard)) = open_files()
            && needed > soft
            && (needed > hard || !allow_files(needed))
        {
            return Err(hard.saturating_sub(OTHER_FILES));
        }
        Ok(Limits { connections, ..Limits::default() })
    }

    /// How often to look for who is late.
    pub(crate) fn tick(&self) -> Duration {
        let shortest = self.head.min(self.idle).min(self.stall);
        (shortest / 4).clamp(Duration::from_millis(1), Duration::from_secs(1))
    }
}

/// Files that are no connections: the database, the terminal.
const OTHER_FILES: usize = 64;

/// How many files, sockets among them, the process may have open at a time, and how many it may allow itself.
#[cfg(unix)]
fn open_files() -> Option<(usize, usize)> {
    use nix::sys::resource::{Resource, getrlimit};
    let (soft, hard) = getrlimit(Resource::RLIMIT_NOFILE).ok()?;
    let number = |limit| usize::try_from(limit).unwrap_or(usize::MAX);
    Some((number(soft), number(hard)))
}

#[cfg(unix)]
fn allow_files(files: usize) -> bool {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    let Ok((_, hard)) = getrlimit(Resource::RLIMIT_NOFILE) else { return false };
    setrlimit(Resource::RLIMIT_NOFILE, (files as u64).min(hard), hard).is_ok()
}

#[cfg(not(unix))]
fn open_files() -> Option<(usize, usize)> {
    None
}

#[cfg(not(unix))]
fn allow_files(_files: usize) -> bool {
    true
}
