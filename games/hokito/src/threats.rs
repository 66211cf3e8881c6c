//! Which tokens each side could cover.

use game::{Cell, Game, Side, Threat};

use crate::mv::Move;
use crate::position::Hokito;
use crate::square::Square;

/// What each side could put on top of an enemy's token or stack, were it to move.
pub(crate) fn threats(position: &Hokito) -> Vec<Threat> {
    let mut threats = Vec::new();
    for side in Side::ALL {
        let mut seen = *position;
        seen.turn = side;
        seen.each_move(|mv| {
            if seen.tower(mv.to).is_some_and(|below| below.owner() != side) {
                threats.push(Threat::along(side, seen.way(mv), true));
            }
        });
    }
    threats
}

impl Hokito {
    /// All squares a legal move touches, its ends included.
    fn way(&self, mv: Move) -> Vec<Cell> {
        let squares = [mv.from].into_iter().chain(self.path(mv)).chain([mv.to]);
        squares.map(|square: Square| Cell(square.index() as u8)).collect()
    }
}
