//! A move and its text.

use std::fmt;
use std::str::FromStr;

use game::{Bits, MoveError, notation};

use crate::messages::a_move;
use crate::square::{SQUARES, Square};

/// What a player does before the laser fires.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A piece or whole stack goes to a neighbouring square: `c1d2`. A djed or an eye may change
    /// places there with another piece, a single obelisk may climb onto another.
    Step {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// The top of a stack goes alone: `d1^e2`.
    Top {
        /// Where the stack stands.
        from: Square,
        /// Where its top goes.
        to: Square,
    },
    /// A piece makes a quarter turn: `h5+` clockwise, `h5-` the other way. A djed's and an eye's
    /// two turns are the same; they are written `+`.
    Turn {
        /// Where it stands.
        at: Square,
        /// Which way.
        clockwise: bool,
    },
}

/// Steps in eight directions, of a piece and of a stack's top, and two turns.
const WAYS: usize = 8 + 8 + 2;

impl game::Move for Move {
    const COUNT: usize = SQUARES * WAYS;

    #[inline]
    fn index(self) -> u16 {
        let (at, way) = match self {
            Move::Step { from, to } => (from, way(from, to)),
            Move::Top { from, to } => (from, 8 + way(from, to)),
            Move::Turn { at, clockwise } => (at, 16 + usize::from(clockwise)),
        };
        (at.index() * WAYS + way) as u16
    }
}

/// Which of the eight directions leads from a square to its neighbour.
#[inline]
fn way(from: Square, to: Square) -> usize {
    // Squares are listed rank by rank, ten to a rank.
    const WAYS: [u8; 23] = [5, 4, 3, 0, 0, 0, 0, 0, 0, 0, 6, 0, 2, 0, 0, 0, 0, 0, 0, 0, 7, 0, 1];
    usize::from(WAYS[to.index() + 11 - from.index()])
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Step { from, to } => write!(f, "{from}{to}"),
            Move::Top { from, to } => write!(f, "{from}^{to}"),
            Move::Turn { at, clockwise } => write!(f, "{at}{}", if *clockwise { '+' } else { '-' }),
        }
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        read(text).ok_or_else(|| MoveError::syntax(text, a_move()))
    }
}

fn read(text: &str) -> Option<Move> {
    let (from, rest) = square(text)?;
    match rest {
        "+" => return Some(Move::Turn { at: from, clockwise: true }),
        "-" => return Some(Move::Turn { at: from, clockwise: false }),
        _ => {}
    }
    let (top, rest) = match rest.strip_prefix('^') {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let (to, rest) = square(rest)?;
    if !rest.is_empty() || (from.neighbours() & to.set()).is_none() {
        return None;
    }
    Some(if top { Move::Top { from, to } } else { Move::Step { from, to } })
}

fn square(text: &str) -> Option<(Square, &str)> {
    let ((file, rank), rest) = notation::square(text)?;
    Some((Square::new(file, rank)?, rest))
}
