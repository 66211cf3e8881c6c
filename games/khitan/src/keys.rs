//! The hash of a position: a number for each fact, all combined by XOR.

use game::{Side, key_table};

use crate::position::Khitan;
use crate::tile::Tile;
use crate::variant::Variant;

const CELLS: usize = 128;
const COUNTS: usize = 128; // more than the largest board has cells

static TILES: [u64; CELLS * Tile::NUMBERS] = key_table(1);
static RESERVES: [u64; 2 * COUNTS] = key_table(2);
static PENDING: [u64; COUNTS] = key_table(3);
static BOARDS: [u64; 8 * 4] = key_table(4);

/// Changes with every change of turn.
pub(crate) const TURN: u64 = key_table::<1>(5)[0];

#[inline]
pub(crate) fn tile(tile: Tile, index: usize) -> u64 {
    TILES[(index & (CELLS - 1)) * Tile::NUMBERS + tile.number()]
}

#[inline]
pub(crate) fn reserve(side: Side, count: u8) -> u64 {
    RESERVES[side.index() * COUNTS + usize::from(count)]
}

#[inline]
pub(crate) fn pending(count: u8) -> u64 {
    PENDING[usize::from(count)]
}

/// The size of the board and the variant never change in a game.
pub(crate) fn board(side: u8, variant: Variant) -> u64 {
    BOARDS[usize::from(side) * 4 + variant as usize]
}

/// The key of a position, computed from scratch.
pub(crate) fn of(position: &Khitan) -> u64 {
    let mut key = board(position.side, position.variant) ^ pending(position.pending);
    for side in Side::ALL {
        key ^= reserve(side, position.reserve(side));
    }
    if position.turn == Side::Second {
        key ^= TURN;
    }
    for (index, &found) in position.tiles.iter().enumerate() {
        if found != Tile::NONE {
            key ^= tile(found, index);
        }
    }
    key
}
