//! Where light runs on a board, and what it strikes after a move.

use game::{Bits, Heading, Side};

use crate::beam::nearest;
use crate::mv::Move;
use crate::piece::{Piece, Response};
use crate::position::Khet;
use crate::square::{SQUARES, Square, Squares, ahead, laser};

/// The pieces on their squares, without the rest of a position: quickly changed and changed back.
#[derive(Copy, Clone)]
pub(super) struct Board {
    pieces: [Piece; SQUARES],
    occupied: Squares,
}

/// The way of a beam.
#[derive(Copy, Clone, Default)]
pub(super) struct Light {
    /// For each heading the squares that it enters so, pieces' squares included.
    pub(super) along: [Squares; 4],
    /// Men that it meets.
    pub(super) met: Squares,
    /// Men that it strikes: the last it meets on each of its ways.
    pub(super) struck: Squares,
    /// Whether an eye splits it.
    pub(super) split: bool,
}

/// How a single beam ends.
pub(super) enum End {
    /// It leaves the board.
    Nowhere,
    /// It strikes a piece.
    Strikes(Piece),
    /// It becomes several beams.
    Splits,
}

impl Light {
    /// Squares that it enters up or down the board.
    #[inline]
    pub(super) fn upright(&self) -> Squares {
        self.along[Heading::North as usize] | self.along[Heading::South as usize]
    }

    /// Squares that it enters across the board.
    #[inline]
    pub(super) fn level(&self) -> Squares {
        self.along[Heading::East as usize] | self.along[Heading::West as usize]
    }

    /// Every square it touches: only there can a move change it.
    #[inline]
    pub(super) fn path(&self) -> Squares {
        self.upright() | self.level()
    }

    /// Squares on which a mirror that comes there would send it on.
    #[inline]
    pub(super) fn mirrored_by(&self, piece: Piece) -> Squares {
        let [one, other] = piece.mirrored();
        self.along[one as usize] | self.along[other as usize]
    }

    /// How it enters that square, if it does so exactly once.
    #[inline]
    pub(super) fn heading_at(&self, at: Square) -> Option<Heading> {
        let enters = |heading: Heading| !(self.along[heading as usize] & at.set()).is_none();
        let mut headings = Heading::ALL.into_iter().filter(|&heading| enters(heading));
        headings.next().filter(|_| headings.next().is_none())
    }
}

impl Board {
    #[inline]
    pub(super) fn new(position: &Khet) -> Board {
        Board { pieces: position.pieces, occupied: position.occupied() }
    }

    #[inline]
    pub(super) fn piece(&self, at: Square) -> Piece {
        self.pieces[at.index()]
    }

    /// Follows that side's light to all its ends.
    #[inline]
    pub(super) fn light(&self, side: Side) -> Light {
        let (at, heading) = laser(side);
        self.light_from(at, heading)
    }

    /// Follows a beam that enters a square with that heading to all its ends.
    #[inline]
    pub(super) fn light_from(&self, at: Square, heading: Heading) -> Light {
        let mut light = Light::default();
        if let Some((eye, heading, turned)) =
            self.follow(at.set() | ahead(at, heading), heading, &mut light)
        {
            self.follow_split(eye, heading, turned, &mut light);
        }
        light
    }

    /// Where a beam ends that enters a square with that heading.
    #[inline]
    pub(super) fn end_from(&self, at: Square, heading: Heading) -> End {
        self.end_along(at.set() | ahead(at, heading), heading)
    }

    /// Where a beam ends that runs along these squares with that heading.
    #[inline]
    fn end_along(&self, mut ray: Squares, mut heading: Heading) -> End {
        loop {
            let met = ray & self.occupied;
            if met.is_none() {
                return End::Nowhere;
            }
            let at = nearest(met, heading);
            let piece = self.piece(at);
            match piece.response(heading) {
                Response::Turns(turned) => heading = turned,
                Response::Strikes => return End::Strikes(piece),
                Response::Splits(_) => return End::Splits,
            }
            ray = ahead(at, heading);
        }
    }

