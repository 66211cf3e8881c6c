//! Matches in lists: the lobby, and the matches of one person.

use game::{End, Side};
use serde::{Deserialize, Serialize};

use crate::match_event::TimeControl;
use crate::match_request::{MatchStatus, Players};

/// A match in a list: enough to choose it, and for a small picture of its board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct ListedMatch {
    /// Its id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// Whether it begins with another position than the variant's own.
    pub custom: bool,
    /// How time is kept; not at all for none.
    pub clock: Option<TimeControl>,
    /// Whether the result counts.
    pub rated: bool,
    /// Whether everybody may find it.
    pub public: bool,
    /// How far it is.
    pub status: MatchStatus,
    /// Who plays; nobody where a seat is free.
    pub players: Players,
    /// How many moves there are.
    pub ply: u32,
    /// Who is to move.
    pub turn: Side,
    /// The position on the board.
    pub position: String,
    /// When the time is over of whoever is to move, in milliseconds since 1970.
    pub deadline: Option<u64>,
    /// How it ended.
    pub outcome: Option<End>,
    /// The number of the last event.
    pub events: u64,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When something last happened in it.
    pub at: u64,
}

/// Who is looking for somebody, and what is being played.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LobbyState {
    /// Open challenges, the longest waiting first.
    pub challenges: Vec<ListedMatch>,
    /// Games that can be watched, the liveliest first.
    pub games: Vec<ListedMatch>,
    /// How many people are connected.
    pub people: u32,
}

/// A match of whoever asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct MyMatch {
    /// The match.
    #[serde(flatten)]
    pub listed: ListedMatch,
    /// Where they sit; who plays both sides has the one that is to move.
    pub side: Side,
    /// Whether it waits for their move.
    pub waits: bool,
}

/// The matches of whoever asks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct MyMatches {
    /// Whether anything is known of whoever asks; if not, nothing can happen either.
    pub known: bool,
    /// Those that wait for their move, the most urgent first.
    pub waiting: Vec<MyMatch>,
    /// Those in which the other is to move.
    pub others: Vec<MyMatch>,
    /// Those that nobody has joined yet.
    pub challenges: Vec<MyMatch>,
    /// The last that ended.
    pub finished: Vec<MyMatch>,
    /// Whether there is a feed of their turns.
    pub feed: bool,
    /// What time it is here, in milliseconds since 1970.
    pub now: u64,
}

/// A line of the stream of somebody's matches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MatchNews {
    /// What is new about it.
    pub news: News,
    /// The match as it stands.
    #[serde(rename = "match")]
    pub about: MyMatch,
}

/// What is new about a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum News {
    /// It was there when the stream began.
    Open,
    /// It was made since.
    Created,
    /// The free seat was taken.
    Joined,
    /// It waits for a move of whoever listens.
    Turn,
    /// Something else has happened.
    Changed,
    /// It is over, or was called off.
    Ended,
}

/// Asks for an opponent: any who wants to play the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PairingRequest {
    /// The game's name.
    pub game: String,
    /// The variant's name; the game's first for none.
    #[serde(default)]
    pub variant: Option<String>,
    /// How time is kept; not at all for none.
    #[serde(default)]
    pub clock: Option<TimeControl>,
    /// Whether the result counts.
    #[serde(default)]
    pub rated: bool,
    /// A name to be shown, for a player who has none yet.
    #[serde(default)]
    pub name: Option<String>,
}

/// A seat was found, or made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Pairing {
    /// The match.
    pub id: String,
    /// The secret of the seat, for `Authorization: Bearer`.
    pub token: String,
    /// Where the player sits.
    pub side: Side,
    /// Whether there is an opponent; otherwise the match waits for one.
    pub paired: bool,
}

/// A feed of somebody's turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct FeedAddress {
    /// Its address, which is a secret and is told only once.
    pub url: String,
}
