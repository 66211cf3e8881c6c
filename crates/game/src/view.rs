//! A position as plain data for a screen that knows no rules.

use crate::event::{Cell, Event, Heading, Piece, Terrain};
use crate::notation::square_name;
use crate::side::Side;

/// How the cells lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "type", rename_all = "camelCase")
)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub enum Shape {
    /// Squares; cell (x, y) counts files from the left and ranks from the bottom.
    Squares {
        /// Number of files.
        files: u8,
        /// Number of ranks.
        ranks: u8,
    },
    /// A hexagon of hexagons with pointed tops. Cell (x, y): y counts rows from the bottom, x the
    /// diagonals that lean to the right, so that the centre of a cell lies at x − y/2.
    Hexagons {
        /// Cells along one side.
        side: u8,
    },
}

/// One cell and what is on it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct CellView {
    /// Its name in the notation: `c4`.
    pub name: String,
    /// Column, from the left.
    pub x: u8,
    /// Row, from the bottom.
    pub y: u8,
    /// What the cell is.
    pub terrain: Terrain,
    /// What stands on it.
    pub piece: Option<Piece>,
}

/// A number that belongs beside the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Counter {
    /// What it counts: `reserve`, `pending`, `captured`, `demand`, `barred`, `score`, `quiet`,
    /// `edge`.
    pub name: &'static str,
    /// Whose it is, where it belongs to one side.
    pub side: Option<Side>,
    /// What it shows; 0 for none.
    pub value: i16,
}

/// A laser at the edge of the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Port {
    /// Whose laser.
    pub side: Side,
    /// The first cell its beam meets.
    pub at: Cell,
    /// Where the beam is heading there.
    pub heading: Heading,
}

/// What one side of a piece is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "type", rename_all = "camelCase")
)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub enum Face {
    /// Nothing to see; light ends here.
    Plain,
    /// Shows a colour.
    Colour {
        /// Its place in [`View::colours`].
        colour: u8,
    },
    /// A mirror: a beam that enters by this side leaves by another.
    Mirror {
        /// The side by which the beam leaves.
        out: u8,
    },
    /// A half mirror: a part of the beam goes straight on, the other leaves as from a mirror.
    Splitter {
        /// The side by which the part that turns leaves.
        out: u8,
    },
}

/// How the pieces of one kind look that are turned alike, whoever owns them.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Faces {
    /// The kind, as in [`Piece::kind`].
    pub kind: u8,
    /// How it is turned, as in [`Piece::orientation`].
    pub orientation: u8,
    /// The sides, in the order in which the game counts them around a cell. On squares: 0 north,
    /// 1 east, 2 south, 3 west, as in [`Heading::ALL`]; a beam that is heading north enters by the
    /// south side. On hexagons: 0 east, 1 north-east, 2 north-west, 3 west, 4 south-west,
    /// 5 south-east.
    pub sides: Vec<Face>,
}

/// How a piece would lie if it were turned, each as in [`Piece::orientation`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Turns {
    /// By one side to the right.
    pub clockwise: u8,
    /// By one side to the left.
    pub anticlockwise: u8,
    /// Upside down, over the axis that goes up the board.
    pub over: u8,
}

/// Everything a screen needs to draw a position. What the pieces' kinds are called stands in
/// [`Descriptor::kinds`](crate::Descriptor::kinds).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct View {
    /// How the cells lie.
    pub shape: Shape,
    /// The cells; an event's [`Cell`] is a place in this list.
    pub cells: Vec<CellView>,
    /// The numbers beside the board.
    pub counters: Vec<Counter>,
    /// The lasers.
    pub ports: Vec<Port>,
    /// The cell of the piece that wears the crown (Khan's hat).
    pub crown: Option<Cell>,
    /// The legend of the pieces: every kind in every orientation it can have, so that a screen
    /// can draw what turns or enters. Empty where the sides of pieces mean nothing.
    pub faces: Vec<Faces>,
    /// What the colours of the faces are called.
    pub colours: &'static [&'static str],
    /// Who is to move.
    pub turn: Side,
}

impl View {
    /// A board of squares, rank by rank from `a1`, and nothing beside it: `square` tells what the one
    /// of a file and a rank is, both counted from 0, and what stands on it.
    pub fn squares(
        [files, ranks]: [u8; 2],
        turn: Side,
        square: impl Fn(u8, u8) -> (Terrain, Option<Piece>),
    ) -> View {
        let cell = |(x, y)| {
            let (terrain, piece) = square(x, y);
            CellView { name: square_name(x, y), x, y, terrain, piece }
        };
        View {
            shape: Shape::Squares { files, ranks },
            cells: (0..ranks).flat_map(|y| (0..files).map(move |x| (x, y))).map(cell).collect(),
            counters: Vec::new(),
            ports: Vec::new(),
            crown: None,
            faces: Vec::new(),
            colours: &[],
            turn,
        }
    }

