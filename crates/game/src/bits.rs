//! Sets of cells as machine words: `u64` where a board has at most 64 cells, `u128` beyond.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of cells, one bit each. Generators written over `Bits` serve small and large boards alike.
pub trait Bits:
    Copy
    + Eq
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + Send
    + Sync
    + 'static
{
    /// The empty set.
    const NONE: Self;

    /// The set of that one cell.
    fn one(index: u32) -> Self;

    /// The low bits of the widest word.
    fn from_wide(wide: u128) -> Self;

    /// The same set as the widest word.
    fn wide(self) -> u128;

    /// How many cells.
    fn count(self) -> u32;

    /// The lowest cell. The set must not be empty.
    fn lowest(self) -> u32;

    /// The highest cell. The set must not be empty.
    fn highest(self) -> u32;

    /// The cell with exactly `n` others below it. The set must have more than `n` cells.
    ///
    /// Without a branch: which cell chance draws cannot be predicted.
    fn nth(self, n: u32) -> u32;

    /// The set without its lowest cell.
    #[must_use]
    fn without_lowest(self) -> Self;

    /// All cells below the lowest of the set; every cell if the set is empty.
    #[must_use]
    fn below_lowest(self) -> Self;

    /// All cells above the highest of the set; every cell if the set is empty.
    #[must_use]
    fn above_highest(self) -> Self;

    /// Whether the set has no cell.
    #[inline]
    fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// Whether the set has that cell.
    #[inline]
    fn has(self, index: u32) -> bool {
        self & Self::one(index) != Self::NONE
    }

    /// The cells from the lowest to the highest.
    #[inline]
    fn cells(self) -> Cells<Self> {
        Cells(self)
    }
}

/// The cells of a set from the lowest to the highest.
#[derive(Clone, Debug)]
pub struct Cells<B>(B);

impl<B: Bits> Iterator for Cells<B> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0.is_none() {
            return None;
        }
        let cell = self.0.lowest();
        self.0 = self.0.without_lowest();
        Some(cell)
    }
}

macro_rules! bits {
    ($word:ty, $select:ident) => {
        impl Bits for $word {
            const NONE: Self = 0;

            #[inline]
            fn one(index: u32) -> Self {
                1 << index
            }

            #[inline]
            fn from_wide(wide: u128) -> Self {
                wide as $word
            }

            #[inline]
            fn wide(self) -> u128 {
                self.into()
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn highest(self) -> u32 {
                <$word>::BITS - 1 - self.leading_zeros()
            }

            #[inline]
            fn nth(self, n: u32) -> u32 {
                $select(self, n)
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn below_lowest(self) -> Self {
                (self & self.wrapping_neg()).wrapping_sub(1)
            }

            #[inline]
            fn above_highest(self) -> Self {
                <$word>::MAX.unbounded_shl(<$word>::BITS - self.leading_zeros())
            }
        }
    };
}

bits!(u64, select);
bits!(u128, select_wide);

#[inline]
fn select_wide(set: u128, n: u32) -> u32 {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let below = low.count_ones();
    let (word, n, offset) = if n < below { (low, n, 0) } else { (high, n - below, 64) };
    offset + select(word, n)
}

/// Finds the byte by comparing all eight sums at once (Vigna, "Broadword implementation of
/// rank/select queries"), then looks the bit up.
#[inline]
fn select(word: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101; // a one in each byte
    const TOPS: u64 = 0x8080_8080_8080_8080; // the top bit of each byte
    let pairs = word - (word >> 1 & (ONES * 0x55));
    let fours = (pairs & (ONES * 0x33)) + (pairs >> 2 & (ONES * 0x33));
    let bytes = (fours + (fours >> 4)) & (ONES * 0x0f);
    let sums = bytes.wrapping_mul(ONES); // of each byte and all below it
    // A byte lies below the bit when its sum is not above n: no borrow from its top bit.
    let passed = (((ONES * u64::from(n)) | TOPS) - sums) & TOPS;
    let place = (passed.count_ones() * 8) & 56;
    let rank = n.wrapping_sub((sums << 8 >> place) as u32) as usize;
    let byte = (word >> place) as usize;
    place + u32::from(BIT_OF_BYTE[byte & 0xff][rank & 7])
}

/// For each byte the places of its bits, from the lowest.
static BIT_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut rank) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][rank] = bit;
                rank += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_stop_at_the_nearest_cell() {
        assert_eq!(0b0101_0000_u64.below_lowest(), 0b1111);
        assert_eq!(0_u64.below_lowest(), u64::MAX);
        assert_eq!(0b0101_0000_u64.above_highest(), !0b0111_1111);
        assert_eq!(0_u64.above_highest(), u64::MAX);
        assert_eq!((1_u64 << 63).above_highest(), 0);
        assert_eq!(1_u128.above_highest(), !1);
    }

    #[test]
    fn cells_come_in_order() {
        assert_eq!(0b1001_0010_u128.cells().collect::<Vec<_>>(), [1, 4, 7]);
    }

    #[test]
    fn every_cell_is_found_by_the_number_of_those_below() {
        fn check<B: Bits>(set: B) {
            for (n, cell) in (0..).zip(set.cells()) {
                assert_eq!(set.nth(n), cell, "{n} of {set:?}");
            }
        }
        let mut random = crate::Random::new(3);
        let mut word = || random.next() & random.next();
        for _ in 0..1_000 {
            check(word());
            check(u128::from(word()) << 64 | u128::from(word()));
        }
        check(u64::MAX);
        check(u128::MAX);
        for index in 0..64 {
            check(1_u64 << index);
            check(1_u128 << (2 * index + 1));
        }
    }
}
