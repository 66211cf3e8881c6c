//! How long to wait before a server is asked again.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use game::Random;

const FIRST: u32 = 250; // milliseconds
const DOUBLINGS: u32 = 6; // until 16 s

/// Longer after every failure, with jitter: those who were cut off together do not come back
/// together.
#[derive(Clone, Debug)]
pub struct Backoff {
    failures: u32,
    random: Random,
}

impl Default for Backoff {
    fn default() -> Backoff {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Backoff { failures: 0, random: Random::new(since.as_nanos() as u64) }
    }
}

impl Backoff {
    /// It worked.
    pub fn reset(&mut self) {
        self.failures = 0;
    }

    /// It did not: how long to wait now.
    pub fn failed(&mut self) -> Duration {
        let most = FIRST << self.failures.min(DOUBLINGS);
        self.failures = self.failures.saturating_add(1);
        Duration::from_millis(u64::from(most / 2 + self.random.below(most / 2 + 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wait_doubles_up_to_sixteen_seconds() {
        let mut backoff = Backoff::default();
        for most in [250, 500, 1000, 2000, 4000, 8000, 16_000, 16_000, 16_000] {
            let most = Duration::from_millis(most);
            let wait = backoff.failed();
            assert!((most / 2..=most).contains(&wait), "{wait:?} of {most:?}");
        }
        backoff.reset();
        assert!(backoff.failed() <= Duration::from_millis(250));
    }
}
