//! Why a step leads nowhere.

use game::{Bits, Cell, Game, Refusal, Step};

use crate::hexagon::on_board;
use crate::position::Khitan;
use crate::tile::Tile;

game::refusals! {
    // Tumbling.
    STUCK = "stuck";
    NEIGHBOUR = "neighbour";
    OWN_PIECE = "own-piece";
    ENEMY_PIECE = "enemy-piece";

    // Placing.
    NO_RESERVE = "no-reserve";
    RESERVE_EMPTY = "reserve-empty";
    RESERVES_CLOSED = "reserves-closed";
    CAPTURE_FIRST = "capture-first";
    PLACE_FIRST = "place-first";
    OCCUPIED = "occupied";
    OWN_HALF = "own-half";
    MIDDLE_ROW = "middle-row";
}

pub(crate) fn explain(position: &Khitan, steps: &[Step]) -> Refusal {
    match *steps {
        [Step::Enter(_)] => position.why_not_take(),
        [Step::Enter(_), Step::Cell(at)] => position.why_not_place(at),
        [Step::Cell(_)] if position.pending > 0 => Refusal::with(PLACE_FIRST, position.pending),
        [Step::Cell(from)] => {
            Refusal::to_pick_up(&position.view(), from).unwrap_or(Refusal::new(STUCK))
        }
        [Step::Cell(from), Step::Cell(to)] => position.why_not_tumble(from, to),
        _ => Refusal::NO_SUCH_MOVE,
    }
}

impl Khitan {
    /// Why a piece cannot be taken from the reserve.
    fn why_not_take(&self) -> Refusal {
        Refusal::new(if !self.variant.has_reserve() {
            NO_RESERVE
        } else if !self.reserves_are_open() {
            RESERVES_CLOSED
        } else if self.reserve(self.turn) == 0 {
            RESERVE_EMPTY
        } else {
            CAPTURE_FIRST
        })
    }

    /// Why a piece of the reserve cannot be laid there.
    fn why_not_place(&self, at: Cell) -> Refusal {
        let in_other_half = on_board!(self.side, board => board.half(!self.turn).has(at.0.into()));
        Refusal::new(if self.tile(at.0.into()) != Tile::NONE {
            OCCUPIED
        } else if in_other_half {
            OWN_HALF
        } else {
            MIDDLE_ROW
        })
    }

    /// Why an own piece that can tumble cannot tumble there.
    fn why_not_tumble(&self, from: Cell, to: Cell) -> Refusal {
        let near = on_board!(self.side, board => {
            board.ground(from.0.into()).neighbours.has(to.0.into())
        });
        Refusal::new(if !near {
            NEIGHBOUR
        } else if self.tile(to.0.into()).owner() == self.turn {
            OWN_PIECE
        } else {
            ENEMY_PIECE
        })
    }
}
