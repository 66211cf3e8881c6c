//! The hash of a position: a number for each fact, all combined by XOR.

use game::{Side, key_table};

use crate::kind::Kind;
use crate::mat::Edge;
use crate::position::{Khan, SBIRES};
use crate::square::{Square, squares};

const CAPTURED_VALUES: usize = SBIRES as usize + 1;

static PIECES: [u64; 2 * 2 * 64] = key_table(0x6b68_0001);
static WEARERS: [u64; 64] = {
    let mut table = key_table(0x6b68_0002);
    table[0] = 0; // nobody
    table
};
static CAPTURED: [u64; 2 * CAPTURED_VALUES] = key_table(0x6b68_0003);
static EDGES: [u64; 4] = key_table(0x6b68_0004);

/// Red to move has no number of its own, Ocre this one.
pub(crate) const TURN: u64 = key_table::<1>(0x6b68_0005)[0];

/// A piece on a square.
#[inline]
pub(crate) fn piece(owner: Side, kind: Kind, at: Square) -> u64 {
    PIECES[owner.index() * 128 + kind as usize * 64 + at.index()]
}

/// The Khan on a square's piece, or on none. The demand follows from it.
#[inline]
pub(crate) fn wearer(at: Option<Square>) -> u64 {
    WEARERS[at.map_or(0, Square::index)]
}

/// That many Sbires of a side beside the board.
#[inline]
pub(crate) fn captured(side: Side, count: u8) -> u64 {
    CAPTURED[side.index() * CAPTURED_VALUES + usize::from(count)]
}

/// That edge in front of Red.
#[inline]
pub(crate) fn edge(edge: Edge) -> u64 {
    EDGES[edge as usize]
}

/// The key of a position, computed from scratch.
pub(crate) fn of(position: &Khan) -> u64 {
    let mut key = position.edge.map_or(0, edge) ^ wearer(position.wearer);
    for side in Side::ALL {
        key ^= captured(side, position.captured[side.index()]);
        for at in squares(position.pieces[side.index()]) {
            key ^= piece(side, position.kind(at), at);
        }
    }
    match position.turn {
        Side::First => key,
        Side::Second => key ^ TURN,
    }
}
