//! Making a move.

use game::{Cell, Event, Observer};

use crate::keys;
use crate::mv::Move;
use crate::position::Newgame;
use crate::view;

impl Newgame {
    /// Makes a legal move.
    pub(crate) fn make<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        let owner = self.turn;
        self.marks[owner.index()] |= 1 << mv.square;
        self.turn = !owner;
        self.key ^= keys::mark(owner, mv.square.into()) ^ keys::TURN;
        if O::LISTENS {
            observer.see(Event::Entered { at: Cell(mv.square), piece: view::piece(owner) });
            observer.see(Event::Handed { to: self.turn });
        }
    }
}
