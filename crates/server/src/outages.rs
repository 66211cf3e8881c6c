//! The outages that the referee must know of, without asking the store for every request.

use std::sync::{Mutex, MutexGuard, PoisonError};

use matches::{Millis, Outage};
use store::{LEAST_OUTAGE, Store, StoreError};

/// For how long after a word of ours there can be no outage. A commit may leave the saying to one a
/// moment before it.
const HOLDS: Millis = LEAST_OUTAGE - 500;

/// A year is longer than any turn.
const YEAR: Millis = 366 * 24 * 3600 * 1000;

/// What was read of the outages, for as long as there can be no other.
///
/// An outage lies between two words of servers that could commit. After a word of our own there is none
/// that ends within [`HOLDS`] of it, whoever would write it down: what was read after that word holds
/// until then.
#[derive(Debug, Default)]
pub(crate) struct Outages(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// A commit that began at that moment, or later, was done.
    word: Millis,
    /// What was read, after which word.
    read: Option<(Millis, Vec<Outage>)>,
}

impl Outages {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A commit that began at that moment, or later, is done.
    pub(crate) fn committed(&self, began: Millis) {
        let mut known = self.known();
        known.word = known.word.max(began);
    }

    /// All of the last year, as of now.
    pub(crate) async fn read(&self, store: &dyn Store) -> Result<Vec<Outage>, StoreError> {
        let now = store.now();
        let word = {
            let known = self.known();
            if let Some((word, outages)) = &known.read
                && (*word..word.saturating_add(HOLDS)).contains(&now)
            {
                return Ok(outages.clone());
            }
            known.word
        };
        let outages = store.outages(now.saturating_sub(YEAR)).await?;
        self.known().read = Some((word, outages.clone()));
        Ok(outages)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;
    use store::{Append, LogAppend, MatchRow, MemoryStore};

    #[tokio::test]
    async fn an_outage_is_known_as_soon_as_it_is_over() {
        let time = Arc::new(AtomicU64::new(10_000));
        let told = Arc::clone(&time);
        let store = MemoryStore::with_time(move || told.load(Ordering::Relaxed));
        let row = MatchRow { timed: true, ..row() };
        let log = LogAppend { id: "a".to_owned(), events: events(), row };
        store.commit(&[Append { logs: vec![log], ..Append::default() }]).await.expect("memory");
        let outages = Outages::default();
        outages.committed(10_000);
        assert_eq!(outages.read(&store).await, Ok(vec![]));
        // Another node comes back before us, at the first moment in which there was an outage.
        time.store(13_000, Ordering::Relaxed);
        store.beat(LEAST_OUTAGE).await.expect("memory");
        let expected = vec![Outage { from: 10_000, to: 13_000 }];
        assert_eq!(outages.read(&store).await, Ok(expected.clone()));
        // What was read before our own word does not hold after it.
        outages.committed(13_500);
        time.store(14_000, Ordering::Relaxed);
        assert_eq!(outages.read(&store).await, Ok(expected));
    }

    fn row() -> MatchRow {
        let setup = matches::setup("quindo", None, None, 0).expect("a game");
        let body = protocol::EventBody::Created(setup);
        let log = matches::number(0, 10_000, vec![body], || "tag".to_owned());
        crate::referee::row(&matches::Match::replay(&log).expect("a log"))
    }

    fn events() -> Vec<protocol::MatchEvent> {
        let setup = matches::setup("quindo", None, None, 0).expect("a game");
        matches::number(0, 10_000, vec![protocol::EventBody::Created(setup)], || "tag".to_owned())
    }
}
