//! Stands between a node and a server that it needs, and breaks the line at the worst moment.

use std::collections::HashMap;
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// When to cut a connection, once.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cut {
    /// The commit does not come through.
    BeforeCommit = 1,
    /// The commit comes through, and its answer does not.
    AfterCommit = 2,
}

/// What the line is like.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Everything comes through.
    Open,
    /// Connections are cut, and no other is made, as where a machine is gone.
    Closed,
    /// Connections stay and nothing comes through, as where a cable is.
    Silent,
}

/// Leads from a port of its own to a server; nobody is led on when it is dropped.
#[derive(Debug)]
pub struct Proxy {
    port: u16,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    to: u16,
    state: Mutex<State>,
    changed: Condvar,
    cut: AtomicU8,
    cuts: AtomicUsize,
    ended: AtomicBool,
}

#[derive(Debug)]
struct State {
    line: Line,
    next: u64,
    connections: HashMap<u64, Arc<Connection>>,
}

#[derive(Debug)]
struct Connection {
    near: TcpStream,
    far: TcpStream,
    /// Nothing comes back any more.
    mute: AtomicBool,
}

impl Connection {
    fn close(&self) {
        let _ = self.near.shutdown(Shutdown::Both);
        let _ = self.far.shutdown(Shutdown::Both);
    }
}

impl Proxy {
    /// Leads to that port of loopback.
    ///
    /// # Panics
    /// When no port is free.
    #[must_use]
    pub fn start(to: u16) -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = listener.local_addr().expect("it has an address").port();
        let state = State { line: Line::Open, next: 0, connections: HashMap::new() };
        let shared = Arc::new(Shared {
            to,
            state: Mutex::new(state),
            changed: Condvar::new(),
            cut: AtomicU8::new(0),
            cuts: AtomicUsize::new(0),
            ended: AtomicBool::new(false),
        });
        let leading = Arc::clone(&shared);
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                if leading.ended.load(Ordering::SeqCst) {
                    return;
                }
                // Whoever is not led on finds the connection closed.
                let _ = lead(near, &leading);
            }
        });
        Proxy { port, shared }
    }

    /// Where it listens on loopback.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Cuts the next connection on which somebody commits.
    pub fn cut(&self, when: Cut) {
        self.shared.cut.store(when as u8, Ordering::SeqCst);
    }

    /// Cuts none, if none was cut yet.
    pub fn spare(&self) {
        self.shared.cut.store(0, Ordering::SeqCst);
    }

    /// How many connections were cut at a commit.
    #[must_use]
    pub fn cuts(&self) -> usize {
        self.shared.cuts.load(Ordering::SeqCst)
    }

    /// Lets everything through, or nothing.
    pub fn set(&self, line: Line) {
        let mut state = self.shared.state();
        state.line = line;
        if line == Line::Closed {
            state.connections.values().for_each(|connection| connection.close());
        }
        drop(state);
        self.shared.changed.notify_all();
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.shared.ended.store(true, Ordering::SeqCst);
        self.set(Line::Closed);
        // Wakes the thread that waits for the next connection.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits while nothing comes through; whether something does then.
    fn passes(&self) -> bool {
        let silent = |state: &mut State| state.line == Line::Silent;
        let state = self.changed.wait_while(self.state(), silent);
        state.unwrap_or_else(PoisonError::into_inner).line == Line::Open
    }
}

fn lead(near: TcpStream, shared: &Arc<Shared>) -> std::io::Result<()> {
    if shared.state().line == Line::Closed {
        return Ok(());
    }
    let far = TcpStream::connect((Ipv4Addr::LOCALHOST, shared.to))?;
    near.set_nodelay(true)?;
    far.set_nodelay(true)?;
    let connection = Arc::new(Connection { near, far, mute: AtomicBool::new(false) });
    let mut state = shared.state();
    let id = state.next;
    state.next += 1;
    state.connections.insert(id, Arc::clone(&connection));
    drop(state);
    let (forth, back) = (Arc::clone(&connection), connection);
    let (to, from) = (Arc::clone(shared), Arc::clone(shared));
    thread::spawn(move || {
        pump(&forth.near, &forth.far, |bytes| to.passes() && !cuts(&to, &forth, bytes));
        forth.close();
        to.state().connections.remove(&id);
    });
    thread::spawn(move || {
        pump(&back.far, &back.near, |_| from.passes() && !back.mute.load(Ordering::SeqCst));
        back.close();
    });
    Ok(())
}

/// Hands on what comes, for as long as it may.
fn pump(mut from: &TcpStream, mut to: &TcpStream, mut may: impl FnMut(&[u8]) -> bool) {
    let mut bytes = vec![0; 65536];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if !may(&bytes[..count]) || to.write_all(&bytes[..count]).is_err() {
            return;
        }
    }
}

/// Whether the connection is cut because of what is sent there.
fn cuts(shared: &Shared, connection: &Connection, bytes: &[u8]) -> bool {
    if !bytes.windows(6).any(|word| word == b"COMMIT") {
        return false;
    }
    let when = shared.cut.swap(0, Ordering::SeqCst);
    if when == 0 {
        return false;
    }
    connection.mute.store(true, Ordering::SeqCst);
    if when == Cut::AfterCommit as u8 {
        let _ = (&connection.far).write_all(bytes);
        // Whoever leaves at once might be noticed before what was sent is read.
        thread::sleep(Duration::from_millis(100));
    }
    shared.cuts.fetch_add(1, Ordering::SeqCst);
    true
}
