//! The mat: 36 squares of one, two or three lines, and the edge of it that lies in front of Red.

use crate::square::{BOARD, Square};

/// The edge of the mat that lies in front of Red.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Edge {
    /// The mat's north edge: the mat is turned by half.
    North,
    /// Its east edge.
    East,
    /// Its south edge: the mat as it is drawn.
    South,
    /// Its west edge.
    West,
}

impl Edge {
    /// The four edges.
    pub const ALL: [Edge; 4] = [Edge::North, Edge::East, Edge::South, Edge::West];

    /// Its letter in the notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Edge::North => 'n',
            Edge::East => 'e',
            Edge::South => 's',
            Edge::West => 'w',
        }
    }

    /// The edge of that letter.
    pub(crate) fn read(text: &str) -> Option<Edge> {
        Edge::ALL.into_iter().find(|edge| text.chars().eq([edge.letter()]))
    }

    /// How many lines a square carries, 1 to 3, when this edge lies in front of Red.
    #[inline]
    #[must_use]
    pub fn lines(self, at: Square) -> u8 {
        LINES[self as usize][at.index()]
    }

    /// The same when the edge may still be open and the square may be none: then 0.
    #[inline]
    pub(crate) fn demand(edge: Option<Edge>, at: Option<Square>) -> u8 {
        LINES[Edge::row(edge)][at.map_or(0, Square::index)]
    }

    /// The squares of 1, 2 and 3 lines, and at 0, where nothing is demanded, all of them. Before
    /// the edge is chosen no square has lines.
    #[inline]
    pub(crate) fn mats(edge: Option<Edge>) -> &'static [u64; 4] {
        &MATS[Edge::row(edge)]
    }

    #[inline]
    fn row(edge: Option<Edge>) -> usize {
        edge.map_or(4, |edge| edge as usize)
    }
}

/// The mat with its south edge in front of Red, rank 6 first.
const MAT: [[u8; 6]; 6] = [
    [1, 2, 2, 3, 1, 2],
    [3, 1, 3, 1, 3, 2],
    [2, 3, 1, 2, 1, 3],
    [2, 1, 3, 2, 3, 1],
    [1, 3, 1, 3, 1, 2],
    [3, 2, 2, 1, 3, 2],
];

static LINES: [[u8; 64]; 5] = lines();
static MATS: [[u64; 4]; 5] = mats();

const fn lines() -> [[u8; 64]; 5] {
    let mut lines = [[0; 64]; 5];
    let mut cell = 0;
    while cell < 36 {
        let (file, rank) = (cell % 6, cell / 6);
        let count = MAT[5 - rank][file];
        // A quarter turn brings the west edge, read from the top, to the front, read from the left.
        let turns = [
            (Edge::South, file, rank),
            (Edge::West, 5 - rank, file),
            (Edge::North, 5 - file, 5 - rank),
            (Edge::East, rank, 5 - file),
        ];
        let mut turn = 0;
        while turn < 4 {
            let (edge, file, rank) = turns[turn];
            lines[edge as usize][(rank + 1) * 8 + file + 1] = count;
            turn += 1;
        }
        cell += 1;
    }
    lines
}

const fn mats() -> [[u64; 4]; 5] {
    let lines = lines();
    let mut mats = [[BOARD, 0, 0, 0]; 5];
    let mut index = 0;
    while index < 4 * 64 {
        let (edge, cell) = (index / 64, index % 64);
        let count = lines[edge][cell];
        if count > 0 {
            mats[edge][count as usize] |= 1 << cell;
        }
        index += 1;
    }
    mats
}

#[cfg(test)]
mod tests {
    use super::*;

    fn front(edge: Edge) -> Vec<u8> {
        (0..6).map(|file| edge.lines(Square::new(file, 0).unwrap())).collect()
    }

    #[test]
    fn each_edge_brings_its_squares_to_the_front() {
        assert_eq!(front(Edge::South), [3, 2, 2, 1, 3, 2]);
        assert_eq!(front(Edge::West), [1, 3, 2, 2, 1, 3]);
        assert_eq!(front(Edge::North), [2, 1, 3, 2, 2, 1]);
        assert_eq!(front(Edge::East), [2, 2, 1, 3, 2, 2]);
    }

    #[test]
    fn each_sort_of_square_comes_twelve_times() {
        for edge in Edge::ALL {
            let mats = Edge::mats(Some(edge));
            assert_eq!(mats.map(u64::count_ones), [36, 12, 12, 12]);
            assert_eq!(mats[1] | mats[2] | mats[3], BOARD);
        }
    }
}
