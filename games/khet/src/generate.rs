//! Which moves there are: visited one by one, counted all at once, or drawn at random.
//!
//! Moves come in bundles, each a set of squares to go to. All steps in one direction onto free
//! squares are one bundle, whatever piece makes them; what only some pieces may do (swaps, joining
//! and leaving a stack) is one bundle for each of those few pieces.

use game::{Bits, Random, Side};

use crate::mv::Move;
use crate::piece::{Class, Piece};
use crate::position::{Khet, QUIET_LIMIT};
use crate::square::{Direction, OPEN, RESERVED, Square, Squares, reached};

/// Eight directions, two djeds or eyes, four obelisks.
const MAX_BUNDLES: usize = 14;

/// Guesses at a random move before the moves are counted instead.
const GUESSES: u32 = 32;

/// Where the moves of a bundle begin.
#[derive(Copy, Clone)]
enum Origin {
    /// One step behind the square where each ends.
    Behind(Direction),
    /// All on this square: a swap, or an obelisk that climbs onto another.
    At(Square),
    /// All on this square: the top of a stack.
    TopOf(Square),
}

impl Origin {
    #[inline]
    fn move_to(self, to: Square) -> Move {
        match self {
            Origin::Behind(direction) => Move::Step { from: direction.back_from(to), to },
            Origin::At(from) => Move::Step { from, to },
            Origin::TopOf(from) => Move::Top { from, to },
        }
    }
}

/// What the player to move has, and where it may go.
struct Mover {
    own: Squares,
    /// Empty squares that are not the other colour's.
    free: Squares,
    pyramids: Squares,
    /// Djeds and eyes.
    djeds: Squares,
    /// Those of them that stand on squares of their own colour.
    djeds_at_home: Squares,
    singles: Squares,
    stacks: Squares,
    /// Own pieces with which a djed may change places.
    swaps_own: Squares,
    /// Pieces of the other colour with which a djed may, unless it stands at home.
    swaps_other: Squares,
}

impl Mover {
    #[inline]
    fn new(position: &Khet) -> Mover {
        let (side, other) = (position.turn.index(), (!position.turn).index());
        let own = position.sides[side];
        let djeds = position.class(Class::Djed);
        // Leaflet 6: a djed changes places with a pyramid or an obelisk, stacked or not.
        let swappable = !(djeds | position.class(Class::Pharaoh));
        Mover {
            own,
            free: OPEN[side] & !position.occupied(),
            pyramids: own & position.class(Class::Pyramid),
            djeds: own & djeds,
            djeds_at_home: own & djeds & RESERVED[side],
            singles: own & position.class(Class::Obelisk),
            stacks: own & position.class(Class::Stack),
            swaps_own: own & swappable,
            swaps_other: position.sides[other] & swappable & OPEN[side],
        }
    }

    #[inline(always)]
    fn each_bundle(&self, mut see: impl FnMut(Origin, Squares)) {
        let steps = reached(self.own, self.free);
        for (direction, targets) in Direction::ALL.into_iter().zip(steps) {
            see(Origin::Behind(direction), targets);
        }
        let swaps = self.swaps_own | self.swaps_other;
        for djed in (self.djeds & !self.djeds_at_home).cells().map(Square::of_bit) {
            see(Origin::At(djed), djed.neighbours() & swaps);
        }
        for djed in self.djeds_at_home.cells().map(Square::of_bit) {
            see(Origin::At(djed), djed.neighbours() & self.swaps_own);
        }
        for single in self.singles.cells().map(Square::of_bit) {
            see(Origin::At(single), single.neighbours() & self.singles);
        }
        for stack in self.stacks.cells().map(Square::of_bit) {
            see(Origin::TopOf(stack), stack.neighbours() & (self.free | self.singles));
        }
    }

    /// A pyramid turns either way; a djed's and an eye's two turns are one.
    #[inline]
    fn turns(&self) -> u32 {
        2 * self.pyramids.count() + self.djeds.count()
    }
}

impl Khet {
    /// Whether a pharaoh was lit or the quiet limit reached. Being blocked shows by itself.
    #[inline]
    fn is_decided(&self) -> bool {
        self.class(Class::Pharaoh).count() != 2 || self.quiet >= QUIET_LIMIT
    }

    /// Whether the player to move has no move, in a game that is not decided.
    #[inline]
    pub(crate) fn is_blocked(&self) -> bool {
        let turning = self.class(Class::Pyramid) | self.class(Class::Djed);
        (self.sides[self.turn.index()] & turning).is_none() && self.number_of_moves() == 0
    }

    #[inline]
    pub(crate) fn number_of_moves(&self) -> u32 {
        if self.is_decided() {
            return 0;
        }
        let mover = Mover::new(self);
        let mut count = mover.turns();
        mover.each_bundle(|_, targets| count += targets.count());
        count
    }

