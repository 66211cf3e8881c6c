//! The games there are.

use catalog::Entry;
use game::{PaletteItem, SideName};
use serde::Serialize;

/// A game as it is listed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GameInfo {
    /// The name in files and addresses.
    pub name: &'static str,
    /// Which state of its rules this is; a match remembers the one it was begun with.
    pub revision: u32,
    /// What the sides are called, the beginner first.
    pub sides: [SideName; 2],
    /// What the kinds of piece are called.
    pub kinds: &'static [&'static str],
    /// The ways to play, the default first.
    pub variants: Vec<VariantInfo>,
    /// The codes of all refusals.
    pub refusals: Vec<&'static str>,
    /// The names of all choices that a step can be.
    pub choices: &'static [&'static str],
    /// Whether players may be shown what a move would do before they make it.
    pub previews: bool,
    /// What can be put on the board by hand.
    pub palette: &'static [PaletteItem],
    /// What the fields of a position beside board and turn are called.
    pub fields: Vec<&'static str>,
    /// Quiet moves in a row that end the game, where there is such a limit.
    pub quiet_limit: Option<u8>,
    /// Moves after which a game is over in any case.
    pub max_moves: usize,
    /// The computer's strengths, the gentlest first.
    pub levels: Vec<LevelInfo>,
}

/// One way to play a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct VariantInfo {
    /// Its name.
    pub name: &'static str,
    /// Whether the start is drawn by lot.
    pub seeded: bool,
}

/// One strength of the computer.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
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
            name,
            seeded: entry.is_seeded(name).expect("the game has named the variant itself"),
        };
        let descriptor = entry.descriptor();
        let levels = (1..).zip(entry.levels());
        GameInfo {
            name: descriptor.name,
            revision: descriptor.revision,
            sides: descriptor.sides,
            kinds: descriptor.kinds,
            variants: entry.variants().into_iter().map(variant).collect(),
            refusals: descriptor.all_refusals(),
            choices: descriptor.choices,
            previews: descriptor.previews,
            palette: descriptor.format.palette,
            fields: descriptor.format.field_names().collect(),
            quiet_limit: descriptor.quiet_limit,
            max_moves: game::MAX_GAME_PLIES,
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
