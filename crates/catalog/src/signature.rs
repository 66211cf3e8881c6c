//! A checksum of the engine: how many positions it looks at in fixed searches.

use std::sync::atomic::AtomicBool;

use search::{Alone, Limit, Memory, SystemClock, Workshop};

use crate::GAMES;
use crate::thought::Wish;

const DEPTH: u32 = 5; // plies
const MEMORY: usize = 8; // mebibytes

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
            let memory = Memory::new(MEMORY);
            let workshop = Workshop {
                memory: &memory,
                clock: &SystemClock::start(),
                crew: &Alone,
                stop: &AtomicBool::new(false),
            };
            table.think(Wish::new(Limit::Depth(DEPTH)), workshop, &mut |_| ()).nodes
        });
        Signature { game: entry.name(), nodes: nodes.sum() }
    };
    GAMES.iter().map(count).collect()
}
