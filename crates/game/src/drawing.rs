//! A position drawn with letters, for terminals, tests and error messages.

use std::fmt::Write;

use crate::event::{Piece, Terrain};
use crate::side::Side;
use crate::view::{CellView, Shape, View};

/// Draws a view. `symbol` gives a piece its letters, as [`Game::symbol`](crate::Game::symbol) does.
///
/// Empty cells show what they are: `.` plain, `#` border, `+` and `-` reserved for the first and the
/// second player, a digit for lines.
#[must_use]
pub fn draw(view: &View, symbol: impl Fn(Piece) -> String) -> String {
    let text = |cell: &CellView| cell.piece.map_or_else(|| terrain_symbol(cell.terrain), &symbol);
    let width = view.cells.iter().map(|cell| text(cell).chars().count()).max().unwrap_or(1);
    let rows = view.cells.iter().map(|cell| cell.y).max().map_or(0, |y| y + 1);
    let label = view.cells.iter().map(|cell| row_label(view.shape, cell).len()).max().unwrap_or(1);
    let mut out = String::new();
    for y in (0..rows).rev() {
        let mut row: Vec<&CellView> = view.cells.iter().filter(|cell| cell.y == y).collect();
        row.sort_by_key(|cell| cell.x);
        let Some(first) = row.first() else { continue };
        let _ = write!(out, "{:>label$}  ", row_label(view.shape, first));
        out.push_str(&" ".repeat(indent(view.shape, y, width)));
        let cells: Vec<String> = row.iter().map(|cell| format!("{:<width$}", text(cell))).collect();
        out.push_str(cells.join(&" ".repeat(gap(view.shape, width))).trim_end());
        if let (Shape::Hexagons { .. }, Some(last)) = (view.shape, row.last()) {
            // Rows of a hexagon begin and end with different numbers; say which.
            let _ = write!(out, "   {}–{}", first.name, last.name);
        }
        out.push('\n');
    }
    if let Shape::Squares { files, .. } = view.shape {
        let letters: Vec<String> =
            (b'a'..b'a' + files).map(|file| format!("{:<width$}", char::from(file))).collect();
        let _ = writeln!(out, "{:>label$}  {}", "", letters.join(" ").trim_end());
    }
    out
}

fn row_label(shape: Shape, cell: &CellView) -> String {
    match shape {
        Shape::Squares { .. } => (cell.y + 1).to_string(),
        Shape::Hexagons { .. } => cell.name.chars().take(1).collect(),
    }
}

/// Neighbours in a row of hexagons stand an even number of columns apart, so that the rows above
/// and below can be shifted by half of that.
fn gap(shape: Shape, width: usize) -> usize {
    match shape {
        Shape::Squares { .. } => 1,
        Shape::Hexagons { .. } => 2 - width % 2,
    }
}

fn indent(shape: Shape, y: u8, width: usize) -> usize {
    match shape {
        Shape::Squares { .. } => 0,
        Shape::Hexagons { side } => {
            usize::from(y.abs_diff(side - 1)) * (width + gap(shape, width)) / 2
        }
    }
}

fn terrain_symbol(terrain: Terrain) -> String {
    match terrain {
        Terrain::Plain | Terrain::Half { .. } => ".".to_owned(),
        Terrain::Border => "#".to_owned(),
        Terrain::Reserved { side: Side::First } => "+".to_owned(),
        Terrain::Reserved { side: Side::Second } => "-".to_owned(),
        Terrain::Lines { count } => count.to_string(),
    }
}
