//! A position as plain data for a screen.

use game::{CellView, Piece, Shape, Side, Terrain, View, notation};

use crate::position::Newgame;

pub(crate) fn view(position: &Newgame) -> View {
    let cell = |square: u8| CellView {
        name: notation::square_name(square % 3, square / 3),
        x: square % 3,
        y: square / 3,
        terrain: Terrain::Plain,
        piece: position.owner(square.into()).map(piece),
    };
    View {
        shape: Shape::Squares { files: 3, ranks: 3 },
        cells: (0..9).map(cell).collect(),
        counters: Vec::new(),
        ports: Vec::new(),
        crown: None,
        faces: Vec::new(),
        colours: &[],
        turn: position.turn,
    }
}

/// A mark of that side.
pub(crate) fn piece(owner: Side) -> Piece {
    Piece { owner, kind: 0, orientation: 0, height: 1 }
}
