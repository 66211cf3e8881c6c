//! How a move changes the position, reported as it happens.

use game::{Event, Observer, Side, Terrain};

use crate::keys;
use crate::kind::Kind;
use crate::mat::Edge;
use crate::mv::Move;
use crate::position::{Khan, SBIRES};
use crate::square::Square;
use crate::view::{self, cell, figure};

impl Khan {
    /// Makes a legal move.
    #[inline]
    pub(crate) fn make<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        match mv {
            Move::Step { from, to } => self.step(from, to, observer),
            other => self.make_other(other, observer),
        }
    }

    /// Makes one of the rarer moves.
    #[inline(never)]
    fn make_other<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        match mv {
            // `make` never sends a step here. Refusing it instead costs 3 % of perft.
            Move::Step { from, to } => self.step(from, to, observer),
            Move::Enter { kind, at } => self.enter(kind, at, observer),
            Move::Turn(edge) => self.turn_mat(edge, observer),
            Move::Pass => {
                observer.see(Event::Passed);
                self.crown(None, observer);
                self.hand(self.quiet + 1, observer);
            }
        }
    }

    #[inline]
    fn step<O: Observer>(&mut self, from: Square, to: Square, observer: &mut O) {
        let quiet = if self.pieces[(!self.turn).index()] & to.bit() == 0 {
            self.quiet + 1
        } else {
            self.take(to, observer);
            0
        };
        self.go(from, to, observer);
        self.crown(Some(to), observer);
        self.hand(quiet, observer);
    }

    fn turn_mat<O: Observer>(&mut self, edge: Edge, observer: &mut O) {
        self.edge = Some(edge);
        self.key ^= keys::edge(edge);
        if O::LISTENS {
            for at in Square::all() {
                observer.see(Event::TerrainChanged {
                    at: cell(at),
                    terrain: Terrain::Lines { count: edge.lines(at) },
                });
            }
            observer.see(Event::Counted { counter: view::EDGE, value: view::edge(edge) });
        }
    }

    fn enter<O: Observer>(&mut self, kind: Kind, at: Square, observer: &mut O) {
        let side = self.turn;
        self.pieces[side.index()] |= at.bit();
        self.key ^= keys::piece(side, kind, at);
        if kind == Kind::Kalista {
            self.kalistas |= at.bit();
        }
        if self.is_setting_up() {
            self.unplaced -= 1;
            observer.see(Event::Entered { at: cell(at), piece: figure(side, kind) });
            // Red puts down six pieces in a row, then Ocre; then Red moves.
            if self.unplaced.is_multiple_of(SBIRES + 1) {
                self.hand(0, observer);
            }
        } else {
            self.recount(side, self.captured[side.index()] - 1, observer);
            observer.see(Event::Entered { at: cell(at), piece: figure(side, kind) });
            self.crown(Some(at), observer);
            self.hand(self.quiet + 1, observer);
        }
    }

    /// The opponent's piece is taken off.
    #[inline]
    fn take<O: Observer>(&mut self, at: Square, observer: &mut O) {
        let (victim, kind) = (!self.turn, self.kind(at));
        self.pieces[victim.index()] &= !at.bit();
        self.kalistas &= !at.bit();
        self.key ^= keys::piece(victim, kind, at);
        observer.see(Event::Captured { at: cell(at), piece: figure(victim, kind) });
        if kind == Kind::Sbire {
            self.recount(victim, self.captured[victim.index()] + 1, observer);
        }
    }

    /// The player's piece goes to a square that is empty by now.
    #[inline]
    fn go<O: Observer>(&mut self, from: Square, to: Square, observer: &mut O) {
        let (side, kind) = (self.turn, self.kind(from));
        self.pieces[side.index()] ^= from.bit() | to.bit();
        if kind == Kind::Kalista {
            self.kalistas ^= from.bit() | to.bit();
        }
        self.key ^= keys::piece(side, kind, from) ^ keys::piece(side, kind, to);
        observer.see(Event::Moved { from: cell(from), to: cell(to) });
    }

    fn recount<O: Observer>(&mut self, side: Side, captured: u8, observer: &mut O) {
        let count = &mut self.captured[side.index()];
        self.key ^= keys::captured(side, *count) ^ keys::captured(side, captured);
        *count = captured;
        let counter = view::CAPTURED + side as u8;
        observer.see(Event::Counted { counter, value: captured.into() });
    }

    /// Puts the Khan on a piece, or takes it off the board.
    #[inline]
    fn crown<O: Observer>(&mut self, at: Option<Square>, observer: &mut O) {
        let (wearer, demand) = (self.wearer, self.demand);
        self.key ^= keys::wearer(wearer) ^ keys::wearer(at);
        self.wearer = at;
        self.demand = Edge::demand(self.edge, at);
        if O::LISTENS {
            if wearer.is_some() || at.is_some() {
                observer.see(Event::Crowned { at: at.map(cell) });
            }
            let value = view::demand(self, !self.turn);
            if value != i16::from(demand) {
                observer.see(Event::Counted { counter: view::DEMAND, value });
            }
        }
    }

    /// The other player is to move.
    #[inline]
    fn hand<O: Observer>(&mut self, quiet: u8, observer: &mut O) {
        if O::LISTENS && self.quiet != quiet {
            observer.see(Event::Counted { counter: view::QUIET, value: quiet.into() });
        }
        self.quiet = quiet;
        self.turn = !self.turn;
        self.key ^= keys::TURN;
        observer.see(Event::Handed { to: self.turn });
    }
}
