//! A position as plain data for a screen.

use game::{Cell, CellView, Counter, Mark, Piece, Shape, Side, View};

use crate::moves::Kind;
use crate::position::Khan;
use crate::square::{SIZE, Square};

/// The first of the two counters of captured Sbires, Red's; Ocre's is the next.
pub(crate) const CAPTURED: u8 = 0;
/// The counter of the lines that the Khan demands.
pub(crate) const DEMAND: u8 = 2;
/// The counter of plies since the last capture.
pub(crate) const QUIET: u8 = 3;

/// The view of a position.
pub(crate) fn of(position: &Khan) -> View {
    let captured = |side: Side| Counter {
        name: "captured",
        side: Some(side),
        value: position.captured[side.index()].into(),
    };
    let cells = Square::all().map(|at| CellView {
        name: at.to_string(),
        x: at.file(),
        y: at.rank(),
        mark: position.edge.map_or(Mark::Plain, |edge| Mark::Lines(edge.lines(at))),
        piece: position.piece(at).map(|(owner, kind)| figure(owner, kind)),
    });
    View {
        shape: Shape::Squares { files: SIZE, ranks: SIZE },
        cells: cells.collect(),
        counters: vec![
            captured(Side::First),
            captured(Side::Second),
            Counter { name: "demand", side: None, value: position.demand.into() },
            Counter { name: "quiet", side: None, value: position.quiet.into() },
        ],
        ports: Vec::new(),
        crown: position.wearer.map(cell),
        faces: Vec::new(),
        colours: &[],
        turn: position.turn,
    }
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
