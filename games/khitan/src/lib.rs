#![doc = include_str!("../README.md")]
//!
//! # Example
//!
//! ```
//! use game::{Game, GameExt};
//! use khitan::{Khitan, Variant};
//!
//! let mut position = Khitan::start(Variant::Classic, 0);
//! position.play("b3c3".parse()?, &mut ())?;
//! assert_eq!(position.to_string(), "jj1jj/jjjjjj/7/8/9/8/2H4/AA1AAA/AA1AA b 0/0 0 1");
//! # Ok::<(), game::MoveError>(())
//! ```

// What players know.
mod descriptor;
mod mv;
mod position;
mod variant;

// The board and what lies on it.
mod hexagon;
mod orientation;
mod spot;
mod tile;

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

pub use eval::KhitanEval;
pub use mv::Move;
pub use orientation::{COLOURS, EDGES, Orientation};
pub use position::{Khitan, QUIET_LIMIT, most_pieces};
pub use spot::{SIDES, Spot};
pub use variant::Variant;

#[cfg(feature = "engine")]
table::game!(KhitanEval);
