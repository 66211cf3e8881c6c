//! What time it is for all who share a database.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use matches::Millis;

/// The clock of another machine, read now and then and carried on by ours between. It never goes
/// back.
#[derive(Debug)]
pub(super) struct Clock {
    origin: Instant,
    /// What time it was at `origin`.
    begin: Mutex<Option<Millis>>,
    last: AtomicU64,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock { origin: Instant::now(), begin: Mutex::default(), last: AtomicU64::new(0) }
    }
}

impl Clock {
    pub(super) fn now(&self) -> Millis {
        let begin = *self.begin.lock().unwrap_or_else(PoisonError::into_inner);
        let now = begin.unwrap_or_default().saturating_add(millis(self.origin, Instant::now()));
        now.max(self.last.fetch_max(now, Ordering::Relaxed))
    }

    /// It was so late there at some moment since `asked`. What was known is changed no more than that
    /// says: an answer that was long on its way tells little, and does no harm.
    pub(super) fn told(&self, time: Millis, asked: Instant) {
        self.told_between(time, asked, Instant::now());
    }

    fn told_between(&self, time: Millis, asked: Instant, answered: Instant) {
        let least = time.saturating_sub(millis(self.origin, answered));
        let most = time.saturating_sub(millis(self.origin, asked));
        let mut begin = self.begin.lock().unwrap_or_else(PoisonError::into_inner);
        *begin = Some(match *begin {
            None => least.midpoint(most),
            Some(begin) => begin.clamp(least, most),
        });
    }
}

fn millis(from: Instant, to: Instant) -> Millis {
    Millis::try_from(to.saturating_duration_since(from).as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_quick_answer_corrects_and_a_slow_one_does_no_harm() {
        let clock = Clock::default();
        let at = |millis| clock.origin + Duration::from_millis(millis);
        let begin = || clock.begin.lock().expect("nobody panics").expect("it was told");
        clock.told_between(1_000_010, at(0), at(20));
        assert_eq!(begin(), 1_000_000, "in the middle");
        // Ten seconds on its way: it may have been asked at any moment of them.
        clock.told_between(1_000_200, at(100), at(10_100));
        assert_eq!(begin(), 1_000_000);
        // The other clock is five milliseconds behind what was thought.
        clock.told_between(1_020_000, at(20_005), at(20_006));
        assert_eq!(begin(), 999_995);
    }

    #[test]
    fn it_never_goes_back() {
        let clock = Clock::default();
        clock.told(1_000_000, Instant::now());
        let before = clock.now();
        clock.told(500_000, Instant::now());
        assert!(clock.now() >= before);
        clock.told(2_000_000, Instant::now());
        assert!(clock.now() >= 2_000_000);
    }
}
