//! The position as plain data for a screen.

use game::{Cell, CellView, Counter, Game, Piece, Shape, Side, Terrain, View};

use crate::position::Quindo;
use crate::square::Square;

pub(crate) const BARRED: u8 = 0; // place of the counter in the view
pub(crate) const QUIET: u8 = 1;

/// A pawn of that side.
pub(crate) const fn pawn(owner: Side) -> Piece {
    Piece { owner, kind: 0, orientation: 0, height: 1 }
}

/// The position with its cells rank by rank from a1.
pub(crate) fn view(position: &Quindo) -> View {
    let size = position.size();
    let cell = |x, y| {
        let square = Square::at(x, y);
        CellView {
            name: square.to_string(),
            x,
            y,
            terrain: if position.is_border(square) { Terrain::Border } else { Terrain::Plain },
            piece: position.pawn(square).map(pawn),
        }
    };
    let counter = |name, value: u8| Counter { name, side: None, value: value.into() };
    View {
        shape: Shape::Squares { files: size, ranks: size },
        cells: (0..size).flat_map(|y| (0..size).map(move |x| cell(x, y))).collect(),
        counters: vec![
            counter("barred", position.barred().unwrap_or(0)),
            counter("quiet", position.quiet() as u8),
        ],
        ports: Vec::new(),
        crown: None,
        faces: Vec::new(),
        colours: &[],
        turn: game::Game::turn(position),
    }
}

#[inline]
pub(crate) fn piece_at(position: &Quindo, Cell(index): Cell) -> Option<Piece> {
    let size = position.size();
    let square = Square::new(index % size, index / size)?;
    position.pawn(square).map(pawn)
}
