//! What a search has found.

use std::time::Duration;

use crate::score::Score;

/// A principal variation: one of the best moves and what follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(concrete(M = String)))]
pub struct PvLine<M> {
    /// How the position stands if this is played, for the player to move.
    pub score: Score,
    /// The move, then what both sides play.
    pub moves: Vec<M>,
}

/// What a search has found after an iteration.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(concrete(M = String)))]
pub struct SearchInfo<M> {
    /// Plies searched in full.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub seldepth: u32,
    /// Positions visited by all threads.
    pub nodes: u64,
    /// Since the search began.
    #[cfg_attr(feature = "serde", serde(rename = "millis"), serde(with = "crate::millis"))]
    #[cfg_attr(feature = "ts-rs", ts(type = "number"))]
    pub time: Duration,
    /// The best moves, best first; none if the game is over.
    pub lines: Vec<PvLine<M>>,
    /// The final points of the player to move less those of the other with best play, where the
    /// rest of the game was looked through.
    pub margin: Option<i32>,
}

impl<M> Default for SearchInfo<M> {
    /// Before anything was looked at.
    fn default() -> SearchInfo<M> {
        SearchInfo {
            depth: 0,
            seldepth: 0,
            nodes: 0,
            time: Duration::ZERO,
            lines: Vec::new(),
            margin: None,
        }
    }
}

impl<M> SearchInfo<M> {
    /// The move to play; `None` if the game is over.
    #[must_use]
    pub fn best(&self) -> Option<&M> {
        self.lines.first().and_then(|line| line.moves.first())
    }

    /// The same with its moves as text.
    #[must_use]
    pub fn to_text(&self) -> SearchInfo<String>
    where
        M: ToString,
    {
        let line = |line: &PvLine<M>| PvLine {
            score: line.score,
            moves: line.moves.iter().map(ToString::to_string).collect(),
        };
        SearchInfo {
            depth: self.depth,
            seldepth: self.seldepth,
            nodes: self.nodes,
            time: self.time,
            lines: self.lines.iter().map(line).collect(),
            margin: self.margin,
        }
    }
}
