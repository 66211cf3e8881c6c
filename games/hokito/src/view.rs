//! A position as plain data for a screen.

use game::{Cell, Counter, Piece, Side, Terrain, View};

use crate::position::Hokito;
use crate::square::{SIZE, Square};

pub(crate) fn view(position: &Hokito) -> View {
    let square =
        |file, rank| (Terrain::Plain, Square::new(file, rank).and_then(|at| piece(position, at)));
    let score = |side: Side| Counter {
        name: "score",
        side: Some(side),
        value: position.points()[side.index()] as i16,
    };
    View {
        counters: Side::ALL.into_iter().map(score).collect(),
        ..View::squares([SIZE; 2], position.turn, square)
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
