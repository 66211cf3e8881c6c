//! What the referee does not allow, and why.

use std::error::Error;
use std::fmt;

use game::{Arg, LocalizedError, Message, MoveError, VerdictError};

use crate::messages;
use crate::setup::{MAX_DAYS, MAX_INCREMENT, MAX_MAIN_TIME};

/// Why a request changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The table cannot be laid like that.
    Setup(Message),
    /// The position leaves nothing to play.
    NothingToPlay,
    /// A clock cannot be set like that.
    Clock,
    /// Both seats are taken.
    Full,
    /// A seat is still free.
    Waiting,
    /// The match is over.
    Finished,
    /// The match is not over.
    NotFinished,
    /// The clocks stand.
    Paused,
    /// Nobody wanted the clocks to stand.
    NotPaused,
    /// There is no clock that could stand.
    NoClock,
    /// The match cannot be gone on with under the rules of today.
    Frozen,
    /// It is the other's turn.
    NotYourTurn,
    /// The move is for another position.
    OtherPly {
        /// How many moves there are.
        expected: u32,
        /// How many the player thinks there are.
        found: u32,
    },
    /// The board has changed since.
    OtherEvent {
        /// The last event that changed it.
        expected: u64,
        /// The last event the player has seen.
        found: u64,
    },
    /// The rules do not allow the move.
    Move(MoveError),
    /// There is nothing to claim.
    Verdict(VerdictError),
    /// The player's time was over.
    Late,
    /// The same is offered already.
    Offered,
    /// The same was declined, and nothing has been played since.
    Declined,
    /// No such offer stands.
    NoOffer,
    /// It is the player's own offer.
    OwnOffer,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// In a match that counts nothing is taken back.
    Rated,
    /// Each has had a turn, so both must agree.
    TooLateToAbort,
    /// The other has not been away for long enough.
    NotLeft,
    /// There has been a rematch already.
    Rematched,
    /// Something else is due first: ask again when it is done.
    Due,
}

impl Refusal {
    /// What programs tell it by.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Setup(_) | Refusal::NothingToPlay => "setup",
            Refusal::Clock => "clock",
            Refusal::Full => "full",
            Refusal::Waiting => "waiting",
            Refusal::Finished | Refusal::Move(MoveError::Finished) => "finished",
            Refusal::NotFinished => "not_finished",
            Refusal::Paused => "paused",
            Refusal::NotPaused => "not_paused",
            Refusal::NoClock => "no_clock",
            Refusal::Frozen => "frozen",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::OtherPly { .. } => "ply",
            Refusal::OtherEvent { .. } => "event",
            Refusal::Move(_) => "illegal",
            Refusal::Verdict(_) => "no_claim",
            Refusal::Late => "late",
            Refusal::Offered => "offered",
            Refusal::Declined => "declined",
            Refusal::NoOffer => "no_offer",
            Refusal::OwnOffer => "own_offer",
            Refusal::NothingToTakeBack => "nothing_to_take_back",
            Refusal::Rated => "rated",
            Refusal::TooLateToAbort => "too_late_to_abort",
            Refusal::NotLeft => "not_left",
            Refusal::Rematched => "rematched",
            Refusal::Due => "due",
        }
    }
}

impl LocalizedError for Refusal {
    fn message(&self) -> Message {
        match self {
            Refusal::Setup(message) => message.clone(),
            Refusal::NothingToPlay => messages::nothing_to_play(),
            Refusal::Clock => messages::bad_clock(MAX_MAIN_TIME, MAX_INCREMENT, MAX_DAYS),
            Refusal::Full => messages::full(),
            Refusal::Waiting => messages::waiting(),
            Refusal::Finished => messages::finished(),
            Refusal::NotFinished => messages::not_finished(),
            Refusal::Paused => messages::paused(),
            Refusal::NotPaused => messages::not_paused(),
            Refusal::NoClock => messages::no_clock(),
            Refusal::Frozen => messages::frozen(),
            Refusal::NotYourTurn => messages::not_your_turn(),
            Refusal::OtherPly { expected, found } => messages::other_ply(*found, *expected),
            Refusal::OtherEvent { expected, found } => messages::other_event(
                Arg::Number(i64::try_from(*expected).unwrap_or(i64::MAX)),
                Arg::Number(i64::try_from(*found).unwrap_or(i64::MAX)),
            ),
            Refusal::Move(error) => error.message(),
            Refusal::Verdict(error) => error.message(),
            Refusal::Late => messages::late(),
            Refusal::Offered => messages::offered(),
            Refusal::Declined => messages::declined(),
            Refusal::NoOffer => messages::no_offer(),
            Refusal::OwnOffer => messages::own_offer(),
            Refusal::NothingToTakeBack => messages::nothing_to_take_back(),
            Refusal::Rated => messages::rated(),
            Refusal::TooLateToAbort => messages::too_late_to_abort(),
            Refusal::NotLeft => messages::not_left(),
            Refusal::Rematched => messages::rematched(),
            Refusal::Due => messages::due(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for Refusal {}
