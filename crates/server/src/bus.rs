//! News that a log has grown. A piece of news is a hint, never the truth: it may be lost, come twice
//! or late, and whoever hears it reads the log.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::metrics::METRICS;

/// What is told when a public match has changed; no match has this id.
pub(crate) const LOBBY: &str = "lobby";

/// What is told when a match of that person has changed; no match has such an id.
pub(crate) fn of_person(id: &str) -> String {
    format!("person/{id}")
}

/// Carries the news between those who write and those who watch.
pub trait Bus: Send + Sync + 'static {
    /// The log of that match has so many entries now.
    fn publish(&self, id: &str, head: u64);

    /// The same, told only to those who watch here: somebody has read the log.
    fn tell(&self, id: &str, head: u64);

    /// Hears of that match from now on: the largest number that was told; 0 as long as none was.
    fn subscribe(&self, id: &str) -> watch::Receiver<u64>;

    /// The matches that somebody here watches, each with the number that was told last.
    fn watched(&self) -> Vec<(String, u64)>;
}

/// News within one process.
#[derive(Debug, Default)]
pub struct LocalBus {
    watchers: Mutex<HashMap<String, watch::Sender<u64>>>,
}

impl LocalBus {
    fn watchers(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<u64>>> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bus for LocalBus {
    fn publish(&self, id: &str, head: u64) {
        METRICS.hints.inc();
        self.tell(id, head);
    }

    fn tell(&self, id: &str, head: u64) {
        let mut watchers = self.watchers();
        let Some(sender) = watchers.get(id) else { return };
        if sender.receiver_count() == 0 {
            watchers.remove(id);
            return;
        }
        sender.send_if_modified(|told| {
            let news = head > *told;
            *told = head.max(*told);
            news
        });
    }

    fn subscribe(&self, id: &str) -> watch::Receiver<u64> {
        let mut watchers = self.watchers();
        watchers.entry(id.to_owned()).or_insert_with(|| watch::channel(0).0).subscribe()
    }

    fn watched(&self) -> Vec<(String, u64)> {
        let mut watchers = self.watchers();
        watchers.retain(|_, sender| sender.receiver_count() > 0);
        watchers.iter().map(|(id, sender)| (id.clone(), *sender.borrow())).collect()
    }
}
