//! A checksum of the engine: how many positions it looks at in fixed searches.

use search::{Engine, Limit, SearchRequest};

use crate::{Entry, GAMES, Setup, Table};

const HASH: usize = 8; // mebibytes

/// Positions near the end of a game besides its bench positions, for what matters only there: wins at
/// a distance, the quiet limit, proven draws.
const ENDINGS: [(&str, &str); 2] =
    [("quindo", "7/7/1B5/7/2W1W2/7/7 w 1 45"), ("quindo", "7/7/1B3B1/7/2W1W2/7/7 w - 38")];

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
///
/// # Panics
/// When a position of the bench is none of its game.
#[must_use]
pub fn signature() -> Vec<Signature> {
    let count = |entry: &&dyn Entry| {
        let request = SearchRequest::new(Limit::Depth(entry.descriptor().bench_depth));
        let search = |table: Box<dyn Table>| {
            table.search(&Engine::new(HASH), &request, &(), &mut |_| ()).nodes
        };
        let endings = ENDINGS.iter().filter(|(game, _)| *game == entry.name()).map(|&(_, text)| {
            let setup = Setup { position: Some(text), ..Setup::default() };
            entry.open(&setup).expect("an ending of the game")
        });
        let nodes = entry.bench().into_iter().chain(endings).map(search).sum();
        Signature { game: entry.name(), nodes }
    };
    GAMES.iter().map(count).collect()
}
