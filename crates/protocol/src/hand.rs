//! What a hand at a table can do.

use catalog::Table;
use game::{Cell, Rotation, Sight, Turns, Walk};
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
    /// Where the move before demands an answer: the cells of the pieces that may give it.
    pub answering: Vec<Cell>,
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
    /// The cells of what that move takes or turns over; nothing where the game forbids to look at
    /// that beforehand.
    pub takes: Vec<Cell>,
    /// Whether the piece that moves is lost by it.
    pub loses: bool,
    /// What the piece will look at from where that move puts it.
    pub sights: Vec<Sight>,
    /// Which way the step turns the piece in the hand, if it does.
    pub rotation: Option<Rotation>,
    /// Where the step lays a piece down: how it would lie otherwise.
    pub turns: Option<Turns>,
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
            takes: reach.takes,
            loses: reach.loses,
            sights: reach.sights,
            rotation: reach.rotation,
            turns: reach.turns,
        };
        let steps =
            |steps: &[game::Step]| steps.iter().map(|&step| Step::of(step, &view)).collect();
        HandState {
            steps: steps(walk.steps()),
            next: catalog::reach(table, walk).into_iter().map(reach).collect(),
            leads: steps(&walk.leads()),
            barred: catalog::barred(table, walk),
            answering: catalog::answering(table, walk),
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
