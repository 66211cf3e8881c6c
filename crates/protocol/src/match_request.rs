//! What is asked of the referee, and what it answers.

use game::{End, Side};
use serde::{Deserialize, Serialize};

use crate::chat::{ChatLine, ChatSeen, SayLine};
use crate::match_event::{MatchEvent, OfferKind, Seat, TimeControl};
use crate::people::PlayerRating;

/// Asks for a new match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateMatch {
    /// The game's name.
    pub game: String,
    /// The variant's name; the game's first for none.
    #[serde(default)]
    pub variant: Option<String>,
    /// A position to start from instead of the variant's own.
    #[serde(default)]
    pub position: Option<String>,
    /// Decides the start where it is drawn by lot; drawn by the server for none.
    #[serde(default)]
    #[cfg_attr(test, schema(maximum = 9_007_199_254_740_991_u64))]
    pub seed: Option<u64>,
    /// Where the asking player sits.
    #[serde(default)]
    pub side: SideChoice,
    /// How time is kept; not at all for none.
    #[serde(default)]
    pub clock: Option<TimeControl>,
    /// Whether the result counts.
    #[serde(default)]
    pub rated: bool,
    /// Whether everybody may find it, or only who has the link.
    #[serde(default)]
    pub public: bool,
    /// A name to be shown, for a player who has none yet.
    #[serde(default)]
    #[cfg_attr(test, schema(min_length = 1, max_length = 30))]
    pub name: Option<String>,
    /// The computer's strength, from 1, to play against it at once.
    #[serde(default)]
    #[cfg_attr(test, schema(minimum = 1, maximum = 10))]
    pub level: Option<u32>,
}

/// Where a player wants to sit.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum SideChoice {
    /// Begins.
    First,
    /// Answers.
    Second,
    /// Drawn by lot.
    #[default]
    Random,
}

/// A match was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MatchCreated {
    /// Its id.
    pub id: String,
    /// The secret of the seat, for `Authorization: Bearer`.
    pub token: String,
    /// Where the player sits.
    pub side: Side,
    /// The address to send to a friend.
    pub join: String,
}

/// Asks for the free seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinMatch {
    /// A name to be shown, for a player who has none yet.
    #[serde(default)]
    #[cfg_attr(test, schema(min_length = 1, max_length = 30))]
    pub name: Option<String>,
}

/// A seat was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MatchJoined {
    /// The secret of the seat, for `Authorization: Bearer`.
    pub token: String,
    /// Where the player sits.
    pub side: Side,
}

/// A move to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MakeMove {
    /// How many moves there are before it.
    pub ply: u32,
    /// The move in the notation.
    #[serde(rename = "move")]
    #[cfg_attr(test, schema(max_length = 100))]
    pub mv: String,
    /// A name that the sender gives it: sent again under the same name, it is made once.
    #[cfg_attr(test, schema(pattern = "^[!-~]{1,64}$"))]
    pub id: String,
    /// The last event the sender has seen.
    #[serde(default)]
    #[cfg_attr(test, schema(maximum = 9_007_199_254_740_991_u64))]
    pub after: Option<u64>,
}

/// Anything else that a player does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// What.
    pub action: Action,
    /// What is offered.
    #[serde(default)]
    pub kind: Option<OfferKind>,
    /// The number of the offer that is accepted or declined.
    #[serde(default)]
    #[cfg_attr(test, schema(maximum = 9_007_199_254_740_991_u64))]
    pub offer: Option<u64>,
    /// A name that the sender gives it: sent again under the same name, it is done once.
    #[serde(default)]
    #[cfg_attr(test, schema(pattern = "^[!-~]{1,64}$"))]
    pub id: Option<String>,
}

/// What a player can do besides moving.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Action {
    /// Offers something.
    Offer,
    /// Agrees to an offer.
    Accept,
    /// Does not, or takes their own offer back.
    Decline,
    /// Gives up.
    Resign,
    /// Calls the match off, before each had a turn.
    Abort,
    /// Claims a draw by repetition.
    Claim,
    /// Claims the game, since the other has left.
    ClaimLeft,
}

/// What was asked for is done and kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Acknowledgement {
    /// The number of the event in the match's log.
    pub event: u64,
    /// How many moves there are now.
    pub ply: u32,
    /// The position now.
    pub position: String,
}

/// What was asked for is not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ErrorBody {
    /// What programs tell it by.
    pub error: String,
    /// What it means to a person.
    pub message: String,
}

/// How far a match is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum MatchStatus {
    /// A seat is free.
    Waiting,
    /// It is being played.
    Running,
    /// It is over.
    Over,
    /// It was called off.
    Aborted,
}

/// A match as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct MatchState {
    /// Its id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// The first position.
    pub start: String,
    /// The position on the board.
    pub position: String,
    /// How many moves there are.
    pub ply: u32,
    /// Who is to move.
    pub turn: Side,
    /// How far it is.
    pub status: MatchStatus,
    /// The moves so far.
    pub moves: Vec<String>,
    /// How it ended.
    pub outcome: Option<End>,
    /// The clock, if there is one.
    pub clock: Option<ClockState>,
    /// Who plays.
    #[cfg_attr(test, schema(value_type = BySide<Option<Player>>))]
    pub players: Players,
    /// The number of the last event.
    pub events: u64,
    /// The tag of the last event.
    pub tag: String,
    /// What is offered and not yet answered.
    pub offers: Vec<StandingOffer>,
    /// Whether the clocks stand because both wanted it.
    pub paused: bool,
    /// Whether the player to move may claim a draw.
    pub claimable: bool,
    /// Whether the result counts.
    pub rated: bool,
    /// Whether everybody may find it.
    pub public: bool,
    /// The match that follows this one.
    pub next: Option<String>,
    /// Where whoever asks sits.
    pub you: Option<Side>,
}

