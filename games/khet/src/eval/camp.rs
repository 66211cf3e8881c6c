//! What one side has: its pieces, its light, and what they aim at.

use game::{Bits, Heading, Side};

use crate::beam::nearest;
use crate::piece::{Class, Piece, Response};
use crate::position::Khet;
use crate::square::{BOARD, FILE_A, FILE_J, OPEN, SQUARES, Square, Squares, ahead};

use super::light::{Board, Light};

/// How many things are counted for each side.
pub(super) const COUNTS: usize = 12;

/// Material is counted in parts of a pyramid: this many make one.
pub(super) const FIFTHS: i32 = 5;
const OBELISK: i32 = 3;

/// One side of a position.
pub(super) struct Camp<'p> {
    position: &'p Khet,
    side: Side,
    pieces: Squares,
    mirrors: Squares,
    pub(super) pharaoh: Square,
    sight: Sight,
    pub(super) light: Light,
}

/// What a pharaoh sees: for each heading the squares up to the first piece, his included.
struct Sight {
    along: [Squares; 4],
    /// Ways on which nobody stands between the pharaoh and the edge.
    open: i32,
}

impl<'p> Camp<'p> {
    #[inline]
    pub(super) fn new(position: &'p Khet, board: &Board, side: Side) -> Camp<'p> {
        let pieces = position.sides[side.index()];
        let pharaoh = Square::of_bit((pieces & position.class(Class::Pharaoh)).lowest());
        Camp {
            position,
            side,
            pieces,
            mirrors: pieces & (position.class(Class::Pyramid) | position.class(Class::Djed)),
            pharaoh,
            sight: Sight::new(pharaoh, position.occupied()),
            light: board.light(side),
        }
    }

    /// What counts for this side against that one.
    #[inline]
    pub(super) fn counts(&self, other: &Camp<'_>) -> [i32; COUNTS] {
        let position = self.position;
        let occupied = position.occupied();
        let pyramids = self.pieces & position.class(Class::Pyramid);
        let singles = self.pieces & position.class(Class::Obelisk);
        let stacks = self.pieces & position.class(Class::Stack);
        let djeds = self.pieces & position.class(Class::Djed);
        let path = self.light.path();
        let beside = around(path);
        let gates = self.gates(other);
        let mirrors = self.light.met & !self.light.struck;
        let targets =
            other.pieces & !(position.class(Class::Djed) | position.class(Class::Pharaoh));
        let [near, middle, far] = ZONES[other.pharaoh.index()];
        let closeness =
            |pieces: Squares| count(pieces & near) + count(pieces & middle) + count(pieces & far);
        [
            FIFTHS * count(pyramids) + OBELISK * (count(singles) + 2 * count(stacks)),
            count(mirrors),
            count(path & near),
            count(gates & !occupied),
            count(gates & mirrors & self.pieces),
            count(gates & around(self.mirrors) & !occupied),
            other.sight.open,
            count(other.pharaoh.neighbours() & other.pieces),
            count(beside & targets),
            count(beside & self.mirrors & !self.light.met),
            closeness(pyramids),
            closeness(djeds),
        ]
    }

    /// Squares on which a mirror could send this side's light to the other pharaoh.
    #[inline]
    fn gates(&self, other: &Camp<'_>) -> Squares {
        let [north, east, south, west] = other.sight.along;
        (north | south) & self.light.level() | (east | west) & self.light.upright()
    }

    /// In how many ways this side's next move would light the other pharaoh, swaps not counted.
    #[inline]
    pub(super) fn threats(&self, board: &Board, other: &Camp<'_>) -> i32 {
        let [north, east, south, west] = other.sight.along;
        if ((north | east | south | west) & self.light.path()).is_none() {
            return 0;
        }
        Heading::ALL.into_iter().map(|away| self.threats_from(board, other, away)).sum()
    }

    /// The threats from that side of the other pharaoh.
    fn threats_from(&self, board: &Board, other: &Camp<'_>, away: Heading) -> i32 {
        let seen = other.sight.along[away as usize];
        let towards = turned(away, 2);
        let arrives = |heading: Heading| seen & self.light.along[heading as usize];
        // Whoever steps out of the light lets it through.
        let mut threats = count(arrives(towards) & self.light.met & self.pieces);
        for heading in [turned(away, 1), turned(away, 3)] {
            for gate in arrives(heading).cells().map(Square::of_bit) {
                let sends = |piece: Piece| {
                    matches!(piece.response(heading), Response::Turns(way) | Response::Splits(way)
                        if way == towards)
                };
                let piece = board.piece(gate);
                if !piece.is_none() {
                    let turns = !(self.mirrors & gate.set()).is_none()
                        && (sends(piece.turned(true)) || sends(piece.turned(false)));
                    threats += i32::from(turns);
                } else if !(OPEN[self.side.index()] & gate.set()).is_none() {
                    let helpers = gate.neighbours() & self.mirrors & !self.light.met;
                    let helps = |&at: &u32| sends(board.piece(Square::of_bit(at)));
                    threats += helpers.cells().filter(helps).count() as i32;
                }
            }
        }
        threats
    }
}

impl Sight {
    #[inline]
    fn new(at: Square, occupied: Squares) -> Sight {
        let mut sight = Sight { along: [0; 4], open: 0 };
        for heading in Heading::ALL {
            let ray = ahead(at, heading);
            let met = ray & occupied;
            sight.along[heading as usize] = if met.is_none() {
                sight.open += i32::from(!ray.is_none());
                ray
            } else {
                ray & !ahead(nearest(met, heading), heading)
            };
        }
        sight
    }
}

/// A heading after so many quarter turns clockwise.
fn turned(heading: Heading, quarters: usize) -> Heading {
    Heading::ALL[(heading as usize + quarters) % 4]
}

#[inline]
fn count(set: Squares) -> i32 {
    set.count() as i32
}

/// The set and the squares beside it.
#[inline]
pub(super) const fn around(set: Squares) -> Squares {
    let row = (set | (set << 1 & !FILE_A) | (set >> 1 & !FILE_J)) & BOARD;
    (row | row << 10 | row >> 10) & BOARD
}

/// For each square those within two, four and six steps.
static ZONES: [[Squares; 3]; SQUARES] = {
    let mut table = [[0; 3]; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let near = around(around(1 << index));
        let middle = around(around(near));
        table[index] = [near, middle, around(around(middle))];
        index += 1;
    }
    table
};
