//! What a piece looks at from where it stands.

use crate::event::Cell;

/// A straight way from a piece to the first piece in it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Sight {
    /// From the one to the other, both included.
    pub path: Vec<Cell>,
    /// Whether they are enemies and the sides by which they look at each other match: the same colour
    /// in Khitan.
    pub matches: bool,
}
