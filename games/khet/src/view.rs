//! A position as plain data for a screen.

use game::{Bits, Cell, CellView, Counter, Face, Faces, Heading, Port, Shape, Side, Terrain, View};

use crate::piece::{Piece, Response};
use crate::position::Khet;
use crate::square::{FILES, RANKS, RESERVED, Square, laser};

pub(crate) fn view(position: &Khet) -> View {
    let cells = position.pieces.iter().enumerate().map(|(index, piece)| {
        let square = Square::of_bit(index as u32);
        CellView {
            name: square.to_string(),
            x: square.file(),
            y: square.rank(),
            terrain: terrain(square),
            piece: piece.view(),
        }
    });
    let ports = Side::ALL.map(|side| {
        let (first, heading) = laser(side);
        Port { side, at: first.cell(), heading }
    });
    View {
        shape: Shape::Squares { files: FILES, ranks: RANKS },
        cells: cells.collect(),
        counters: vec![Counter { name: "quiet", side: None, value: position.quiet.into() }],
        ports: ports.to_vec(),
        crown: None,
        faces: Piece::all(Side::First).filter_map(faces).collect(),
        colours: &[],
        turn: position.turn,
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
