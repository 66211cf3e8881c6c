//! What a player's light would strike after each move.

use game::{Bits, Game, Side};

use crate::man::{Class, Man, Response};
use crate::mv::Move;
use crate::position::Khet;
use crate::square::{OPEN, RESERVED, Square, Squares, laser};

use super::light::{Board, End, Light, squares};

/// What the other pharaoh is worth; losing one's own costs as much.
const PHARAOH: i32 = 5_000;
const PYRAMID: i32 = 100;
const OBELISK: i32 = 60;

/// A shot worth this lights the other pharaoh and spares one's own, whatever else it strikes.
const WINNING: i32 = PHARAOH / 2;

/// A position about to be probed for shots.
#[derive(Copy, Clone)]
pub(super) struct Probe {
    board: Board,
    side: Side,
    /// The light of the player to move, were nothing to change.
    light: Light,
    path: Squares,
    /// What it strikes.
    standing: i32,
}

impl Probe {
    #[inline]
    pub(super) fn new(position: &Khet) -> Probe {
        let (board, side) = (Board::new(position), position.turn);
        let light = board.light(side);
        let standing = spoils(&board, light.struck, side);
        Probe { board, side, light, path: light.path(), standing }
    }

    /// What a move wins beyond what the shot wins by itself; 0 or less if nothing.
    #[inline]
    pub(super) fn gain(&mut self, mv: Move) -> i32 {
        let (one, other) = squares(mv);
        let (leaves, enters) = (self.touches(one), self.touches(other));
        if leaves || enters {
            self.gain_in_light(mv, leaves, enters)
        } else if self.standing >= WINNING {
            self.standing // any of these moves wins
        } else {
            0
        }
    }

    /// The same for a move from a square in the light, to one, or both.
    fn gain_in_light(&mut self, mv: Move, leaves: bool, enters: bool) -> i32 {
        let (one, other) = squares(mv);
        let man = self.board.man(one);
        if !leaves && !self.light.split && !matches!(man.class(), Class::Pyramid | Class::Djed) {
            return 0; // whoever has no mirror is struck, and the light ends there
        }
        // Where the light is touched once, it runs as before up to there.
        let restart = if self.light.split || leaves && enters && one != other {
            None
        } else {
            let at = if leaves { one } else { other };
            self.light.heading_at(at).map(|heading| (at, heading))
        };
        let side = self.side;
        if let Some((at, heading)) = restart
            && at == other
        {
            let met = match mv {
                Move::Turn { clockwise, .. } => man.turned(clockwise),
                Move::Step { .. } | Move::Top { .. } => man,
            };
            // A mirror that has its back to the light is struck, whatever stands elsewhere.
            if met.response(heading) == Response::Strikes {
                return self.beyond_standing(worth(met, side));
            }
        }
        let won = self.board.after(mv, side, |board| {
            let (at, heading) = restart.unwrap_or_else(|| laser(side));
            match board.end_from(at, heading) {
                End::Nowhere => 0,
                End::Strikes(at) => worth(board.man(at), side),
                End::Splits => spoils(board, board.light_from(at, heading).struck, side),
            }
        });
        self.beyond_standing(won)
    }

    #[inline]
    fn touches(&self, at: Square) -> bool {
        !(self.path & at.set()).is_none()
    }

