//! The engine as a player.

use game::Level;
use search::{Engine, SearchRequest};
use table::TestTable;

use crate::player::{Forfeit, Player};
use crate::weights::Weights;

/// A search for every move, with one evaluation.
pub struct Searcher {
    weights: Vec<i32>,
    request: SearchRequest,
    engine: Engine,
}

impl Searcher {
    /// A player who searches so for every move, with a table of so many mebibytes.
    #[must_use]
    pub fn new(weights: &Weights, request: SearchRequest, hash: usize) -> Searcher {
        Searcher { weights: weights.values(), request, engine: Engine::new(hash) }
    }

    /// The engine as people meet it at one of its levels. The same game so far is always answered
    /// by the same move.
    #[must_use]
    pub fn at_level(weights: &Weights, level: Level, seed: u64) -> Searcher {
        // A level brings its own table: this one stays empty.
        Searcher::new(weights, SearchRequest::at_level(level, seed), 1)
    }
}

impl Player for Searcher {
    fn new_game(&mut self) {
        self.engine.clear();
    }

    fn choose(&mut self, table: &dyn TestTable) -> Result<String, Forfeit> {
        let info = table.search_with(&self.weights, &self.engine, &self.request);
        info.best().cloned().ok_or_else(Forfeit::no_move)
    }
}
