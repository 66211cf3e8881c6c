//! A checksum of the engine: how many positions it looks at in fixed searches.

use std::sync::atomic::AtomicBool;

use search::{Limit, SearchContext, SingleThread, SystemClock, TranspositionTable};

use crate::GAMES;
use table::SearchRequest;

const DEPTH: u32 = 5; // plies
const HASH: usize = 8; // mebibytes

/// The positions one game's fixed searches look at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The game.
    pub game: &'static str,
    /// Positions visited in all its bench positions together.
    pub nodes: u64,
}

/// Searches the bench positions of every game to a fixed depth. The numbers are the same on every
/// machine; they change exactly when the search, an evaluation or the rules change.
#[must_use]
pub fn signature() -> Vec<Signature> {
    let count = |entry: &&dyn crate::Entry| {
        let nodes = entry.bench().into_iter().map(|table| {
            let transpositions = TranspositionTable::new(HASH);
            let context = SearchContext {
                transpositions: &transpositions,
                clock: &SystemClock::start(),
                spawner: &SingleThread,
                stop: &AtomicBool::new(false),
            };
            table.think(SearchRequest::new(Limit::Depth(DEPTH)), context, &mut |_| ()).nodes
        });
        Signature { game: entry.name(), nodes: nodes.sum() }
    };
    GAMES.iter().map(count).collect()
}
