//! What can be seen of somebody: ratings, and the games they played.

use game::{Reason, Side};
use serde::{Deserialize, Serialize};

use crate::match_request::MatchStatus;
use crate::speed::Speed;

/// How well somebody plays a game at a speed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RatingInfo {
    /// The game's name.
    pub game: String,
    /// The speed.
    pub speed: Speed,
    /// The rating (Glicko-2).
    pub rating: i32,
    /// How far off it may be: two thirds of the time, by less than this.
    pub deviation: u32,
    /// Whether it is hardly more than a guess yet.
    pub provisional: bool,
    /// How many rated games it is made of.
    pub games: u32,
}

/// The rating of a player at a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlayerRating {
    /// The rating, before this match where it counts and is over.
    pub rating: i32,
    /// Whether it is hardly more than a guess yet.
    pub provisional: bool,
    /// What the match changed about it.
    pub change: Option<i32>,
}

/// An account as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Profile {
    /// The name.
    pub name: String,
    /// Since when there is the account, in milliseconds since 1970.
    pub since: u64,
    /// How well they play.
    pub ratings: Vec<RatingInfo>,
    /// How many games they have finished.
    pub games: u32,
    /// Whether whoever asks is that person.
    pub you: bool,
}

/// How a rating went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RatingPoint {
    /// After that match.
    #[serde(rename = "match")]
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The speed.
    pub speed: Speed,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// The rating after it.
    pub rating: i32,
}

/// One of somebody's games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlayedGame {
    /// The match.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// How far it is.
    pub status: MatchStatus,
    /// When the last thing happened in it, in milliseconds since 1970.
    pub at: u64,
    /// Where the person sits.
    pub side: Side,
    /// The name of the other, if they have one.
    pub opponent: Option<String>,
    /// Whether the other is an account, whose name leads somewhere.
    pub account: bool,
    /// Whether the other is the computer.
    pub engine: bool,
    /// Who won; nobody in a draw, and before the end.
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Option<Reason>,
    /// Whether it counts.
    pub rated: bool,
    /// How fast it is; none without a clock.
    pub speed: Option<Speed>,
    /// What it changed about the person's rating.
    pub change: Option<i32>,
}

/// Some of somebody's games, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GamesPage {
    /// The games.
    pub games: Vec<PlayedGame>,
    /// Where the next ones begin, for `before`; none where there are no more.
    pub next: Option<String>,
}
