//! What the players saw.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::milliseconds;

pub(super) type Millis = f64;

/// Counts for all players, who write it down while it is measured.
#[derive(Default)]
pub(super) struct Tally {
    measuring: AtomicBool,
    connected: AtomicU64,
    errors: AtomicU64,
    ended: AtomicU64,
    times: Mutex<[Times; 2]>,
    last_error: Mutex<String>,
}

/// What was measured.
pub(super) struct Measured {
    pub(super) acknowledged: Times,
    pub(super) seen: Times,
    pub(super) errors: u64,
    pub(super) ended: u64,
    pub(super) last_error: String,
}

impl Tally {
    pub(super) fn begin(&self) {
        *self.times() = Default::default();
        self.errors.store(0, Relaxed);
        self.ended.store(0, Relaxed);
        self.measuring.store(true, Relaxed);
    }

    pub(super) fn end(&self) -> Measured {
        self.measuring.store(false, Relaxed);
        let [mut acknowledged, mut seen] = std::mem::take(&mut *self.times());
        acknowledged.0.sort_unstable();
        seen.0.sort_unstable();
        let (errors, ended) = (self.errors(), self.ended.load(Relaxed));
        Measured { acknowledged, seen, errors, ended, last_error: self.last_error() }
    }

    pub(super) fn arrived(&self) {
        self.connected.fetch_add(2, Relaxed);
    }

    pub(super) fn left(&self) {
        self.connected.fetch_sub(2, Relaxed);
    }

    pub(super) fn connected(&self) -> u64 {
        self.connected.load(Relaxed)
    }

    /// A move was acknowledged, and the other player saw it, after such times.
    pub(super) fn moved(&self, acknowledged: Duration, seen: Duration) {
        if self.measuring.load(Relaxed) {
            let mut times = self.times();
            for (times, time) in times.iter_mut().zip([acknowledged, seen]) {
                times.0.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
            }
        }
    }

    pub(super) fn moves(&self) -> usize {
        self.times()[0].count()
    }

    pub(super) fn ended(&self) {
        self.ended.fetch_add(1, Relaxed);
    }

    pub(super) fn failed(&self, error: String) {
        self.errors.fetch_add(1, Relaxed);
        *self.last_error.lock().unwrap_or_else(PoisonError::into_inner) = error;
    }

    pub(super) fn errors(&self) -> u64 {
        self.errors.load(Relaxed)
    }

    pub(super) fn last_error(&self) -> String {
        self.last_error.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn times(&self) -> MutexGuard<'_, [Times; 2]> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Times in microseconds, the shortest first once they are measured.
#[derive(Default)]
pub(super) struct Times(Vec<u32>);

impl Times {
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that so many of a thousand do not exceed.
    fn quantile(&self, thousandths: usize) -> Millis {
        let place = (self.0.len() * thousandths).div_ceil(1000).saturating_sub(1);
        self.0.get(place).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = [("p50", 500), ("p95", 950), ("p99", 990), ("max", 1000)];
        for (place, (name, thousandths)) in named.into_iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{name} {}", milliseconds(self.quantile(thousandths)))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_is_a_time_that_was_measured() {
        let times = Times((1..=1000).map(|time| time * 1000).collect());
        assert_eq!(times.to_string(), "p50 500.0 ms, p95 950.0 ms, p99 990.0 ms, max 1000.0 ms");
        let one = Times(vec![7000]);
        assert_eq!(one.to_string(), "p50 7.0 ms, p95 7.0 ms, p99 7.0 ms, max 7.0 ms");
        assert_eq!(Times::default().quantile(990), 0.0);
    }
}
