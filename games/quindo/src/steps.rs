//! What hands do to make a move.

use game::Step;

use crate::mv::Move;
use crate::position::Quindo;

pub(crate) const CHOICES: &[&str] = &["pass"];

pub(crate) fn steps(position: &Quindo, mv: Move) -> Vec<Step> {
    match mv {
        Move::Leap { from, to } => {
            [from, to].map(|square| Step::Cell(position.cell(square))).to_vec()
        }
        Move::Pass => vec![Step::PASS],
    }
}
