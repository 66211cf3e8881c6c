//! Moves and how they are written.

use std::fmt;
use std::str::FromStr;

use game::MoveError;

use crate::messages::a_move;
use crate::position::MAX_SIZE;
use crate::square::Square;

/// A move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A pawn goes along a straight line. What it jumps and how far it goes follow from the board.
    Leap {
        /// Where it stands.
        from: Square,
        /// Where it lands.
        to: Square,
    },
    /// A player without any other move passes.
    Pass,
}

const SQUARES: usize = MAX_SIZE as usize * MAX_SIZE as usize; // of the largest board
const PASS: usize = SQUARES * SQUARES; // the index after those of all leaps

impl game::Move for Move {
    const COUNT: usize = PASS + 1;

    #[inline]
    fn index(self) -> u16 {
        let place = |square: Square| {
            usize::from(square.rank()) * usize::from(MAX_SIZE) + usize::from(square.file())
        };
        let index = match self {
            Move::Leap { from, to } => place(from) * SQUARES + place(to),
            Move::Pass => PASS,
        };
        index as u16
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Leap { from, to } => write!(f, "{from}{to}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        if text == "pass" {
            return Ok(Move::Pass);
        }
        let leap = || {
            let (from, rest) = Square::read(text)?;
            let (to, rest) = Square::read(rest)?;
            rest.is_empty().then_some(Move::Leap { from, to })
        };
        leap().ok_or_else(|| MoveError::syntax(text, a_move()))
    }
}
