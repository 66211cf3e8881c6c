//! What hands do to make a move.

use game::{Cell, Step};

use crate::mv::Move;
use crate::square::Square;

pub(crate) const CHOICES: &[&str] = &[]; // nobody passes

pub(crate) fn steps(Move { from, to }: Move) -> Vec<Step> {
    [from, to].map(|square: Square| Step::Cell(Cell(square.index() as u8))).to_vec()
}
