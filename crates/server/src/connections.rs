//! All connections there are, and who makes room when there are too many.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::connection::Connection;
use crate::limits::Limits;

/// How long whoever is asked to make room may take for it.
const PATIENCE: Duration = Duration::from_secs(1);

/// Everybody who is connected.
#[derive(Debug)]
pub(crate) struct Connections {
    limits: Limits,
    places: Arc<Semaphore>,
    open: Vec<Weak<Connection>>,
}

impl Connections {
    pub(crate) fn new(limits: Limits) -> Connections {
        let places = Arc::new(Semaphore::new(limits.connections));
        Connections { limits, places, open: Vec::new() }
    }

    /// A place for one more, where there is one.
    pub(crate) fn place(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.places).try_acquire_owned().ok()
    }

    /// The place that somebody is about to leave.
    pub(crate) async fn next_place(&self) -> Option<OwnedSemaphorePermit> {
        timeout(PATIENCE, Arc::clone(&self.places).acquire_owned()).await.ok()?.ok()
    }

    /// One more.
    pub(crate) fn add(&mut self, connection: &Arc<Connection>) {
        self.open.push(Arc::downgrade(connection));
    }

    /// Closes the connection that has kept us waiting for longest. Whoever opens connections and
    /// says nothing, or little by little, loses the oldest of them; a client that asks at once is
    /// answered, however many of the others there are. Connections are not counted for each address:
    /// behind a proxy everybody has the same. Streams, which never wait, are (`streams.rs`): by who asks,
    /// as the proxy tells.
    pub(crate) fn make_room(&mut self) -> bool {
        let waiting = self.open().filter_map(|one| Some((one.waits_since()?, one)));
        let Some((_, longest)) = waiting.min_by_key(|(since, _)| *since) else {
            return false;
        };
        longest.close();
        // It is not asked twice.
        self.open.retain(|one| !std::ptr::eq(one.as_ptr(), Arc::as_ptr(&longest)));
        true
    }

    /// Closes those whose time is over.
    pub(crate) fn close_late(&mut self) {
        let now = Instant::now();
        self.open.retain(|one| one.strong_count() > 0);
        self.open().filter(|one| one.is_late(now, &self.limits)).for_each(|one| one.close());
    }

    /// Closes those that are not being answered; returns how many are.
    pub(crate) fn close_unanswered(&mut self) -> usize {
        let (answered, others): (Vec<_>, Vec<_>) = self.open().partition(|one| one.is_answered());
        others.iter().for_each(|one| one.close());
        answered.len()
    }

    fn open(&self) -> impl Iterator<Item = Arc<Connection>> {
        self.open.iter().filter_map(Weak::upgrade)
    }
}
