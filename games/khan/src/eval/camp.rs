//! What one side can do: the squares it reaches, sort by sort, and its aims at the enemy Kalista.
//!
//! Sets of sorts are small masks: bit 1 for simple squares, bit 2 for double, bit 3 for triple.

use game::Side;

use crate::position::Khan;
use crate::square::BOARD;
use crate::walk::{walk, walks};

/// Every sort of square.
const SORTS: u8 = 0b1110;

/// One side of a position in play.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Camp {
    /// Where pieces on squares of 1, 2 and 3 lines may end, at the index of the lines.
    pub(crate) ends: [u64; 4],
    /// The sorts of those ends, at the same index.
    landings: [u8; 4],
    /// The sorts on which a piece stands that can move.
    movable: u8,
    /// The sorts from which a piece reaches the enemy Kalista, if the demand lets it move.
    pub(crate) aims: u8,
    /// The squares that the enemy Kalista sees one, two and three steps away.
    pub(crate) around: [u64; 4],
    /// The empty squares from which a piece would reach the enemy Kalista.
    pub(crate) posts: u64,
    /// Whether a captured Sbire waits to come back.
    has_reserve: bool,
}

impl Camp {
    #[inline(always)]
    pub(crate) fn new(position: &Khan, side: Side) -> Camp {
        let own = position.pieces[side.index()];
        let enemy = position.pieces[(!side).index()];
        let (empty, mats) = (position.empty(), position.mats());
        let targets = BOARD & !own;
        let ends = [
            0,
            walk::<1>(own & mats[1], empty) & targets,
            walk::<2>(own & mats[2], empty) & targets,
            walk::<3>(own & mats[3], empty) & targets,
        ];
        // A path can be walked both ways: where so many steps lead from the Kalista, a piece with
        // so many lines reaches it.
        let around = walks(enemy & position.kalistas, empty);
        let (mut landings, mut movable, mut aims, mut posts) = ([0; 4], 0, 0, 0);
        for lines in 1..=3 {
            landings[lines] = sorts(ends[lines], mats);
            movable |= u8::from(ends[lines] != 0) << lines;
            let post = around[lines] & mats[lines];
            aims |= u8::from(post & own != 0) << lines;
            posts |= post & empty;
        }
        let has_reserve = position.captured[side.index()] > 0;
        Camp { ends, landings, movable, aims, around, posts, has_reserve }
    }

    /// How many sorts of square have no piece that can move: a demand for them sets free.
    #[inline(always)]
    pub(crate) fn unobeyable(&self) -> i32 {
        (SORTS & !self.movable).count_ones() as i32
    }

    /// Whether every piece may move under this demand. 0, which demands nothing, sets free too.
    #[inline(always)]
    pub(crate) fn is_free(&self, demand: u8) -> bool {
        self.movable >> demand & 1 == 0
    }

    /// Where pieces may end under this demand. Sbires that come back are not counted.
    #[inline(always)]
    pub(crate) fn ends_under(&self, demand: u8) -> u64 {
        if self.is_free(demand) {
            self.ends[1] | self.ends[2] | self.ends[3]
        } else {
            self.ends[usize::from(demand)]
        }
    }

    /// The sorts of squares on which this side may end under this demand.
    #[inline(always)]
    pub(crate) fn landings_under(&self, demand: u8) -> u8 {
        if !self.is_free(demand) {
            return self.landings[usize::from(demand)];
        }
        let steps = self.landings[1] | self.landings[2] | self.landings[3];
        let entries = u8::from(self.has_reserve && demand > 0) << demand;
        steps | entries
    }

    /// The demands under which this side would take the enemy Kalista.
    #[inline(always)]
    pub(crate) fn deadly(&self) -> u8 {
        // A demand that cannot be obeyed sets the aiming pieces free as well.
        if self.aims == 0 { 0 } else { self.aims | (SORTS & !self.movable) }
    }
}

/// The sorts of a set of squares.
#[inline(always)]
fn sorts(set: u64, mats: &[u64; 4]) -> u8 {
    u8::from(set & mats[1] != 0) << 1
        | u8::from(set & mats[2] != 0) << 2
        | u8::from(set & mats[3] != 0) << 3
}