    /// Follows one beam until it ends; gives the eye that splits it, its heading there, and that of
    /// the part that turns.
    #[inline]
    fn follow(
        &self,
        mut ray: Squares,
        mut heading: Heading,
        light: &mut Light,
    ) -> Option<(Square, Heading, Heading)> {
        loop {
            let met = ray & self.occupied;
            if met.is_none() {
                light.along[heading as usize] |= ray;
                return None;
            }
            let at = nearest(met, heading);
            light.along[heading as usize] |= ray & !ahead(at, heading);
            light.met |= at.set();
            match self.piece(at).response(heading) {
                Response::Turns(turned) => heading = turned,
                Response::Strikes => {
                    light.struck |= at.set();
                    return None;
                }
                Response::Splits(turned) => return Some((at, heading, turned)),
            }
            ray = ahead(at, heading);
        }
    }

    /// Follows both parts of a split beam, and of those that eyes split further.
    #[inline(never)]
    fn follow_split(&self, eye: Square, heading: Heading, turned: Heading, light: &mut Light) {
        light.split = true;
        // Light can only come back to its way in an eye: what has left an eye so is followed once.
        let mut seen = [0; 4];
        // Two beams at first, and at most one more for each of the four ways out of four eyes.
        let mut waiting = [(eye, heading); 18];
        waiting[1] = (eye, turned);
        let mut length = 2;
        while length > 0 {
            length -= 1;
            let (at, heading) = waiting[length];
            if !(seen[heading as usize] & at.set()).is_none() {
                continue;
            }
            seen[heading as usize] |= at.set();
            if let Some((eye, heading, turned)) = self.follow(ahead(at, heading), heading, light) {
                waiting[length] = (eye, heading);
                waiting[length + 1] = (eye, turned);
                length += 2;
            }
        }
    }

    /// Looks at the board without the piece of that square.
    #[inline]
    pub(super) fn without<R>(&mut self, at: Square, look: impl FnOnce(&Board) -> R) -> R {
        let piece = self.piece(at);
        self.pieces[at.index()] = Piece::NONE;
        self.occupied ^= at.set();
        let seen = look(self);
        self.pieces[at.index()] = piece;
        self.occupied ^= at.set();
        seen
    }

    /// Where a beam ends that leaves a square with that heading, when a piece has come there from
    /// another square, or has turned there.
    #[inline]
    pub(super) fn end_beyond(
        &mut self,
        piece: Piece,
        from: Square,
        at: Square,
        heading: Heading,
    ) -> End {
        let (before, occupied) = (self.piece(at), self.occupied);
        self.pieces[at.index()] = piece;
        self.occupied = occupied & !from.set() | at.set();
        let end = self.end_along(ahead(at, heading), heading);
        self.pieces[at.index()] = before;
        self.occupied = occupied;
        end
    }

    /// Looks at the board as it is after a move of that side, before the shot.
    #[inline]
    pub(super) fn after<R>(&mut self, mv: Move, side: Side, look: impl FnOnce(&Board) -> R) -> R {
        let (one, other) = squares(mv);
        let (piece, beside, occupied) = (self.piece(one), self.piece(other), self.occupied);
        let (left, right) = match mv {
            Move::Turn { clockwise, .. } => (piece.turned(clockwise), piece.turned(clockwise)),
            Move::Top { .. } if beside.is_none() => (Piece::obelisk(side), Piece::obelisk(side)),
            Move::Top { .. } => (Piece::obelisk(side), Piece::stack(side)),
            Move::Step { .. } if piece.is_single_obelisk() && !beside.is_none() => {
                (Piece::NONE, Piece::stack(side))
            }
            Move::Step { .. } => (beside, piece),
        };
        self.pieces[one.index()] = left;
        self.pieces[other.index()] = right;
        self.occupied |= other.set();
        if left.is_none() {
            self.occupied ^= one.set();
        }
        let seen = look(self);
        self.pieces[one.index()] = piece;
        self.pieces[other.index()] = beside;
        self.occupied = occupied;
        seen
    }
}

/// The squares that a move changes; the same one twice if it is a turn.
#[inline]
pub(super) fn squares(mv: Move) -> (Square, Square) {
    match mv {
        Move::Step { from, to } | Move::Top { from, to } => (from, to),
        Move::Turn { at, .. } => (at, at),
    }
}
