//! The position as plain data for a screen.

use game::{Cell, Counter, Piece, Side, Terrain, View};

use crate::position::Quindo;
use crate::square::Square;

pub(crate) const BARRED: u8 = 0; // place of the counter in the view
pub(crate) const QUIET: u8 = 1;

/// A pawn of that side.
pub(crate) const fn pawn(owner: Side) -> Piece {
    Piece { owner, kind: 0, orientation: 0, height: 1 }
}

pub(crate) fn view(position: &Quindo) -> View {
    let square = |file, rank| {
        let square = Square::at(file, rank);
        let terrain = if position.is_border(square) { Terrain::Border } else { Terrain::Plain };
        (terrain, position.pawn(square).map(pawn))
    };
    let counter = |name, value: u8| Counter { name, side: None, value: value.into() };
    View {
        counters: vec![
            counter("barred", position.barred().unwrap_or(0)),
            counter("quiet", position.quiet),
        ],
        ..View::squares([position.size; 2], position.turn, square)
    }
}

#[inline]
pub(crate) fn piece_at(position: &Quindo, Cell(index): Cell) -> Option<Piece> {
    let size = position.size();
    let square = Square::new(index % size, index / size)?;
    position.pawn(square).map(pawn)
}
