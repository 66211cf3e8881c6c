//! Quindo: felt with a deadly border, and two-faced counters.

use game::{CellView, Piece, Side, Terrain};
use ratatui::style::Modifier;

use super::Scene;
use super::canvas::Canvas;
use super::geometry::{CellSize, size};
use super::skin::{Signs, Skin};
use crate::look::{Paint, paints};

pub(crate) struct Quindo;

impl Skin for Quindo {
    fn sizes(&self) -> &'static [CellSize] {
        const { &[size(5, 2), size(7, 3), size(9, 4)] }
    }

    fn legend(&self) -> &'static [(Signs, &'static str)] {
        &[
            (("W B", "W B"), "pawn"),
            (("░░░", "###"), "border"),
            (("●", "o"), "sign-target"),
            (("{ } ×", "{ } x"), "sign-capture"),
            (("†", "%"), "sign-lost"),
            (("⊘", "/"), "sign-barred"),
        ]
    }

    fn ground(&self, cell: &CellView) -> Paint {
        match cell.terrain {
            Terrain::Border => paints::LACQUER,
            _ if (cell.x + cell.y).is_multiple_of(2) => paints::FELT,
            _ => paints::FELT_LIGHT,
        }
    }

    fn terrain(&self, canvas: &mut Canvas<'_>, terrain: Terrain, _: &Scene<'_>) {
        let dim = canvas.print();
        match terrain {
            Terrain::Border => {
                let ch = canvas.look.ch('░', '#');
                let row = ch.to_string().repeat(usize::from(canvas.width()));
                for y in 0..canvas.height() {
                    canvas.text(0, y, &row, dim);
                }
            }
            _ => canvas.centre('.', dim),
        }
    }

    fn piece(&self, canvas: &mut Canvas<'_>, piece: Piece, scene: &Scene<'_>) {
        counter(canvas, piece.owner, &scene.symbol(piece), None);
    }
}

/// A round counter that fills the cell but for its two outermost columns, with a word on it and
/// another below.
pub(crate) fn counter(canvas: &mut Canvas<'_>, light: Side, word: &str, below: Option<&str>) {
    let look = canvas.look;
    let (front, back) = match light {
        Side::First => (paints::EBONY, paints::IVORY),
        Side::Second => (paints::IVORY, paints::EBONY),
    };
    let style = look.on(front, back);
    let (right, bottom) = (canvas.width() - 2, canvas.height() - 1);
    // The dark one has a double rim, which is seen without colours, too.
    let [top_left, top_right, bottom_left, bottom_right, across, up] = match (look.ascii, light) {
        (true, Side::First) => ['.', '.', '\'', '\'', '-', '|'],
        (true, Side::Second) => ['#', '#', '#', '#', '=', '#'],
        (false, Side::First) => ['╭', '╮', '╰', '╯', '─', '│'],
        (false, Side::Second) => ['╔', '╗', '╚', '╝', '═', '║'],
    };
    for y in 0..=bottom {
        for x in 1..=right {
            let ch = match (x, y) {
                (1, 0) => top_left,
                (1, y) if y == bottom => bottom_left,
                (x, 0) if x == right => top_right,
                (x, y) if x == right && y == bottom => bottom_right,
                (x, _) if x == 1 || x == right => up,
                (_, y) if y == 0 || y == bottom => across,
                _ => ' ',
            };
            canvas.put(x, y, ch, style);
        }
    }
    let bold = style.add_modifier(Modifier::BOLD);
    let row =
        if bottom < 2 { 0 } else { canvas.height() / 2 - u16::from(bottom > 2 && below.is_some()) };
    canvas.middle(row, word, bold);
    if let Some(below) = below {
        canvas.middle(if bottom > 2 { row + 1 } else { bottom }, below, bold);
    }
}
