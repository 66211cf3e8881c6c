//! The 36 squares, and sets of them.
//!
//! A set is a word of eight bits a rank. The board is 6×6 and lies in the middle of these 8×8 bits: a
//! step off the board ends in the border, which belongs to no set.

use std::fmt;
use std::num::NonZeroU8;

use game::{Bits, notation};

pub(crate) const SIZE: u8 = 6; // files and ranks

/// Every square of the board.
pub(crate) const BOARD: u64 = 0x007e_7e7e_7e7e_7e00;

/// The two ranks on which each side sets up.
pub(crate) const HOMES: [u64; 2] = [0x7e_7e00, 0x7e_7e00 << 32];

/// A square, `a1` to `f6`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(NonZeroU8);

impl Square {
    /// The square of that file and rank, both counted from 0.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file >= SIZE || rank >= SIZE {
            return None;
        }
        match NonZeroU8::new((rank + 1) * 8 + file + 1) {
            Some(index) => Some(Square(index)),
            None => None,
        }
    }

    /// Its file, counted from 0.
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0.get() % 8 - 1
    }

    /// Its rank, counted from 0.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0.get() / 8 - 1
    }

    /// Every square, rank by rank from a1.
    pub fn all() -> impl Iterator<Item = Square> {
        squares(BOARD)
    }

    /// Reads a square's name at the front of a text, and gives the rest.
    pub(crate) fn read(text: &str) -> Option<(Square, &str)> {
        let ((file, rank), rest) = notation::square(text)?;
        Some((Square::new(file, rank)?, rest))
    }

    /// Below 64, an index into tables; 0 is no square.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0.get() & 63) as usize
    }

    /// The set of this one square.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0.get() & 63)
    }

    /// The square of a bit of a set; bit 0, in the border, has none.
    #[inline]
    pub(crate) const fn of_bit(bit: u32) -> Option<Square> {
        match NonZeroU8::new((bit & 63) as u8) {
            Some(index) => Some(Square(index)),
            None => None,
        }
    }

    /// The lowest square of a set, if it has any.
    #[inline]
    pub(crate) const fn lowest(set: u64) -> Option<Square> {
        // An empty set gives 64, which wraps to bit 0.
        Square::of_bit(set.trailing_zeros())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// The squares of a set, rank by rank from a1.
#[inline]
pub(crate) fn squares(set: u64) -> impl Iterator<Item = Square> {
    set.cells().map_while(Square::of_bit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_named_by_file_and_rank() {
        let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
        assert_eq!((names.len(), names[0].as_str(), names[35].as_str()), (36, "a1", "f6"));
        assert_eq!(names[7], "b2");
        assert_eq!(Square::read("b2c3"), Square::new(1, 1).map(|square| (square, "c3")));
        assert_eq!((Square::new(6, 0), Square::new(0, 6), Square::read("g1")), (None, None, None));
    }
}
