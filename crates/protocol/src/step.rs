//! What hands do to make a move.

use catalog::Table;
use game::View;
use game::error::quoted;
use serde::{Deserialize, Serialize};

/// One thing a player does to make a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", try_from = "ReadStep")]
pub enum Step {
    /// Points at a cell.
    Cell {
        /// Its name.
        cell: String,
    },
    /// Takes a piece from beside the board.
    Enter {
        /// A place in the game's kinds.
        kind: u8,
    },
    /// Lays the piece that way round.
    Face {
        /// As in a piece's orientation.
        orientation: u8,
    },
    /// Picks one of a few named choices.
    Choice {
        /// One of the game's choices.
        name: String,
    },
}

/// A step as it is read: all that one can have. An enum with a tag inside is read by a detour that makes the
/// wasm module larger by a hundredth.
#[derive(Deserialize)]
struct ReadStep {
    r#type: String,
    cell: Option<String>,
    kind: Option<u8>,
    orientation: Option<u8>,
    name: Option<String>,
}

impl TryFrom<ReadStep> for Step {
    type Error = &'static str;

    fn try_from(read: ReadStep) -> Result<Step, &'static str> {
        let step = match read.r#type.as_str() {
            "cell" => read.cell.map(|cell| Step::Cell { cell }),
            "enter" => read.kind.map(|kind| Step::Enter { kind }),
            "face" => read.orientation.map(|orientation| Step::Face { orientation }),
            "choice" => read.name.map(|name| Step::Choice { name }),
            _ => None,
        };
        step.ok_or("not a step")
    }
}

impl Step {
    /// A step on the board of that view.
    ///
    /// # Panics
    /// When the step names a cell that the board does not have.
    #[must_use]
    pub fn of(step: game::Step, view: &View) -> Step {
        match step {
            game::Step::Cell(cell) => {
                Step::Cell { cell: view.cells[usize::from(cell.0)].name.clone() }
            }
            game::Step::Enter(kind) => Step::Enter { kind },
            game::Step::Face(orientation) => Step::Face { orientation },
            game::Step::Choice(name) => Step::Choice { name: name.to_owned() },
        }
    }

    /// The step that a page speaks of, on the board of that view, among those choices.
    ///
    /// # Errors
    /// When the board has no such cell, or the game no such choice.
    pub fn find(&self, view: &View, choices: &[&'static str]) -> Result<game::Step, String> {
        Ok(match self {
            Step::Cell { cell } => {
                let found = view.find(cell).ok_or_else(|| format!("unknown cell {}", quoted(cell)));
                game::Step::Cell(found?)
            }
            Step::Enter { kind } => game::Step::Enter(*kind),
            Step::Face { orientation } => game::Step::Face(*orientation),
            Step::Choice { name } => {
                let found = choices.iter().find(|choice| *choice == name);
                game::Step::Choice(found.ok_or_else(|| format!("unknown choice {}", quoted(name)))?)
            }
        })
    }
}

/// A move that can be played, and what hands do to make it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LegalMove {
    /// The move in the notation.
    pub text: String,
    /// No move's steps begin with all the steps of another.
    pub steps: Vec<Step>,
}

impl LegalMove {
    /// The moves that can be played at that table, in alphabetical order; none when the game is over.
    #[must_use]
    pub fn all(table: &dyn Table) -> Vec<LegalMove> {
        let view = table.view();
        let legal = |mv: game::LegalMove| LegalMove {
            text: mv.text,
            steps: mv.steps.into_iter().map(|step| Step::of(step, &view)).collect(),
        };
        table.legal_steps().into_iter().map(legal).collect()
    }
}
