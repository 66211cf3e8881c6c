//! What a search says about a position.

use std::fmt;

/// A won position is worth this, less the plies until it is won. Evaluations stay far below.
pub(crate) const WIN: i32 = 30_000;

/// Beyond every score.
pub(crate) const INFINITE: i32 = 32_000;

/// Scores above this are proven wins, below its negative proven losses.
pub(crate) const PROVEN: i32 = WIN - 1_000;

/// How a position stands for the player to move.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "type", content = "value", rename_all = "camelCase"))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub enum Score {
    /// Proven lost after that many more plies, whatever is played.
    Loss(u32),
    /// An opinion: 100 is an advantage like that of a piece in most games.
    Points(i32),
    /// Proven won after that many more plies.
    Win(u32),
}

impl Score {
    pub(crate) fn new(value: i32) -> Score {
        if value > PROVEN {
            Score::Win((WIN - value) as u32)
        } else if value < -PROVEN {
            Score::Loss((WIN + value) as u32)
        } else {
            Score::Points(value)
        }
    }
}

impl fmt::Display for Score {
    /// As the engine protocol writes it: `cp 35`, `win 5`, `loss 2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Loss(plies) => write!(f, "loss {plies}"),
            Score::Points(points) => write!(f, "cp {points}"),
            Score::Win(plies) => write!(f, "win {plies}"),
        }
    }
}
