//! What an event changes on the board, for screens that show a move as it happens.

use crate::event::{Cell, Event, Piece, Terrain};
use crate::side::Side;
use crate::view::View;

/// An event and what it changed. A screen that puts the changes into its [`View`] one by one shows
/// every state between the position before a move and the one after it, and need not know what an
/// event means.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Frame {
    /// What happened.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub event: Event,
    /// What is different since.
    pub changes: Changes,
}

/// The parts of a view that are different.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Changes {
    /// The cells, as they are now.
    pub cells: Vec<CellChange>,
    /// The counters, as they are now.
    pub counters: Vec<CounterChange>,
    /// The cell of the piece with the crown, where that is another.
    pub crown: Option<Crown>,
    /// Who is to move, where that is another.
    pub turn: Option<Side>,
}

/// A cell that has changed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct CellChange {
    /// Which.
    pub at: Cell,
    /// What it is now.
    pub terrain: Terrain,
    /// What stands on it now.
    pub piece: Option<Piece>,
}

/// A counter that has changed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct CounterChange {
    /// Its place in [`View::counters`].
    pub counter: u8,
    /// What it shows now.
    pub value: i16,
}

/// Where the crown is now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Crown {
    /// The cell of its piece; none where nobody wears it.
    pub at: Option<Cell>,
}

impl View {
    /// Carries the events of a move out one by one: a frame each.
    ///
    /// # Panics
    /// As [`View::apply`].
    pub fn frames(&mut self, events: impl IntoIterator<Item = Event>) -> Vec<Frame> {
        let mut before = self.parts();
        let frame = |event| {
            self.apply(event);
            let after = self.parts();
            let changes = after.since(&before);
            before = after;
            Frame { event, changes }
        };
        events.into_iter().map(frame).collect()
    }

    /// Puts in what has changed, as a screen does.
    pub fn replace(&mut self, changes: &Changes) {
        for &CellChange { at, terrain, piece } in &changes.cells {
            let cell = &mut self.cells[usize::from(at.0)];
            (cell.terrain, cell.piece) = (terrain, piece);
        }
        for &CounterChange { counter, value } in &changes.counters {
            self.counters[usize::from(counter)].value = value;
        }
        self.crown = changes.crown.map_or(self.crown, |crown| crown.at);
        self.turn = changes.turn.unwrap_or(self.turn);
    }

    fn parts(&self) -> Parts {
        Parts {
            cells: self.cells.iter().map(|cell| (cell.terrain, cell.piece)).collect(),
            counters: self.counters.iter().map(|counter| counter.value).collect(),
            crown: self.crown,
            turn: self.turn,
        }
    }
}

/// What events can change.
struct Parts {
    cells: Vec<(Terrain, Option<Piece>)>,
    counters: Vec<i16>,
    crown: Option<Cell>,
    turn: Side,
}

impl Parts {
    fn since(&self, before: &Parts) -> Changes {
        let cells = (0..).zip(&self.cells).zip(&before.cells);
        let counters = (0..).zip(&self.counters).zip(&before.counters);
        Changes {
            cells: cells
                .filter(|((_, now), then)| now != then)
                .map(|((at, &(terrain, piece)), _)| CellChange { at: Cell(at), terrain, piece })
                .collect(),
            counters: counters
                .filter(|((_, now), then)| now != then)
                .map(|((counter, &value), _)| CounterChange { counter, value })
                .collect(),
            crown: (self.crown != before.crown).then_some(Crown { at: self.crown }),
            turn: (self.turn != before.turn).then_some(self.turn),
        }
    }
}
