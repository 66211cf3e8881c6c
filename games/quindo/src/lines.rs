//! The straight lines of the board as sets of squares.

use std::ops::{Shl, Shr};

use game::Bits;

use crate::position::MAX_SIZE;
use crate::square::Square;

/// Steps of file and rank along which a square's index rises. The other four directions are these
/// on the board rotated by 180°, so that the nearest square of a line is always its lowest.
const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];

/// A word that holds a board: `u64` up to eight squares a side, `u128` beyond. Boards of all sizes
/// that share a word share its tables: a line of a smaller board is the same line cut short.
pub(crate) trait Word: Bits + Shl<u32, Output = Self> + Shr<u32, Output = Self> {
    /// Squares from one rank to the next.
    const STRIDE: u8;

    /// The last square of the largest board.
    const LAST: u32 = Self::STRIDE as u32 * Self::STRIDE as u32 - 1;

    /// Rows of 1, 2, 4 … enemies, together as many as can stand between a pawn and the border.
    const RUNS: usize;

    /// The squares ahead of a square in each of the four rising directions.
    fn rays(index: u32) -> &'static [Self; 4];

    /// The squares of a board with that many a side.
    fn board(size: u8) -> Self;

    /// The squares of the field: the board without its border.
    fn field(size: u8) -> Self;

    /// The squares on the largest board rotated by 180°, where `index` is `LAST - index`.
    fn turned(self) -> Self;

    /// The bit of a square.
    #[inline]
    fn index(square: Square) -> u32 {
        u32::from(square.rank() * Self::STRIDE + square.file())
    }

    /// The square of a bit.
    #[inline]
    fn square(index: u32) -> Square {
        let stride = u32::from(Self::STRIDE);
        Square::at((index % stride) as u8, (index / stride) as u8)
    }

    /// The squares between two squares of a line, these two left out; `None` where no straight line
    /// joins them.
    #[inline]
    fn between(from: Square, to: Square) -> Option<Self> {
        let (low, high) = (from.min(to), from.max(to));
        let ray = Self::rays(Self::index(low))[direction(low, high)];
        let high = Self::one(Self::index(high));
        if (ray & high).is_none() { None } else { Some(ray & high.below_lowest()) }
    }
}

/// The direction from a square to a higher one of the same line; any for two squares of no line.
#[inline]
fn direction(low: Square, high: Square) -> usize {
    static BY_OFFSET: [u8; 256] = {
        let mut directions = [0; 256];
        let mut direction = 0;
        while direction < 4 {
            let (step_file, step_rank) = DIRECTIONS[direction];
            let mut steps = 1;
            while steps < MAX_SIZE as i32 {
                let offset = Square::RANK * step_rank as i32 + step_file as i32;
                directions[(offset * steps) as usize] = direction as u8;
                steps += 1;
            }
            direction += 1;
        }
        directions
    };
    BY_OFFSET[usize::from(high.offset(low))].into()
}

pub(crate) const SMALL: u8 = 8; // squares a side that a u64 holds
const LARGE: u8 = MAX_SIZE; // squares a side that a u128 holds
const SIZES: usize = MAX_SIZE as usize + 1; // boards by their squares a side

macro_rules! word {
    ($word:ty, $side:ident, $runs:literal) => {
        impl Word for $word {
            const STRIDE: u8 = $side;
            const RUNS: usize = $runs;

            #[inline]
            fn rays(index: u32) -> &'static [$word; 4] {
                static RAYS: [[$word; 4]; $side as usize * $side as usize] = {
                    let mut rays = [[0; 4]; $side as usize * $side as usize];
                    let mut place = 0;
                    while place < 4 * rays.len() {
                        rays[place / 4][place % 4] = ray($side, place / 4, place % 4) as $word;
                        place += 1;
                    }
                    rays
                };
                &RAYS[index as usize]
            }

            #[inline]
            fn board(size: u8) -> $word {
                static BOARDS: [$word; SIZES] = {
                    let mut boards = [0; SIZES];
                    let mut size = 0;
                    while size <= $side as usize {
                        boards[size] = quadrangle($side, 0, size) as $word;
                        size += 1;
                    }
                    boards
                };
                BOARDS[usize::from(size)]
            }

            #[inline]
            fn field(size: u8) -> $word {
                static FIELDS: [$word; SIZES] = {
                    let mut fields = [0; SIZES];
                    let mut size = 2;
                    while size <= $side as usize {
                        fields[size] = quadrangle($side, 1, size - 1) as $word;
                        size += 1;
                    }
                    fields
                };
                FIELDS[usize::from(size)]
            }

            #[inline]
            fn turned(self) -> $word {
                self.reverse_bits() >> (<$word>::BITS - 1 - Self::LAST)
            }
        }
    };
}

word!(u64, SMALL, 3);
word!(u128, LARGE, 4);

/// The squares ahead of a square on a board with `side` squares a side.
const fn ray(side: u8, index: usize, direction: usize) -> u128 {
    let side = side as i8;
    let (step_file, step_rank) = DIRECTIONS[direction];
    let (mut file, mut rank) = (index as i8 % side + step_file, index as i8 / side + step_rank);
    let mut squares = 0;
    while file >= 0 && file < side && rank < side {
        squares |= 1 << (rank * side + file);
        file += step_file;
        rank += step_rank;
    }
    squares
}

/// The squares whose file and rank are at least `low` and below `high`.
const fn quadrangle(stride: u8, low: usize, high: usize) -> u128 {
    let mut squares = 0;
    let mut rank = low;
    while rank < high {
        let mut file = low;
        while file < high {
            squares |= 1 << (rank * stride as usize + file);
            file += 1;
        }
        rank += 1;
    }
    squares
}
