//! A position as plain data for a screen.

use game::{Bits, CellView, Counter, Mark, Port, Shape, Side, View};

use crate::position::Khet;
use crate::square::{FILES, RANKS, RESERVED, Square, laser};

pub(crate) fn view(position: &Khet) -> View {
    let cells = position.men.iter().enumerate().map(|(index, man)| {
        let square = Square::of_bit(index as u32);
        CellView {
            name: square.to_string(),
            x: square.file(),
            y: square.rank(),
            mark: mark(square),
            piece: man.piece(),
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
        turn: position.turn,
    }
}

fn mark(square: Square) -> Mark {
    Side::ALL
        .into_iter()
        .find(|side| RESERVED[side.index()].has(square.index() as u32))
        .map_or(Mark::Plain, Mark::Reserved)
}
