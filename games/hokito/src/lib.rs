#![doc = include_str!("../README.md")]
//!
//! # In code
//!
//! ```
//! use game::{Game, GameExt, perft};
//! use hokito::{Hokito, Variant};
//!
//! let start = Hokito::start(Variant::Standard, 2011);
//! let moves = start.legal_moves();
//! assert_eq!(perft(&start, 1), moves.len() as u64);
//!
//! let mut next = start;
//! next.play(moves[0], &mut ()).expect("a legal move");
//! assert_eq!(Hokito::parse(&next.to_string(), Variant::Standard), Ok(next));
//! ```

// What players know.
mod descriptor;
mod mv;
mod position;
mod variant;

// The board and what stands on it.
mod square;
mod tower;

// The rules.
mod generate;
mod hops;
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
mod solver;

pub use eval::HokitoEval;
pub use mv::Move;
pub use position::Hokito;
pub use solver::solve;
pub use square::Square;
pub use variant::Variant;

#[cfg(feature = "engine")]
table::game!(HokitoEval);
