//! Which moves are legal: listed and counted.

use game::Bits;

use crate::mv::Move;
use crate::position::Newgame;

impl Newgame {
    pub(crate) fn visit_moves(&self, mut visit: impl FnMut(Move)) {
        if self.winner().is_none() {
            self.empty().cells().for_each(|square| visit(Move { square: square as u8 }));
        }
    }

    pub(crate) fn number_of_moves(&self) -> u64 {
        if self.winner().is_some() { 0 } else { self.empty().count().into() }
    }
}
