//! A checksum of the engine: how many positions it looks at in fixed searches.

use search::{Engine, Limit, SearchRequest};

use crate::GAMES;

const HASH: usize = 8; // mebibytes

/// The positions one game's fixed searches look at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The game.
    pub game: &'static str,
    /// Positions visited in all its bench positions together.
    pub nodes: u64,
}

/// Searches the bench positions of every game to the depth it names for that. The numbers are the same
/// on every machine; they change exactly when the search, an evaluation or the rules change. Every game
/// has about as many nodes, at a depth where all parts of the search have something to do.
#[must_use]
pub fn signature() -> Vec<Signature> {
    let count = |entry: &&dyn crate::Entry| {
        let request = SearchRequest::new(Limit::Depth(entry.descriptor().bench_depth));
        let nodes = entry
            .bench()
            .into_iter()
            .map(|table| table.search(&Engine::new(HASH), &request, &(), &mut |_| ()).nodes);
        Signature { game: entry.name(), nodes: nodes.sum() }
    };
    GAMES.iter().map(count).collect()
}
