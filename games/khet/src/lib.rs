#![doc = include_str!("../README.md")]
//!
//! # Example
//!
//! ```
//! use game::{Game, GameExt, perft};
//! use khet::{Khet, Variant};
//!
//! let mut position = Khet::start(Variant::Classic, 0);
//! assert_eq!(perft(&position, 2), 6_228);
//!
//! // Silver's pyramid steps off its own file; the beam meets nothing.
//! position.play("j5i6".parse()?, &mut ())?;
//! assert!(position.end().is_none());
//! # Ok::<(), game::MoveError>(())
//! ```

// What players know.
mod descriptor;
mod mv;
mod position;
mod variant;

// The board and what stands on it.
mod piece;
mod square;

// The rules.
mod beam;
mod generate;
mod keys;
mod make;

// How it is written, shown and handled.
mod messages;
mod notation;
mod refusals;
mod steps;
mod threats;
mod view;

// What is good.
mod eval;

pub use eval::KhetEval;
pub use mv::Move;
pub use position::{Khet, QUIET_LIMIT};
pub use square::{FILES, RANKS, SQUARES, Square};
pub use variant::Variant;

#[cfg(feature = "engine")]
table::game!(KhetEval);
