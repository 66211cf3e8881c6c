//! Hops: the nearest occupied squares, and what one, two or three hops can end on.

use std::array;

use game::Heading;

use crate::square::{PLACES, SIZE, STEP, Square};

/// What a look-up for "no such square" finds: `trailing_zeros` of an empty set.
const NOWHERE: usize = u64::BITS as usize;

/// The nearest occupied squares of every square, looked up once for a whole position.
#[repr(align(64))] // a rank fills a cache line
pub(crate) struct Neighbours {
    /// Those of the six ranks, then as many as [`NOWHERE`] needs.
    ranks: [[u64; STEP]; NOWHERE / STEP + 1],
}

impl Neighbours {
    /// The neighbours on a board with those squares occupied.
    ///
    /// Two look-ups a square. To work out a whole rank at once is as quick with vectors of four
    /// words, but browsers have two.
    #[inline]
    pub(crate) fn new(occupied: u64) -> Neighbours {
        let mut neighbours = Neighbours { ranks: [[0; STEP]; NOWHERE / STEP + 1] };
        let files: [&[u64; STEP]; SIZE as usize] =
            array::from_fn(|file| &ALONG_FILE[file_line(occupied >> file)]);
        for (rank, sets) in neighbours.ranks[..SIZE as usize].iter_mut().enumerate() {
            let first = rank * STEP;
            let along = &ALONG_RANK[(occupied >> first) as usize & LINE];
            for file in 0..SIZE as usize {
                sets[file] = along[file] << first | files[file][rank] << file;
            }
        }
        neighbours
    }

    /// The nearest occupied squares of one square.
    #[inline]
    fn of(&self, square: usize) -> u64 {
        self.ranks.as_flattened()[square]
    }

    /// What a token of that value can end on, whatever stands there.
    #[inline(always)] // a value that is known beforehand leaves one of the three ways
    pub(crate) fn reach(&self, from: Square, value: u8) -> u64 {
        reach(from, value, |square| self.of(square))
    }
}

/// What one token can end on, without looking at the rest of the board more than needed.
#[inline]
pub(crate) fn reach_of_one(occupied: u64, from: Square, value: u8) -> u64 {
    reach(from, value, |square| nearest(occupied, square))
}

/// The squares exactly `value` hops away from `from` over squares that are all different.
///
/// A square has at most four neighbours, and three once a hop has come from one of them. Going
/// through the empty set gives [`NOWHERE`], which has no neighbours, so nothing here branches.
#[inline(always)]
fn reach(from: Square, value: u8, around: impl Fn(usize) -> u64) -> u64 {
    let mut first = around(from.place());
    if value == 1 {
        return first;
    }
    let mut found = 0;
    if value == 2 {
        for _ in 0..4 {
            found |= around(first.trailing_zeros() as usize);
            first &= first.wrapping_sub(1);
        }
    } else {
        for _ in 0..4 {
            let mut second = around(first.trailing_zeros() as usize) & !from.bit();
            let mut third = 0;
            for _ in 0..3 {
                third |= around(second.trailing_zeros() as usize);
                second &= second.wrapping_sub(1);
            }
            let rest = first & first.wrapping_sub(1);
            found |= third & !(first ^ rest);
            first = rest;
        }
    }
    found & !from.bit()
}

/// The nearest occupied square in one direction.
pub(crate) fn hop(occupied: u64, from: Square, heading: Heading) -> Option<Square> {
    let ray = RAYS[from.place()][heading as usize] & occupied;
    let nearest = match heading {
        Heading::North | Heading::East => lowest(ray),
        Heading::South | Heading::West => highest(ray),
    };
    (nearest != 0).then(|| Square::lowest(nearest))
}

/// The nearest occupied squares of one square, or none of [`NOWHERE`].
#[inline]
fn nearest(occupied: u64, square: usize) -> u64 {
    let [north, east, south, west] = RAYS[square];
    lowest(occupied & north)
        | lowest(occupied & east)
        | highest(occupied & south)
        | highest(occupied & west)
}

#[inline]
const fn lowest(set: u64) -> u64 {
    set & set.wrapping_neg()
}

#[inline]
const fn highest(set: u64) -> u64 {
    (1_u64 << 63).unbounded_shr(set.leading_zeros())
}

/// The six bits of a rank.
const LINE: usize = (1 << SIZE) - 1;

/// The first file of a set as six bits, the lowest rank first.
#[inline]
const fn file_line(set: u64) -> usize {
    // Each bit is moved next to the one before it; the other products land elsewhere.
    const GATHER: u64 = 1 << 40 | 1 << 33 | 1 << 26 | 1 << 19 | 1 << 12 | 1 << 5;
    ((set & FILE).wrapping_mul(GATHER) >> 40) as usize & LINE
}

/// The squares of the first file.
const FILE: u64 = 0x0101_0101_0101;

/// The nearest occupied squares beside each square of the first rank, by its occupied squares.
static ALONG_RANK: [[u64; STEP]; LINE + 1] = along(1);

/// The same on the first file.
static ALONG_FILE: [[u64; STEP]; LINE + 1] = along(STEP);

/// The nearest occupied squares before and after each square of a line whose squares are `step`
/// bits apart, by the squares that are occupied.
const fn along(step: usize) -> [[u64; STEP]; LINE + 1] {
    let mut table = [[0; STEP]; LINE + 1];
    let mut line = 0;
    while line <= LINE {
        let mut place = 0;
        while place < SIZE as usize {
            let before = highest(line as u64 & ((1 << place) - 1));
            let after = lowest(line as u64 & (u64::MAX << (place + 1)));
            let mut nearest = before | after;
            while nearest != 0 {
                table[line][place] |= 1 << (nearest.trailing_zeros() as usize * step);
                nearest &= nearest - 1;
            }
            place += 1;
        }
        line += 1;
    }
    table
}

/// All squares north, east, south and west of each square; of [`NOWHERE`] none.
static RAYS: [[u64; 4]; NOWHERE + 1] = {
    let mut table = [[0; 4]; NOWHERE + 1];
    let mut place = 0;
    while place < PLACES {
        if place % STEP < SIZE as usize {
            let file = FILE << (place % STEP);
            let rank = (LINE as u64) << (place / STEP * STEP);
            let (before, after) = ((1 << place) - 1, u64::MAX << (place + 1));
            table[place] = [file & after, rank & after, file & before, rank & before];
        }
        place += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_and_the_rays_agree() {
        let mut random = game::Random::new(3);
        for _ in 0..5_000 {
            let board = FILE * LINE as u64;
            let occupied = random.next() & random.next() & board;
            let table = Neighbours::new(occupied);
            for square in Square::all() {
                let found = Heading::ALL.iter().filter_map(|&way| hop(occupied, square, way));
                let hops = found.fold(0, |set, next| set | next.bit());
                assert_eq!(table.of(square.place()), hops, "{square} on {occupied:#b}");
                assert_eq!(nearest(occupied, square.place()), hops, "{square} on {occupied:#b}");
            }
        }
    }
}
