//! Moves and their text: `b3c3`, `F@c2`, `pass`.

use std::fmt;
use std::str::FromStr;

use game::MoveError;

use crate::hexagon::LARGE;
use crate::messages::a_move;
use crate::orientation::{EDGES, Orientation};
use crate::spot::Spot;

/// A move.
///
/// ```
/// use khitan::Move;
///
/// assert!(matches!("b3c3".parse(), Ok(Move::Tumble { .. })));
/// assert!(matches!("F@c2".parse(), Ok(Move::Place { .. })));
/// assert!("b3d5".parse::<Move>().is_err()); // not neighbours on any board
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A piece tips over its edge onto the neighbouring cell.
    Tumble {
        /// Where it lies.
        from: Spot,
        /// The neighbouring cell.
        to: Spot,
    },
    /// A piece enters from the reserve.
    Place {
        /// How it is laid down.
        orientation: Orientation,
        /// Where.
        at: Spot,
    },
    /// The single move of a player who has no other.
    Pass,
}

// Indices: tumbles first, then placements, the pass last.
const CELLS: u16 = 127; // of the largest board, within which all others lie
const PLACEMENTS: u16 = CELLS * EDGES as u16;
const PASS: u16 = PLACEMENTS + CELLS * Orientation::COUNT as u16;

impl game::Move for Move {
    const COUNT: usize = PASS as usize + 1;

    #[inline]
    fn index(self) -> u16 {
        let cell = |spot: Spot| LARGE[1].index(spot) as u16;
        match self {
            Move::Tumble { from, to } => {
                cell(from) * u16::from(EDGES) + u16::from(from.edge_to(to).unwrap_or(0))
            }
            Move::Place { orientation, at } => {
                let place = cell(at) * u16::from(Orientation::COUNT);
                PLACEMENTS + place + u16::from(orientation.number())
            }
            Move::Pass => PASS,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Tumble { from, to } => write!(f, "{from}{to}"),
            Move::Place { orientation, at } => write!(f, "{}@{at}", orientation.letter()),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        let read = || {
            if text == "pass" {
                return Some(Move::Pass);
            }
            if let Some((letter, rest)) = text.split_once('@') {
                let mut letters = letter.chars();
                let orientation = Orientation::from_letter(letters.next()?)?;
                let (at, rest) = Spot::read(rest)?;
                return (letters.next().is_none() && rest.is_empty())
                    .then_some(Move::Place { orientation, at });
            }
            let (from, rest) = Spot::read(text)?;
            let (to, rest) = Spot::read(rest)?;
            from.edge_to(to).filter(|_| rest.is_empty()).map(|_| Move::Tumble { from, to })
        };
        read().ok_or_else(|| MoveError::syntax(text, a_move()))
    }
}
