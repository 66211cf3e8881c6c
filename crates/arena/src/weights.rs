//! The weights of an evaluation as a text: a name and a number a line.

use std::fmt;

use game::Arg;
use game::error::quoted;
use table::Testbed;

use crate::error::ArenaError;
use crate::messages;

const PIECE: i32 = 100; // points, as the search expects of an ordinary piece

/// The weights of an evaluation, in order, with their names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights(Vec<(String, i32)>);

impl Weights {
    /// A game's own.
    #[must_use]
    pub fn of(testbed: &dyn Testbed) -> Weights {
        Weights(testbed.weights())
    }

    /// The numbers alone.
    #[must_use]
    pub fn values(&self) -> Vec<i32> {
        self.0.iter().map(|(_, weight)| *weight).collect()
    }

    /// The names alone.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        self.0.iter().map(|(name, _)| name.as_str()).collect()
    }

    /// The same weights with other numbers.
    ///
    /// # Panics
    /// When there are not as many numbers as weights.
    #[must_use]
    pub fn with_values(&self, values: &[i32]) -> Weights {
        assert_eq!(values.len(), self.0.len(), "every weight has a number");
        Weights(
            self.0.iter().zip(values).map(|((name, _), &value)| (name.clone(), value)).collect(),
        )
    }

    /// Those of somebody who counts what is on the board and nothing else: the first weight, which
    /// is that of a piece, and of a point in a game that is won by points.
    #[must_use]
    pub fn material(&self) -> Weights {
        // Not as it was tuned: among so many others a piece by itself may be worth little (11 points
        // in Khet), while the search's margins are made for 100. What else has to do with pieces
        // (shares, reserves, stacks) is left out: such a weight means something only beside the others.
        let alone: Vec<i32> =
            (0..self.0.len()).map(|place| if place == 0 { PIECE } else { 0 }).collect();
        self.with_values(&alone)
    }

    /// The weights of a text, which must name all of them in order.
    ///
    /// # Errors
    /// When a line is no weight or not the one that is expected; the error names the line.
    pub fn parse(&self, text: &str) -> Result<Weights, ArenaError> {
        // Lines are counted from 1, empty ones left out.
        let wrong = |index, why| ArenaError(messages::at_line(index + 1_usize, why));
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        let mut weights = Vec::new();
        for (index, (name, _)) in self.0.iter().enumerate() {
            let line = lines.get(index).copied().unwrap_or_default();
            let weight = line.trim().rsplit_once(' ').and_then(|(found, weight)| {
                if found.trim() == name { weight.parse().ok() } else { None }
            });
            let weight = weight.ok_or_else(|| {
                wrong(index, messages::other_weight(quoted(line), Arg::name(name)))
            })?;
            weights.push((name.clone(), weight));
        }
        match lines.get(self.0.len()) {
            Some(line) => Err(wrong(self.0.len(), messages::extra_weight(quoted(line)))),
            None => Ok(Weights(weights)),
        }
    }

    /// What tells these weights from others, in two words: `weights 9b1c…`.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        // FNV-1a, which is the same in every version and on every machine.
        let mixed = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let sum = self.to_string().bytes().fold(0xcbf2_9ce4_8422_2325, mixed);
        format!("weights {sum:016x}")
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(name, weight)| writeln!(f, "{name} {weight}"))
    }
}
