//! A piece as one byte, and what two pieces that look at each other mean.

use game::Side;

use crate::orientation::{EDGES, Orientation};

/// What lies on a cell: a piece of either side, or nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tile(u8);

const SECOND: u8 = 16; // the bit of the second player's pieces

impl Tile {
    /// So many numbers a tile can have.
    pub(crate) const NUMBERS: usize = 32;

    /// An empty cell. It faces nobody.
    pub(crate) const NONE: Tile = Tile(15);

    #[inline]
    pub(crate) const fn new(owner: Side, orientation: Orientation) -> Tile {
        Tile(orientation.number() | if owner.index() == 0 { 0 } else { SECOND })
    }

    pub(crate) const fn owner(self) -> Side {
        if self.0 & SECOND == 0 { Side::First } else { Side::Second }
    }

    /// How the piece lies; `None` for an empty cell.
    pub(crate) const fn orientation(self) -> Option<Orientation> {
        Orientation::new(self.0 & (SECOND - 1))
    }

    #[inline]
    pub(crate) const fn number(self) -> usize {
        self.0 as usize & (Tile::NUMBERS - 1)
    }

    /// The number of the way it lies, below sixteen; whose it is does not matter.
    #[inline]
    pub(crate) const fn lie(self) -> usize {
        (self.0 & (SECOND - 1)) as usize
    }

    /// The piece after it tipped over an edge.
    #[inline]
    pub(crate) const fn tumbled(self, edge: u8) -> Tile {
        TUMBLED[(edge & 7) as usize][self.number()]
    }

    /// Whether this piece, looking over `edge`, and the other, looking back, are enemies that show
    /// each other the same colour. In the lowest bit; the higher ones mean nothing.
    #[inline]
    pub(crate) const fn faces(self, edge: usize, other: Tile) -> u32 {
        FACED[edge & 7][self.number()] >> other.number()
    }
}

/// By edge and tile: the tile after tumbling.
static TUMBLED: [[Tile; Tile::NUMBERS]; 8] = {
    let mut table = [[Tile::NONE; Tile::NUMBERS]; 8];
    let mut number = 0;
    while number < Tile::NUMBERS {
        let tile = Tile(number as u8);
        if let Some(orientation) = tile.orientation() {
            let mut edge = 0;
            while edge < EDGES {
                table[edge as usize][number] = Tile::new(tile.owner(), orientation.tumbled(edge));
                edge += 1;
            }
        }
        number += 1;
    }
    table
};

/// By edge and tile: the set of tile numbers it faces over that edge.
static FACED: [[u32; Tile::NUMBERS]; 8] = {
    let mut table = [[0; Tile::NUMBERS]; 8];
    let mut one = 0;
    while one < Tile::NUMBERS {
        let mut two = 0;
        while two < Tile::NUMBERS {
            let (tile, other) = (Tile(one as u8), Tile(two as u8));
            if let (Some(mine), Some(theirs)) = (tile.orientation(), other.orientation())
                && tile.owner().index() != other.owner().index()
            {
                let mut edge = 0;
                while edge < EDGES {
                    if mine.matches(edge, theirs) {
                        table[edge as usize][one] |= 1 << two;
                    }
                    edge += 1;
                }
            }
            two += 1;
        }
        one += 1;
    }
    table
};
