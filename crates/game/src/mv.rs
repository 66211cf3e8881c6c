//! What every move is, whichever game it belongs to.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::error::MoveError;

/// A move. Its text means the same in every position; whether it is legal is another matter.
pub trait Move:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = MoveError> + Send + Sync + 'static
{
    /// How many different moves there are: every [`index`](Move::index) is below this, and this is
    /// below 65 536.
    const COUNT: usize;

    /// A number for the move, different for different moves, so that tables can be kept by move.
    fn index(self) -> u16;
}
