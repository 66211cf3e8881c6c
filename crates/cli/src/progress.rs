//! A sign of life during long work. Nothing is written where standard error is not a terminal.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

const PAUSE: Duration = Duration::from_millis(500); // between two signs

/// Shows a line on the terminal in place of the last one.
pub(crate) fn show_line(text: &str) {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K{text}");
    }
}

/// Takes the line away.
pub(crate) fn clear_line() {
    show_line("");
}

/// A line that says how much is done, once something takes long.
pub(crate) struct Progress {
    shown: bool,
    done: u32,
    total: u32,
    unit: &'static str,
    last: Instant,
}

impl Progress {
    pub(crate) fn new(total: usize, unit: &'static str, shown: bool) -> Progress {
        let total = u32::try_from(total).unwrap_or(u32::MAX);
        Progress { shown, done: 0, total, unit, last: Instant::now() }
    }

    /// One more is done.
    pub(crate) fn step(&mut self, remark: &str) {
        self.reach(self.done + 1, remark);
    }

    /// So much is done.
    pub(crate) fn reach(&mut self, done: u32, remark: &str) {
        self.done = done;
        if self.shown && self.last.elapsed() > PAUSE {
            self.last = Instant::now();
            let Progress { done, total, unit, .. } = self;
            show_line(&format!("{} {done}/{total} {unit}, {remark} ", arena::bar(*done, *total)));
        }
    }

    /// Takes the line away.
    pub(crate) fn clear(&self) {
        if self.shown {
            clear_line();
        }
    }
}
