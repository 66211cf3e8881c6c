#![doc = include_str!("../README.md")]
//!
//! # Example
//!
//! ```
//! use game::{Game, GameExt, Variant as _};
//! use khan::{Khan, Variant};
//!
//! let mut position = Khan::start(Variant::Standard, 0);
//! for text in ["edge:s", "K@c1", "S@a1", "S@b2"] {
//!     let mv = text.parse().expect("a well-formed move");
//!     position.play(mv, &mut ()).expect("a legal move");
//! }
//! assert_eq!(position.to_string(), "s 6/6/6/6/1S4/S1K3 r - 0/0 0");
//! assert_eq!(position.count_moves(), 9);
//!
//! let text = "s ss4/1ks1ss/6/6/1S1S1S/S1K1S1 r - 0/0 0";
//! let position = Khan::parse(text, Variant::default_variant()).expect("a position of the game");
//! assert_eq!(game::perft(&position, 3), 2_257);
//! ```

// What players know.
mod descriptor;
mod mv;
mod position;
mod variant;

// The board and what stands on it.
mod kind;
mod mat;
mod square;

// The rules.
mod generate;
mod keys;
mod make;
mod walk;

// How it is written, shown and handled.
mod messages;
mod notation;
mod refusals;
mod steps;
mod threats;
mod view;

// What is good.
mod eval;

pub use eval::KhanEval;
pub use kind::Kind;
pub use mat::Edge;
pub use mv::Move;
pub use position::Khan;
pub use square::Square;
pub use variant::Variant;

#[cfg(feature = "engine")]
table::game!(KhanEval);
