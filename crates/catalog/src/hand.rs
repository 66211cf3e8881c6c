//! What a hand at a table can do, and what its moves would do.

use game::{Cell, Event, Frame, MoveError, Piece, Rotation, Sight, Step, Turns, View, Walk};
use table::Table;

/// A step that can come next.
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// What can come next in a walk at that table.
#[must_use]
pub fn reach(table: &dyn Table, walk: &Walk) -> Vec<Reach> {
    let view = table.view();
    let previews = table.descriptor().previews;
    let reach = |step| {
        let mv = walk.completed_by(step).map(str::to_owned);
        let mut after = table.copy();
        let events = mv.as_ref().map_or(Vec::new(), |mv| after.play(mv).unwrap_or_default());
        let taken = |event: &Event| match *event {
            Event::Captured { at, .. } | Event::Flipped { at } => Some(at),
            _ => None,
        };
        Reach {
            step,
            takes: events.iter().filter_map(taken).filter(|_| previews).collect(),
            loses: events.iter().any(|event| matches!(event, Event::Left { .. })),
            sights: arrival(&events).map_or(Vec::new(), |cell| after.sights(cell)),
            rotation: step.rotation(),
            turns: turns(&view, walk, step),
            mv,
        }
    };
    walk.options().into_iter().map(reach).collect()
}

/// Where a move puts its piece.
fn arrival(events: &[Event]) -> Option<Cell> {
    let arrives = |event: &Event| match *event {
        Event::Moved { to, .. } | Event::Tumbled { to, .. } => Some(to),
        Event::Entered { at, .. } => Some(at),
        _ => None,
    };
    events.iter().find_map(arrives)
}

/// How a piece that is about to be laid down would lie when it is turned.
fn turns(view: &View, walk: &Walk, step: Step) -> Option<Turns> {
    let Step::Face(orientation) = step else { return None };
    let entered = |step: &Step| if let Step::Enter(kind) = *step { Some(kind) } else { None };
    let kind = walk.steps().iter().find_map(entered)?;
    let piece = Piece { owner: view.turn, kind, orientation, height: 1 };
    view.turns(piece)
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

/// Where the move before demands an answer: the cells of the pieces that may give it, which are
/// those that can be moved at all.
#[must_use]
pub fn answering(table: &dyn Table, walk: &Walk) -> Vec<Cell> {
    let view = table.view();
    if !view.counters.iter().any(|counter| counter.name == "demand" && counter.value > 0) {
        return Vec::new();
    }
    let mut cells: Vec<Cell> = walk
        .legal()
        .iter()
        .filter_map(
            |mv| if let Some(&Step::Cell(cell)) = mv.steps.first() { Some(cell) } else { None },
        )
        .collect();
    cells.sort_unstable();
    cells.dedup();
    cells
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
