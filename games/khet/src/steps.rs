//! What hands do to make a move.

use game::Step;

use crate::mv::Move;
use crate::piece::Class;
use crate::position::Khet;

pub(crate) const CHOICES: &[&str] = &[CLOCKWISE, ANTICLOCKWISE, TURN, TOP];

pub(crate) const TOP: &str = "top";
pub(crate) const CLOCKWISE: &str = "clockwise";
pub(crate) const ANTICLOCKWISE: &str = "anticlockwise";
pub(crate) const TURN: &str = "turn";

pub(crate) fn steps(position: &Khet, mv: Move) -> Vec<Step> {
    match mv {
        Move::Step { from, to } => vec![Step::Cell(from.cell()), Step::Cell(to.cell())],
        Move::Top { from, to } => {
            vec![Step::Cell(from.cell()), Step::Choice(TOP), Step::Cell(to.cell())]
        }
        Move::Turn { at, clockwise } => {
            let name = match (position.piece(at).class(), clockwise) {
                // Both quarter turns of a djed or an eye are the same.
                (Class::Djed, _) => TURN,
                (_, true) => CLOCKWISE,
                (_, false) => ANTICLOCKWISE,
            };
            vec![Step::Cell(at.cell()), Step::Choice(name)]
        }
    }
}
