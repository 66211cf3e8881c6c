//! Khitan: hexagonal tiles with six sides, each with its colour and its letter.

use game::{CellView, Face, Piece, Side, Terrain};
use ratatui::style::{Modifier, Style};

use super::Scene;
use super::canvas::Canvas;
use super::geometry::{CellSize, size};
use super::skin::{Signs, Skin};
use crate::look::{Depth, Paint, paints};

pub(crate) struct Khitan;

impl Skin for Khitan {
    fn sizes(&self) -> &'static [CellSize] {
        const { &[size(6, 2), size(8, 3), size(10, 4)] }
    }

    fn legend(&self) -> &'static [(Signs, &'static str)] {
        &[(("○ ●", "o @"), "tile"), (("●", "o"), "sign-target"), (("{ }", "{ }"), "sign-capture")]
    }

    fn ground(&self, cell: &CellView) -> Paint {
        match cell.terrain {
            Terrain::Half { side } => paints::CARD[side.index() * 2],
            _ => paints::CARD[1],
        }
    }

    fn terrain(&self, canvas: &mut Canvas<'_>, terrain: Terrain, _: &Scene<'_>) {
        let dim = canvas.print();
        // The dividing line goes along the row that is nobody's.
        let ch = if terrain == Terrain::Plain { canvas.look.ch('─', '-') } else { '.' };
        canvas.centre(ch, dim);
    }

    fn piece(&self, canvas: &mut Canvas<'_>, piece: Piece, scene: &Scene<'_>) {
        let sides = scene.board.view.sides(piece);
        let (width, height) = (canvas.width(), canvas.height());
        let middle = width / 2;
        for y in 0..height {
            for x in 0..width {
                let side = wedge(x, y, width, height);
                let side = if scene.flipped { (side + 3) % 6 } else { side };
                if let Some(&Face::Colour { colour }) = sides.get(side) {
                    canvas.put(x, y, ' ', self.style(canvas, colour));
                }
            }
        }
        // The letters of the sides, where their wedges are widest.
        let (top, low, waist) = (0, height - 1, if height > 2 { height / 2 } else { 0 });
        let [near, far] =
            if height > 2 { [middle / 2, width - 1 - middle / 2] } else { [1, width - 2] };
        let places =
            [(width - 1, waist), (far, top), (near, top), (0, waist), (near, low), (far, low)];
        for (side, (x, y)) in places.into_iter().enumerate() {
            let side = if scene.flipped { (side + 3) % 6 } else { side };
            if let Some(&Face::Colour { colour }) = sides.get(side) {
                let letter = letter(scene, colour);
                canvas.put(x, y, letter, self.style(canvas, colour).add_modifier(Modifier::BOLD));
            }
        }
        let (front, back) = match piece.owner {
            Side::First => (paints::EBONY, paints::IVORY),
            Side::Second => (paints::IVORY, paints::EBONY),
        };
        let dot = match piece.owner {
            Side::First => canvas.look.ch('○', 'o'),
            Side::Second => canvas.look.ch('●', '@'),
        };
        let style = canvas.look.on(front, back).add_modifier(Modifier::BOLD);
        let rows = if height > 2 { 1..height - 1 } else { 0..height };
        let wide = if height > 2 { 1 } else { 0 };
        for y in rows.clone() {
            for x in middle - wide..=middle + wide {
                canvas.put(x, y, ' ', style);
            }
        }
        canvas.put(middle, height / 2, dot, style);
    }

    /// A tile has no margin: the signs stand where it has no letters.
    fn frame(&self, canvas: &mut Canvas<'_>, left: char, right: char, style: Style) {
        let (middle, row) = (canvas.width() / 2, canvas.height() / 2);
        if canvas.height() > 2 {
            canvas.put(middle - 1, row, left, style);
            canvas.put(middle + 1, row, right, style);
        } else {
            // Below the letters of west and east.
            canvas.put(0, 1, left, style);
            canvas.put(canvas.width() - 1, 1, right, style);
        }
    }
}

impl Khitan {
    fn style(&self, canvas: &Canvas<'_>, colour: u8) -> Style {
        match canvas.look.depth {
            Depth::None => Style::new(),
            _ => canvas.look.on(paints::EBONY, paints::SIX[usize::from(colour) % 6]),
        }
    }
}

/// The side to whose wedge a place of the cell belongs, from the east anticlockwise.
fn wedge(x: u16, y: u16, width: u16, height: u16) -> usize {
    let (left, right) = (x < width.div_ceil(5), x >= width - width.div_ceil(5));
    let upper = y < height / 2 || (height % 2 == 1 && y == height / 2);
    let west = x < width / 2;
    let waist = height == 2 || (y > 0 && y < height - 1);
    match (waist && left, waist && right, upper, west) {
        (true, ..) => 3,
        (_, true, ..) => 0,
        (_, _, true, false) => 1,
        (_, _, true, true) => 2,
        (_, _, false, true) => 4,
        (_, _, false, false) => 5,
    }
}

/// The first letter of the colour's name in the notation's English, which differ.
fn letter(scene: &Scene<'_>, colour: u8) -> char {
    let name = scene.board.view.colours.get(usize::from(colour)).copied().unwrap_or("?");
    name.chars().next().unwrap_or('?').to_ascii_uppercase()
}
