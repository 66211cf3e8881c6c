//! The 36 squares, and sets of them.
//!
//! A set is a word of eight bits a rank. The board is 6×6 and lies in the middle of these 8×8 bits: a
//! step off the board ends in the border, which belongs to no set.

use std::fmt;
use std::num::NonZeroU8;

use game::notation;

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

    /// The lowest square of a set, if it has any.
    #[inline]
    pub(crate) const fn lowest(set: u64) -> Option<Square> {
        // Bit 0 lies in the border, so 64, which stands for an empty set, is the only stranger.
        match NonZeroU8::new((set.trailing_zeros() & 63) as u8) {
            Some(index) => Some(Square(index)),
            None => None,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// The squares of a set, rank by rank from a1.
#[inline]
pub(crate) fn squares(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = Square::lowest(set)?;
        set &= set - 1;
        Some(square)
    })
}

/// The square of a set that has `index` others below it; the set is larger than that.
#[inline]
pub(crate) fn nth(set: u64, index: u32) -> Option<Square> {
    // Counts the bits of each rank, then of each rank and those below: a byte a rank.
    let pairs = set - ((set >> 1) & every(0x55));
    let fours = (pairs & every(0x33)) + ((pairs >> 2) & every(0x33));
    let totals = ((fours + (fours >> 4)) & every(0x0f)).wrapping_mul(every(1));
    // A rank lies below the square when its total is not above the index: no borrow from its top bit.
    let passed = ((every(index) | every(0x80)) - totals) & every(0x80);
    let shift = (passed.count_ones() * 8) & 56;
    let before = ((totals << 8) >> shift) as u8;
    let rank = (set >> shift >> 1) as usize % FILES.len();
    let file = FILES[rank][(index as u8 - before) as usize % FILES[rank].len()];
    Square::lowest(2 << shift << file)
}

/// The same byte in all eight places.
const fn every(byte: u32) -> u64 {
    byte as u64 * 0x0101_0101_0101_0101
}

/// The files of a rank's pieces from the left; the rank is a set of six bits.
static FILES: [[u8; 8]; 64] = {
    let mut files = [[0; 8]; 64];
    let mut rank = 0;
    while rank < 64 {
        let (mut file, mut count) = (0, 0);
        while file < SIZE {
            if rank >> file & 1 == 1 {
                files[rank][count] = file;
                count += 1;
            }
            file += 1;
        }
        rank += 1;
    }
    files
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_of_a_set_is_found_by_its_index() {
        let mut random = game::Random::new(3);
        let sets = (0..1_000).map(|_| random.next() & random.next() & BOARD).collect::<Vec<_>>();
        for set in sets.into_iter().chain([BOARD, HOMES[0], HOMES[1]]) {
            for (index, square) in (0..).zip(squares(set)) {
                assert_eq!(nth(set, index), Some(square), "{index} of {set:x}");
            }
        }
    }

    #[test]
    fn squares_are_named_by_file_and_rank() {
        let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
        assert_eq!((names.len(), names[0].as_str(), names[35].as_str()), (36, "a1", "f6"));
        assert_eq!(names[7], "b2");
        assert_eq!(Square::read("b2c3"), Square::new(1, 1).map(|square| (square, "c3")));
        assert_eq!((Square::new(6, 0), Square::new(0, 6), Square::read("g1")), (None, None, None));
    }
}
