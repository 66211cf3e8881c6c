//! Making a move, and the way it takes over the board.

use game::{Cell, Event, Heading, Observer, Side};

use crate::hops::hop;
use crate::keys;
use crate::mv::Move;
use crate::position::Hokito;
use crate::square::Square;
use crate::tower::Tower;

impl Hokito {
    /// Makes a legal move.
    #[inline]
    pub(crate) fn make<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        let before = *self;
        self.stack(mv);
        if O::LISTENS {
            before.report(mv, self, observer);
        }
    }

    /// Puts what stands on one square on top of what stands on the other, and hands over the turn.
    #[inline]
    pub(crate) fn stack(&mut self, Move { from, to }: Move) {
        let (mover, below) = (self.towers[from.place()], self.towers[to.place()]);
        let made = mover.onto(below);
        self.tops[mover.top()] ^= from.bit() | to.bit();
        self.tops[below.top()] ^= to.bit();
        self.occupied &= !from.bit();
        self.stacks = self.stacks & !from.bit() | to.bit();
        self.towers[from.place()] = Tower::NONE;
        self.towers[to.place()] = made;
        // The tokens that are covered count for another top now; the mover's own bring what they did.
        let covered = u16::from(below.height());
        self.points[below.owner().index()] -= covered * u16::from(below.value());
        self.points[mover.owner().index()] += covered * u16::from(mover.value());
        self.key ^= keys::tower(from, mover) ^ keys::tower(to, below) ^ keys::tower(to, made);
        self.key ^= keys::TURN;
        self.turn = !self.turn;
    }

    /// Reports what a move from this position did.
    fn report<O: Observer>(&self, mv: Move, after: &Hokito, observer: &mut O) {
        let cell = |square: Square| Cell(square.index() as u8);
        for at in self.path(mv) {
            observer.see(Event::Hopped { at: cell(at) });
        }
        observer.see(Event::Stacked { from: cell(mv.from), to: cell(mv.to) });
        for side in Side::ALL {
            let (points, before) = (after.points()[side.index()], self.points()[side.index()]);
            if points != before {
                let (counter, value) = (side.index() as u8, points as i16);
                observer.see(Event::Counted { counter, value });
            }
        }
        observer.see(Event::Handed { to: after.turn });
    }

    /// The squares a legal move touches on its way. Where there are several ways, the first one
    /// when north, east, south and west are tried in this order at every hop.
    pub(crate) fn path(&self, mv: Move) -> impl Iterator<Item = Square> {
        let value = self.tower(mv.from).map_or(0, Tower::value);
        let mut way = [mv.from; 4];
        let found = self.walk(mv.to, usize::from(value), 1, &mut way);
        debug_assert!(found, "{mv} is no walk in {self}");
        way.into_iter().take(value.into()).skip(1)
    }

    /// Lays out the rest of a way of that many hops, the first `length` squares of which are known.
    fn walk(&self, to: Square, hops: usize, length: usize, way: &mut [Square; 4]) -> bool {
        if length > hops {
            return way[hops] == to;
        }
        Heading::ALL.into_iter().any(|heading| {
            hop(self.occupied, way[length - 1], heading).is_some_and(|next| {
                way[length] = next;
                !way[..length].contains(&next) && self.walk(to, hops, length + 1, way)
            })
        })
    }
}
