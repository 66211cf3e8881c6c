//! Making a move.

use game::{Event, Observer};

use crate::lines::Word;
use crate::mv::Move;
use crate::position::{Quindo, with_word};
use crate::square::Square;
use crate::{keys, view};

impl Quindo {
    /// Makes a legal move.
    #[inline]
    pub(crate) fn make<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        match mv {
            Move::Leap { from, to } => {
                with_word!(self.size, B => self.leap::<B, O>(from, to, observer));
            }
            Move::Pass => self.pass(observer),
        }
    }

    /// A pawn goes from one square to another.
    #[inline]
    fn leap<B: Word, O: Observer>(&mut self, from: Square, to: Square, observer: &mut O) {
        let mover = self.turn;
        let board = self.board::<B>();
        let between = B::between(from, to).expect("a pawn moves in a straight line");
        let jumped = between & board.enemy;
        let distance = (between & board.empty).count() as u8 + 1;
        let (start, landing) = (B::index(from), B::index(to));
        let stays = board.field.has(landing);

        let landed = B::one(landing) & board.field; // nothing on the border
        self.pawns[mover.index()] = ((board.own | jumped | landed) ^ B::one(start)).wide();
        self.pawns[mover.other().index()] = (board.enemy ^ jumped).wide();
        // Index 0 has no key: chosen rather than skipped, since no processor can guess who stays.
        self.key ^= keys::pawn(mover, start) ^ keys::pawn(mover, if stays { landing } else { 0 });
        for pawn in jumped.cells() {
            self.key ^= keys::flip(pawn);
        }

        if O::LISTENS {
            observer.see(Event::Moved { from: self.cell(from), to: self.cell(to) });
            let mut flip = |pawn| observer.see(Event::Flipped { at: self.cell(B::square(pawn)) });
            if from < to {
                jumped.cells().for_each(&mut flip);
            } else {
                jumped.turned().cells().for_each(|pawn| flip(B::LAST - pawn));
            }
            if !stays {
                observer.see(Event::Left { at: self.cell(to), piece: view::pawn(mover) });
            }
        }
        let quiet = stays && jumped.is_none();
        self.hand_over(distance, if quiet { self.quiet + 1 } else { 0 }, observer);
    }

    /// The player to move, who cannot, passes.
    fn pass(&mut self, observer: &mut impl Observer) {
        observer.see(Event::Passed);
        self.hand_over(0, self.quiet + 1, observer);
    }

    /// Ends the turn: the opponent may not go `barred`.
    #[inline]
    fn hand_over(&mut self, barred: u8, quiet: u8, observer: &mut impl Observer) {
        let (barred_before, quiet_before) = (self.barred, self.quiet);
        (self.barred, self.quiet, self.turn) = (barred, quiet, self.turn.other());
        self.key ^= keys::barred(barred_before) ^ keys::barred(barred) ^ keys::TURN;
        if barred != barred_before {
            observer.see(Event::Counted { counter: view::BARRED, value: barred.into() });
        }
        if quiet != quiet_before {
            observer.see(Event::Counted { counter: view::QUIET, value: quiet.into() });
        }
        observer.see(Event::Handed { to: self.turn });
    }
}
