//! What a hand at a table can do.

use catalog::Table;
use game::{Cell, Walk};
use serde::Serialize;

use crate::step::Step;

/// How far a hand has come with its next move.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandState {
    /// The steps taken so far, those without a choice included.
    pub steps: Vec<Step>,
    /// What can come next.
    pub next: Vec<Reach>,
    /// Every step that would not be refused: it goes on with the move, or begins another.
    pub leads: Vec<Step>,
    /// The cells that are barred to what is in the hand.
    pub barred: Vec<Cell>,
    /// Whether there is a step to take back.
    pub begun: bool,
}

/// A step that can come next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reach {
    /// What the hand does.
    pub step: Step,
    /// The move that it makes, if it completes one.
    pub mv: Option<String>,
    /// Whether that move takes something or turns it over.
    pub captures: bool,
}

/// What became of a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Taken {
    /// No legal move begins so: nothing has changed.
    Refused,
    /// The move goes on, another one was begun, or a step was taken back.
    Walked,
    /// The steps make a move.
    Move {
        /// The move.
        text: String,
    },
}

impl HandState {
    /// That walk at that table.
    #[must_use]
    pub fn of(walk: &Walk, table: &dyn Table) -> HandState {
        let view = table.view();
        let reach = |reach: catalog::Reach| Reach {
            step: Step::of(reach.step, &view),
            mv: reach.mv,
            captures: reach.captures,
        };
        let steps =
            |steps: &[game::Step]| steps.iter().map(|&step| Step::of(step, &view)).collect();
        HandState {
            steps: steps(walk.steps()),
            next: catalog::reach(table, walk).into_iter().map(reach).collect(),
            leads: steps(&walk.leads()),
            barred: catalog::barred(table, walk),
            begun: walk.is_begun(),
        }
    }
}

impl From<game::Taken> for Taken {
    fn from(taken: game::Taken) -> Taken {
        match taken {
            game::Taken::Refused => Taken::Refused,
            game::Taken::Step | game::Taken::Back => Taken::Walked,
            game::Taken::Move(text) => Taken::Move { text },
        }
    }
}
