//! Hops: the nearest occupied squares, and what one, two or three hops can end on.

use game::Heading;

use crate::square::{PLACES, SIZE, STEP, Square};

/// What a look-up for "no such square" finds: `trailing_zeros` of an empty set.
const NOWHERE: usize = u64::BITS as usize;

/// The nearest occupied squares of every square, looked up once for a whole position.
#[repr(align(64))] // a rank fills a cache line
pub(crate) struct Neighbours {
    sets: [u64; NOWHERE + 1],
}

impl Neighbours {
    /// The neighbours on a board with those squares occupied.
    ///
    /// The squares of a rank are worked out side by side, so that the compiler can use vectors.
    #[inline]
    pub(crate) fn new(occupied: u64) -> Neighbours {
        let mut sets = [0; NOWHERE + 1];
        let files = FILES.map(|file| occupied & file);
        let mut below = [0; STEP];
        for rank in 0..SIZE as usize {
            let first = rank * STEP;
            let beside = &ALONG_RANK[(occupied >> first) as usize & LINE];
            for file in 0..STEP {
                let above = files[file] & (u64::MAX << (first + STEP));
                sets[first + file] = beside[file] << first | lowest(above) | below[file];
                let here = files[file] & (LINE as u64) << first;
                below[file] = if here == 0 { below[file] } else { here };
            }
        }
        Neighbours { sets }
    }

    /// The nearest occupied squares of one square.
    #[inline]
    fn of(&self, square: usize) -> u64 {
        self.sets[square]
    }

    /// What a token of that value can end on, whatever stands there.
    #[inline]
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
#[inline]
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

/// The squares of each file; the last two files do not exist.
static FILES: [u64; STEP] = {
    let mut files = [0; STEP];
    let mut place = 0;
    while place < PLACES {
        if place % STEP < SIZE as usize {
            files[place % STEP] |= 1 << place;
        }
        place += 1;
    }
    files
};

/// The nearest occupied squares left and right of each square of a rank, by its occupied squares.
static ALONG_RANK: [[u64; STEP]; LINE + 1] = {
    let mut table = [[0; STEP]; LINE + 1];
    let mut line = 0;
    while line <= LINE {
        let mut file = 0;
        while file < SIZE as usize {
            let left = line as u64 & ((1 << file) - 1);
            let right = line as u64 & (u64::MAX << (file + 1));
            table[line][file] = highest(left) | lowest(right);
            file += 1;
        }
        line += 1;
    }
    table
};

/// All squares north, east, south and west of each square; of [`NOWHERE`] none.
static RAYS: [[u64; 4]; NOWHERE + 1] = {
    let mut table = [[0; 4]; NOWHERE + 1];
    let mut place = 0;
    while place < PLACES {
        if place % STEP < SIZE as usize {
            let file = FILES[place % STEP];
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
            let board = FILES.iter().fold(0, |board, file| board | file);
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
