//! Engines against engines.

mod duel;
mod player;

pub use duel::{Duel, Tally};
pub use player::{Player, Searcher};
