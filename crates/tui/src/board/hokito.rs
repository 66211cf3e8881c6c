//! Hokito: discs on walnut; a stack shows the token on top and its height.

use game::{CellView, Piece, Terrain};

use super::Scene;
use super::canvas::Canvas;
use super::geometry::{CellSize, size};
use super::quindo::counter;
use super::skin::{Signs, Skin};
use crate::look::{Paint, paints};

pub(crate) struct Hokito;

impl Skin for Hokito {
    fn sizes(&self) -> &'static [CellSize] {
        const { &[size(7, 2), size(7, 3), size(9, 4), size(11, 5)] }
    }

    fn legend(&self) -> &'static [(Signs, &'static str)] {
        &[
            (("W1 B1", "W1 B1"), "one"),
            (("W2 B2", "W2 B2"), "two"),
            (("W3 B3", "W3 B3"), "three"),
            (("×4", "x4"), "stack"),
            (("( )", "( )"), "sign-landing"),
        ]
    }

    fn ground(&self, cell: &CellView) -> Paint {
        if (cell.x + cell.y).is_multiple_of(2) { paints::WALNUT } else { paints::WALNUT_LIGHT }
    }

    fn terrain(&self, canvas: &mut Canvas<'_>, _: Terrain, _: &Scene<'_>) {
        canvas.centre('.', canvas.print());
    }

    fn piece(&self, canvas: &mut Canvas<'_>, piece: Piece, scene: &Scene<'_>) {
        // Here the dark side begins.
        let light = !piece.owner;
        let letter = scene.board.game.letter(piece.owner);
        let value = piece.kind + 1;
        let times = canvas.look.ch('×', 'x');
        let height = (piece.height > 1).then(|| format!("{times}{}", piece.height));
        counter(canvas, light, &format!("{letter}{value}"), height.as_deref());
    }
}