    #[inline]
    pub(crate) fn visit_moves(&self, mut visit: impl FnMut(Move)) {
        if self.is_decided() {
            return;
        }
        let mover = Mover::new(self);
        // Gathered first, so that `visit` is compiled into one loop and not into each bundle.
        let mut origins = [Origin::Behind(Direction::North); MAX_BUNDLES];
        let mut bundles = [0; MAX_BUNDLES];
        let mut length = 0;
        mover.each_bundle(|origin, targets| {
            origins[length] = origin;
            bundles[length] = targets;
            length += 1;
        });
        for (&origin, &targets) in origins.iter().zip(&bundles[..length]) {
            for to in targets.cells() {
                visit(origin.move_to(Square::of_bit(to)));
            }
        }
        for (turning, clockwise) in [(mover.pyramids | mover.djeds, true), (mover.pyramids, false)]
        {
            for at in turning.cells() {
                visit(Move::Turn { at: Square::of_bit(at), clockwise });
            }
        }
    }

    /// Whether a neighbouring square is open to a step.
    #[inline(always)] // asked for every guess at a random move
    fn permits_step(&self, from: Square, to: Square) -> bool {
        let side = self.turn;
        let other = self.piece(to);
        if other.is_none() {
            return is_open(side, to);
        }
        let piece = self.piece(from);
        if piece.class() == Class::Djed {
            // Leaflet 6: with a pyramid or an obelisk; both must be allowed where they end.
            !matches!(other.class(), Class::Djed | Class::Pharaoh)
                && is_open(side, to)
                && is_open(other.owner(), from)
        } else {
            piece == Piece::obelisk(side) && other == piece
        }
    }

    /// Whether a neighbouring square is open to the top of a stack.
    #[inline]
    fn permits_top(&self, to: Square) -> bool {
        let other = self.piece(to);
        other == Piece::obelisk(self.turn) || other.is_none() && is_open(self.turn, to)
    }

    #[inline]
    fn permits_turn(&self, at: Square, clockwise: bool) -> bool {
        match self.piece(at).class() {
            Class::Pyramid => true,
            Class::Djed => clockwise,
            Class::Pharaoh | Class::Obelisk | Class::Stack => false,
        }
    }

    #[inline]
    pub(crate) fn allows(&self, mv: Move) -> bool {
        let own = self.sides[self.turn.index()];
        let reaches = |from: Square, to: Square| {
            !(own & from.set()).is_none() && !(from.neighbours() & to.set()).is_none()
        };
        !self.is_decided()
            && match mv {
                Move::Step { from, to } => reaches(from, to) && self.permits_step(from, to),
                Move::Top { from, to } => {
                    reaches(from, to) && self.piece(from).is_stack() && self.permits_top(to)
                }
                Move::Turn { at, clockwise } => {
                    !(own & at.set()).is_none() && self.permits_turn(at, clockwise)
                }
            }
    }

    /// Guesses a move among all that could ever be, until one is legal: each legal move is equally
    /// likely. About every second guess is one.
    #[inline]
    pub(crate) fn draw_move(&self, random: &mut Random) -> Option<Move> {
        if self.is_decided() {
            return None;
        }
        const CHOICES: u32 = 10; // for every piece: eight steps, two turns
        let own = self.sides[self.turn.index()];
        let stacks = own & self.class(Class::Stack);
        // A stack stands in for its top as well.
        let pieces = own.count();
        let pieces_and_tops = pieces + stacks.count();
        for _ in 0..GUESSES {
            let piece = random.below(pieces_and_tops);
            let choice = random.below(CHOICES) as usize;
            if let Some(&direction) = Direction::ALL.get(choice) {
                if piece < pieces {
                    let from = Square::of_bit(own.nth(piece));
                    if let Some(to) = from.next(direction)
                        && self.permits_step(from, to)
                    {
                        return Some(Move::Step { from, to });
                    }
                } else {
                    let from = Square::of_bit(stacks.nth(piece - pieces));
                    if let Some(to) = from.next(direction)
                        && self.permits_top(to)
                    {
                        return Some(Move::Top { from, to });
                    }
                }
            } else if piece < pieces {
                let at = Square::of_bit(own.nth(piece));
                let clockwise = choice == Direction::ALL.len();
                if self.permits_turn(at, clockwise) {
                    return Some(Move::Turn { at, clockwise });
                }
            }
        }
        self.draw_counted_move(random)
    }

    /// Draws among the moves that there are.
    #[cold]
    fn draw_counted_move(&self, random: &mut Random) -> Option<Move> {
        let count = self.number_of_moves();
        if count == 0 {
            return None;
        }
        let mut left = random.below(count);
        let mut drawn = None;
        self.visit_moves(|mv| {
            if left == 0 && drawn.is_none() {
                drawn = Some(mv);
            }
            left = left.saturating_sub(1);
        });
        drawn
    }
}

#[inline]
pub(crate) fn is_open(side: Side, square: Square) -> bool {
    !(OPEN[side.index()] & square.set()).is_none()
}
