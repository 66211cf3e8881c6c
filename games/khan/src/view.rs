//! A position as plain data for a screen.

use game::{Cell, Counter, Piece, Side, Terrain, View};

use crate::kind::Kind;
use crate::mat::Edge;
use crate::position::Khan;
use crate::square::{SIZE, Square};

/// The first of the two counters of captured Sbires, Red's; Ocre's is the next.
pub(crate) const CAPTURED: u8 = 0;
/// The counter of the lines that the Khan demands.
pub(crate) const DEMAND: u8 = 2;
/// The counter of plies since the last capture.
pub(crate) const QUIET: u8 = 3;
/// The counter of the edge in front of Red: 0 while it is open, then 1 to 4 as in [`Edge::ALL`].
pub(crate) const EDGE: u8 = 4;

/// How the mat is shown to whoever chooses its edge: as it is printed.
const PRINTED: Edge = Edge::South;

pub(crate) fn view(position: &Khan) -> View {
    let captured = |side: Side| Counter {
        name: "captured",
        side: Some(side),
        value: position.captured[side.index()].into(),
    };
    let square = |file, rank| {
        let at = Square::new(file, rank).expect("the view stays on the board");
        let count = position.edge.unwrap_or(PRINTED).lines(at);
        (Terrain::Lines { count }, piece(position, at))
    };
    View {
        counters: vec![
            captured(Side::First),
            captured(Side::Second),
            Counter { name: "demand", side: None, value: demand(position, position.turn) },
            Counter { name: "quiet", side: None, value: position.quiet.into() },
            Counter { name: "edge", side: None, value: position.edge.map_or(0, edge) },
        ],
        crown: position.wearer.map(cell),
        ..View::squares([SIZE; 2], position.turn, square)
    }
}

#[inline]
pub(crate) fn piece_at(position: &Khan, Cell(index): Cell) -> Option<Piece> {
    piece(position, Square::new(index % SIZE, index / SIZE)?)
}

#[inline]
fn piece(position: &Khan, at: Square) -> Option<Piece> {
    position.piece(at).map(|(owner, kind)| figure(owner, kind))
}

/// What the Khan demands of a side: nothing once its Kalista is taken.
pub(crate) fn demand(position: &Khan, side: Side) -> i16 {
    position.kalista(side).map_or(0, |_| position.demand.into())
}

/// What the counter of the edge shows once it is chosen.
pub(crate) fn edge(edge: Edge) -> i16 {
    edge as i16 + 1
}

/// A square's place in the view.
#[inline]
pub(crate) fn cell(at: Square) -> Cell {
    Cell(at.rank() * SIZE + at.file())
}

/// A piece as a screen knows it.
#[inline]
pub(crate) fn figure(owner: Side, kind: Kind) -> Piece {
    Piece { owner, kind: kind as u8, orientation: 0, height: 1 }
}

/// The kind of a piece that a screen knows.
pub(crate) fn kind(piece: Piece) -> Kind {
    if piece.kind == Kind::Kalista as u8 { Kind::Kalista } else { Kind::Sbire }
}
