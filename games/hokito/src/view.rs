//! A position as plain data for a screen.

use game::{Cell, CellView, Counter, Piece, Shape, Side, Terrain, View};

use crate::position::Hokito;
use crate::square::{SIZE, Square};

pub(crate) fn view(position: &Hokito) -> View {
    let cell = |square: Square| CellView {
        name: square.to_string(),
        x: square.file(),
        y: square.rank(),
        terrain: Terrain::Plain,
        piece: piece(position, square),
    };
    let score = |side: Side| Counter {
        name: "score",
        side: Some(side),
        value: position.points()[side.index()] as i16,
    };
    View {
        shape: Shape::Squares { files: SIZE, ranks: SIZE },
        cells: Square::all().map(cell).collect(),
        counters: Side::ALL.into_iter().map(score).collect(),
        ports: Vec::new(),
        crown: None,
        faces: Vec::new(),
        colours: &[],
        turn: position.turn,
    }
}

#[inline]
pub(crate) fn piece_at(position: &Hokito, Cell(index): Cell) -> Option<Piece> {
    piece(position, Square::new(index % SIZE, index / SIZE)?)
}

/// A tower as a screen knows it.
#[inline]
fn piece(position: &Hokito, square: Square) -> Option<Piece> {
    position.tower(square).map(|tower| Piece {
        owner: tower.owner(),
        kind: tower.value() - 1,
        orientation: 0,
        height: tower.height(),
    })
}
