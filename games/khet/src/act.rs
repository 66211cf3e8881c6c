//! What a player does on the board before the laser fires.

use game::{Event, Observer};

use crate::man::Man;
use crate::mv::Move;
use crate::position::Khet;
use crate::square::Square;

impl Khet {
    /// Carries out a legal move, without its shot.
    #[inline]
    pub(crate) fn act<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        let event = match mv {
            Move::Step { from, to } => self.step(from, to),
            Move::Top { from, to } => self.lift(from, to),
            Move::Turn { at, clockwise } => {
                let man = self.man(at);
                let turned = man.turned(clockwise);
                self.replace(man, turned, at);
                Event::Turned { at: at.cell(), orientation: turned.orientation() }
            }
        };
        if O::LISTENS {
            observer.see(event);
        }
    }

    #[inline]
    fn step(&mut self, from: Square, to: Square) -> Event {
        let man = self.man(from);
        if self.man(to).is_none() {
            self.shift(man, from, to);
            return Event::Moved { from: from.cell(), to: to.cell() };
        }
        self.take(from);
        let other = self.take(to);
        if man.is_single_obelisk() {
            self.put(Man::stack(self.turn), to);
            Event::Stacked { from: from.cell(), to: to.cell() }
        } else {
            // Leaflet 6: the two change places, neither turns.
            self.put(man, to);
            self.put(other, from);
            Event::Swapped { from: from.cell(), to: to.cell() }
        }
    }

    /// The top of a stack goes onto an empty square or an own single obelisk.
    #[inline]
    fn lift(&mut self, from: Square, to: Square) -> Event {
        let side = self.turn;
        self.take(from);
        self.put(Man::obelisk(side), from);
        if self.man(to).is_none() {
            self.put(Man::obelisk(side), to);
        } else {
            self.take(to);
            self.put(Man::stack(side), to);
        }
        Event::Unstacked { from: from.cell(), to: to.cell() }
    }
}
