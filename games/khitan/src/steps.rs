//! What hands do to make a move.

use game::{Cell, Step};

use crate::hexagon::on_board;
use crate::mv::Move;
use crate::position::Khitan;
use crate::spot::Spot;

pub(crate) const CHOICES: &[&str] = &["pass"];

pub(crate) fn steps(position: &Khitan, mv: Move) -> Vec<Step> {
    let cell = |spot: Spot| {
        let index = on_board!(position.side, board => board.index(spot));
        Step::Cell(Cell(index as u8))
    };
    match mv {
        Move::Tumble { from, to } => vec![cell(from), cell(to)],
        Move::Place { orientation, at } => {
            vec![Step::Enter(0), cell(at), Step::Face(orientation.number())]
        }
        Move::Pass => vec![Step::PASS],
    }
}
