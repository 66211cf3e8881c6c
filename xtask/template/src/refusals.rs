//! Why a step leads nowhere.

use game::{Refusal, Step};

game::refusals! {
    OCCUPIED = "occupied";
}

pub(crate) fn explain(steps: &[Step]) -> Refusal {
    match steps {
        // Whatever square is refused has a mark on it.
        [Step::Cell(_)] => Refusal::new(OCCUPIED),
        _ => Refusal::NO_SUCH_MOVE,
    }
}
