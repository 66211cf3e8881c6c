//! What a position is worth.

use game::{Bits, Eval, Game, Levels, Side, Term, Tunable};

use crate::mv::Move;
use crate::position::{LINES, Newgame};

/// Counts the lines that can still be filled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewgameEval {
    open_line: i32,
}

impl Default for NewgameEval {
    fn default() -> NewgameEval {
        NewgameEval { open_line: 20 }
    }
}

impl NewgameEval {
    /// Lines without an enemy mark, in points for the first player.
    fn lines(&self, position: &Newgame) -> i32 {
        let open = |side: Side| {
            let enemy = position.marks[(!side).index()];
            LINES.iter().filter(|&&line| (enemy & line).is_none()).count() as i32
        };
        self.open_line * (open(Side::First) - open(Side::Second))
    }
}

impl Eval for NewgameEval {
    type Game = Newgame;
    type State = ();

    fn evaluate(&self, position: &Newgame, (): &()) -> i32 {
        let points = self.lines(position);
        if position.turn() == Side::First { points } else { -points }
    }

    // Nothing is ever captured; a move that wins at once is the only loud one.
    fn gain(&self, position: &Newgame, mv: Move) -> i32 {
        let mut next = *position;
        next.play_unchecked(mv, &mut ());
        if next.winner().is_some() { 5_000 } else { 0 }
    }

    fn open_terms(&self, position: &Newgame) -> Vec<Term> {
        vec![Term { name: "lines", points: self.lines(position) }]
    }
}

impl Tunable for NewgameEval {
    fn weights(&self) -> Vec<(String, i32)> {
        vec![("lines".to_owned(), self.open_line)]
    }

    fn with_weights(&self, weights: &[i32]) -> NewgameEval {
        NewgameEval { open_line: weights[0] }
    }
}

/// Nobody has measured its levels yet.
impl Levels for NewgameEval {}
