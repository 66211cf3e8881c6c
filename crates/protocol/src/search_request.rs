//! What the engine is asked.

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

impl From<SearchRequest> for catalog::SearchRequest {
    fn from(request: SearchRequest) -> catalog::SearchRequest {
        catalog::SearchRequest {
            lines: request.lines.max(1) as usize,
            level: request.level.map(|level| level as usize),
            seed: request.seed,
            ..catalog::SearchRequest::new(request.limit)
        }
    }
}
