//! A game being played.

use catalog::{Setup, Table};
use game::{End, Side, View};
use serde::{Deserialize, Serialize};

/// What a table is laid with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetupRequest {
    /// The game's name.
    pub game: String,
    /// The variant's name; the default for none.
    pub variant: Option<String>,
    /// A position to start from instead of the variant's own.
    pub position: Option<String>,
    /// Decides the start where it is drawn by lot.
    pub seed: u64,
}

impl SetupRequest {
    /// What the game's [`Entry`](catalog::Entry) lays it with.
    #[must_use]
    pub fn setup(&self) -> Setup<'_> {
        let (variant, position) = (self.variant.as_deref(), self.position.as_deref());
        Setup { variant, position, seed: self.seed }
    }
}

/// Everything there is to know about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TableState {
    /// The game's name.
    pub game: &'static str,
    /// The variant's name.
    pub variant: &'static str,
    /// The first position.
    pub start: String,
    /// The position on the board.
    pub position: String,
    /// The moves so far.
    pub moves: Vec<String>,
    /// Who is to move.
    pub turn: Side,
    /// The end of the game, if it is over.
    pub end: Option<End>,
    /// Whether the player to move may claim a draw by repetition.
    pub can_claim: bool,
    /// The board.
    pub view: View,
}

impl TableState {
    /// That table, now.
    #[must_use]
    pub fn of(table: &dyn Table) -> TableState {
        TableState {
            game: table.game(),
            variant: table.variant(),
            start: table.start(),
            position: table.position(),
            moves: table.moves(),
            turn: table.turn(),
            end: table.end(),
            can_claim: table.can_claim(),
            view: table.view(),
        }
    }
}
