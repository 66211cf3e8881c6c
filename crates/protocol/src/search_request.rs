//! What the engine is asked.

use game::{HIGHEST_LEVEL, Level};
use search::Limit;
use serde::Deserialize;

/// How to think about a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SearchRequest {
    /// When to stop; a level has its own.
    pub limit: Limit,
    /// How many of the best moves to report with their lines.
    pub lines: u32,
    /// A level from 1 to 10 instead of full strength.
    pub level: Option<u32>,
    /// Decides a level's errors.
    pub seed: u64,
    /// Mebibytes of the transposition table.
    pub hash: u32,
}

impl SearchRequest {
    /// What the engine is asked, in a game with these levels.
    #[must_use]
    pub fn to_search(&self, levels: &[Level; HIGHEST_LEVEL]) -> search::SearchRequest {
        let level = |number: u32| levels[(number as usize).clamp(1, HIGHEST_LEVEL) - 1];
        search::SearchRequest {
            lines: self.lines.max(1) as usize,
            level: self.level.map(level),
            seed: self.seed,
            ..search::SearchRequest::new(self.limit)
        }
    }
}
