//! Making a move: what a player does on the board, then the shot.

use game::{Event, Observer};

use crate::keys;
use crate::mv::Move;
use crate::piece::Piece;
use crate::position::Khet;
use crate::square::Square;

impl Khet {
    /// Makes a legal move.
    #[inline]
    pub(crate) fn make<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        let event = match mv {
            Move::Step { from, to } => self.step(from, to),
            Move::Top { from, to } => self.lift(from, to),
            Move::Turn { at, clockwise } => {
                let piece = self.piece(at);
                let turned = piece.turned(clockwise);
                self.replace(piece, turned, at);
                Event::Turned { at: at.cell(), orientation: turned.orientation() }
            }
        };
        if O::LISTENS {
            observer.see(event);
        }
        self.fire(observer);
        self.hand_over();
        if O::LISTENS {
            observer.see(Event::Handed { to: self.turn });
        }
    }

    /// The other player is to move.
    #[inline]
    pub(crate) fn hand_over(&mut self) {
        self.turn = !self.turn;
        self.key ^= keys::TURN;
    }

    #[inline]
    fn step(&mut self, from: Square, to: Square) -> Event {
        let piece = self.piece(from);
        if self.piece(to).is_none() {
            self.shift(piece, from, to);
            return Event::Moved { from: from.cell(), to: to.cell() };
        }
        self.take(from);
        let other = self.take(to);
        if piece.is_single_obelisk() {
            self.put(Piece::stack(self.turn), to);
            Event::Stacked { from: from.cell(), to: to.cell() }
        } else {
            // Leaflet 6: the two change places, neither turns.
            self.put(piece, to);
            self.put(other, from);
            Event::Swapped { from: from.cell(), to: to.cell() }
        }
    }

    /// The top of a stack goes onto an empty square or an own single obelisk.
    #[inline]
    fn lift(&mut self, from: Square, to: Square) -> Event {
        let side = self.turn;
        self.take(from);
        self.put(Piece::obelisk(side), from);
        if self.piece(to).is_none() {
            self.put(Piece::obelisk(side), to);
        } else {
            self.take(to);
            self.put(Piece::stack(side), to);
        }
        Event::Unstacked { from: from.cell(), to: to.cell() }
    }
}