    /// The cell of that name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Cell> {
        let index = self.cells.iter().position(|cell| cell.name == name)?;
        Some(Cell(u8::try_from(index).expect("boards have at most 128 cells")))
    }

    /// The sides of a piece, by the legend; none where they mean nothing.
    #[must_use]
    pub fn sides(&self, piece: Piece) -> &[Face] {
        let alike =
            |faces: &&Faces| (faces.kind, faces.orientation) == (piece.kind, piece.orientation);
        self.faces.iter().find(alike).map_or(&[], |faces| &faces.sides)
    }

    /// How a piece would lie if it were turned, by the legend. `None` where it never lies so, or its
    /// sides mean nothing.
    #[must_use]
    pub fn turns(&self, piece: Piece) -> Option<Turns> {
        let sides = self.sides(piece);
        let count = sides.len();
        // `from` tells which of the old sides is seen on a new one.
        let lies = |from: &dyn Fn(usize) -> usize| {
            let turned = |faces: &&Faces| {
                faces.kind == piece.kind
                    && faces.sides.len() == count
                    && (0..count).all(|side| faces.sides[side] == sides[from(side) % count])
            };
            self.faces.iter().filter(|_| count > 0).find(turned).map(|faces| faces.orientation)
        };
        let before = lies(&|side| side + count - 1)?;
        let after = lies(&|side| side + 1)?;
        // Squares count their sides clockwise from the north, hexagons anticlockwise from the east.
        Some(match self.shape {
            Shape::Squares { .. } => {
                Turns { clockwise: before, anticlockwise: after, over: lies(&|side| count - side)? }
            }
            Shape::Hexagons { .. } => {
                let over = lies(&|side| count + count / 2 - side)?;
                Turns { clockwise: after, anticlockwise: before, over }
            }
        })
    }

    /// Carries out one event, as an animation does.
    ///
    /// # Panics
    /// When the event does not fit the view, such as a move from an empty cell.
    pub fn apply(&mut self, event: Event) {
        match event {
            Event::Moved { from, to } => {
                let piece = self.take(from);
                self.put(to, piece);
            }
            Event::Tumbled { from, to, orientation, .. } => {
                let piece = self.take(from);
                self.put(to, Piece { orientation, ..piece });
            }
            Event::Turned { at, orientation } => self.piece(at).orientation = orientation,
            Event::Swapped { from, to } => {
                let (one, other) = (self.take(from), self.take(to));
                self.put(from, other);
                self.put(to, one);
            }
            Event::Stacked { from, to } => {
                let (top, below) = (self.take(from), self.take(to));
                self.put(to, Piece { height: top.height + below.height, ..top });
            }
            Event::Unstacked { from, to } => {
                let stack = self.piece(from);
                assert!(stack.height > 1, "only a stack has a top to lift");
                stack.height -= 1;
                let top = Piece { height: 1, ..*stack };
                let below = self.cell(to).piece.take().map_or(0, |piece| piece.height);
                self.put(to, Piece { height: below + 1, ..top });
            }
            Event::Captured { at, piece } | Event::Left { at, piece } => {
                let stack = self.take(at);
                assert_eq!((stack.owner, stack.kind), (piece.owner, piece.kind), "another piece");
                if stack.height > piece.height {
                    self.put(at, Piece { height: stack.height - piece.height, ..stack });
                }
            }
            Event::Flipped { at } => {
                let piece = self.piece(at);
                piece.owner = !piece.owner;
            }
            Event::Entered { at, piece } => self.put(at, piece),
            Event::Crowned { at } => self.crown = at,
            Event::TerrainChanged { at, terrain } => self.cell(at).terrain = terrain,
            Event::Counted { counter, value } => {
                self.counters[usize::from(counter)].value = value;
            }
            Event::Handed { to } => self.turn = to,
            Event::Hopped { .. } | Event::Beam { .. } | Event::Passed => {}
        }
    }

    fn cell(&mut self, at: Cell) -> &mut CellView {
        &mut self.cells[usize::from(at.0)]
    }

    fn piece(&mut self, at: Cell) -> &mut Piece {
        self.cell(at).piece.as_mut().expect("an event names a cell with a piece")
    }

    fn take(&mut self, at: Cell) -> Piece {
        self.cell(at).piece.take().expect("an event takes from a cell with a piece")
    }

    fn put(&mut self, at: Cell, piece: Piece) {
        let before = self.cell(at).piece.replace(piece);
        assert_eq!(before, None, "an event puts a piece on an empty cell");
    }
}