    /// Visits the moves that win something beyond what the shot wins by itself.
    #[inline]
    pub(super) fn each_noisy(&mut self, position: &Khet, mut visit: impl FnMut(Move, i32)) {
        if self.standing >= WINNING
            && let Some(mv) = self.untouching(position)
        {
            // One way to win is enough.
            visit(mv, self.standing);
            return;
        }
        let mut tell = |mv: Move, gain: i32| {
            if gain > 0 {
                visit(mv, gain);
            }
        };
        if self.light.split {
            // To block one of several beams can pay as well.
            position.each_move(|mv| tell(mv, self.gain(mv)));
            return;
        }
        let (side, other) = (self.side, !self.side);
        let own = position.sides[side.index()];
        let free = OPEN[side.index()] & !position.occupied();
        let (pyramids, djeds) = (position.class(Class::Pyramid), position.class(Class::Djed));
        let singles = own & position.class(Class::Obelisk);
        let swappable = !(djeds | position.class(Class::Pharaoh));
        let swaps = |djed: Square| {
            let at_home = !(RESERVED[side.index()] & djed.set()).is_none();
            let theirs = position.sides[other.index()] & OPEN[side.index()];
            djed.neighbours() & swappable & if at_home { own } else { own | theirs }
        };
        // A man in the light changes it whatever it does; only the top of a stack leaves the light
        // as it was.
        for at in (own & self.light.met).cells().map(Square::of_bit) {
            let man = self.board.man(at);
            let mut targets = at.neighbours() & free;
            match man.class() {
                Class::Pyramid => {
                    let mv = Move::Turn { at, clockwise: true };
                    tell(mv, self.gain(mv));
                    let mv = Move::Turn { at, clockwise: false };
                    tell(mv, self.gain(mv));
                }
                Class::Djed => {
                    let mv = Move::Turn { at, clockwise: true };
                    tell(mv, self.gain(mv));
                    targets |= swaps(at);
                }
                Class::Obelisk => targets |= at.neighbours() & singles,
                Class::Stack | Class::Pharaoh => {}
            }
            if targets.is_none() {
                continue;
            }
            // Where it goes does not matter as long as it stays out of the light and nobody takes
            // its place.
            let (gain, path) = self.without(at);
            let taken = position.occupied() & if man.class() == Class::Djed { targets } else { 0 };
            let same = targets & !(taken | self.path | path);
            for to in targets.cells().map(Square::of_bit) {
                let mv = Move::Step { from: at, to };
                let gain = if (same & to.set()).is_none() { self.gain(mv) } else { gain };
                tell(mv, gain);
            }
        }
        // Only mirrors gain by stepping into the light.
        for from in (own & (pyramids | djeds) & !self.light.met).cells().map(Square::of_bit) {
            let mut targets = from.neighbours() & free & self.path;
            if !(djeds & from.set()).is_none() {
                targets |= swaps(from) & self.path;
            }
            for to in targets.cells().map(Square::of_bit) {
                let mv = Move::Step { from, to };
                tell(mv, self.gain(mv));
            }
        }
    }

    /// What is won when the man on that square goes far away, and the way of the light then.
    #[inline]
    fn without(&mut self, at: Square) -> (i32, Squares) {
        let side = self.side;
        let (from, heading) = match self.light.heading_at(at) {
            Some(heading) => (at, heading),
            None => laser(side),
        };
        let (won, path) = self.board.without(at, |board| {
            let light = board.light_from(from, heading);
            (spoils(board, light.struck, side), light.path())
        });
        (self.beyond_standing(won), path)
    }

    /// What a shot wins beyond what it wins if nothing is changed.
    #[inline]
    fn beyond_standing(&self, won: i32) -> i32 {
        if won >= WINNING { won } else { won - self.standing.max(0) }
    }

    /// A move that leaves the light as it is.
    #[cold]
    fn untouching(&self, position: &Khet) -> Option<Move> {
        let mut found = None;
        position.each_move(|mv| {
            let (one, other) = squares(mv);
            if !self.touches(one) && !self.touches(other) {
                found = Some(mv);
            }
        });
        found
    }
}

/// What a shot wins, less what it costs.
#[inline]
fn spoils(board: &Board, struck: Squares, side: Side) -> i32 {
    struck.cells().map(|at| worth(board.man(Square::of_bit(at)), side)).sum()
}

/// What that side wins by striking a man; below zero if it is its own.
#[inline]
fn worth(man: Man, side: Side) -> i32 {
    let worth = match man.class() {
        Class::Pharaoh => PHARAOH,
        Class::Pyramid => PYRAMID,
        _ => OBELISK, // of a stack only the top leaves
    };
    if man.owner() == side { -worth } else { worth }
}
