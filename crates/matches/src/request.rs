//! What the referee is asked, what it must know, and what it says.

use game::Side;
use protocol::{Acknowledgement, EventBody, MatchSetup, OfferKind, Seat};

use crate::timing::Millis;

/// What somebody wants, or the time of day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Takes a seat: that one, or the free one.
    Join {
        /// Who.
        seat: Seat,
        /// Where.
        side: Option<Side>,
    },
    /// Makes a move.
    Move {
        /// Who.
        side: Side,
        /// The move in the notation.
        mv: String,
        /// How many moves there are before it.
        ply: u32,
        /// The last event the player has seen, if they say so.
        after: Option<u64>,
        /// The name the player gives it.
        id: String,
    },
    /// Offers something.
    Offer {
        /// Who.
        side: Side,
        /// What.
        kind: OfferKind,
        /// The name the player gives it.
        id: Option<String>,
    },
    /// Agrees to an offer.
    Accept {
        /// Who.
        side: Side,
        /// Its number.
        offer: u64,
        /// The name the player gives it.
        id: Option<String>,
    },
    /// Does not, or takes their own offer back.
    Decline {
        /// Who.
        side: Side,
        /// Its number.
        offer: u64,
        /// The name the player gives it.
        id: Option<String>,
    },
    /// Gives up.
    Resign {
        /// Who.
        side: Side,
        /// The name the player gives it.
        id: Option<String>,
    },
    /// Calls the match off.
    Abort {
        /// Who.
        side: Side,
        /// The name the player gives it.
        id: Option<String>,
    },
    /// Claims a draw by repetition.
    Claim {
        /// Who.
        side: Side,
        /// The name the player gives it.
        id: Option<String>,
    },
    /// Claims the game, since the other has left.
    ClaimLeft {
        /// Who stayed.
        side: Side,
        /// The name the player gives it.
        id: Option<String>,
    },
    /// Nobody asks: is anything due?
    Tick,
}

/// Time in which nobody could move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Outage {
    /// Its beginning.
    pub from: Millis,
    /// Its end.
    pub to: Millis,
}

/// What the referee must know besides the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Context {
    /// When the request was received.
    pub now: Millis,
    /// When each was last seen.
    pub seen: [Option<Millis>; 2],
    /// When nobody could move, in the order of time.
    pub outages: Vec<Outage>,
    /// The id of the next match, should this request make one.
    pub next: String,
}

impl Context {
    /// That moment, and nothing else of note.
    #[must_use]
    pub fn at(now: Millis) -> Context {
        Context { now, ..Context::default() }
    }
}

/// What follows from a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// What is to be added to the log; nothing where it was done before, or nothing is due.
    pub events: Vec<EventBody>,
    /// What whoever asked is told once the events are kept.
    pub done: Acknowledgement,
    /// The match that is to be made with the same append, its id being [`Context::next`].
    pub next: Option<MatchSetup>,
}
