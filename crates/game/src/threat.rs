//! What the sides aim at, for the overlays of an analysis.

use crate::event::Cell;
use crate::side::Side;

/// A line along which a side attacks, or would.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Threat {
    /// Who attacks.
    pub side: Side,
    /// The piece that does, or the first cell of a beam.
    pub from: Cell,
    /// What it is aimed at, or the last cell of a beam that strikes nothing.
    pub to: Cell,
    /// The way from the one to the other, both included.
    pub path: Vec<Cell>,
    /// Whether that side's next turn could take what stands at the end: not where light fades, nor
    /// where the rules hold the attacker back.
    pub captures: bool,
}

impl Threat {
    /// A threat along a way, which has at least one cell.
    ///
    /// # Panics
    /// When the way has none.
    #[must_use]
    pub fn along(side: Side, path: Vec<Cell>, captures: bool) -> Threat {
        let [from, .., to] = path[..] else {
            let &[only] = &path[..] else { panic!("a threat has a way") };
            return Threat { side, from: only, to: only, path, captures };
        };
        Threat { side, from, to, path, captures }
    }
}
