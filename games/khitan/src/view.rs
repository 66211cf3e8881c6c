//! A position as plain data for a screen.

use std::cmp::Ordering;

use game::{Cell, CellView, Counter, Face, Faces, Piece, Shape, Side, Terrain, View};

use crate::hexagon::{cell_count, on_board};
use crate::make::piece;
use crate::orientation::{COLOURS, EDGES, Orientation};
use crate::position::Khitan;
use crate::tile::Tile;

pub(crate) fn view(position: &Khitan) -> View {
    let cell = |index: u8| {
        let spot = on_board!(position.side, board => board.spot(index.into()));
        CellView {
            name: spot.to_string(),
            x: spot.number(),
            y: spot.row(),
            terrain: match (spot.row() + 1).cmp(&position.side) {
                Ordering::Less => Terrain::Half { side: Side::First },
                Ordering::Equal => Terrain::Plain,
                Ordering::Greater => Terrain::Half { side: Side::Second },
            },
            piece: piece_at(position, Cell(index)),
        }
    };
    let counter = |name, side, value: u8| Counter { name, side, value: value.into() };
    let [white, black] = position.reserves;
    View {
        shape: Shape::Hexagons { side: position.side },
        cells: (0..cell_count(position.side)).map(cell).collect(),
        counters: vec![
            counter("reserve", Some(Side::First), white),
            counter("reserve", Some(Side::Second), black),
            counter("pending", None, position.pending),
            counter("quiet", None, position.quiet),
        ],
        ports: Vec::new(),
        crown: None,
        faces: Orientation::all().map(faces).collect(),
        colours: &COLOURS,
        turn: position.turn,
    }
}

#[inline]
pub(crate) fn piece_at(position: &Khitan, Cell(index): Cell) -> Option<Piece> {
    let tile = *position.tiles.get(usize::from(index))?;
    (tile != Tile::NONE).then(|| piece(tile))
}

/// The colours a piece shows when it lies that way.
fn faces(orientation: Orientation) -> Faces {
    Faces {
        kind: 0,
        orientation: orientation.number(),
        sides: (0..EDGES).map(|edge| Face::Colour { colour: orientation.colour(edge) }).collect(),
    }
}
