//! The two players.

use game::Side;
use serde::{Deserialize, Serialize};

/// A player: the one who begins, or the other.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SideId {
    /// The player who begins, drawn at the bottom of the board.
    First,
    /// The other player.
    Second,
}

impl From<Side> for SideId {
    fn from(side: Side) -> SideId {
        match side {
            Side::First => SideId::First,
            Side::Second => SideId::Second,
        }
    }
}

impl From<SideId> for Side {
    fn from(side: SideId) -> Side {
        match side {
            SideId::First => Side::First,
            SideId::Second => Side::Second,
        }
    }
}

/// What a game calls one of its sides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SideName {
    /// The letter of the notation.
    pub letter: char,
    /// The English name, as it begins a sentence.
    pub en: String,
    /// The French name, as it begins a sentence.
    pub fr: String,
}

impl From<game::SideName> for SideName {
    fn from(name: game::SideName) -> SideName {
        SideName { letter: name.letter, en: name.en.to_owned(), fr: name.fr.to_owned() }
    }
}
