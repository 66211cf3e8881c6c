//! Paths of one, two or three steps that never come back to a square.
//!
//! A path of at most three steps meets a square again only by turning straight back: a round trip
//! without that takes four. So it is enough to remember in which direction each step was made. One
//! walk follows all paths of a piece at once, or those of several pieces.

/// Where paths have come, by the direction of their last step.
#[derive(Copy, Clone)]
struct Walk {
    north: u64,
    east: u64,
    south: u64,
    west: u64,
}

impl Walk {
    /// The four first steps.
    #[inline(always)]
    fn first(from: u64) -> Walk {
        Walk { north: from << 8, east: from << 1, south: from >> 8, west: from >> 1 }
    }

    /// One step more from the paths that stand on an empty square, in any direction but back.
    #[inline(always)]
    fn step(self, empty: u64) -> Walk {
        let (north, east) = (self.north & empty, self.east & empty);
        let (south, west) = (self.south & empty, self.west & empty);
        Walk {
            north: (north | east | west) << 8,
            east: (east | north | south) << 1,
            south: (south | east | west) >> 8,
            west: (west | north | south) >> 1,
        }
    }

    #[inline(always)]
    fn squares(self) -> u64 {
        self.north | self.east | self.south | self.west
    }
}

/// Where paths of exactly `LINES` steps lead from these squares when only `empty` ones are crossed.
/// The last square is not looked at: it may lie off the board or be occupied.
#[inline(always)]
pub(crate) fn walk<const LINES: usize>(from: u64, empty: u64) -> u64 {
    let mut walk = Walk::first(from);
    for _ in 1..LINES {
        walk = walk.step(empty);
    }
    walk.squares()
}

/// The same for one, two and three steps, each at the index of its number.
#[inline(always)]
pub(crate) fn walks(from: u64, empty: u64) -> [u64; 4] {
    let one = Walk::first(from);
    let two = one.step(empty);
    [0, one.squares(), two.squares(), two.step(empty).squares()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::{BOARD, Square, squares};

    /// Follows the printed rule step by step, with the list of squares passed.
    fn follow(path: &mut Vec<Square>, steps: usize, empty: u64, found: &mut u64) {
        let here = *path.last().unwrap();
        for (x, y) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let file = here.file().checked_add_signed(x);
            let rank = here.rank().checked_add_signed(y);
            let (Some(file), Some(rank)) = (file, rank) else { continue };
            let Some(next) = Square::new(file, rank).filter(|next| !path.contains(next)) else {
                continue;
            };
            if steps == 1 {
                *found |= next.bit();
            } else if empty & next.bit() != 0 {
                path.push(next);
                follow(path, steps - 1, empty, found);
                path.pop();
            }
        }
    }

    #[test]
    fn a_walk_finds_what_following_every_path_finds() {
        let mut random = game::Random::new(5);
        for _ in 0..500 {
            let empty = BOARD & (random.next() | random.next());
            for from in squares(BOARD) {
                let empty = empty & !from.bit();
                let mut found = [0; 3];
                for (steps, found) in (1..).zip(&mut found) {
                    follow(&mut vec![from], steps, empty, found);
                }
                let walked = [
                    walk::<1>(from.bit(), empty),
                    walk::<2>(from.bit(), empty),
                    walk::<3>(from.bit(), empty),
                ];
                assert_eq!(walked.map(|set| set & BOARD), found, "{from} through {empty:x}");
                assert_eq!(walks(from.bit(), empty)[1..], walked, "{from} through {empty:x}");
            }
        }
    }
}
