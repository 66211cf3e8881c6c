//! A game being played in the arena.

use game::{Eval, Game, MoveOf, Outcome, Random, Side, Tunable};
use search::{Engine, Limit, SearchRequest, SystemClock, monte_carlo};

use crate::table::{SearchInfo, Table, TypedTable};

const GREEDY_PLIES: u32 = 2;
const WIN: i32 = 1_000_000; // beyond every evaluation
const MAX_POINTS: i32 = 20_000; // what an evaluation may say

/// A table with what engine tests need besides: other weights, other players than the engine, and a
/// look into the evaluation.
pub trait TestTable: Table {
    /// The key of the position on the board.
    fn key(&self) -> u64;

    /// How many moves the rules allow in the position on the board.
    fn count_moves(&self) -> u64;

    /// Any move, each as likely as the next; `None` when there is none.
    fn random_move(&self, random: &mut Random) -> Option<String>;

    /// The moves that leave the opponent the fewest pieces on the board.
    fn capturing_moves(&self) -> Vec<String>;

    /// The moves that look best two plies deep to an evaluation with those weights.
    fn greedy_moves(&self, weights: &[i32]) -> Vec<String>;

    /// The move that Monte-Carlo tree search finds; `None` when there is none.
    fn monte_carlo(&self, limit: Limit, seed: u64) -> Option<String>;

    /// As [`search`](Table::search), with an evaluation of those weights.
    fn search_with(&self, weights: &[i32], engine: &Engine, request: &SearchRequest) -> SearchInfo;

    /// Whether a legal move neither wins anything at once nor answers a threat.
    fn is_quiet(&self, mv: &str) -> bool;

    /// Checks what every position promises.
    ///
    /// # Errors
    /// When the key is wrong or the evaluation beyond its bounds; says which.
    fn check(&self) -> Result<(), String>;

    /// The same table once more.
    fn fork(&self) -> Box<dyn TestTable>;
}

impl<E: Tunable> TestTable for TypedTable<E> {
    fn key(&self) -> u64 {
        self.record.position().key()
    }

    fn count_moves(&self) -> u64 {
        self.record.position().count_moves()
    }

    fn random_move(&self, random: &mut Random) -> Option<String> {
        self.record.position().random_move(random).map(|mv| mv.to_string())
    }

    fn capturing_moves(&self) -> Vec<String> {
        let position = self.record.position();
        best_moves(position, |mv| {
            let mut next = *position;
            next.play_unchecked(mv, &mut ());
            -pieces(&next, !position.turn())
        })
    }

    fn greedy_moves(&self, weights: &[i32]) -> Vec<String> {
        let (position, eval) = (self.record.position(), self.eval.with_weights(weights));
        best_moves(position, |mv| worth(&eval, position, mv, GREEDY_PLIES))
    }

    fn monte_carlo(&self, limit: Limit, seed: u64) -> Option<String> {
        let clock = SystemClock::start();
        let opinion = monte_carlo(self.record.position(), &self.eval, limit, seed, &clock, &());
        opinion.best.map(|mv| mv.to_string())
    }

    fn search_with(&self, weights: &[i32], engine: &Engine, request: &SearchRequest) -> SearchInfo {
        let table =
            TypedTable { record: self.record.clone(), eval: self.eval.with_weights(weights) };
        table.search(engine, request, &(), &mut |_| ())
    }

    fn is_quiet(&self, mv: &str) -> bool {
        let position = self.record.position();
        let gain = |mv| self.eval.gain(position, mv);
        mv.parse().is_ok_and(|mv| gain(mv) <= 0) && !self.eval.is_urgent(position)
    }

    fn check(&self) -> Result<(), String> {
        let position = self.record.position();
        // A finished game may leave a position that cannot be read, and is not evaluated.
        if position.end().is_some() {
            return Ok(());
        }
        let text = position.to_string();
        let read = E::Game::parse(&text, position.variant()).map_err(|error| error.to_string())?;
        if read.key() != position.key() {
            return Err(format!("a wrong key of {text}"));
        }
        let points = self.eval.value(position);
        if points.abs() > MAX_POINTS {
            return Err(format!("an evaluation of {points}"));
        }
        Ok(())
    }

    fn fork(&self) -> Box<dyn TestTable> {
        Box::new(self.clone())
    }
}

/// The moves with the highest score, in the generator's order.
fn best_moves<G: Game>(position: &G, score: impl Fn(G::Move) -> i32) -> Vec<String> {
    let (mut best, mut moves) = (i32::MIN, Vec::new());
    position.each_move(|mv| {
        let score = score(mv);
        if score > best {
            best = score;
            moves.clear();
        }
        if score == best {
            moves.push(mv);
        }
    });
    moves.iter().map(ToString::to_string).collect()
}

/// The pieces of a side that are to be seen on the board: what is taken, covered or turned over
/// is one less.
fn pieces<G: Game>(position: &G, side: Side) -> i32 {
    let cells = position.view().cells;
    cells.iter().filter(|cell| cell.piece.is_some_and(|piece| piece.owner == side)).count() as i32
}

/// What a move is worth to the player who makes it, `plies` counted with the move itself.
fn worth<E: Eval>(eval: &E, position: &E::Game, mv: MoveOf<E>, plies: u32) -> i32 {
    let mut next = *position;
    next.play_unchecked(mv, &mut ());
    let score = match next.end().map(|end| end.outcome) {
        Some(Outcome::Draw) => 0,
        // A win now is better than a win after the answer.
        Some(Outcome::Win(side)) if side == next.turn() => WIN + plies as i32,
        Some(Outcome::Win(_)) => -WIN - plies as i32,
        None if plies == 1 => eval.value(&next),
        None => {
            let mut best = i32::MIN;
            next.each_move(|answer| best = best.max(worth(eval, &next, answer, plies - 1)));
            best
        }
    };
    // The same player may be to move again.
    if next.turn() == position.turn() { score } else { -score }
}
