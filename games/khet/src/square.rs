//! The squares of the board, sets of them, and the ways from one to the next.

use std::fmt;

use game::{Cell, Heading, Side};

/// Squares from left to right.
pub const FILES: u8 = 10;
/// Squares from bottom to top.
pub const RANKS: u8 = 8;
/// Squares of the board.
pub const SQUARES: usize = 80;

/// A square of the board; `a1` is the lower left corner as silver sees it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square of that file and rank, both counted from 0.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < FILES && rank < RANKS { Some(Square(rank * FILES + file)) } else { None }
    }

    /// The file, counted from 0.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % FILES
    }

    /// The rank, counted from 0.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / FILES
    }

    /// The place in the list of squares, rank by rank from `a1`.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell of the view that shows this square.
    #[inline]
    pub(crate) const fn cell(self) -> Cell {
        Cell(self.0)
    }

    /// The square of a bit of a set.
    #[inline]
    pub(crate) const fn of_bit(bit: u32) -> Square {
        Square(bit as u8)
    }

    /// The set of this one square.
    #[inline]
    pub(crate) fn set(self) -> Squares {
        SETS[self.index()]
    }

    /// The set of the up to eight squares around.
    #[inline]
    pub(crate) fn neighbours(self) -> Squares {
        NEIGHBOURS[self.index()]
    }

    /// The next square that way, unless the board ends here.
    #[inline]
    pub(crate) fn next(self, direction: Direction) -> Option<Square> {
        NEXT[direction as usize][self.index()]
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// A set of squares, one bit each.
pub(crate) type Squares = u128;

pub(crate) const FILE_A: Squares = {
    let (mut set, mut rank) = (0, 0);
    while rank < RANKS {
        set |= 1 << (rank * FILES);
        rank += 1;
    }
    set
};
pub(crate) const FILE_J: Squares = FILE_A << (FILES - 1);
pub(crate) const BOARD: Squares = (1 << SQUARES) - 1;

const fn square(file: u8, rank: u8) -> Squares {
    1 << (rank * FILES + file)
}

/// The squares on which only that side may stand.
pub(crate) const RESERVED: [Squares; 2] =
    [FILE_J | square(1, 0) | square(1, 7), FILE_A | square(8, 0) | square(8, 7)];

/// The squares on which that side may stand.
pub(crate) const OPEN: [Squares; 2] = [BOARD & !RESERVED[1], BOARD & !RESERVED[0]];

/// One of the eight ways a piece steps.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Direction {
    pub(crate) const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// How much further along the list of squares the next one is, this way.
    const STEP: [i8; 8] = [10, 11, 1, -9, -10, -11, -1, 9];

    /// The square from which a step this way arrives at `to`.
    #[inline]
    pub(crate) const fn back_from(self, to: Square) -> Square {
        Square(to.0.wrapping_add_signed(-Direction::STEP[self as usize]))
    }
}

/// For each direction the squares of `targets` that lie one step away from a square of `set`.
#[inline(always)]
pub(crate) const fn reached(set: Squares, targets: Squares) -> [Squares; 8] {
    // A step over the side edge would come out on the far side.
    let (eastern, western) = (targets & !FILE_A, targets & !FILE_J);
    [
        set << 10 & targets,
        set << 11 & eastern,
        set << 1 & eastern,
        set >> 9 & eastern,
        set >> 10 & targets,
        set >> 11 & western,
        set >> 1 & western,
        set << 9 & western,
    ]
}

static SETS: [Squares; SQUARES] = {
    let mut table = [0; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        table[index] = 1 << index;
        index += 1;
    }
    table
};

static NEXT: [[Option<Square>; SQUARES]; 8] = {
    let mut table = [[None; SQUARES]; 8];
    let mut index = 0;
    while index < SQUARES {
        let reached = reached(1 << index, BOARD);
        let mut direction = 0;
        while direction < 8 {
            if reached[direction] != 0 {
                table[direction][index] = Some(Square(reached[direction].trailing_zeros() as u8));
            }
            direction += 1;
        }
        index += 1;
    }
    table
};

static NEIGHBOURS: [Squares; SQUARES] = {
    let mut table = [0; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let [n, ne, e, se, s, sw, w, nw] = reached(1 << index, BOARD);
        table[index] = n | ne | e | se | s | sw | w | nw;
        index += 1;
    }
    table
};

/// Where that side's beam enters the board: its first square and its heading there.
pub(crate) const fn laser(side: Side) -> (Square, Heading) {
    match side {
        Side::First => (Square(9), Heading::North),
        Side::Second => (Square(70), Heading::South),
    }
}

/// The squares ahead of a beam that leaves a square.
#[inline]
pub(crate) fn ahead(from: Square, heading: Heading) -> Squares {
    RAYS[from.index()][heading as usize]
}

static RAYS: [[Squares; 4]; SQUARES] = {
    let mut table = [[0; 4]; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let mut heading = 0;
        while heading < 4 {
            // The headings of a beam are every other direction.
            let mut step = reached(1 << index, BOARD)[2 * heading];
            while step != 0 {
                table[index][heading] |= step;
                step = reached(step, BOARD)[2 * heading];
            }
            heading += 1;
        }
        index += 1;
    }
    table
};
