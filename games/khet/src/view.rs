//! A position as plain data for a screen.

use game::{Bits, Cell, Counter, Face, Faces, Heading, Port, Side, Terrain, View};

use crate::piece::{Piece, Response};
use crate::position::Khet;
use crate::square::{FILES, RANKS, RESERVED, Square, laser};

pub(crate) fn view(position: &Khet) -> View {
    let square = |file, rank| {
        let at = Square::new(file, rank).expect("the view stays on the board");
        (terrain(at), position.piece(at).view())
    };
    let ports = Side::ALL.map(|side| {
        let (first, heading) = laser(side);
        Port { side, at: first.cell(), heading }
    });
    View {
        counters: vec![Counter { name: "quiet", side: None, value: position.quiet.into() }],
        ports: ports.to_vec(),
        faces: Piece::all(Side::First).filter_map(faces).collect(),
        ..View::squares([FILES, RANKS], position.turn, square)
    }
}

#[inline]
pub(crate) fn piece_at(position: &Khet, Cell(index): Cell) -> Option<game::Piece> {
    position.pieces.get(usize::from(index))?.view()
}

fn terrain(square: Square) -> Terrain {
    Side::ALL
        .into_iter()
        .find(|side| RESERVED[side.index()].has(square.index() as u32))
        .map_or(Terrain::Plain, |side| Terrain::Reserved { side })
}

/// What light meets on each side of a piece; `None` for a stack, which is a higher obelisk.
fn faces(piece: Piece) -> Option<Faces> {
    let game::Piece { kind, orientation, height: 1, .. } = piece.view()? else { return None };
    // A beam enters by the side it comes from, and leaves by the side it is heading for.
    let side = |index: usize| match piece.response(Heading::ALL[(index + 2) % 4]) {
        Response::Strikes => Face::Plain,
        Response::Turns(out) => Face::Mirror { out: out as u8 },
        Response::Splits(out) => Face::Splitter { out: out as u8 },
    };
    Some(Faces { kind, orientation, sides: (0..4).map(side).collect() })
}
