//! The signs over the cells: what a hand holds, where it can go, what happened last.

use catalog::{Reach, Table, answering, barred, reach};
use game::{Beam, Cell, Event, Heading, Step, Terrain, View, Walk};

/// What is said about one cell.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Mark {
    /// The hand holds what stands here.
    pub(crate) chosen: bool,
    /// The hand can go here.
    pub(crate) target: bool,
    /// That takes something.
    pub(crate) captures: bool,
    /// The piece is lost there.
    pub(crate) lost: bool,
    /// The last move ended or began here.
    pub(crate) last: bool,
    /// What the engine would play begins or ends here.
    pub(crate) hint: bool,
    /// A square of the demanded kind.
    pub(crate) demanded: bool,
    /// A piece that may answer a demand.
    pub(crate) answers: bool,
    /// Exactly as far as may not be gone.
    pub(crate) barred: bool,
    /// Something was struck here.
    pub(crate) struck: bool,
}

/// A piece of a beam in one cell: where it comes from and where it goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ray {
    pub(crate) at: Cell,
    /// Heading on arrival, if it arrived from outside the cell.
    pub(crate) enters: Option<Heading>,
    /// Heading as it leaves, if it does.
    pub(crate) leaves: Option<Heading>,
}

/// What a hand at this table can do next.
pub(crate) fn of_hand(table: &dyn Table, walk: &Walk, options: &[Reach]) -> Vec<Mark> {
    let view = table.view();
    let mut marks = vec![Mark::default(); view.cells.len()];
    let mut set = |cell: Cell, change: &dyn Fn(&mut Mark)| {
        if let Some(mark) = marks.get_mut(usize::from(cell.0)) {
            change(mark);
        }
    };
    let held = walk.steps().iter().any(|step| matches!(step, Step::Cell(_) | Step::Enter(_)));
    for step in walk.steps() {
        if let Step::Cell(cell) = *step {
            set(cell, &|mark| mark.chosen = true);
        }
    }
    for option in options.iter().filter(|_| held) {
        if let Step::Cell(cell) = option.step {
            set(cell, &|mark| {
                mark.target = true;
                mark.captures = !option.takes.is_empty();
                mark.lost = option.loses;
            });
        }
    }
    for cell in barred(table, walk) {
        set(cell, &|mark| mark.barred = true);
    }
    if walk.steps().is_empty() {
        for cell in answering(table, walk) {
            set(cell, &|mark| mark.answers = true);
        }
    }
    demand(&view, &mut marks);
    marks
}

/// What can come next, with what it would do.
pub(crate) fn options(table: &dyn Table, walk: &Walk) -> Vec<Reach> {
    // Before the hand has begun, every piece that can move would be tried in vain.
    if walk.steps().is_empty() {
        let plain = |step| Reach {
            step,
            mv: walk.completed_by(step).map(str::to_owned),
            takes: Vec::new(),
            loses: false,
            sights: Vec::new(),
            rotation: step.rotation(),
            turns: None,
        };
        return walk.options().into_iter().map(plain).collect();
    }
    reach(table, walk)
}

/// The squares of the kind that is demanded.
fn demand(view: &View, marks: &mut [Mark]) {
    let demand = view.counters.iter().find(|counter| counter.name == "demand");
    let Some(lines) = demand.map(|counter| counter.value).filter(|&value| value > 0) else {
        return;
    };
    for (mark, cell) in marks.iter_mut().zip(&view.cells) {
        mark.demanded =
            matches!(cell.terrain, Terrain::Lines { count } if i16::from(count) == lines);
    }
}

/// Where a move begins and ends.
fn touched(event: &Event) -> impl Iterator<Item = Cell> {
    let touched = match *event {
        Event::Moved { from, to }
        | Event::Swapped { from, to }
        | Event::Stacked { from, to }
        | Event::Unstacked { from, to }
        | Event::Tumbled { from, to, .. } => [Some(from), Some(to)],
        Event::Turned { at, .. } | Event::Entered { at, .. } | Event::Left { at, .. } => {
            [Some(at), None]
        }
        _ => [None, None],
    };
    touched.into_iter().flatten()
}

/// The first and the last cell of what the engine would play.
pub(crate) fn of_hint(events: &[Event], marks: &mut [Mark]) {
    let mut cells = events.iter().flat_map(touched);
    let first = cells.next();
    for cell in first.into_iter().chain(cells.last()) {
        if let Some(mark) = marks.get_mut(usize::from(cell.0)) {
            mark.hint = true;
        }
    }
}

/// Where the last move was.
pub(crate) fn of_last(events: &[Event], marks: &mut [Mark]) {
    for event in events {
        for cell in touched(event) {
            if let Some(mark) = marks.get_mut(usize::from(cell.0)) {
                mark.last = true;
            }
        }
        if let Event::Captured { at, .. } = *event
            && let Some(mark) = marks.get_mut(usize::from(at.0))
        {
            mark.struck = true;
        }
    }
}

/// The beam of the last move, cell by cell.
pub(crate) fn rays(events: &[Event]) -> Vec<Ray> {
    let ray = |event: &Event| {
        let Event::Beam { beam } = *event else { return Vec::new() };
        let ray = |at, enters, leaves| Ray { at, enters, leaves };
        match beam {
            Beam::Crossed { at, heading } => vec![ray(at, Some(heading), Some(heading))],
            Beam::Reflected { at, heading, turned } => vec![ray(at, Some(heading), Some(turned))],
            Beam::Split { at, heading, turned } => {
                vec![ray(at, Some(heading), Some(heading)), ray(at, None, Some(turned))]
            }
            Beam::Struck { at, heading } => vec![ray(at, Some(heading), None)],
            _ => Vec::new(),
        }
    };
    events.iter().flat_map(ray).collect()
}
