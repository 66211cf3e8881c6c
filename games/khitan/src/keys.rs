//! The keys that positions are hashed with.

use game::{Side, key_table};

use crate::tile::Tile;

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
pub(crate) fn board(side: u8, variant: crate::Variant) -> u64 {
    BOARDS[usize::from(side) * 4 + variant as usize]
}
