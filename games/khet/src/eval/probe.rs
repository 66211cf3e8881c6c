//! What a player's light would strike after each move.

use game::{Bits, Game, Heading, Side};

use crate::mv::Move;
use crate::piece::{Class, Piece, Response};
use crate::position::Khet;
use crate::square::{OPEN, RESERVED, Square, Squares, laser};

use super::camp::around;
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
        let piece = self.board.piece(one);
        if !leaves && !self.light.split && !matches!(piece.class(), Class::Pyramid | Class::Djed) {
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
                Move::Turn { clockwise, .. } => piece.turned(clockwise),
                Move::Step { .. } | Move::Top { .. } => piece,
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
                End::Strikes(piece) => worth(piece, side),
                End::Splits => spoils(board, board.light_from(at, heading).struck, side),
            }
        });
        self.beyond_standing(won)
    }

    /// What a mirror in the light wins by turning.
    #[inline]
    fn gain_of_turn(&mut self, piece: Piece, at: Square, clockwise: bool) -> i32 {
        let Some(heading) = self.light.heading_at(at) else {
            return self.gain(Move::Turn { at, clockwise });
        };
        let piece = piece.turned(clockwise);
        self.gain_beyond(piece, at, at, heading)
            .unwrap_or_else(|| self.gain(Move::Turn { at, clockwise }))
    }

    /// What a mirror wins by stepping into that light, which is there once the mirror is away.
    #[inline]
    fn gain_of_entry(&mut self, light: &Light, piece: Piece, from: Square, to: Square) -> i32 {
        if self.board.piece(to).is_none()
            && let Some(heading) = light.heading_at(to)
            && let Some(gain) = self.gain_beyond(piece, from, to, heading)
        {
            return gain;
        }
        self.gain(Move::Step { from, to })
    }

    /// What is won when light that enters a square once meets a mirror there; unknown where an eye
    /// splits it.
    fn gain_beyond(
        &mut self,
        piece: Piece,
        from: Square,
        at: Square,
        heading: Heading,
    ) -> Option<i32> {
        let won = match piece.response(heading) {
            Response::Strikes => worth(piece, self.side),
            Response::Splits(_) => return None,
            Response::Turns(turned) => match self.board.end_beyond(piece, from, at, turned) {
                End::Nowhere => 0,
                End::Strikes(piece) => worth(piece, self.side),
                End::Splits => return None,
            },
        };
        Some(self.beyond_standing(won))
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
        // A piece in the light changes it whatever it does; only the top of a stack leaves the light
        // as it was.
        for at in (own & self.light.met).cells().map(Square::of_bit) {
            let piece = self.board.piece(at);
            let mut targets = at.neighbours() & free;
            match piece.class() {
                Class::Pyramid => {
                    for clockwise in [true, false] {
                        tell(Move::Turn { at, clockwise }, self.gain_of_turn(piece, at, clockwise));
                    }
                }
                Class::Djed => {
                    tell(Move::Turn { at, clockwise: true }, self.gain_of_turn(piece, at, true));
                    targets |= swaps(at);
                }
                Class::Obelisk => targets |= at.neighbours() & singles,
                Class::Stack | Class::Pharaoh => {}
            }
            if targets.is_none() {
                continue;
            }
            // Where the light runs once the piece is away.
            let cleared = self.board.without(at, |board| board.light(side));
            if cleared.split {
                for to in targets.cells().map(Square::of_bit) {
                    let mv = Move::Step { from: at, to };
                    tell(mv, self.gain(mv));
                }
                continue;
            }
            let gain = self.beyond_standing(spoils(&self.board, cleared.struck, side));
            let is_mirror = matches!(piece.class(), Class::Pyramid | Class::Djed);
            let path = cleared.path();
            if !is_mirror {
                targets &= !path; // where it would be struck
            }
            for to in targets.cells().map(Square::of_bit) {
                let mv = Move::Step { from: at, to };
                let swaps = is_mirror && !self.board.piece(to).is_none();
                let gain = if swaps {
                    self.gain(mv)
                } else if (path & to.set()).is_none() {
                    gain // where it goes does not matter
                } else {
                    self.gain_of_entry(&cleared, piece, at, to)
                };
                tell(mv, gain);
            }
        }
        // Only mirrors gain by stepping into the light.
        let light = self.light;
        let beside = own & (pyramids | djeds) & !self.light.met & around(self.path);
        for from in beside.cells().map(Square::of_bit) {
            let piece = self.board.piece(from);
            let mut targets = from.neighbours() & free & self.path;
            if piece.class() == Class::Djed {
                targets |= swaps(from) & self.path;
            } else {
                targets &= self.light.mirrored_by(piece);
            }
            for to in targets.cells().map(Square::of_bit) {
                tell(Move::Step { from, to }, self.gain_of_entry(&light, piece, from, to));
            }
        }
    }

    /// What a shot wins beyond what it wins if nothing is changed.
    #[inline]
    fn beyond_standing(&self, won: i32) -> i32 {
        if won >= WINNING { won } else { won - self.standing.max(0) }
    }

    /// A move that leaves the light as it is.
    #[cold]
    fn untouching(&self, position: &Khet) -> Option<Move> {
        let turning = position.class(Class::Pyramid) | position.class(Class::Djed);
        let dark = position.sides[self.side.index()] & turning & !self.path;
        if !dark.is_none() {
            return Some(Move::Turn { at: Square::of_bit(dark.lowest()), clockwise: true });
        }
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
    struck.cells().map(|at| worth(board.piece(Square::of_bit(at)), side)).sum()
}

/// What that side wins by striking a piece; below zero if it is its own.
#[inline]
fn worth(piece: Piece, side: Side) -> i32 {
    let worth = match piece.class() {
        Class::Pharaoh => PHARAOH,
        Class::Pyramid => PYRAMID,
        _ => OBELISK, // of a stack only the top leaves
    };
    if piece.owner() == side { -worth } else { worth }
}
