//! What whoever runs the server is told of trouble with connections: a line now and then, however
//! much there is of it.

use std::io::{self, Write};
use std::time::{Duration, Instant};

const PAUSE: Duration = Duration::from_secs(5); // between two lines

/// What happened since the last line.
#[derive(Default, Debug)]
pub(crate) struct Log {
    /// Connections that made room for others.
    pub(crate) closed: u64,
    /// Connections for which there was no room.
    pub(crate) refused: u64,
    /// How often the system gave us no connection, and what it said last.
    failed: u64,
    error: Option<io::Error>,
    reported: Option<Instant>,
}

impl Log {
    pub(crate) fn failed(&mut self, error: io::Error) {
        self.failed += 1;
        self.error = Some(error);
    }

    /// Tells why the server does not end at once, and how to make it.
    pub(crate) fn farewell(answers: usize, time: Duration) {
        let (end, time) = (if answers == 1 { "" } else { "s" }, time.as_secs());
        say(&format!(
            "finishing {answers} answer{end} for at most {time} s; ask again to end at once"
        ));
    }

    /// Reports what there is to report, unless it did a moment ago.
    pub(crate) fn report(&mut self, most: usize) {
        if self.reported.is_some_and(|at| at.elapsed() < PAUSE) {
            return;
        }
        if let Some(line) = self.line(most) {
            say(&line);
            *self = Log { reported: Some(Instant::now()), ..Log::default() };
        }
    }

    fn line(&self, most: usize) -> Option<String> {
        let mut parts = Vec::new();
        if self.closed + self.refused > 0 {
            parts.push(format!(
                "too many connections (at most {most}): {} refused, {} idle or slow closed to make room",
                self.refused, self.closed
            ));
        }
        if let Some(error) = &self.error {
            parts.push(format!("no connection accepted ({} tries): {error}", self.failed));
        }
        (!parts.is_empty()).then(|| parts.join("; "))
    }
}

fn say(line: &str) {
    // Nobody may listen, and that is no reason to stop serving.
    let _ = writeln!(io::stderr(), "quinconce: {line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trouble_is_one_line() {
        let mut log = Log::default();
        assert_eq!(log.line(32), None);
        log.closed = 68;
        let expected = "too many connections (at most 32): 0 refused, 68 idle or slow \
                        closed to make room";
        assert_eq!(log.line(32).as_deref(), Some(expected));
        log.failed(io::Error::other("out of files"));
        let expected = format!("{expected}; no connection accepted (1 tries): out of files");
        assert_eq!(log.line(32), Some(expected));
    }

    #[test]
    fn lines_are_rare_and_lose_nothing() {
        let mut log = Log { refused: 1, ..Log::default() };
        log.report(1);
        assert_eq!(log.refused, 0);
        log.refused = 2;
        log.report(1);
        assert_eq!(log.refused, 2);
    }
}
