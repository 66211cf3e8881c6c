//! Moves and their text.

use std::fmt;
use std::str::FromStr;

use game::MoveError;

use crate::kind::Kind;
use crate::mat::Edge;
use crate::messages::a_move;
use crate::square::{SIZE, Square};

/// A move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Red turns the mat: `edge:s`.
    Turn(Edge),
    /// A piece comes onto the board, in the set-up or as a captured Sbire: `K@c1`, `S@a2`.
    Enter {
        /// What comes.
        kind: Kind,
        /// Where it is put.
        at: Square,
    },
    /// A piece moves and takes what it ends on: `c1c3`.
    Step {
        /// Where it stands.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// Nothing can move: `pass`.
    Pass,
}

// The indices of moves that are no steps come behind those that are.
const CELLS: usize = SIZE as usize * SIZE as usize;
const ENTRIES: usize = CELLS * CELLS;
const TURNS: usize = ENTRIES + 2 * CELLS;
const PASS: usize = TURNS + 4;

impl game::Move for Move {
    const COUNT: usize = PASS + 1;

    #[inline]
    fn index(self) -> u16 {
        let cell = |at: Square| usize::from(at.rank() * SIZE + at.file());
        let index = match self {
            Move::Step { from, to } => cell(from) * CELLS + cell(to),
            Move::Enter { kind, at } => ENTRIES + kind as usize * CELLS + cell(at),
            Move::Turn(edge) => TURNS + edge as usize,
            Move::Pass => PASS,
        };
        index as u16
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Turn(edge) => write!(f, "edge:{}", edge.letter()),
            Move::Enter { kind, at } => write!(f, "{}@{at}", kind.letter()),
            Move::Step { from, to } => write!(f, "{from}{to}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        let square =
            |text| Square::read(text).filter(|(_, rest)| rest.is_empty()).map(|(at, _)| at);
        let enter = |kind, text| Some(Move::Enter { kind, at: square(text)? });
        let mv = if text == "pass" {
            Some(Move::Pass)
        } else if let Some(letter) = text.strip_prefix("edge:") {
            Edge::read(letter).map(Move::Turn)
        } else if let Some(at) = text.strip_prefix("K@") {
            enter(Kind::Kalista, at)
        } else if let Some(at) = text.strip_prefix("S@") {
            enter(Kind::Sbire, at)
        } else {
            Square::read(text).and_then(|(from, rest)| Some(Move::Step { from, to: square(rest)? }))
        };
        mv.ok_or_else(|| MoveError::syntax(text, a_move()))
    }
}
