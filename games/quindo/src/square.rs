//! Squares by file and rank.

use std::fmt;

use crate::position::MAX_SIZE;

/// A square of some board, whatever the board's size.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8); // the rank in the high four bits, the file in the low four

impl Square {
    pub(crate) const RANK: i32 = 16;

    /// The square of that file and rank, both counted from 0; `None` beyond the largest board.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < MAX_SIZE && rank < MAX_SIZE { Some(Square::at(file, rank)) } else { None }
    }

    /// The same for a square that is known to exist.
    #[inline]
    pub(crate) const fn at(file: u8, rank: u8) -> Square {
        debug_assert!(file < MAX_SIZE && rank < MAX_SIZE);
        Square(rank << 4 | file)
    }

    /// Its file from the left, counted from 0.
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 0xf
    }

    /// Its rank from the bottom, counted from 0.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// How far this square lies from a lower one: [`Square::RANK`] a rank and 1 a file. All
    /// straight lines of the largest board have offsets of their own.
    #[inline]
    pub(crate) const fn offset(self, from: Square) -> u8 {
        self.0 - from.0
    }

    /// Reads a square at the front of `text`; gives the rest of the text too.
    pub(crate) fn read(text: &str) -> Option<(Square, &str)> {
        let ((file, rank), rest) = game::notation::square(text)?;
        Some((Square::new(file, rank)?, rest))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
