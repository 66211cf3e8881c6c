//! The engine as a player.

use std::sync::atomic::AtomicBool;

use game::Level;
use search::{Limit, SearchContext, SystemClock, Threads, TranspositionTable};
use table::{SearchInfo, SearchRequest, TestTable};

use crate::player::{Forfeit, Player};
use crate::weights::Weights;

/// A search for every move, with one evaluation.
pub struct Searcher {
    weights: Vec<i32>,
    level: Option<Level>,
    request: SearchRequest,
    transpositions: TranspositionTable,
}

impl Searcher {
    /// A player who searches so for every move, with a table of so many mebibytes.
    #[must_use]
    pub fn new(weights: &Weights, request: SearchRequest, hash: usize) -> Searcher {
        let transpositions = TranspositionTable::new(hash);
        Searcher { weights: weights.values(), level: None, request, transpositions }
    }

    /// The engine as people meet it at one of its levels. The same game so far is always answered
    /// by the same move.
    #[must_use]
    pub fn at_level(weights: &Weights, level: Level, seed: u64) -> Searcher {
        let request = SearchRequest { seed, ..SearchRequest::new(Limit::Nodes(level.nodes)) };
        // A level brings its own table: this one stays empty.
        Searcher { level: Some(level), ..Searcher::new(weights, request, 1) }
    }
}

impl Player for Searcher {
    fn new_game(&mut self) {
        self.transpositions.clear();
    }

    fn choose(&mut self, table: &dyn TestTable) -> Result<String, Forfeit> {
        let info = search(table, &self.weights, self.level, self.request, &self.transpositions);
        info.best().cloned().ok_or_else(Forfeit::no_move)
    }
}

/// Searches the position on the board, the game so far known.
pub(crate) fn think(
    table: &dyn TestTable,
    weights: &[i32],
    limit: Limit,
    transpositions: &TranspositionTable,
) -> SearchInfo {
    search(table, weights, None, SearchRequest::new(limit), transpositions)
}

fn search(
    table: &dyn TestTable,
    weights: &[i32],
    level: Option<Level>,
    request: SearchRequest,
    transpositions: &TranspositionTable,
) -> SearchInfo {
    let context = SearchContext {
        transpositions,
        clock: &SystemClock::start(),
        spawner: &Threads,
        stop: &AtomicBool::new(false),
    };
    table.search(weights, level, request, context)
}
