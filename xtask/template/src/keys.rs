//! The hash of a position: a number for each fact, all combined by XOR.

use game::{Bits, Side, key_table};

use crate::position::Newgame;

static MARKS: [[u64; 9]; 2] = [key_table(1), key_table(2)];

/// Noughts are to move.
pub(crate) const TURN: u64 = key_table::<1>(3)[0];

/// A mark of that side on a square.
pub(crate) fn mark(side: Side, square: u32) -> u64 {
    MARKS[side.index()][square as usize]
}

/// The key of a position, computed from scratch.
pub(crate) fn of(position: &Newgame) -> u64 {
    let mut key = if position.turn == Side::Second { TURN } else { 0 };
    for side in Side::ALL {
        for square in position.marks[side.index()].cells() {
            key ^= mark(side, square);
        }
    }
    key
}
