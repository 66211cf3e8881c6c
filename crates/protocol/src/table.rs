//! A game being played.

use catalog::Table;
use serde::{Deserialize, Serialize};

use crate::side::SideId;
use crate::step::{LegalMove, Step};
use crate::view::View;

/// What a table is laid with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
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

/// Everything there is to know about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TableState {
    /// The game's name.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// The first position.
    pub start: String,
    /// The position on the board.
    pub position: String,
    /// The moves so far.
    pub moves: Vec<String>,
    /// Who is to move.
    pub turn: SideId,
    /// The moves that can be played, in alphabetical order; none when the game is over.
    pub legal: Vec<LegalMove>,
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
        let view = table.view();
        let legal = |(text, steps): (String, Vec<game::Step>)| LegalMove {
            text,
            steps: steps.into_iter().map(|step| Step::of(step, &view)).collect(),
        };
        TableState {
            game: table.game().to_owned(),
            variant: table.variant().to_owned(),
            start: table.start(),
            position: table.position(),
            moves: table.moves(),
            turn: table.turn().into(),
            legal: table.legal_steps().into_iter().map(legal).collect(),
            end: table.end().map(End::from),
            can_claim: table.can_claim(),
            view: View::from(&view),
        }
    }
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct End {
    /// Who won, if anybody.
    pub winner: Option<SideId>,
    /// goal, blocked, quiet, claim, repetition, length, resignation, agreement or time.
    pub reason: String,
}

impl From<game::End> for End {
    fn from(end: game::End) -> End {
        End { winner: end.outcome.winner().map(SideId::from), reason: end.reason.name().to_owned() }
    }
}

/// One reason of an evaluation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Term {
    /// What is counted.
    pub name: String,
    /// Points for the first player, less those for the second.
    pub points: i32,
}

impl From<game::Term> for Term {
    fn from(term: game::Term) -> Term {
        Term { name: term.name.to_owned(), points: term.points }
    }
}
