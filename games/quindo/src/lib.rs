#![doc = include_str!("../README.md")]
//! # In Rust
//!
//! [`Quindo`] is a position; it keeps the contract of [`game::Game`].
//!
//! ```
//! use game::{Game, GameExt, perft};
//! use quindo::{Quindo, Variant};
//!
//! let mut position = Quindo::start(Variant::Standard, 0);
//! assert_eq!(perft(&position, 3), 60_665);
//!
//! position.play("c2c3".parse()?, &mut ())?;
//! assert_eq!(position.to_string(), "7/1BBBBB1/7/7/2W4/1W1WWW1/7 b 1 1");
//!
//! // White has just gone one square: Black may go two or three.
//! assert!(position.play("c6c5".parse()?, &mut ()).is_err());
//! # Ok::<(), game::MoveError>(())
//! ```

// What players know.
mod descriptor;
mod mv;
mod position;
mod variant;

// The board.
mod lines;
mod square;

// The rules.
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

pub use eval::QuindoEval;
pub use mv::Move;
pub use position::{QUIET_LIMIT, Quindo};
pub use square::Square;
pub use variant::Variant;

#[cfg(feature = "engine")]
table::game!(QuindoEval);
