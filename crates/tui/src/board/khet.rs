//! Khet: mirrors as diagonals with the body of the piece behind them.

use game::{CellView, Face, Piece, Side, Terrain};
use ratatui::style::{Modifier, Style};

use super::Scene;
use super::canvas::Canvas;
use super::geometry::{CellSize, size};
use super::skin::{Signs, Skin};
use crate::look::{Paint, paints};

pub(crate) struct Khet;

/// The colour of a side.
pub(crate) fn paint_of(side: Side) -> Paint {
    if side == Side::First { paints::SILVER } else { paints::RED }
}

impl Skin for Khet {
    fn sizes(&self) -> &'static [CellSize] {
        const { &[size(5, 2), size(7, 3), size(9, 4)] }
    }

    fn legend(&self) -> &'static [(Signs, &'static str)] {
        &[
            (("▙▲▟", "\\^/"), "pharaoh"),
            (("┌─┐", "+-+"), "obelisk"),
            (("╔═╗", "#=#"), "stack"),
            (("█╲ ▒╲", "P\\ p\\"), "pyramid"),
            (("D╲D d╲d", "D\\D d\\d"), "djed"),
            (("E╲E e╲e", "E\\E e\\e"), "eye"),
            (("S", "S"), "reserved-first"),
            (("R", "R"), "reserved-second"),
            (("▲ ▼", "^ v"), "port"),
            (("●", "o"), "sign-target"),
            (("( )", "( )"), "sign-landing"),
        ]
    }

    fn ground(&self, cell: &CellView) -> Paint {
        if (cell.x + cell.y).is_multiple_of(2) { paints::SLATE } else { paints::SLATE_LIGHT }
    }

    fn terrain(&self, canvas: &mut Canvas<'_>, terrain: Terrain, scene: &Scene<'_>) {
        match terrain {
            Terrain::Reserved { side } => {
                let style = canvas.ground.patch(canvas.look.fg(paint_of(side)));
                let style = style.add_modifier(Modifier::DIM);
                canvas.put(0, 0, scene.board.game.letter(side), style);
            }
            _ => canvas.centre('.', canvas.print()),
        }
    }

    fn piece(&self, canvas: &mut Canvas<'_>, piece: Piece, scene: &Scene<'_>) {
        let mut style = canvas.ground.patch(canvas.look.fg(paint_of(piece.owner)));
        style = style.add_modifier(Modifier::BOLD);
        let letter = scene.symbol(piece).chars().next().unwrap_or('?');
        // Silver is solid and Red is hatched, so that they differ without colours.
        let body = match (canvas.look.ascii, piece.owner) {
            (true, _) => letter,
            (false, Side::First) => '█',
            (false, Side::Second) => '▒',
        };
        let mut corners = corners(scene.board.view.sides(piece));
        if scene.flipped {
            corners.rotate_left(2);
        }
        match corners {
            [false, false, false, false] => block(canvas, piece, letter, style),
            [true, false, true, false] => double(canvas, '╲', '\\', letter, style),
            [false, true, false, true] => double(canvas, '╱', '/', letter, style),
            [true, ..] => single(canvas, ('╲', '\\'), body, true, style),
            [_, true, ..] => single(canvas, ('╱', '/'), body, true, style),
            [_, _, true, _] => single(canvas, ('╲', '\\'), body, false, style),
            [.., true] => single(canvas, ('╱', '/'), body, false, style),
        }
    }
}

/// Which corners have a mirror before them: north-east, south-east, south-west, north-west.
fn corners(sides: &[Face]) -> [bool; 4] {
    std::array::from_fn(|side| {
        let out = match sides.get(side) {
            Some(Face::Mirror { out } | Face::Splitter { out }) => usize::from(*out),
            _ => return false,
        };
        out == (side + 1) % 4
    })
}

/// The column of a diagonal in a row, counted from its upper end.
fn column(row: u16, width: u16, height: u16) -> u16 {
    let step = if height < 3 { 1 } else { (width - 1) / (height - 1) };
    row * step
}

/// One mirror, with the body on its left or right.
fn single(
    canvas: &mut Canvas<'_>,
    (unicode, ascii): (char, char),
    body: char,
    on_left: bool,
    style: Style,
) {
    let (width, height) = (canvas.width() - 2, canvas.height());
    let falls = ascii == '\\';
    let mirror = canvas.look.ch(unicode, ascii);
    let bright = canvas.ground.patch(canvas.look.fg(paints::INK)).add_modifier(Modifier::BOLD);
    for y in 0..height {
        canvas.text(1, y, &" ".repeat(usize::from(width)), style);
        let row = if falls { y } else { height - 1 - y };
        // The longest row of the body fills the cell.
        let slack = width - 1 - column(height - 1, width, height);
        let at = column(row, width, height) + if on_left { slack } else { 0 };
        for x in 0..width {
            let behind = if on_left { x < at } else { x > at };
            if behind {
                canvas.put(x + 1, y, body, style);
            }
        }
        canvas.put(at + 1, y, mirror, bright);
    }
}

/// Two mirrors back to back, or one that splits the beam.
fn double(canvas: &mut Canvas<'_>, unicode: char, ascii: char, letter: char, style: Style) {
    let (width, height) = (canvas.width() - 2, canvas.height());
    let falls = ascii == '\\';
    let mirror = canvas.look.ch(unicode, ascii);
    let bright = canvas.ground.patch(canvas.look.fg(paints::INK)).add_modifier(Modifier::BOLD);
    let slack = (width - 1 - column(height - 1, width, height)) / 2;
    for y in 0..height {
        canvas.text(1, y, &" ".repeat(usize::from(width)), style);
        let row = if falls { y } else { height - 1 - y };
        canvas.put(slack + column(row, width, height) + 1, y, mirror, bright);
    }
    let (left, right) = (1, width);
    let (low, high) = if falls { (left, right) } else { (right, left) };
    canvas.put(low, height - 1, letter, style);
    canvas.put(high, 0, letter, style);
}

/// No mirror: a tower, doubled where it is a stack; the pharaoh wears a crown.
fn block(canvas: &mut Canvas<'_>, piece: Piece, letter: char, style: Style) {
    let (right, bottom) = (canvas.width() - 2, canvas.height() - 1);
    let pharaoh = piece.kind == 0;
    let chars = match (canvas.look.ascii, pharaoh, piece.height > 1) {
        (true, true, _) => ['\\', '/', '(', ')', '^', '_', '|'],
        (true, _, true) => ['#', '#', '#', '#', '=', '=', '#'],
        (true, ..) => ['+', '+', '+', '+', '-', '-', '|'],
        (false, true, _) => ['▙', '▟', '▜', '▛', '▲', '▀', '█'],
        (false, _, true) => ['╔', '╗', '╚', '╝', '═', '═', '║'],
        (false, ..) => ['┌', '┐', '└', '┘', '─', '─', '│'],
    };
    let [top_left, top_right, bottom_left, bottom_right, top, low, up] = chars;
    for y in 0..=bottom {
        for x in 1..=right {
            let ch = match (x, y) {
                (1, 0) => top_left,
                (x, 0) if x == right => top_right,
                (1, y) if y == bottom => bottom_left,
                (x, y) if x == right && y == bottom => bottom_right,
                (_, 0) => top,
                (_, y) if y == bottom => low,
                (x, _) if x == 1 || x == right => up,
                _ => ' ',
            };
            canvas.put(x, y, ch, style);
        }
    }
    canvas.middle(if bottom < 2 { 1 } else { canvas.height() / 2 }, &letter.to_string(), style);
}
