//! A position as plain data for a screen that knows no rules.

use serde::{Deserialize, Serialize};

use crate::side::SideId;

/// Everything a screen needs to draw a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// How the cells lie.
    pub shape: Shape,
    /// The cells; numbers in events and ports are places in this list.
    pub cells: Vec<CellView>,
    /// The numbers beside the board.
    pub counters: Vec<Counter>,
    /// The lasers.
    pub ports: Vec<Port>,
    /// The cell of the piece that wears the crown.
    pub crown: Option<u8>,
    /// The legend of the pieces: every kind in every orientation it can have; empty where the
    /// sides of pieces mean nothing.
    pub faces: Vec<Faces>,
    /// What the colours of the faces are called.
    pub colours: Vec<String>,
    /// Who is to move.
    pub turn: SideId,
}

impl From<&game::View> for View {
    fn from(view: &game::View) -> View {
        View {
            shape: view.shape.into(),
            cells: view.cells.iter().map(CellView::from).collect(),
            counters: view.counters.iter().map(|&counter| counter.into()).collect(),
            ports: view.ports.iter().map(|&port| port.into()).collect(),
            crown: view.crown.map(|cell| cell.0),
            faces: view.faces.iter().map(Faces::from).collect(),
            colours: view.colours.iter().map(|&colour| colour.to_owned()).collect(),
            turn: view.turn.into(),
        }
    }
}

/// How the cells lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Shape {
    /// Squares; x counts files from the left, y ranks from the bottom.
    Squares {
        /// Number of files.
        files: u8,
        /// Number of ranks.
        ranks: u8,
    },
    /// A hexagon of hexagons with pointed tops: y counts rows from the bottom, x the diagonals
    /// that lean to the right, so that the centre of a cell lies at x − y/2.
    Hexagons {
        /// Cells along one side.
        side: u8,
    },
}

impl From<game::Shape> for Shape {
    fn from(shape: game::Shape) -> Shape {
        match shape {
            game::Shape::Squares { files, ranks } => Shape::Squares { files, ranks },
            game::Shape::Hexagons { side } => Shape::Hexagons { side },
        }
    }
}

/// One cell and what is on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CellView {
    /// Its name in the notation.
    pub name: String,
    /// Column, from the left.
    pub x: u8,
    /// Row, from the bottom.
    pub y: u8,
    /// What the cell is.
    pub mark: Mark,
    /// What stands on it.
    pub piece: Option<Piece>,
}

impl From<&game::CellView> for CellView {
    fn from(cell: &game::CellView) -> CellView {
        CellView {
            name: cell.name.clone(),
            x: cell.x,
            y: cell.y,
            mark: cell.mark.into(),
            piece: cell.piece.map(Piece::from),
        }
    }
}

/// What a cell is, apart from what stands on it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Mark {
    /// An ordinary cell.
    Plain,
    /// Takes off whatever lands on it.
    Border,
    /// Only one side may stand here.
    Reserved {
        /// Who may.
        side: SideId,
    },
    /// Belongs to one side's half of the board.
    Half {
        /// Whose.
        side: SideId,
    },
    /// Carries lines.
    Lines {
        /// How many.
        count: u8,
    },
}

impl From<game::Mark> for Mark {
    fn from(mark: game::Mark) -> Mark {
        match mark {
            game::Mark::Plain => Mark::Plain,
            game::Mark::Border => Mark::Border,
            game::Mark::Reserved(side) => Mark::Reserved { side: side.into() },
            game::Mark::Half(side) => Mark::Half { side: side.into() },
            game::Mark::Lines(count) => Mark::Lines { count },
        }
    }
}

/// A piece, or a stack of them told by its top.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Piece {
    /// Whose it is; of a stack, whose the top is.
    pub owner: SideId,
    /// A place in the game's kinds.
    pub kind: u8,
    /// How it is turned, in the game's own numbers.
    pub orientation: u8,
    /// How many pieces are stacked.
    pub height: u8,
}

impl From<game::Piece> for Piece {
    fn from(piece: game::Piece) -> Piece {
        Piece {
            owner: piece.owner.into(),
            kind: piece.kind,
            orientation: piece.orientation,
            height: piece.height,
        }
    }
}

/// A number that belongs beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Counter {
    /// What it counts.
    pub name: String,
    /// Whose it is, where it belongs to one side.
    pub side: Option<SideId>,
    /// What it shows; 0 for none.
    pub value: i16,
}

impl From<game::Counter> for Counter {
    fn from(counter: game::Counter) -> Counter {
        Counter {
            name: counter.name.to_owned(),
            side: counter.side.map(SideId::from),
            value: counter.value,
        }
    }
}

/// Where a beam is heading.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Heading {
    /// Up the board.
    North,
    /// Towards higher files.
    East,
    /// Down the board.
    South,
    /// Towards lower files.
    West,
}

impl From<game::Heading> for Heading {
    fn from(heading: game::Heading) -> Heading {
        match heading {
            game::Heading::North => Heading::North,
            game::Heading::East => Heading::East,
            game::Heading::South => Heading::South,
            game::Heading::West => Heading::West,
        }
    }
}

/// A laser at the edge of the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Port {
    /// Whose laser.
    pub side: SideId,
    /// The first cell its beam meets.
    pub at: u8,
    /// Where the beam is heading there.
    pub heading: Heading,
}

impl From<game::Port> for Port {
    fn from(port: game::Port) -> Port {
        Port { side: port.side.into(), at: port.at.0, heading: port.heading.into() }
    }
}

/// What one side of a piece is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Face {
    /// Nothing to see; light ends here.
    Plain,
    /// Shows a colour.
    Colour {
        /// A place in the view's colours.
        colour: u8,
    },
    /// A mirror.
    Mirror {
        /// The side by which the beam leaves.
        out: u8,
    },
    /// A half mirror: a part of the beam goes straight on.
    Splitter {
        /// The side by which the other part leaves.
        out: u8,
    },
}

impl From<game::Face> for Face {
    fn from(face: game::Face) -> Face {
        match face {
            game::Face::Plain => Face::Plain,
            game::Face::Colour(colour) => Face::Colour { colour },
            game::Face::Mirror { out } => Face::Mirror { out },
            game::Face::Splitter { out } => Face::Splitter { out },
        }
    }
}

/// How the pieces of one kind look that are turned alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Faces {
    /// The kind.
    pub kind: u8,
    /// How it is turned.
    pub orientation: u8,
    /// On squares: north, east, south, west. On hexagons: east, north-east, north-west, west,
    /// south-west, south-east.
    pub sides: Vec<Face>,
}

impl From<&game::Faces> for Faces {
    fn from(faces: &game::Faces) -> Faces {
        Faces {
            kind: faces.kind,
            orientation: faces.orientation,
            sides: faces.sides.iter().map(|&face| face.into()).collect(),
        }
    }
}

/// A line along which a side attacks, or would.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Threat {
    /// Who attacks.
    pub side: SideId,
    /// The piece that does, or the first cell of a beam.
    pub from: u8,
    /// What it is aimed at, or the last cell of a beam that strikes nothing.
    pub to: u8,
    /// The way from the one to the other, both included.
    pub path: Vec<u8>,
    /// Whether that side's next turn could take what stands at the end.
    pub captures: bool,
}

impl From<game::Threat> for Threat {
    fn from(threat: game::Threat) -> Threat {
        Threat {
            side: threat.side.into(),
            from: threat.from.0,
            to: threat.to.0,
            path: threat.path.into_iter().map(|cell| cell.0).collect(),
            captures: threat.captures,
        }
    }
}
