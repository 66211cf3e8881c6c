//! How a match is going, in a line.

use std::fmt;
use std::time::Duration;

use crate::sprt::Sprt;
use crate::tally::Tally;

const BAR: usize = 24; // characters

/// How far a match has come.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// Pairs counted.
    pub finished: u32,
    /// Pairs at most.
    pub pairs: u32,
    /// Pairs that an earlier session had finished.
    pub resumed: u32,
    /// What they have come to.
    pub tally: Tally,
    /// What would end it early.
    pub sprt: Option<Sprt>,
    /// Since this session began.
    pub elapsed: Duration,
}

impl Progress {
    /// How long the rest will take if it goes on like this.
    #[must_use]
    pub fn remaining(&self) -> Option<Duration> {
        let played = self.finished.saturating_sub(self.resumed);
        (played > 0).then(|| self.elapsed / played * (self.pairs - self.finished))
    }
}

/// A bar that is filled as far as `finished` is of `all`.
#[must_use]
pub fn bar(finished: u32, all: u32) -> String {
    let full = u64::from(finished.min(all)) * BAR as u64 / u64::from(all.max(1));
    let full = usize::try_from(full).expect("a bar fits a line");
    format!("[{}{}]", "#".repeat(full), ".".repeat(BAR - full))
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Progress { finished, pairs, tally, .. } = self;
        let Tally { wins, draws, losses, .. } = tally;
        write!(f, "{} {finished}/{pairs} pairs", bar(*finished, *pairs))?;
        write!(f, "  +{wins} ={draws} -{losses}  Elo {}", tally.elo())?;
        if let Some(sprt) = &self.sprt {
            let (low, high) = sprt.bounds();
            write!(f, "  LLR {:.2} ({low:.2}, {high:.2})", sprt.llr(tally))?;
        }
        match self.remaining() {
            Some(time) if finished < pairs => {
                let seconds = time.as_secs();
                write!(f, "  {}:{:02} left", seconds / 60, seconds % 60)
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_tells_how_far_and_how_well() {
        let tally = Tally { wins: 10, draws: 4, losses: 6, pairs: [1, 2, 2, 2, 3] };
        let progress = Progress {
            finished: 10,
            pairs: 40,
            resumed: 5,
            tally,
            sprt: Some(Sprt::new(0.0, 10.0)),
            elapsed: Duration::from_secs(20),
        };
        let line = progress.to_string();
        assert!(
            line.starts_with("[######..................] 10/40 pairs  +10 =4 -6  Elo +70.4 ±"),
            "{line}"
        );
        assert!(line.contains("(-2.94, 2.94)") && line.ends_with("  2:00 left"), "{line}");
    }

    #[test]
    fn an_empty_match_has_an_empty_bar() {
        assert_eq!(bar(0, 0), format!("[{}]", ".".repeat(BAR)));
        assert_eq!(bar(9, 3), format!("[{}]", "#".repeat(BAR)));
    }
}
