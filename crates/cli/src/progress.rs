//! A sign of life during long work.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

const PAUSE: Duration = Duration::from_millis(500); // between two signs
const WIDTH: usize = 30; // characters of the bar

/// A line on the terminal that says how much is done, once something takes long. Nothing is
/// written where standard error is not a terminal.
pub(crate) struct Progress {
    shown: bool,
    done: usize,
    total: usize,
    unit: &'static str,
    last: Instant,
}

impl Progress {
    pub(crate) fn new(total: usize, unit: &'static str, wanted: bool) -> Progress {
        let shown = wanted && io::stderr().is_terminal();
        Progress { shown, done: 0, total, unit, last: Instant::now() }
    }

    /// One more is done.
    pub(crate) fn step(&mut self, remark: &str) {
        self.done += 1;
        if self.shown && self.last.elapsed() > PAUSE {
            self.last = Instant::now();
            let filled = (WIDTH * self.done / self.total.max(1)).min(WIDTH);
            eprint!(
                "\r[{}{}] {}/{} {}, {remark} ",
                "#".repeat(filled),
                ".".repeat(WIDTH - filled),
                self.done,
                self.total,
                self.unit
            );
        }
    }

    /// Takes the line away.
    pub(crate) fn clear(&self) {
        if self.shown {
            eprint!("\r\x1b[K");
        }
    }
}
