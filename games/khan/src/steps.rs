//! What hands do to make a move.

use game::Step;

use crate::mat::Edge;
use crate::mv::Move;
use crate::view::cell;

// The edges from the one in front of Red, clockwise.
pub(crate) const CHOICES: &[&str] = &["edge-s", "edge-w", "edge-n", "edge-e", "pass"];

pub(crate) fn steps(mv: Move) -> Vec<Step> {
    match mv {
        Move::Turn(edge) => vec![Step::Choice(match edge {
            Edge::North => "edge-n",
            Edge::East => "edge-e",
            Edge::South => "edge-s",
            Edge::West => "edge-w",
        })],
        Move::Enter { kind, at } => vec![Step::Enter(kind as u8), Step::Cell(cell(at))],
        Move::Step { from, to } => [from, to].map(|at| Step::Cell(cell(at))).to_vec(),
        Move::Pass => vec![Step::PASS],
    }
}
