//! The games there are.

use catalog::Entry;
use serde::{Deserialize, Serialize};

use crate::side::SideName;

/// A game as it is listed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// The name in files and addresses.
    pub name: String,
    /// What the sides are called, the beginner first.
    pub sides: [SideName; 2],
    /// What the kinds of piece are called.
    pub kinds: Vec<String>,
    /// The ways to play, the default first.
    pub variants: Vec<VariantInfo>,
    /// The codes of all refusals.
    pub refusals: Vec<String>,
    /// The names of all choices that a step can be.
    pub choices: Vec<String>,
    /// The computer's strengths, the gentlest first.
    pub levels: Vec<LevelInfo>,
}

/// One way to play a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VariantInfo {
    /// Its name.
    pub name: String,
    /// Whether the start is drawn by lot.
    pub seeded: bool,
}

/// One strength of the computer.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelInfo {
    /// From 1, the gentlest.
    pub number: u32,
    /// Its measured rating, where it was measured.
    pub rating: Option<i32>,
}

impl GameInfo {
    /// A game of the list.
    #[must_use]
    pub fn of(entry: &dyn Entry) -> GameInfo {
        let variant = |name: &'static str| VariantInfo {
            name: name.to_owned(),
            seeded: entry.is_seeded(name).expect("the game has named the variant itself"),
        };
        let levels = (1..).zip(entry.levels());
        GameInfo {
            name: entry.name().to_owned(),
            sides: entry.sides().map(SideName::from),
            kinds: owned(entry.kinds()),
            variants: entry.variants().into_iter().map(variant).collect(),
            refusals: owned(&entry.refusals()),
            choices: owned(entry.choices()),
            levels: levels
                .map(|(number, level)| LevelInfo { number, rating: level.rating })
                .collect(),
        }
    }

    /// Every game there is, in the order they are shown.
    #[must_use]
    pub fn all() -> Vec<GameInfo> {
        catalog::GAMES.iter().map(|&entry| GameInfo::of(entry)).collect()
    }
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}
