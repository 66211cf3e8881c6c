//! What hands do to make a move.

use game::{Cell, Step};

use crate::mv::Move;

pub(crate) const CHOICES: &[&str] = &[]; // nobody passes

pub(crate) fn steps(mv: Move) -> Vec<Step> {
    vec![Step::Cell(Cell(mv.square))]
}
