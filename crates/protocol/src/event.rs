//! What happened while a move was made.

use serde::{Deserialize, Serialize};

use crate::side::SideId;
use crate::view::{Heading, Mark, Piece};

/// One thing that happened. Applied in order to the view before the move, events give the view
/// after it. Numbers of cells are places in the view.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    /// A piece or whole stack went to an empty cell.
    Moved {
        /// Where it stood.
        from: u8,
        /// Where it stands now.
        to: u8,
    },
    /// On its way, a piece came down on this cell and hopped on.
    Hopped {
        /// Where.
        at: u8,
    },
    /// A piece tipped over its edge onto the neighbouring cell.
    Tumbled {
        /// Where it stood.
        from: u8,
        /// Where it stands now.
        to: u8,
        /// The side it tipped over.
        edge: u8,
        /// Its orientation now.
        orientation: u8,
    },
    /// A piece turned on the spot.
    Turned {
        /// Where.
        at: u8,
        /// Its orientation now.
        orientation: u8,
    },
    /// Two pieces changed places.
    Swapped {
        /// The cell of the piece that moved.
        from: u8,
        /// The cell of the other.
        to: u8,
    },
    /// A piece or whole stack went on top of another.
    Stacked {
        /// Where it stood.
        from: u8,
        /// Where it stands now.
        to: u8,
    },
    /// The top of a stack went alone to an empty cell or onto another piece.
    Unstacked {
        /// Where it stood.
        from: u8,
        /// Where it stands now.
        to: u8,
    },
    /// A piece was taken off the board against its owner's will. Of a stack, the top.
    Captured {
        /// Where.
        at: u8,
        /// What was taken, with its own height.
        piece: Piece,
    },
    /// A piece was turned over and changed owner.
    Flipped {
        /// Where.
        at: u8,
    },
    /// A piece came onto an empty cell from beside the board.
    Entered {
        /// Where.
        at: u8,
        /// What came.
        piece: Piece,
    },
    /// A piece left the board by its own move.
    Left {
        /// Where.
        at: u8,
        /// What left.
        piece: Piece,
    },
    /// A step of a laser's beam.
    Beam {
        /// The step.
        beam: Beam,
    },
    /// The crown sits on the piece of that cell now, or on none.
    Crowned {
        /// The piece's cell.
        at: Option<u8>,
    },
    /// A cell shows another mark.
    Marked {
        /// Where.
        at: u8,
        /// What it is now.
        mark: Mark,
    },
    /// A player who could not move passed.
    Passed,
    /// A number beside the board changed.
    Counted {
        /// Its place in the view's counters.
        counter: u8,
        /// What it shows now.
        value: i16,
    },
    /// Another player is to move.
    Handed {
        /// Who moves next.
        to: SideId,
    },
}

impl From<game::Event> for Event {
    fn from(told: game::Event) -> Event {
        use game::Event as Told;
        match told {
            Told::Moved { from, to } => Event::Moved { from: from.0, to: to.0 },
            Told::Hopped { at } => Event::Hopped { at: at.0 },
            Told::Tumbled { from, to, edge, orientation } => {
                Event::Tumbled { from: from.0, to: to.0, edge, orientation }
            }
            Told::Turned { at, orientation } => Event::Turned { at: at.0, orientation },
            Told::Swapped { from, to } => Event::Swapped { from: from.0, to: to.0 },
            Told::Stacked { from, to } => Event::Stacked { from: from.0, to: to.0 },
            Told::Unstacked { from, to } => Event::Unstacked { from: from.0, to: to.0 },
            Told::Captured { at, piece } => Event::Captured { at: at.0, piece: piece.into() },
            Told::Flipped { at } => Event::Flipped { at: at.0 },
            Told::Entered { at, piece } => Event::Entered { at: at.0, piece: piece.into() },
            Told::Left { at, piece } => Event::Left { at: at.0, piece: piece.into() },
            Told::Beam(beam) => Event::Beam { beam: beam.into() },
            Told::Crowned { at } => Event::Crowned { at: at.map(|cell| cell.0) },
            Told::Marked { at, mark } => Event::Marked { at: at.0, mark: mark.into() },
            Told::Passed => Event::Passed,
            Told::Counted { counter, value } => Event::Counted { counter, value },
            Told::Handed { to } => Event::Handed { to: to.into() },
        }
    }
}

/// One step of a beam of light.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Beam {
    /// A laser fires.
    Fired {
        /// Whose laser.
        side: SideId,
        /// The first cell in its way, told again by the step that happens there.
        at: u8,
        /// Where it is heading.
        heading: Heading,
    },
    /// The beam crosses an empty cell.
    Crossed {
        /// Where.
        at: u8,
        /// Where it is heading.
        heading: Heading,
    },
    /// A mirror turns the beam.
    Reflected {
        /// Where.
        at: u8,
        /// Heading before the mirror.
        heading: Heading,
        /// Heading after it.
        turned: Heading,
    },
    /// A splitter lets the beam go on and sends another one to the side; the straight one is told first.
    Split {
        /// Where.
        at: u8,
        /// Where it is heading.
        heading: Heading,
        /// Where the one that turns is heading.
        turned: Heading,
    },
    /// The telling goes back to a splitter and follows the beam that turned there.
    Branched {
        /// Where.
        at: u8,
        /// Where it is heading.
        heading: Heading,
    },
    /// The beam ends on a face without a mirror.
    Struck {
        /// Where.
        at: u8,
        /// Where it is heading.
        heading: Heading,
    },
    /// The beam leaves the board after this cell.
    Faded {
        /// Where.
        at: u8,
        /// Where it is heading.
        heading: Heading,
    },
    /// The beam meets a path it has already been told on.
    Merged {
        /// Where.
        at: u8,
        /// Where it is heading.
        heading: Heading,
    },
}

impl From<game::Beam> for Beam {
    fn from(told: game::Beam) -> Beam {
        use game::Beam as Told;
        match told {
            Told::Fired { side, at, heading } => {
                Beam::Fired { side: side.into(), at: at.0, heading: heading.into() }
            }
            Told::Crossed { at, heading } => Beam::Crossed { at: at.0, heading: heading.into() },
            Told::Reflected { at, heading, turned } => {
                Beam::Reflected { at: at.0, heading: heading.into(), turned: turned.into() }
            }
            Told::Split { at, heading, turned } => {
                Beam::Split { at: at.0, heading: heading.into(), turned: turned.into() }
            }
            Told::Branched { at, heading } => Beam::Branched { at: at.0, heading: heading.into() },
            Told::Struck { at, heading } => Beam::Struck { at: at.0, heading: heading.into() },
            Told::Faded { at, heading } => Beam::Faded { at: at.0, heading: heading.into() },
            Told::Merged { at, heading } => Beam::Merged { at: at.0, heading: heading.into() },
        }
    }
}
