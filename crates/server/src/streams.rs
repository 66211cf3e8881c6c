//! Streams and sockets that are open. Each holds a connection for as long as its client likes, and none of
//! them ever makes room: so one address has only so many, and all of them leave some connections to others.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::rates::network;

/// How many connections are never a stream's or a socket's, at most: whoever asks something else, how the server
/// is, say, finds one of them, since those that rest make room.
pub(crate) const KEPT_FREE: usize = 64;

/// Where there are few connections, one of so many is kept free.
pub(crate) const PART_KEPT_FREE: usize = 8;

/// What is open, and how much may be.
#[derive(Debug)]
pub(crate) struct Streams {
    each: usize,
    all: usize,
    open: Arc<Mutex<Open>>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    of_each: HashMap<IpAddr, usize>,
}

/// Why there cannot be one more.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Crowd {
    /// So many are open from that address.
    Address(usize),
    /// There is no room for anybody's.
    Everybody,
}

impl Streams {
    /// So many from each address, and so many of all.
    pub(crate) fn new(each: usize, all: usize) -> Streams {
        Streams { each, all, open: Arc::default() }
    }

    /// A place for one more from there, which is given back when what is returned is dropped.
    pub(crate) fn open(&self, address: IpAddr) -> Result<OpenStream, Crowd> {
        let address = network(address);
        let mut open = lock(&self.open);
        if open.of_each.get(&address).copied().unwrap_or(0) >= self.each {
            return Err(Crowd::Address(self.each));
        }
        if open.all >= self.all {
            return Err(Crowd::Everybody);
        }
        open.all += 1;
        *open.of_each.entry(address).or_default() += 1;
        Ok(OpenStream { open: Arc::clone(&self.open), address })
    }
}

/// Of so many connections, how many may be streams and sockets.
pub(crate) fn most_of(connections: usize) -> usize {
    connections - (connections / PART_KEPT_FREE).min(KEPT_FREE)
}

/// The place of a stream or a socket: it has it for as long as this lives, whatever ends it.
#[derive(Debug)]
pub(crate) struct OpenStream {
    open: Arc<Mutex<Open>>,
    address: IpAddr,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        open.all -= 1;
        if let Some(theirs) = open.of_each.get_mut(&self.address) {
            *theirs -= 1;
            if *theirs == 0 {
                open.of_each.remove(&self.address);
            }
        }
    }
}

fn lock(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_only_so_many_and_gets_them_back() {
        let streams = Streams::new(2, 3);
        let [here, there] = ["192.0.2.1", "192.0.2.2"].map(|one| one.parse().expect("an address"));
        let first = streams.open(here);
        let second = streams.open(here);
        assert!(first.is_ok() && second.is_ok());
        assert_eq!(streams.open(here).err(), Some(Crowd::Address(2)));
        let third = streams.open(there);
        assert!(third.is_ok());
        assert_eq!(streams.open(there).err(), Some(Crowd::Everybody));
        drop(first);
        let again = streams.open(here);
        assert!(again.is_ok());
        drop((second, third, again));
        // Nobody is remembered who has none.
        assert!(lock(&streams.open).of_each.is_empty());
    }

    #[test]
    fn some_connections_are_left_to_whoever_asks_something_else() {
        for (connections, streams) in [(1, 1), (8, 7), (32, 28), (1024, 960), (5200, 5136)] {
            assert_eq!(most_of(connections), streams);
        }
    }
}
