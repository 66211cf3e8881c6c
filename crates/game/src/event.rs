//! What happened while a move was made, reported as it happens.

use crate::side::Side;

/// A cell of the board: its place in [`View::cells`](crate::View::cells).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Cell(pub u8);

impl Cell {
    /// No board has more cells.
    pub const MAX: u8 = 128;

    /// Every cell that a board can have.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Cell::MAX).map(Cell)
    }
}

/// A piece, or a stack of them described by its top.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Piece {
    /// Whose it is; of a stack, whose the top is.
    pub owner: Side,
    /// Its place in [`Descriptor::kinds`](crate::Descriptor::kinds).
    pub kind: u8,
    /// How it is turned, in the game's own numbers; 0 where turning means nothing.
    pub orientation: u8,
    /// How many pieces are stacked; 1 for a single piece.
    pub height: u8,
}

/// Where a beam is heading.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
#[repr(u8)]
pub enum Heading {
    /// Up the board, towards higher ranks.
    North,
    /// Towards higher files.
    East,
    /// Down the board.
    South,
    /// Towards lower files.
    West,
}

impl Heading {
    /// The four headings, clockwise.
    pub const ALL: [Heading; 4] = [Heading::North, Heading::East, Heading::South, Heading::West];
}

/// What a cell is, apart from what stands on it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "type", rename_all = "camelCase")
)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub enum Terrain {
    /// An ordinary cell.
    Plain,
    /// Takes off whatever lands on it (Quindo's black ring).
    Border,
    /// Only one side may stand here (Khet's ankhs and eyes).
    Reserved {
        /// Who may.
        side: Side,
    },
    /// Belongs to one side's half of the board (Khitan).
    Half {
        /// Whose half.
        side: Side,
    },
    /// Carries lines (Khan's simple, double and triple squares).
    Lines {
        /// How many.
        count: u8,
    },
}

/// One step of a beam of light.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "type", rename_all = "camelCase")
)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub enum Beam {
    /// That side's laser fires: the first cell the beam meets is `at`.
    Fired {
        /// Whose laser.
        side: Side,
        /// The first cell in its way, reported again by the step that happens there.
        at: Cell,
        /// Where it is heading.
        heading: Heading,
    },
    /// The beam crosses an empty cell.
    Crossed {
        /// The empty cell.
        at: Cell,
        /// Where it is heading.
        heading: Heading,
    },
    /// A mirror turns the beam.
    Reflected {
        /// The mirror's cell.
        at: Cell,
        /// Heading before the mirror.
        heading: Heading,
        /// Heading after it.
        turned: Heading,
    },
    /// A splitter lets the beam go on and sends another one to the side; the straight one is reported first.
    Split {
        /// The splitter's cell.
        at: Cell,
        /// Heading of the beam that goes straight on.
        heading: Heading,
        /// Heading of the one that turns.
        turned: Heading,
    },
    /// The report goes back to a splitter and follows the beam that turned there.
    Branched {
        /// The splitter's cell.
        at: Cell,
        /// Where the branch is heading.
        heading: Heading,
    },
    /// The beam ends on a face without a mirror.
    Struck {
        /// The cell of the lit piece.
        at: Cell,
        /// Heading on arrival.
        heading: Heading,
    },
    /// The beam leaves the board after this cell.
    Faded {
        /// The last cell it was on.
        at: Cell,
        /// Heading as it left.
        heading: Heading,
    },
    /// The beam joins a path that was already reported.
    Merged {
        /// Where the paths meet.
        at: Cell,
        /// Heading there.
        heading: Heading,
    },
}

/// One thing that happened. Applied in order to the [`View`](crate::View) before the move, events
/// give the view after it: what an animation shows is what the rules did.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "type", rename_all = "camelCase")
)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub enum Event {
    /// A piece or whole stack went to an empty cell.
    Moved {
        /// Where it stood.
        from: Cell,
        /// Where it stands now.
        to: Cell,
    },
    /// On its way, a piece came down on this cell and hopped on; reported before it arrives.
    Hopped {
        /// The cell it touched.
        at: Cell,
    },
    /// A piece tipped over its edge onto the neighbouring cell.
    Tumbled {
        /// Where it lay.
        from: Cell,
        /// Where it lies now.
        to: Cell,
        /// The side it tipped over.
        edge: u8,
        /// Its orientation now.
        orientation: u8,
    },
    /// A piece turned on the spot.
    Turned {
        /// Where it stands.
        at: Cell,
        /// Its orientation now.
        orientation: u8,
    },
    /// Two pieces changed places.
    Swapped {
        /// The cell of the piece that moved.
        from: Cell,
        /// The cell of the other.
        to: Cell,
    },
    /// A piece or whole stack went on top of what stands on `to`.
    Stacked {
        /// Where it stood.
        from: Cell,
        /// Where it stands now, as the top.
        to: Cell,
    },
    /// The top of a stack went alone to an empty cell or onto another piece.
    Unstacked {
        /// The stack it left.
        from: Cell,
        /// Where it stands now.
        to: Cell,
    },
    /// A piece was taken off the board against its owner's will. Of a stack, the top.
    Captured {
        /// Where it stood.
        at: Cell,
        /// What was taken, with its own height.
        piece: Piece,
    },
    /// A piece was turned over and changed owner.
    Flipped {
        /// Where it stands.
        at: Cell,
    },
    /// A piece came onto an empty cell from beside the board.
    Entered {
        /// Where it stands now.
        at: Cell,
        /// What came.
        piece: Piece,
    },
    /// A piece left the board by its own move.
    Left {
        /// Where it stood last.
        at: Cell,
        /// What left.
        piece: Piece,
    },
    /// A step of a laser's beam.
    Beam {
        /// The step.
        beam: Beam,
    },
    /// The crown (Khan's hat) sits on the piece of that cell now, or on none.
    Crowned {
        /// The piece's cell.
        at: Option<Cell>,
    },
    /// The terrain of a cell changed (Khan's mat is turned).
    TerrainChanged {
        /// The cell.
        at: Cell,
        /// What it is now.
        terrain: Terrain,
    },
    /// A player who could not move passed.
    Passed,
    /// A number beside the board changed.
    Counted {
        /// Its place in [`View::counters`](crate::View::counters).
        counter: u8,
        /// What it shows now.
        value: i16,
    },
    /// Another player is to move.
    Handed {
        /// Who moves next.
        to: Side,
    },
}

/// Listens while a move is made.
///
/// `()` hears nothing and costs nothing; a `Vec<Event>` keeps everything for a screen.
pub trait Observer {
    /// Whether anybody listens. Work done only to report an event stands behind `if O::LISTENS`, so
    /// that it disappears where nobody does.
    const LISTENS: bool = true;

    /// Called right after the event happened.
    fn see(&mut self, event: Event);
}

impl Observer for () {
    const LISTENS: bool = false;

    #[inline]
    fn see(&mut self, _event: Event) {}
}

impl Observer for Vec<Event> {
    fn see(&mut self, event: Event) {
        self.push(event);
    }
}
