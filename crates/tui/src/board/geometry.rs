//! Where the cells of a board lie on the screen.

use game::{Cell, Shape, View};
use ratatui::layout::{Position, Rect};

/// Columns and rows of one cell; on hexagons the step from one to the next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct CellSize {
    pub(crate) width: u16,
    pub(crate) height: u16,
}

pub(crate) const fn size(width: u16, height: u16) -> CellSize {
    CellSize { width, height }
}

const LABELS: u16 = 3; // columns beside the board

/// A board of that shape in cells of that size, with its top left corner at `origin`.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Geometry {
    pub(crate) shape: Shape,
    pub(crate) size: CellSize,
    pub(crate) flipped: bool,
    pub(crate) origin: Position,
}

impl Geometry {
    /// The largest that fits into an area, in its middle; `None` where even the smallest does not.
    pub(crate) fn fit(
        shape: Shape,
        sizes: &[CellSize],
        flipped: bool,
        area: Rect,
    ) -> Option<Geometry> {
        let fits = |&&size: &&CellSize| {
            let (width, height) = extent(shape, size);
            width <= area.width && height <= area.height
        };
        let size = *sizes.iter().rev().find(fits)?;
        let (width, height) = extent(shape, size);
        let origin = Position {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 2,
        };
        Some(Geometry { shape, size, flipped, origin })
    }

    /// The least area that the smallest cells need.
    pub(crate) fn least(shape: Shape, sizes: &[CellSize]) -> (u16, u16) {
        sizes.first().map_or((0, 0), |&size| extent(shape, size))
    }

    /// The columns and rows of the whole.
    pub(crate) fn extent(&self) -> (u16, u16) {
        extent(self.shape, self.size)
    }

    /// The place of a cell.
    pub(crate) fn cell(&self, view: &View, cell: Cell) -> Rect {
        let CellSize { width, height } = self.size;
        let Some(at) = view.cells.get(usize::from(cell.0)) else { return Rect::default() };
        let (x, y) = (u16::from(at.x), u16::from(at.y));
        match self.shape {
            Shape::Squares { files, ranks } => {
                let (files, ranks) = (u16::from(files), u16::from(ranks));
                let (column, row) =
                    if self.flipped { (files - 1 - x, y) } else { (x, ranks - 1 - y) };
                Rect {
                    x: self.origin.x + LABELS + column * width,
                    y: self.origin.y + 1 + row * height,
                    width,
                    height,
                }
            }
            Shape::Hexagons { side } => {
                let side = u16::from(side);
                let rows = 2 * side - 1;
                // The centre lies at x − y/2: counted in half steps from the left end of the board.
                let first = y.saturating_sub(side - 1);
                let indent = y.abs_diff(side - 1);
                let least = view.cells.iter().filter(|other| other.y == at.y).map(|other| other.x);
                let place = x - u16::from(least.min().unwrap_or(0)).max(first.min(x));
                let count = rows - indent;
                let (place, row) =
                    if self.flipped { (count - 1 - place, y) } else { (place, rows - 1 - y) };
                Rect {
                    x: self.origin.x + LABELS + indent * width / 2 + place * width,
                    y: self.origin.y + row * height,
                    width: width - 1,
                    height,
                }
            }
        }
    }

    /// The cell under a place of the screen.
    pub(crate) fn at(&self, view: &View, position: Position) -> Option<Cell> {
        (0..)
            .zip(&view.cells)
            .map(|(index, _)| Cell(index))
            .find(|&cell| self.cell(view, cell).contains(position))
    }

    /// The next cell in a direction of the screen: columns and rows, each −1, 0 or 1.
    pub(crate) fn neighbour(&self, view: &View, from: Cell, (dx, dy): (i32, i32)) -> Option<Cell> {
        let middle = |cell: Cell| {
            let rect = self.cell(view, cell);
            (i32::from(rect.x * 2 + rect.width), i32::from(rect.y))
        };
        let (x, y) = middle(from);
        let beyond = |cell: Cell| {
            let (other_x, other_y) = middle(cell);
            if dy == 0 {
                return (other_y == y && (other_x - x) * dx > 0).then_some((
                    (other_x - x).abs(),
                    0,
                    cell,
                ));
            }
            // Rows of hexagons lie half a step apart: straight up is left and right in turn.
            let lean = if (other_y / i32::from(self.size.height)) % 2 == 0 { 1 } else { -1 };
            ((other_y - y) * dy > 0).then_some((
                (other_y - y).abs() * 1000 + (other_x - x).abs(),
                (other_x - x) * lean,
                cell,
            ))
        };
        let all = (0..).zip(&view.cells).map(|(index, _)| Cell(index));
        all.filter_map(beyond).min().map(|(_, _, cell)| cell)
    }
}

fn extent(shape: Shape, CellSize { width, height }: CellSize) -> (u16, u16) {
    match shape {
        Shape::Squares { files, ranks } => {
            (u16::from(files) * width + LABELS, u16::from(ranks) * height + 2)
        }
        Shape::Hexagons { side } => {
            let rows = 2 * u16::from(side) - 1;
            (rows * width + 2 * LABELS, rows * height)
        }
    }
}
