//! The hash of a position: a number for each fact, all combined by XOR.

use game::{Bits, Side, key_table};

use crate::position::{MAX_SIZE, Quindo};

const SQUARES: usize = MAX_SIZE as usize * MAX_SIZE as usize;

static PAWNS: [[u64; SQUARES]; 2] = [pawn_table(0x5149), pawn_table(0x514a)];
static SIZES: [u64; MAX_SIZE as usize + 1] = key_table(0x514b);
static BARRED: [u64; 4] = key_table(0x514c);

/// The corner a1 is border on every board: its key is nothing and stands for a pawn that left.
const fn pawn_table(seed: u64) -> [u64; SQUARES] {
    let mut table = key_table(seed);
    table[0] = 0;
    table
}

/// Black is to move.
pub(crate) const TURN: u64 = key_table::<1>(0x514d)[0];

/// A pawn of that side stands on the square with that index; nothing for index 0.
#[inline]
pub(crate) fn pawn(side: Side, index: u32) -> u64 {
    PAWNS[side.index()][index as usize]
}

/// A pawn on the square with that index changes its owner.
#[inline]
pub(crate) fn flip(index: u32) -> u64 {
    PAWNS[0][index as usize] ^ PAWNS[1][index as usize]
}

/// That distance is barred, 0 for none.
#[inline]
pub(crate) fn barred(distance: u8) -> u64 {
    BARRED[usize::from(distance)]
}

/// The board has that many squares a side.
pub(crate) fn size(size: u8) -> u64 {
    SIZES[usize::from(size)]
}

/// The key of a position, computed from scratch.
pub(crate) fn of(position: &Quindo) -> u64 {
    let mut key = size(position.size) ^ barred(position.barred);
    for side in Side::ALL {
        for index in position.pawns[side.index()].cells() {
            key ^= pawn(side, index);
        }
    }
    if position.turn == Side::Second { key ^ TURN } else { key }
}
