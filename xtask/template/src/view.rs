//! A position as plain data for a screen.

use game::{Piece, Side, Terrain, View};

use crate::position::Newgame;

pub(crate) fn view(position: &Newgame) -> View {
    View::squares([3, 3], position.turn, |file, rank| {
        (Terrain::Plain, position.owner(u32::from(3 * rank + file)).map(piece))
    })
}

/// A mark of that side.
pub(crate) fn piece(owner: Side) -> Piece {
    Piece { owner, kind: 0, orientation: 0, height: 1 }
}