/// What can be played in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LegalMoves {
    /// How many moves there are.
    pub ply: u32,
    /// The last event that changed the board.
    pub event: u64,
    /// Who is to move.
    pub turn: Side,
    /// The moves in alphabetical order; none where nothing can be played.
    pub moves: Vec<String>,
}

/// The clock of a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct ClockState {
    /// How time is kept.
    #[serde(flatten)]
    pub control: TimeControl,
    /// What is left to each, in milliseconds, where each has a clock.
    pub left: Option<BySide<u64>>,
    /// Whose time runs.
    pub running: Option<Side>,
    /// When the time is over of whoever is to move, in milliseconds since 1970.
    pub deadline: Option<u64>,
    /// What time it is here.
    pub now: u64,
}

/// Something that each side has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BySide<T> {
    /// Of the player who begins.
    pub first: T,
    /// Of the other.
    pub second: T,
}

/// Who plays.
pub type Players = BySide<Option<Player>>;

/// One of the two.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Player {
    /// Who sits there.
    pub seat: Seat,
    /// What they are called, if they have said so.
    pub name: Option<String>,
    /// Whether it is an account; one without a name was deleted.
    pub account: bool,
    /// How well they play this game at this speed, if that is known.
    pub rating: Option<PlayerRating>,
}

/// An offer that waits for its answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct StandingOffer {
    /// Its name: the number of its event.
    pub number: u64,
    /// By whom.
    pub side: Side,
    /// What.
    pub kind: OfferKind,
}

/// What a player can do now besides moving.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MatchOptions {
    /// What is done without being agreed on: resigning, calling off, claiming.
    pub actions: Vec<Action>,
    /// What can be offered.
    pub offers: Vec<OfferKind>,
}

/// What a client says over a WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ClientMessage {
    /// The first thing: which protocol it speaks, of which build it is, and what it has seen.
    Hello {
        /// [`PROTOCOL`] when it was built.
        protocol: u32,
        /// The program's version when it was built.
        #[serde(default)]
        build: Option<String>,
        /// The number of the last event it has; 0 for nothing.
        #[serde(default)]
        since: u64,
        /// The tag of that event.
        #[serde(default)]
        tag: Option<String>,
        /// The secret of its seat, where it has no cookie.
        #[serde(default)]
        token: Option<String>,
        /// What it has seen of the rooms; without it, it hears nothing of them.
        #[serde(default)]
        chat: Option<ChatSeen>,
        /// The code of the language in which it wants to be told why something is not done, such as `fr`.
        /// Without it, or where the server does not know that one, what the browser says holds.
        #[serde(default)]
        language: Option<String>,
    },
    /// A move.
    Move(MakeMove),
    /// Something said in a room.
    Chat(SayLine),
    /// Anything else that a player does; `name` tells which answer belongs to it.
    Act {
        /// What is done.
        act: Act,
        /// Comes back with the answer.
        name: String,
    },
}

/// What the server says over a WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ServerMessage {
    /// The answer to hello.
    Welcome {
        /// The server's [`PROTOCOL`].
        protocol: u32,
        /// The server's version.
        build: String,
        /// Where the client sits; it watches if nowhere.
        side: Option<Side>,
        /// Whether everything follows from the beginning, because the client has seen another log.
        anew: bool,
        /// The server's time, in milliseconds since 1970.
        now: u64,
    },
    /// The client is too old: it has to load itself anew.
    Reload {
        /// The server's [`PROTOCOL`].
        protocol: u32,
        /// The server's version.
        build: String,
    },
    /// The log has grown.
    Event {
        /// By this.
        event: MatchEvent,
    },
    /// What was asked for is done and kept.
    Done {
        /// The name of what was asked for.
        name: String,
        /// As the answer to a request.
        done: Acknowledgement,
    },
    /// What was asked for is not done.
    Refused {
        /// The name of what was asked for.
        name: String,
        /// The status that the same request would have.
        status: u16,
        /// As the answer to a request.
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// Something was said in a room, or a line's text was removed; only for those whose hello told
    /// what they have seen there.
    Line {
        /// The line.
        line: ChatLine,
    },
    /// What was to be said is kept.
    Said {
        /// The name of what was to be said.
        name: String,
        /// As everybody else in the room hears it.
        line: ChatLine,
    },
    /// Nothing has happened since; the connection is alive.
    Heartbeat {
        /// The number of the last event.
        number: u64,
        /// The server's time, in milliseconds since 1970.
        now: u64,
        /// When each player was last seen: now, for one who is connected.
        seen: BySide<Option<u64>>,
    },
    /// The server ends; the connection is closed right after. Nothing is lost: what was not answered
    /// is sent again under the same name.
    Goodbye {
        /// When to come back, in milliseconds from now; another for each client.
        retry: u64,
    },
}

/// Which messages client and server exchange: higher when an old client cannot go on.
pub const PROTOCOL: u32 = 1;

/// The version of the program, which everything in the workspace shares.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");
