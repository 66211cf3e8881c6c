//! Why a step leads nowhere.

use game::{Cell, Game, Refusal, Step};

use crate::generate::{Board, MAX_DISTANCE};
use crate::lines::Word;
use crate::position::{Quindo, with_word};
use crate::square::Square;

game::refusals! {
    BARRED = "barred";
    BLOCKED = "blocked";
    NOT_STRAIGHT = "not-straight";
    OWN_PIECE = "own-piece";
    OWN_IN_THE_WAY = "own-in-the-way";
    ENEMY_PIECE = "enemy-piece";
    TOO_FAR = "too-far";
}

pub(crate) fn explain(position: &Quindo, steps: &[Step]) -> Refusal {
    let square = |Cell(index)| Square::at(index % position.size, index / position.size);
    match *steps {
        [Step::Cell(from)] => Refusal::to_pick_up(&position.view(), from)
            .unwrap_or_else(|| position.why_stuck(square(from))),
        [Step::Cell(from), Step::Cell(to)] => {
            with_word!(position.size, B => why_not(&position.board::<B>(), square(from), square(to)))
        }
        _ => Refusal::NO_SUCH_MOVE,
    }
}

impl Quindo {
    /// Why an own pawn cannot move at all.
    fn why_stuck(&self, from: Square) -> Refusal {
        let free = Quindo { barred: 0, ..*self };
        let mut blocked = true;
        free.each_move(|mv| {
            blocked &= !matches!(mv, crate::Move::Leap { from: other, .. } if other == from);
        });
        if blocked { Refusal::new(BLOCKED) } else { Refusal::with(BARRED, self.barred) }
    }
}

/// Why an own pawn cannot land there.
fn why_not<B: Word>(board: &Board<B>, from: Square, to: Square) -> Refusal {
    let Some(between) = B::between(from, to) else { return Refusal::new(NOT_STRAIGHT) };
    let landing = B::index(to);
    let distance = (between & board.empty).count() + 1; // jumped enemies cost nothing
    if board.own.has(landing) {
        Refusal::new(OWN_PIECE)
    } else if !(between & board.own).is_none() {
        Refusal::new(OWN_IN_THE_WAY)
    } else if board.enemy.has(landing) {
        Refusal::new(ENEMY_PIECE)
    } else if distance > MAX_DISTANCE {
        Refusal::with(TOO_FAR, distance as i16)
    } else {
        Refusal::with(BARRED, board.barred)
    }
}
