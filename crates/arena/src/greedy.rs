//! The player every engine must beat.

use game::{Eval, Game, Outcome, Record};

use crate::player::{Forfeit, Player, dice};

const PLIES: u32 = 2;
const WIN: i32 = 1_000_000; // beyond every evaluation

/// A player who looks at every move and every answer, and no further. Among equal moves, dice.
#[derive(Clone, Debug)]
pub struct Greedy<E> {
    eval: E,
    seed: u64,
}

impl<E: Eval> Greedy<E> {
    /// The player of that seed: the same game so far is always answered by the same move.
    pub const fn new(eval: E, seed: u64) -> Greedy<E> {
        Greedy { eval, seed }
    }
}

impl<E: Eval> Player<E::Game> for Greedy<E> {
    fn choose(&mut self, record: &Record<E::Game>) -> Result<<E::Game as Game>::Move, Forfeit> {
        let position = record.position();
        let (mut best, mut moves) = (i32::MIN, Vec::new());
        position.each_move(|mv| {
            let score = worth(&self.eval, position, mv, PLIES);
            if score > best {
                best = score;
                moves.clear();
            }
            if score == best {
                moves.push(mv);
            }
        });
        let count = u32::try_from(moves.len()).expect("fewer than four billion moves");
        Ok(moves[dice(self.seed, record).below(count) as usize])
    }
}

/// What a move is worth to the player who makes it, `plies` counted with the move itself.
fn worth<E: Eval>(eval: &E, position: &E::Game, mv: <E::Game as Game>::Move, plies: u32) -> i32 {
    let mut next = *position;
    next.play_unchecked(mv, &mut ());
    let score = match next.end().map(|end| end.outcome) {
        Some(Outcome::Draw) => 0,
        // A win now is better than a win after the answer.
        Some(Outcome::Win(side)) if side == next.turn() => WIN + plies as i32,
        Some(Outcome::Win(_)) => -WIN - plies as i32,
        None if plies == 1 => eval.evaluate(&next),
        None => {
            let mut best = i32::MIN;
            next.each_move(|answer| best = best.max(worth(eval, &next, answer, plies - 1)));
            best
        }
    };
    // The same player may be to move again.
    if next.turn() == position.turn() { score } else { -score }
}
