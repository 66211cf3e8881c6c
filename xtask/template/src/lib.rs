#![doc = include_str!("../README.md")]
//!
//! ```
//! use game::{Game, perft};
//! use newgame::{Newgame, Variant};
//!
//! let start = Newgame::start(Variant::Standard, 0);
//! assert_eq!(perft(&start, 3), 504);
//! ```

mod eval;
mod moves;
mod position;
mod sentences;

pub use eval::NewgameEval;
pub use moves::Move;
pub use position::{Newgame, Variant};
