#![doc = include_str!("../README.md")]
//!
//! # In code
//!
//! ```
//! use game::{Game, perft};
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

mod square;

mod moves;

mod variant;

mod tower;

mod position;

mod hops;

mod rules;

mod notation;

mod sentences;

mod view;

mod steps;

mod refusal;

mod threats;

mod eval;

mod solver;

pub use eval::HokitoEval;
pub use moves::Move;
pub use position::Hokito;
pub use solver::solve;
pub use square::Square;
pub use variant::Variant;
