//! The names of cells: `c4` is row c, diagonal 4, whatever the size of the board.

use std::fmt;

use game::notation;

/// The smallest and the largest board, in cells along one side.
pub const SIDES: std::ops::RangeInclusive<u8> = 3..=7;

pub(crate) const MAX_SIDE: u8 = *SIDES.end();

/// A cell by its name: the row from the bottom and the diagonal that leans to the right.
///
/// East of row x, number n lies x n+1; north-east the next row's n+1; north-west the next row's n.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(u8);

/// From a cell to its neighbour over each edge, as a difference of spots.
const STEPS: [u8; 6] = [1, 17, 16, 1_u8.wrapping_neg(), 17_u8.wrapping_neg(), 16_u8.wrapping_neg()];

impl Spot {
    /// How many numbers a spot can have.
    pub(crate) const NUMBERS: usize = 256;

    /// The cell of that row and number, both counted from 0; `None` outside the largest board.
    #[must_use]
    pub const fn new(row: u8, number: u8) -> Option<Spot> {
        if row < 2 * MAX_SIDE - 1 && first(MAX_SIDE, row) <= number && number <= last(MAX_SIDE, row)
        {
            Some(Spot(row << 4 | number))
        } else {
            None
        }
    }

    /// Its row from the bottom, counted from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 >> 4
    }

    /// Its number along the row, counted from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 & 15
    }

    /// The neighbouring cell over that edge; `None` outside the largest board.
    #[must_use]
    pub const fn step(self, edge: u8) -> Option<Spot> {
        let next = self.0.wrapping_add(STEPS[edge as usize]);
        Spot::new(next >> 4, next & 15)
    }

    /// The edge over which `to` is this cell's neighbour.
    #[inline]
    #[must_use]
    pub const fn edge_to(self, to: Spot) -> Option<u8> {
        match EDGE_OF_STEP[to.0.wrapping_sub(self.0) as usize] {
            NO_EDGE => None,
            edge => Some(edge),
        }
    }

    /// Reads a name at the front of `text`. Gives the cell and the rest of the text.
    pub(crate) fn read(text: &str) -> Option<(Spot, &str)> {
        let ((row, number), rest) = notation::square(text)?;
        Some((Spot::new(row, number)?, rest))
    }

    #[inline]
    pub(crate) const fn place(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.row()), self.number() + 1)
    }
}

/// The first number of a row on a board with `side` cells a side, counted from 0.
pub(crate) const fn first(side: u8, row: u8) -> u8 {
    (row + 1).saturating_sub(side)
}

/// The last number of a row.
pub(crate) const fn last(side: u8, row: u8) -> u8 {
    if row < side { side - 1 + row } else { 2 * side - 2 }
}

const NO_EDGE: u8 = 255;

static EDGE_OF_STEP: [u8; 256] = {
    let mut table = [NO_EDGE; 256];
    let mut edge = 0;
    while edge < STEPS.len() {
        table[STEPS[edge] as usize] = edge as u8;
        edge += 1;
    }
    table
};
