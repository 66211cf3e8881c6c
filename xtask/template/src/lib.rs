#![doc = include_str!("../README.md")]
//!
//! ```
//! use game::{Game, perft};
//! use newgame::{Newgame, Variant};
//!
//! let start = Newgame::start(Variant::Standard, 0);
//! assert_eq!(perft(&start, 3), 504);
//! ```

// What players know.
mod descriptor;
mod mv;
mod position;
mod variant;

// The rules.
mod generate;
mod keys;
mod make;

// How it is written, shown and handled.
mod messages;
mod notation;
mod refusals;
mod steps;
mod view;

// What is good.
mod eval;

pub use eval::NewgameEval;
pub use mv::Move;
pub use position::Newgame;
pub use variant::Variant;

#[cfg(feature = "engine")]
table::game!(NewgameEval);
