//! The board: a hexagon of hexagons, three to seven cells a side, as tables made while compiling.

use game::{Bits, Side};

use crate::spot::{MAX_SIDE, Spot, first, last};

/// The greatest index there is. No board has a cell there.
pub(crate) const NOWHERE: usize = 127;

/// A board whose cells are counted row by row from the bottom. `N` is the width of a word.
pub(crate) struct Hexagon<B, const N: usize> {
    ground: [Ground<B>; N],
    /// The half of each side; the middle row belongs to neither.
    halves: [B; 2],
    spots: [Spot; N],
    indices: [u8; Spot::NUMBERS],
}

/// What surrounds a cell. On the usual board it fills one cache line.
#[derive(Copy, Clone)]
#[repr(align(64))]
pub(crate) struct Ground<B> {
    /// All cells in a straight line over each edge.
    pub(crate) rays: [B; 6],
    /// The cells next to it.
    pub(crate) neighbours: B,
}

impl<B: Bits, const N: usize> Hexagon<B, N> {
    #[inline]
    pub(crate) fn ground(&self, index: usize) -> &Ground<B> {
        &self.ground[index & (N - 1)]
    }

    #[inline]
    pub(crate) fn half(&self, side: Side) -> B {
        self.halves[side.index()]
    }

    /// The name of a cell on the board.
    #[inline]
    pub(crate) fn spot(&self, index: u32) -> Spot {
        self.spots[index as usize & (N - 1)]
    }

    /// The index of a cell, or [`NOWHERE`].
    #[inline]
    pub(crate) fn index(&self, spot: Spot) -> usize {
        usize::from(self.indices[spot.place()])
    }
}

/// The first piece in the way over an edge: the occupied cells of the ray go upwards over the
/// first three edges, downwards over the others. An empty ray gives an index beyond the board.
#[inline]
pub(crate) fn nearest<B: Bits>(occupied_ray: B, edge: usize) -> usize {
    // Without a branch: an empty ray has the whole word below it, and every bit of 128 above it.
    if edge < 3 {
        (occupied_ray.below_lowest().count() as usize).min(NOWHERE)
    } else {
        NOWHERE.wrapping_sub(occupied_ray.wide().leading_zeros() as usize) & NOWHERE
    }
}

/// Boards of 19, 37 and 61 cells: one word.
pub(crate) static SMALL: [Hexagon<u64, 64>; 3] = [narrow(3), narrow(4), narrow(5)];

/// Boards of 91 and 127 cells: two words.
pub(crate) static LARGE: [Hexagon<u128, 128>; 2] = [wide(6), wide(7)];

/// Calls `$body` with `$hexagon` standing for the board of that side.
macro_rules! on_board {
    ($side:expr, $hexagon:ident => $body:expr) => {
        match $side {
            side @ ..=5 => {
                let $hexagon = &crate::hexagon::SMALL[usize::from(side) - 3];
                $body
            }
            side => {
                let $hexagon = &crate::hexagon::LARGE[usize::from(side) - 6];
                $body
            }
        }
    };
}
pub(crate) use on_board;

/// How many cells a board has.
pub(crate) const fn cell_count(side: u8) -> u8 {
    3 * side * (side - 1) + 1
}

/// Stands where there is no cell.
const CORNER: Spot = Spot::new(0, 0).expect("every board has a1");

const fn wide(side: u8) -> Hexagon<u128, 128> {
    assert!(3 <= side && side <= MAX_SIDE);
    let mut board = Hexagon {
        ground: [Ground { rays: [0; 6], neighbours: 0 }; 128],
        halves: [0; 2],
        spots: [CORNER; 128],
        indices: [NOWHERE as u8; Spot::NUMBERS],
    };
    let mut index = 0;
    let mut row = 0;
    while row < 2 * side - 1 {
        let mut number = first(side, row);
        while number <= last(side, row) {
            let spot = Spot::new(row, number).expect("every board lies within the largest");
            board.spots[index] = spot;
            board.indices[spot.place()] = index as u8;
            if row + 1 < side {
                board.halves[0] |= 1 << index;
            } else if row + 1 > side {
                board.halves[1] |= 1 << index;
            }
            number += 1;
            index += 1;
        }
        row += 1;
    }
    assert!(index == cell_count(side) as usize);
    while index > 0 {
        index -= 1;
        let mut edge = 0;
        while edge < 6 {
            let mut next = Some(board.spots[index]);
            let mut far = false;
            while let Some(spot) = next {
                let place = board.indices[spot.place()];
                if place as usize == NOWHERE {
                    break;
                }
                if place as usize != index {
                    board.ground[index].rays[edge] |= 1 << place;
                    if !far {
                        board.ground[index].neighbours |= 1 << place;
                    }
                    far = true;
                }
                next = spot.step(edge as u8);
            }
            edge += 1;
        }
    }
    board
}

const fn narrow(side: u8) -> Hexagon<u64, 64> {
    assert!(cell_count(side) <= 64);
    let board = wide(side);
    let mut small = Hexagon {
        ground: [Ground { rays: [0; 6], neighbours: 0 }; 64],
        halves: [board.halves[0] as u64, board.halves[1] as u64],
        spots: [CORNER; 64],
        indices: board.indices,
    };
    let mut index = 0;
    while index < 64 {
        let mut edge = 0;
        while edge < 6 {
            small.ground[index].rays[edge] = board.ground[index].rays[edge] as u64;
            edge += 1;
        }
        small.ground[index].neighbours = board.ground[index].neighbours as u64;
        small.spots[index] = board.spots[index];
        index += 1;
    }
    small
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_named_as_in_abalone() {
        let row = |row| (first(5, row) + 1, last(5, row) + 1);
        let rows: Vec<_> = (0..9).map(row).collect();
        assert_eq!(rows, [(1, 5), (1, 6), (1, 7), (1, 8), (1, 9), (2, 9), (3, 9), (4, 9), (5, 9)]);
    }

    #[test]
    fn steps_are_mutual_and_upward_edges_go_up() {
        for (side, board) in (3..).zip(&SMALL) {
            for index in 0..u32::from(cell_count(side)) {
                let ground = board.ground(index as usize);
                for (edge, &ray) in ground.rays.iter().enumerate() {
                    let Some(spot) = board.spot(index).step(edge as u8) else {
                        assert!(ray.is_none());
                        continue;
                    };
                    let place = board.index(spot);
                    if place == NOWHERE {
                        assert!(nearest(ray, edge) >= cell_count(side).into(), "{spot}");
                        continue;
                    }
                    assert_eq!(place, nearest(ray, edge), "{spot}");
                    assert_eq!(place > index as usize, edge < 3, "{spot}");
                    assert_eq!(
                        nearest(board.ground(place).rays[(edge + 3) % 6], (edge + 3) % 6),
                        index as usize
                    );
                    assert_eq!(board.spot(index).edge_to(spot), Some(edge as u8));
                    assert!(ground.neighbours.has(place as u32));
                }
                let near = ground.rays.iter().filter(|ray| !ray.is_none()).count();
                assert_eq!(ground.neighbours.count() as usize, near);
            }
        }
    }

    #[test]
    fn halves_leave_the_middle_row() {
        let board = &SMALL[2];
        let rows = |side| {
            let mut rows: Vec<u8> =
                board.half(side).cells().map(|index| board.spot(index).row()).collect();
            rows.dedup();
            rows
        };
        assert_eq!(rows(Side::First), [0, 1, 2, 3]);
        assert_eq!(rows(Side::Second), [5, 6, 7, 8]);
        assert_eq!(LARGE[1].half(Side::First).count(), 57);
    }
}
