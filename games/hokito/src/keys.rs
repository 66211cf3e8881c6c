//! The hash of a position: a number for each fact, all combined by XOR.

use game::{Side, key_table};

use crate::square::{PLACES, Square};
use crate::tower::Tower;

static TOPS: [u64; PLACES * Tower::TOPS] = key_table(1);
static HEIGHTS: [u64; PLACES * Tower::LEVELS] = key_table(2);

/// White is to move.
pub(crate) const TURN: u64 = key_table::<1>(3)[0];

/// A tower on a square.
#[inline]
pub(crate) fn tower(square: Square, tower: Tower) -> u64 {
    TOPS[square.place() * Tower::TOPS + tower.top()]
        ^ HEIGHTS[square.place() * Tower::LEVELS + tower.half()]
}

/// That side is to move.
#[inline]
pub(crate) fn turn(side: Side) -> u64 {
    match side {
        Side::First => 0,
        Side::Second => TURN,
    }
}
