//! Which cells a move has changed.

use crate::event::{Cell, Event, Observer};

/// Hears what happens while a move is made, and keeps the cells whose pieces may have changed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Touched(u128);

impl Touched {
    /// The cells, each once.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = Cell(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                cell
            })
        })
    }

    #[inline]
    fn touch(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }
}

impl Observer for Touched {
    #[inline]
    fn see(&mut self, event: Event) {
        match event {
            Event::Moved { from, to }
            | Event::Tumbled { from, to, .. }
            | Event::Swapped { from, to }
            | Event::Stacked { from, to }
            | Event::Unstacked { from, to } => {
                self.touch(from);
                self.touch(to);
            }
            Event::Turned { at, .. }
            | Event::Captured { at, .. }
            | Event::Flipped { at }
            | Event::Entered { at, .. }
            | Event::Left { at, .. } => self.touch(at),
            // What leaves every piece as it is.
            Event::Hopped { .. }
            | Event::Beam { .. }
            | Event::Crowned { .. }
            | Event::TerrainChanged { .. }
            | Event::Passed
            | Event::Counted { .. }
            | Event::Handed { .. } => {}
        }
    }
}
