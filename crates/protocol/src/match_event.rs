//! The log of a match: what happened, numbered from 1.

use game::{Reason, Side};
use serde::{Deserialize, Serialize};

/// One entry of a match's log, as it is kept and as it is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MatchEvent {
    /// Its place in the log, from 1.
    pub number: u64,
    /// Drawn at random: whoever comes back with another tag has seen another log.
    pub tag: String,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub body: EventBody,
}

/// What can happen in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum EventBody {
    /// The match was made; always the first.
    Created(MatchSetup),
    /// Somebody took a seat.
    Joined {
        /// Which one.
        side: Side,
        /// Who.
        seat: Seat,
    },
    /// A move was made.
    Moved {
        /// By whom.
        side: Side,
        /// The move in the notation.
        #[serde(rename = "move")]
        mv: String,
        /// How many moves there are now.
        ply: u32,
        /// The name its sender gave it.
        id: String,
        /// What it cost the sender's clock, in milliseconds, before any increment.
        charged: u64,
    },
    /// A player offers something; the entry's number is the offer's name.
    Offered {
        /// By whom.
        side: Side,
        /// What.
        offer: OfferKind,
        /// The name its sender gave it.
        id: Option<String>,
    },
    /// The other player agrees.
    Accepted {
        /// Who agrees.
        side: Side,
        /// The number of the offer.
        offer: u64,
        /// The name its sender gave it.
        id: Option<String>,
    },
    /// The other player does not, or the player who offered has changed their mind.
    Declined {
        /// Who says so.
        side: Side,
        /// The number of the offer.
        offer: u64,
        /// The name its sender gave it.
        id: Option<String>,
    },
    /// Moves were taken back.
    TakenBack {
        /// How many moves there are now.
        ply: u32,
    },
    /// The clocks stand until both want to go on.
    Paused,
    /// The clocks run again.
    Resumed,
    /// A player gave up.
    Resigned {
        /// Who.
        side: Side,
        /// The name its sender gave it.
        id: Option<String>,
    },
    /// A player claimed a draw, since the position has come up three times.
    Claimed {
        /// Who.
        side: Side,
        /// The name its sender gave it.
        id: Option<String>,
    },
    /// A player's time ran out.
    Flagged {
        /// Whose.
        side: Side,
    },
    /// A player left, and the other did not wait any longer.
    Left {
        /// Who left.
        side: Side,
        /// The name that the other gave it who claimed the game.
        id: Option<String>,
    },
    /// Nobody could move in this time, so it does not count.
    Outage {
        /// Its beginning, in milliseconds since 1970.
        from: u64,
        /// Its end.
        to: u64,
    },
    /// The rules have changed so that the match cannot be gone on with.
    Annulled,
    /// The match is over.
    Ended {
        /// Who won, if anybody.
        winner: Option<Side>,
        /// Why.
        reason: Reason,
        /// Who called it off, where one player alone did.
        by: Option<Side>,
        /// The name that they gave it.
        id: Option<String>,
    },
    /// Both want to play again: the next match.
    Rematched {
        /// Its id.
        next: String,
    },
}

/// What was agreed on before the first move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct MatchSetup {
    /// The game's name.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// The first position, if it is not the variant's own.
    pub position: Option<String>,
    /// Decides the start where it is drawn by lot.
    pub seed: u64,
    /// The revision of the rules.
    pub rules: u32,
    /// How time is kept; not at all for none.
    pub clock: Option<TimeControl>,
    /// Whether the result counts.
    pub rated: bool,
    /// Whether everybody may find it, or only who has the link.
    pub public: bool,
    /// Who begins, if somebody sits there already.
    pub first: Option<Seat>,
    /// Who answers, if somebody sits there already.
    pub second: Option<Seat>,
    /// The match that this one follows.
    pub previous: Option<String>,
}

/// Who sits at a side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Seat {
    /// A person, or a program of theirs.
    Person {
        /// Their id; a name is not part of the log.
        id: String,
    },
    /// The computer.
    Engine {
        /// Its strength, from 1.
        level: u32,
    },
}

/// How time is kept.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(untagged, deny_unknown_fields)]
pub enum TimeControl {
    /// A clock for each player.
    Live {
        /// What each begins with, in seconds.
        #[cfg_attr(test, schema(maximum = 21600))]
        base: u32,
        /// What each gets for a turn, in seconds.
        #[cfg_attr(test, schema(maximum = 600))]
        increment: u32,
    },
    /// So many days for every turn.
    Days {
        /// How many.
        #[cfg_attr(test, schema(minimum = 1, maximum = 30))]
        days: u32,
    },
}

/// What a player can offer the other.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum OfferKind {
    /// To end without a winner.
    Draw,
    /// To take moves back, to the offering player's last turn.
    TakeBack,
    /// To stop the clocks.
    Pause,
    /// To let them run again.
    Resume,
    /// To call the match off.
    Abort,
    /// To play again, with the sides exchanged.
    Rematch,
}
