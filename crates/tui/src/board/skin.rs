//! How one game looks.

use game::{CellView, Piece, Terrain};
use ratatui::style::Style;

use super::Scene;
use super::canvas::Canvas;
use super::geometry::CellSize;
use super::{hokito, khan, khet, khitan, plain_skin, quindo};
use crate::look::Paint;

/// How something is drawn, in Unicode and in ASCII.
pub(crate) type Signs = (&'static str, &'static str);

/// How one game looks in the cells of a board.
pub(crate) trait Skin: Sync {
    /// The sizes that a cell can have, the smallest first.
    fn sizes(&self) -> &'static [CellSize];

    /// What an empty cell is painted with.
    fn ground(&self, cell: &CellView) -> Paint;

    /// What is printed on a cell.
    fn terrain(&self, canvas: &mut Canvas<'_>, terrain: Terrain, scene: &Scene<'_>);

    /// What stands on it.
    fn piece(&self, canvas: &mut Canvas<'_>, piece: Piece, scene: &Scene<'_>);

    /// What is drawn that has to be explained, each with the end of its message's id in `legend.ftl`.
    fn legend(&self) -> &'static [(Signs, &'static str)] {
        &[]
    }

    /// A sign at both sides of a cell.
    fn frame(&self, canvas: &mut Canvas<'_>, left: char, right: char, style: Style) {
        let (width, row) = (canvas.width(), canvas.height() / 2);
        canvas.put(0, row, left, style);
        canvas.put(width - 1, row, right, style);
    }
}

/// The look of a game; one that nobody has drawn yet gets the plain one, with the letters of its
/// notation.
pub(crate) fn skin_of(game: &str) -> &'static dyn Skin {
    match game {
        "khitan" => &khitan::Khitan,
        "hokito" => &hokito::Hokito,
        "khet" => &khet::Khet,
        "quindo" => &quindo::Quindo,
        "khan" => &khan::Khan,
        _ => &plain_skin::PlainSkin,
    }
}
