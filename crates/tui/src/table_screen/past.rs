//! A glance back at the moves of a game that is being played.

use catalog::{Direction, Study};
use game::Event;
use messages::Words;

use super::{Subject, TableScreen};
use crate::board::marks::{Ray, rays};
use crate::context::Context;

/// A position of before that is looked at, while the game stays where it is.
pub(super) struct Past {
    pub(super) study: Study,
    /// How many moves led to it.
    pub(super) ply: usize,
    /// What the last of them did.
    pub(super) events: Vec<Event>,
    pub(super) rays: Vec<Ray>,
    pub(super) told: String,
}

impl Past {
    /// The game on a table after so many moves.
    fn of(table: Box<dyn catalog::Table>, ply: usize, context: &Context<'_>) -> Past {
        let moves = table.moves().len();
        let mut study = Study::new(table);
        for _ in ply..moves {
            study.navigate(Direction::Back);
        }
        let (events, told) = arrival(&study, context);
        Past { study, ply, rays: rays(&events), events, told }
    }
}

/// What the last move at a study did, and the sentence for it.
pub(super) fn arrival(study: &Study, context: &Context<'_>) -> (Vec<Event>, String) {
    let Some((before, frames)) = study.arrival() else { return (Vec::new(), String::new()) };
    let events: Vec<Event> = frames.iter().map(|frame| frame.event).collect();
    let words = Words::new(context.catalogue, study.table().descriptor());
    let told = words.happened(&events, &before, study.end().is_some());
    (events, told)
}

impl TableScreen {
    /// Looks one move back, or forward again, at last at the game itself.
    pub(super) fn look_past(&mut self, back: bool, context: &Context<'_>) {
        let Subject::Game(session) = &self.subject else { return };
        let moves = session.table().moves().len();
        let here = self.past.as_ref().map_or(moves, |past| past.ply);
        let ply = if back { here.saturating_sub(1) } else { here + 1 };
        self.past = (ply < moves).then(|| Past::of(session.table().copy(), ply, context));
    }

    /// What the last move of a game did that comes from elsewhere: one that was kept, or a match.
    pub(super) fn recall(&mut self, context: &Context<'_>) {
        let study = Study::new(self.subject.table().copy());
        (self.events, self.told) = arrival(&study, context);
        self.rays = rays(&self.events);
    }
}
