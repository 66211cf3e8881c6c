//! The hash of a position: a number for each fact, all combined by XOR.

use game::{Side, key_table};

use crate::piece::Piece;
use crate::square::{SQUARES, Square};

static PIECES: [u64; Piece::COUNT * SQUARES] = key_table(0x6b68_6574);

/// Red is to move.
pub(crate) const TURN: u64 = key_table::<1>(0x7475_726e)[0];

/// A piece on a square.
#[inline]
pub(crate) fn piece(piece: Piece, at: Square) -> u64 {
    PIECES[piece.index() * SQUARES + at.index()]
}

/// That side is to move.
pub(crate) const fn turn(side: Side) -> u64 {
    match side {
        Side::First => 0,
        Side::Second => TURN,
    }
}
