//! Khan: cones on a mat whose squares carry one, two or three lines, and the hat.

use game::{CellView, Piece, Side, Terrain};
use ratatui::style::Modifier;

use super::Scene;
use super::canvas::Canvas;
use super::geometry::{CellSize, size};
use super::skin::{Signs, Skin};
use crate::look::{Paint, paints};

pub(crate) struct Khan;

impl Skin for Khan {
    fn sizes(&self) -> &'static [CellSize] {
        const { &[size(7, 3), size(9, 4), size(11, 5)] }
    }

    fn legend(&self) -> &'static [(Signs, &'static str)] {
        &[
            (("✦", "*"), "kalista"),
            ((".", "."), "sbire"),
            (("▟█▙", "_^_"), "crown"),
            (("─1─", "-1-"), "lines-1"),
            (("═2═", "=2="), "lines-2"),
            (("≡3≡", "#3#"), "lines-3"),
            (("●", "o"), "sign-target"),
            (("› ‹", "> <"), "sign-answers"),
            (("!2!", "!2!"), "sign-demanded"),
            (("{ }", "{ }"), "sign-capture"),
        ]
    }

    fn ground(&self, cell: &CellView) -> Paint {
        let Terrain::Lines { count } = cell.terrain else { return paints::SLATE };
        paints::LEATHER[usize::from(count.clamp(1, 3)) - 1]
    }

    /// The lines at the lower edge, as many as there are, and their number.
    fn terrain(&self, canvas: &mut Canvas<'_>, terrain: Terrain, scene: &Scene<'_>) {
        let Terrain::Lines { count } = terrain else { return };
        let mark = scene.board.marks.get(usize::from(scene.at.0)).copied().unwrap_or_default();
        let mut style = canvas.print();
        if mark.demanded && !canvas.here {
            style = canvas.ground.patch(canvas.look.fg(paints::BRASS)).add_modifier(Modifier::BOLD);
        }
        let (unicode, ascii) = match count {
            1 => ('─', '-'),
            2 => ('═', '='),
            _ => ('≡', '#'),
        };
        let line = canvas.look.ch(unicode, ascii);
        let (width, bottom) = (canvas.width(), canvas.height() - 1);
        for x in 1..width - 1 {
            canvas.put(x, bottom, line, style);
        }
        let number = char::from(b'0' + count.min(9));
        canvas.put(width / 2, bottom, number, style);
        if mark.demanded {
            // What is demanded has a sign beside its number.
            canvas.put(width / 2 - 1, bottom, '!', style);
            canvas.put(width / 2 + 1, bottom, '!', style);
        }
    }

    /// A cone: Red's with a plain slope, Ochre's with a doubled one; the hat above.
    fn piece(&self, canvas: &mut Canvas<'_>, piece: Piece, scene: &Scene<'_>) {
        let look = canvas.look;
        let paint = if piece.owner == Side::First { paints::RED } else { paints::OCHRE };
        let style = canvas.ground.patch(look.fg(paint)).add_modifier(Modifier::BOLD);
        let symbol = scene.symbol(piece);
        let (left, right) = match (piece.owner, look.ascii) {
            (Side::First, false) => ("╱", "╲"),
            (Side::First, true) => ("/", "\\"),
            (Side::Second, false) => ("╱╱", "╲╲"),
            (Side::Second, true) => ("//", "\\\\"),
        };
        let rows = canvas.height() - 1;
        let kalista = piece.kind == 0;
        let top = if scene.is_crowned() {
            // The hat, over either.
            if look.ascii { "_^_" } else { "▟█▙" }
        } else if kalista {
            if look.ascii { "*" } else { "✦" }
        } else {
            "."
        };
        let hat = if scene.is_crowned() {
            canvas.ground.patch(look.fg(paints::BRASS)).add_modifier(Modifier::BOLD)
        } else {
            style
        };
        canvas.middle(rows.saturating_sub(2), top, hat);
        let cone = match piece.owner {
            Side::First => format!("{left} {symbol} {right}"),
            Side::Second => format!("{left}{symbol}{right}"),
        };
        canvas.middle(rows - 1, &cone, style);
    }
}
