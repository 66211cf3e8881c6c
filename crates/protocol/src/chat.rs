//! What people say to each other beside a match. It is no part of the log: text can be removed.

use game::Side;
use serde::{Deserialize, Serialize};

/// Where something is said. Each match has two rooms, with lines of their own.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Room {
    /// Between the two who play; nobody else ever sees it.
    Players,
    /// Among those who watch; who plays sees it when the match is over.
    Spectators,
}

impl Room {
    /// Both.
    pub const ALL: [Room; 2] = [Room::Players, Room::Spectators];

    /// As it is written on the wire.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Room::Players => "players",
            Room::Spectators => "spectators",
        }
    }

    /// The room of that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Room> {
        Room::ALL.into_iter().find(|room| room.name() == name)
    }
}

/// A line as somebody may see it. It is told again, with the same number, when its text was removed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChatLine {
    /// Where it was said.
    pub room: Room,
    /// Its place in the room, from 1.
    pub number: u64,
    /// How often the room had changed with it: the largest that a client has seen is what it comes
    /// back with.
    pub change: u64,
    /// When it was said, in milliseconds since 1970.
    pub at: u64,
    /// Who said it.
    pub person: String,
    /// What they are called now, if they have said so.
    pub name: Option<String>,
    /// Where they sit, if they play.
    pub side: Option<Side>,
    /// Whether whoever reads it has said it.
    pub mine: bool,
    /// What was said; none when it was removed.
    pub text: Option<String>,
}

/// Something to be said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SayLine {
    /// Where; a player's own room, or the spectators', for none.
    #[serde(default)]
    pub room: Option<Room>,
    /// What: one line.
    pub text: String,
    /// A name that the sender gives it: sent again under the same name, it is said once.
    pub id: String,
    /// A name to be shown, for somebody who has none yet.
    #[serde(default)]
    pub name: Option<String>,
}

/// A room as somebody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChatRoom {
    /// Which one.
    pub room: Room,
    /// The rooms that whoever asks may see now.
    pub rooms: Vec<Room>,
    /// What changed in it, in the order of the changes.
    pub lines: Vec<ChatLine>,
    /// How often the room has changed with all that was looked at.
    pub change: u64,
    /// Whether there is more after that.
    pub more: bool,
    /// Those who have spoken here and are not listened to.
    pub muted: Vec<Muted>,
}

/// Somebody who is not listened to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Muted {
    /// Who.
    pub person: String,
    /// What they are called, if they have said so.
    pub name: Option<String>,
}

/// Asks not to hear somebody any more, or again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MutePerson {
    /// Whom.
    pub person: String,
    /// Whether they are muted from now on.
    pub muted: bool,
}

/// Shows a line to whoever runs the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReportLine {
    /// Where it was said.
    pub room: Room,
    /// Its number.
    pub line: u64,
    /// What is wrong with it.
    #[serde(default)]
    pub why: Option<String>,
}

/// A line was reported.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LineReported {
    /// The number of the report.
    pub report: u64,
}

/// What a client has seen of the rooms: the last change of each.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChatSeen {
    /// Of the players' room.
    #[serde(default)]
    pub players: u64,
    /// Of the spectators' room.
    #[serde(default)]
    pub spectators: u64,
}

impl ChatSeen {
    /// Of that room.
    #[must_use]
    pub fn of(self, room: Room) -> u64 {
        match room {
            Room::Players => self.players,
            Room::Spectators => self.spectators,
        }
    }
}
