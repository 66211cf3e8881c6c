//! The contract of a game.

use std::fmt::{Debug, Display};

use crate::descriptor::Descriptor;
use crate::draft::Draft;
use crate::error::{MoveError, PositionError};
use crate::event::{Cell, Observer, Piece};
use crate::mv::Move;
use crate::outcome::{End, Outcome};
use crate::random::Random;
use crate::refusal::{self, Refusal};
use crate::side::Side;
use crate::sight::Sight;
use crate::step::Step;
use crate::threat::Threat;
use crate::variant::Variant;
use crate::view::View;

/// A game: `Self` is a position.
///
/// A position is a small value without history; moves are made on a copy. One player may move
/// several times in a row: read [`turn`](Game::turn), assume nothing. `Display` and
/// [`parse`](Game::parse) are the notation; it is also the storage, wire and test format.
///
/// What has no default must be written. The defaults below are right for every game; some can be
/// quicker or know more. What follows from all of it is in [`GameExt`].
pub trait Game: Copy + Eq + Debug + Display + Send + Sync + 'static {
    /// A move.
    type Move: Move;

    /// The ways to play.
    type Variant: Variant;

    /// What the game is called, and what there is in it.
    const DESCRIPTOR: &'static Descriptor;

    /// The start of a game. Where the start is random, the seed decides; elsewhere it is not
    /// looked at.
    fn start(variant: Self::Variant, seed: u64) -> Self;

    /// Reads a position. What this accepts can be played on, and is written back byte for byte.
    ///
    /// # Errors
    /// When the text is malformed, or the position is impossible; the error says why.
    fn parse(text: &str, variant: Self::Variant) -> Result<Self, PositionError>;

    /// The variant that is being played.
    fn variant(&self) -> Self::Variant;

    /// Who is to move.
    fn turn(&self) -> Side;

    /// A hash of everything but the quiet counter: equal keys are equal positions to the arbiter.
    /// Kept up to date move by move; a position that is read has the same.
    fn key(&self) -> u64;

    /// The end of the game, if this position is one.
    fn end(&self) -> Option<End>;

    /// Visits every legal move once. A finished game has none.
    fn each_move(&self, visit: impl FnMut(Self::Move));

    /// Makes a move and reports to the observer what happened.
    ///
    /// The move must be legal: an illegal one leaves a position that means nothing, or panics.
    fn play_unchecked<O: Observer>(&mut self, mv: Self::Move, observer: &mut O);

    /// The position as plain data for a screen.
    fn view(&self) -> View;

    /// What stands on a cell; `None` if it is empty or not on the board.
    fn piece_at(&self, cell: Cell) -> Option<Piece>;

    /// The letters of a piece in the notation.
    fn symbol(piece: Piece) -> String;

    /// Makes the fields of a draft fit what stands on its board, after that was changed by hand: what
    /// they told of the moves before is no longer true.
    fn tidy(draft: &mut Draft) {
        draft.set_field("quiet", "0");
    }

    /// What hands do to make a legal move. Each has steps of its own, and none begins with all the
    /// steps of another: when the steps are done, so is the move.
    fn steps(&self, mv: Self::Move) -> Vec<Step>;

    /// The reason for a refusal, in the game's own words. Only [`refusal`](GameExt::refusal) asks,
    /// and only when there is something to explain: the player can do more than pass, a legal move
    /// begins with all steps but the last, none with all of them, and the last one names a cell, a
    /// kind or a choice that the game has, not the cell that was named just before.
    fn explain(&self, steps: &[Step]) -> Refusal;

    /// The quiet counter: plies since the last capture. 0 in a game where every move is final.
    fn quiet(&self) -> u32 {
        0
    }

    /// What the arbiter decides when a game is cut short for its length.
    fn adjudicate(&self) -> Outcome {
        Outcome::Draw
    }

    /// How many legal moves there are.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        self.each_move(|_| count += 1);
        count
    }

    /// One of the legal moves, each equally likely; `None` when the game is over.
    fn random_move(&self, random: &mut Random) -> Option<Self::Move> {
        let count = u32::try_from(self.count_moves()).expect("fewer than four billion moves");
        if count == 0 {
            return None;
        }
        let chosen = random.below(count);
        let (mut index, mut found) = (0, None);
        self.each_move(|mv| {
            if index == chosen {
                found = Some(mv);
            }
            index += 1;
        });
        found
    }

    /// Whether the rules allow this move here.
    fn is_legal(&self, mv: Self::Move) -> bool {
        let mut legal = false;
        self.each_move(|other| legal |= other == mv);
        legal
    }

    /// What the sides attack, for the overlays of an analysis; nothing where the game has nothing of
    /// that sort.
    fn threats(&self) -> Vec<Threat> {
        Vec::new()
    }

    /// What the piece on a cell looks at, for whoever is about to put it there; nothing where the
    /// cell is empty or looking means nothing.
    fn sights(&self, _cell: Cell) -> Vec<Sight> {
        Vec::new()
    }
}

/// What every game can do because of what [`Game`] says.
pub trait GameExt: Game {
    /// Makes a move if it is legal; otherwise the position stays as it is.
    ///
    /// # Errors
    /// When the game is over, or the rules do not allow the move.
    fn play<O: Observer>(&mut self, mv: Self::Move, observer: &mut O) -> Result<(), MoveError> {
        if !self.is_legal(mv) {
            return Err(match self.end() {
                Some(_) => MoveError::Finished,
                None => MoveError::illegal(mv),
            });
        }
        self.play_unchecked(mv, observer);
        Ok(())
    }

    /// The legal moves as a list, where speed does not matter.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.each_move(|mv| moves.push(mv));
        moves
    }

    /// Why no legal move begins with these steps; `None` if one does. The first step that leads
    /// nowhere gives the reason.
    fn refusal(&self, steps: &[Step]) -> Option<Refusal> {
        refusal::refusal(self, steps)
    }
}

impl<G: Game> GameExt for G {}
