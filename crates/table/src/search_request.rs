//! What the engine is asked, and what it answers, in text.

use search::Limit;

/// How to think about a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SearchRequest {
    /// When to stop; a level has its own.
    pub limit: Limit,
    /// How many of the best moves to report with their lines.
    pub lines: usize,
    /// How many threads.
    pub threads: usize,
    /// By how many points playing on is preferred to a draw.
    pub contempt: i32,
    /// A level from 1 to 10 instead of full strength.
    pub level: Option<usize>,
    /// Decides a level's errors.
    pub seed: u64,
}

impl SearchRequest {
    /// Full strength on one thread within a limit.
    #[must_use]
    pub fn new(limit: Limit) -> SearchRequest {
        SearchRequest { limit, lines: 1, threads: 1, contempt: 0, level: None, seed: 0 }
    }
}

/// What the engine has found so far, its moves as text.
pub type SearchInfo = search::SearchInfo<String>;
