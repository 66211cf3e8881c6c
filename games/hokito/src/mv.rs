//! Moves and their text.

use std::fmt;
use std::str::FromStr;

use game::MoveError;

use crate::messages::a_move;
use crate::square::{SQUARES, Square};

/// A move: where the token or stack stands and where it ends, written `a1c2`.
///
/// All ways over the squares between make the same move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Where it stands.
    pub from: Square,
    /// What it ends on.
    pub to: Square,
}

impl game::Move for Move {
    const COUNT: usize = SQUARES * SQUARES;

    #[inline]
    fn index(self) -> u16 {
        (self.from.index() * SQUARES + self.to.index()) as u16
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        let read = || {
            let (from, rest) = Square::read(text)?;
            let (to, rest) = Square::read(rest)?;
            rest.is_empty().then_some(Move { from, to })
        };
        read().ok_or_else(|| MoveError::syntax(text, a_move()))
    }
}
