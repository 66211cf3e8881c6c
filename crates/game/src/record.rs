//! A whole game: where it began, what was played, and how the arbiter ends it.

use crate::error::{LocalizedError, MoveError};
use crate::errors_in_english;
use crate::event::Observer;
use crate::game::{Game, GameExt};
use crate::message::Message;
use crate::messages;
use crate::outcome::{End, Reason};
use crate::side::Side;
use crate::variant::Variant;

/// The occurrence of a position from which the player to move may claim a draw.
pub const CLAIMABLE: usize = 3;

/// The occurrence of a position that draws the game without a claim.
pub const REPEATED: usize = 5;

/// The plies after which the arbiter ends a game.
pub const MAX_GAME_PLIES: usize = 600;

/// How a game began.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// From the variant's own start, drawn by this seed where it is drawn at random.
    Seed(u64),
    /// From a position set up by hand.
    Position,
}

/// A game from its first position to the last, with the rules that need the history: repetition,
/// the greatest length, resignation, agreed draws and time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    origin: Origin,
    /// The start and the position after every move: never empty.
    positions: Vec<G>,
    moves: Vec<G::Move>,
    /// What the players or the clock decided, where the moves alone decide nothing.
    verdict: Option<End>,
}

impl<G: Game> Record<G> {
    /// A new game of that variant. Where nothing is drawn by lot, the seed is forgotten.
    #[must_use]
    pub fn new(variant: G::Variant, seed: u64) -> Record<G> {
        let seed = if variant.is_seeded() { seed } else { 0 };
        Record::begin(Origin::Seed(seed), G::start(variant, seed))
    }

    /// A new game from a position set up by hand.
    #[must_use]
    pub fn from_position(start: G) -> Record<G> {
        Record::begin(Origin::Position, start)
    }

    fn begin(origin: Origin, start: G) -> Record<G> {
        Record { origin, positions: vec![start], moves: Vec::new(), verdict: None }
    }

    /// How the game began.
    #[must_use]
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// The first position.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.positions[0]
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &G {
        self.positions.last().expect("a record has at least its start")
    }

    /// The start and the position after every move.
    #[must_use]
    pub fn positions(&self) -> &[G] {
        &self.positions
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// Plays a move; on error nothing changes.
    ///
    /// # Errors
    /// When the game is over, or the rules do not allow the move.
    pub fn play<O: Observer>(&mut self, mv: G::Move, observer: &mut O) -> Result<(), MoveError> {
        if self.end().is_some() {
            return Err(MoveError::Finished);
        }
        let mut next = *self.position();
        next.play(mv, observer)?;
        self.positions.push(next);
        self.moves.push(mv);
        Ok(())
    }

    /// The players take the last move back. Gives the move, if there was one; a game that is over
    /// stays over.
    pub fn take_back(&mut self) -> Option<G::Move> {
        if self.end().is_some() { None } else { self.rewind() }
    }

    /// Goes back to before the last move, however the game ended: for whoever looks through a game,
    /// not for whoever plays it. Gives the move, if there was one; with it goes any verdict.
    pub fn rewind(&mut self) -> Option<G::Move> {
        self.verdict = None;
        let mv = self.moves.pop()?;
        self.positions.pop();
        Some(mv)
    }

    /// The end of the game, if it is over.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.position().end().or(self.verdict).or_else(|| self.arbiter())
    }

    /// What the arbiter decides without being asked.
    fn arbiter(&self) -> Option<End> {
        if self.occurrences() >= REPEATED {
            return Some(End::draw(Reason::Repetition));
        }
        (self.moves.len() >= MAX_GAME_PLIES)
            .then(|| End { outcome: self.position().adjudicate(), reason: Reason::Length })
    }

    /// How often the position on the board has stood in this game, this time included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        let key = self.position().key();
        self.positions.iter().filter(|position| position.key() == key).count()
    }

    /// Whether the player to move may claim a draw.
    #[must_use]
    pub fn can_claim(&self) -> bool {
        self.end().is_none() && self.occurrences() >= CLAIMABLE
    }

    /// The player to move claims a draw by repetition.
    ///
    /// # Errors
    /// When the game is over, or the position has not stood often enough.
    pub fn claim_draw(&mut self) -> Result<(), VerdictError> {
        self.open()?;
        let occurrences = self.occurrences();
        if occurrences < CLAIMABLE {
            return Err(VerdictError::NotRepeated { occurrences });
        }
        self.verdict = Some(End::draw(Reason::Claim));
        Ok(())
    }

    /// A player gives up.
    ///
    /// # Errors
    /// When the game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), VerdictError> {
        self.decide(End::win(!side, Reason::Resignation))
    }

    /// The players agree to a draw.
    ///
    /// # Errors
    /// When the game is over.
    pub fn agree_draw(&mut self) -> Result<(), VerdictError> {
        self.decide(End::draw(Reason::Agreement))
    }

    /// A player's time has run out.
    ///
    /// # Errors
    /// When the game is over.
    pub fn out_of_time(&mut self, side: Side) -> Result<(), VerdictError> {
        self.decide(End::win(!side, Reason::Time))
    }

    /// A player has left the game for good.
    ///
    /// # Errors
    /// When the game is over.
    pub fn abandon(&mut self, side: Side) -> Result<(), VerdictError> {
        self.decide(End::win(!side, Reason::Abandoned))
    }

    /// The game is called off.
    ///
    /// # Errors
    /// When the game is over.
    pub fn abort(&mut self) -> Result<(), VerdictError> {
        self.decide(End::draw(Reason::Aborted))
    }

    fn decide(&mut self, verdict: End) -> Result<(), VerdictError> {
        self.open()?;
        self.verdict = Some(verdict);
        Ok(())
    }

    fn open(&self) -> Result<(), VerdictError> {
        self.end().map_or(Ok(()), |_| Err(VerdictError::Finished))
    }
}

/// Why the players' decision does not stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum VerdictError {
    /// The game is over.
    Finished,
    /// A draw was claimed too early.
    NotRepeated {
        /// How often the position has stood.
        occurrences: usize,
    },
}

impl LocalizedError for VerdictError {
    fn message(&self) -> Message {
        match *self {
            VerdictError::Finished => messages::finished(),
            VerdictError::NotRepeated { occurrences } => {
                messages::not_repeated(occurrences, CLAIMABLE)
            }
        }
    }
}

errors_in_english!(VerdictError);
