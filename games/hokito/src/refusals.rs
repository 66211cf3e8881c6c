//! Why a step leads nowhere.

use game::{Cell, Game, Heading, Refusal, Step};

use crate::hops::{hop, reach_of_one};
use crate::position::Hokito;
use crate::square::{SIZE, Square, squares};

game::refusals! {
    STUCK = "stuck";
    NO_SINGLE_IN_REACH = "no-single-in-reach";
    NO_STACK_IN_REACH = "no-stack-in-reach";
    NEEDS_PIECE = "needs-piece";
    SINGLE_ON_SINGLE = "single-on-single";
    STACK_ON_STACK = "stack-on-stack";
    RETURNS = "returns";
    HOPS = "hops";
}

pub(crate) fn explain(position: &Hokito, steps: &[Step]) -> Refusal {
    match *steps {
        [Step::Cell(from)] => Refusal::to_pick_up(&position.view(), from)
            .unwrap_or_else(|| position.why_stuck(square(from))),
        [Step::Cell(from), Step::Cell(to)] => position.why_not(square(from), square(to)),
        _ => Refusal::NO_SUCH_MOVE,
    }
}

fn square(Cell(index): Cell) -> Square {
    Square::new(index % SIZE, index / SIZE).expect("only cells of the board are explained")
}

impl Hokito {
    /// Why an own token or stack cannot move at all.
    fn why_stuck(&self, from: Square) -> Refusal {
        let value = self.value(from);
        if reach_of_one(self.occupied, from, value) == 0 {
            Refusal::with(STUCK, value)
        } else if self.stacks & from.bit() == 0 {
            Refusal::with(NO_SINGLE_IN_REACH, value)
        } else {
            Refusal::with(NO_STACK_IN_REACH, value)
        }
    }

    /// Why a token or stack cannot end there.
    fn why_not(&self, from: Square, to: Square) -> Refusal {
        let value = self.value(from);
        if self.occupied & to.bit() == 0 {
            Refusal::new(NEEDS_PIECE)
        } else if self.alike(from) & to.bit() == 0 {
            let single = self.stacks & from.bit() == 0;
            Refusal::new(if single { SINGLE_ON_SINGLE } else { STACK_ON_STACK })
        } else if self.hopping_back(from, value) & to.bit() != 0 {
            Refusal::with(RETURNS, value)
        } else {
            Refusal::with(HOPS, value)
        }
    }

    fn value(&self, at: Square) -> u8 {
        self.tower(at).map_or(0, |tower| tower.value())
    }

    /// Where that many hops would lead if squares could be touched twice.
    fn hopping_back(&self, from: Square, hops: u8) -> u64 {
        (0..hops).fold(from.bit(), |reached, _| {
            let next =
                |at| Heading::ALL.into_iter().filter_map(move |way| hop(self.occupied, at, way));
            squares(reached).flat_map(next).fold(0, |set, square| set | square.bit())
        })
    }
}
