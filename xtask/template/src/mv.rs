//! Moves and their text.

use std::fmt;
use std::str::FromStr;

use game::{MoveError, notation};

use crate::messages::a_move;

/// A mark on a square, counted from a1 rank by rank.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub(crate) square: u8,
}

impl game::Move for Move {
    const COUNT: usize = 9;

    fn index(self) -> u16 {
        self.square.into()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&notation::square_name(self.square % 3, self.square / 3))
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        match notation::square(text) {
            Some(((file @ 0..3, rank @ 0..3), "")) => Ok(Move { square: rank * 3 + file }),
            _ => Err(MoveError::syntax(text, a_move())),
        }
    }
}
