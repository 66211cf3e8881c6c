//! What a search is asked.

use game::Level;

use crate::limit::Limit;

/// How to search for a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SearchRequest {
    /// When to stop; a level has its own.
    pub limit: Limit,
    /// How many of the best moves to report with their lines; at least 1.
    pub lines: usize,
    /// How many threads; a level has one.
    pub threads: usize,
    /// By how many points the player to move would rather play on than draw: above zero against
    /// weaker players. The scores reported are biased by it.
    pub contempt: i32,
    /// A level instead of full strength.
    pub level: Option<Level>,
    /// Decides a level's errors: the same seed gives the same answer.
    pub seed: u64,
    /// Whether to prune. Switched off, the score is that of plain negamax.
    pub selective: bool,
}

impl SearchRequest {
    /// Full strength on one thread within a limit, the best line alone.
    #[must_use]
    pub const fn new(limit: Limit) -> SearchRequest {
        SearchRequest {
            limit,
            lines: 1,
            threads: 1,
            contempt: 0,
            level: None,
            seed: 0,
            selective: true,
        }
    }

    /// As people meet it at one of its levels.
    #[must_use]
    pub const fn at_level(level: Level, seed: u64) -> SearchRequest {
        SearchRequest { level: Some(level), seed, ..SearchRequest::new(Limit::Nodes(level.nodes)) }
    }
}
