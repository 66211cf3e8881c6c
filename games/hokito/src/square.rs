//! The 36 squares and their names.

use std::fmt;

use game::Bits;
use game::notation::{square, square_name};

/// Files and ranks of the board.
pub(crate) const SIZE: u8 = 6;

/// Squares of the board.
pub(crate) const SQUARES: usize = SIZE as usize * SIZE as usize;

/// Bits from one rank of a set to the next: eight, so that a rank of words fills a cache line.
pub(crate) const STEP: usize = 8;

/// Room for something on each square, at [`Square::place`].
pub(crate) const PLACES: usize = SIZE as usize * STEP;

/// A square of the board.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square of that file and rank, both counted from 0.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < SIZE && rank < SIZE { Some(Square(rank * STEP as u8 + file)) } else { None }
    }

    /// All squares, rank by rank: `a1`, `b1` … `f1`, `a2` … `f6`.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SIZE).flat_map(|rank| (0..SIZE).filter_map(move |file| Square::new(file, rank)))
    }

    /// The square's number in that order, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.rank() * SIZE + self.file()) as usize
    }

    /// The file, counted from 0.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % STEP as u8
    }

    /// The rank, counted from 0.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / STEP as u8
    }

    /// The square's bit in sets and its place in tables.
    #[inline]
    pub(crate) const fn place(self) -> usize {
        self.0 as usize
    }

    /// The set of this one square.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The lowest square of a set that is not empty.
    #[inline]
    pub(crate) const fn lowest(set: u64) -> Square {
        debug_assert!(set != 0);
        Square(set.trailing_zeros() as u8)
    }

    /// The square's name at the front of `text`, and the rest.
    pub(crate) fn read(text: &str) -> Option<(Square, &str)> {
        let ((file, rank), rest) = square(text)?;
        Some((Square::new(file, rank)?, rest))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&square_name(self.file(), self.rank()))
    }
}

/// The squares of a set, from the lowest.
#[inline]
pub(crate) fn squares(set: u64) -> impl Iterator<Item = Square> {
    set.cells().map(|place| Square(place as u8))
}
