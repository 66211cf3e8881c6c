//! What a hand at a table can do, and what its moves would do.

use game::{Cell, Event, Frame, MoveError, Step, Walk};
use table::Table;

/// A step that can come next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// What the hand does.
    pub step: Step,
    /// The move that it makes, if it completes one.
    pub mv: Option<String>,
    /// Whether that move takes something or turns it over.
    pub captures: bool,
}

/// What can come next in a walk at that table.
#[must_use]
pub fn reach(table: &dyn Table, walk: &Walk) -> Vec<Reach> {
    let reach = |step| {
        let mv = walk.completed_by(step).map(str::to_owned);
        let captures = mv.as_ref().is_some_and(|mv| {
            let events = table.copy().play(mv).unwrap_or_default();
            let takes = |it: &Event| matches!(it, Event::Captured { .. } | Event::Flipped { .. });
            events.iter().any(takes)
        });
        Reach { step, mv, captures }
    };
    walk.options().into_iter().map(reach).collect()
}

/// The cells that a hand in the middle of a move cannot go to because they are barred, for boards
/// that show them.
#[must_use]
pub fn barred(table: &dyn Table, walk: &Walk) -> Vec<Cell> {
    const CODE: &str = "barred";
    if walk.steps().is_empty() || !table.descriptor().refusals.contains(&CODE) {
        return Vec::new();
    }
    let is_barred = |&cell: &Cell| {
        let tried = [walk.steps(), &[Step::Cell(cell)]].concat();
        table.refusal(&tried).is_some_and(|refusal| refusal.code == CODE)
    };
    (0..).map(Cell).zip(table.view().cells).map(|(cell, _)| cell).filter(is_barred).collect()
}

/// Plays a move and gives what happened, event by event, with what each changed; on error nothing
/// changes.
///
/// # Errors
/// As [`Table::play`].
pub fn play_frames(table: &mut dyn Table, mv: &str) -> Result<Vec<Frame>, MoveError> {
    let mut view = table.view();
    let events = table.play(mv)?;
    Ok(view.frames(events))
}
