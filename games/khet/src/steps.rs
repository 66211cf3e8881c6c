//! What hands do to make a move.

use game::{Rotation, Step};

use crate::mv::Move;
use crate::piece::Class;
use crate::position::Khet;

pub(crate) const CHOICES: &[&str] =
    &[Rotation::Anticlockwise.name(), Rotation::Clockwise.name(), Rotation::Either.name(), TOP];

pub(crate) const TOP: &str = "top";

pub(crate) fn steps(position: &Khet, mv: Move) -> Vec<Step> {
    match mv {
        Move::Step { from, to } => vec![Step::Cell(from.cell()), Step::Cell(to.cell())],
        Move::Top { from, to } => {
            vec![Step::Cell(from.cell()), Step::Choice(TOP), Step::Cell(to.cell())]
        }
        Move::Turn { at, clockwise } => {
            let rotation = match (position.piece(at).class(), clockwise) {
                // Both quarter turns of a djed or an eye are the same.
                (Class::Djed, _) => Rotation::Either,
                (_, true) => Rotation::Clockwise,
                (_, false) => Rotation::Anticlockwise,
            };
            vec![Step::Cell(at.cell()), Step::Choice(rotation.name())]
        }
    }
}
