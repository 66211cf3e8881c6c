#![doc = include_str!("../README.md")]
//!
//! # Example
//!
//! ```
//! use game::{Game, perft};
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

mod square;

mod man;

mod variant;

mod mv;

mod position;

mod moves;

mod act;

mod beam;

mod eval;

mod notation;

mod sentences;

mod view;

mod steps;

mod refusal;

mod threats;

pub use eval::KhetEval;
pub use mv::Move;
pub use position::{Khet, QUIET_LIMIT};
pub use square::{FILES, RANKS, SQUARES, Square};
pub use variant::Variant;
