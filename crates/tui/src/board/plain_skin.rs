//! Any game: the letters of its notation on a chequered board.

use game::{CellView, Piece, Side, Terrain};
use ratatui::style::Modifier;

use super::Scene;
use super::canvas::Canvas;
use super::geometry::{CellSize, size};
use super::skin::Skin;
use crate::look::{Paint, paints};

pub(crate) struct PlainSkin;

impl Skin for PlainSkin {
    fn sizes(&self) -> &'static [CellSize] {
        const { &[size(4, 1), size(6, 2), size(8, 3), size(10, 4)] }
    }

    fn ground(&self, cell: &CellView) -> Paint {
        if (cell.x + cell.y).is_multiple_of(2) { paints::SLATE } else { paints::SLATE_LIGHT }
    }

    fn terrain(&self, canvas: &mut Canvas<'_>, terrain: Terrain, scene: &Scene<'_>) {
        let ch = match terrain {
            Terrain::Plain | Terrain::Half { .. } => '.',
            Terrain::Border => '#',
            Terrain::Reserved { side } => scene.board.game.letter(side),
            Terrain::Lines { count } => char::from(b'0' + count.min(9)),
        };
        canvas.centre(ch, canvas.print());
    }

    fn piece(&self, canvas: &mut Canvas<'_>, piece: Piece, scene: &Scene<'_>) {
        let (front, back) = match piece.owner {
            Side::First => (paints::EBONY, paints::IVORY),
            Side::Second => (paints::IVORY, paints::EBONY),
        };
        let style = canvas.look.on(front, back).add_modifier(Modifier::BOLD);
        let symbol = scene.symbol(piece);
        canvas.middle(canvas.height() / 2, &symbol, style);
    }
}
