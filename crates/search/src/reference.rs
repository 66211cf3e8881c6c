//! Plain negamax: slow, short and obviously right. What the search must equal with pruning off.

use game::{Eval, Game, Outcome};

use crate::params::{MAX_PLY, MAX_QUIESCENCE_PLY};
use crate::score::{INFINITE, Score, WIN};

/// The score of a position for the player to move, searched to that depth without any cleverness.
pub fn negamax<E: Eval>(eval: &E, position: &E::Game, earlier: &[u64], depth: u32) -> Score {
    let mut keys = earlier.to_vec();
    let played = keys.len();
    Score::new(node(eval, position, &mut keys, played, depth, 0))
}

fn node<E: Eval>(
    eval: &E,
    position: &E::Game,
    keys: &mut Vec<u64>,
    played: usize,
    depth: u32,
    ply: usize,
) -> i32 {
    if ply > 0
        && let Some(score) = leaf(eval, position, keys, played, ply)
    {
        return score;
    }
    if depth == 0 {
        return quiescence(eval, position, keys, played, (-INFINITE, INFINITE), (ply, 0));
    }
    keys.push(position.key());
    let mut best = -WIN * 2;
    position.each_move(|mv| {
        let mut next = *position;
        next.play_unchecked(mv, &mut ());
        let score = node(eval, &next, keys, played, depth - 1, ply + 1);
        best = best.max(if next.turn() == position.turn() { score } else { -score });
    });
    keys.pop();
    best
}

/// Noisy moves to the end. Only here a window cuts what cannot matter: without it the tree of
/// captures alone would take hours.
fn quiescence<E: Eval>(
    eval: &E,
    position: &E::Game,
    keys: &[u64],
    played: usize,
    (mut alpha, beta): (i32, i32),
    (ply, below): (usize, usize),
) -> i32 {
    let mut best = eval.value(position);
    if below >= MAX_QUIESCENCE_PLY || ply >= MAX_PLY {
        return best;
    }
    eval.each_noisy(position, |mv, _| {
        alpha = alpha.max(best);
        if alpha >= beta {
            return;
        }
        let mut next = *position;
        next.play_unchecked(mv, &mut ());
        let same = next.turn() == position.turn();
        let window = if same { (alpha, beta) } else { (-beta, -alpha) };
        let score = leaf(eval, &next, keys, played, ply + 1)
            .unwrap_or_else(|| quiescence(eval, &next, keys, played, window, (ply + 1, below + 1)));
        best = best.max(if same { score } else { -score });
    });
    best
}

fn leaf<E: Eval>(
    eval: &E,
    position: &E::Game,
    keys: &[u64],
    played: usize,
    ply: usize,
) -> Option<i32> {
    if let Some(end) = position.end() {
        return Some(match end.outcome {
            Outcome::Draw => 0,
            Outcome::Win(side) if side == position.turn() => WIN - ply as i32,
            Outcome::Win(_) => -WIN + ply as i32,
        });
    }
    let same = |(_, key): &(usize, &u64)| **key == position.key();
    let earlier: Vec<usize> =
        keys.iter().enumerate().filter(same).map(|(index, _)| index).collect();
    if earlier.len() >= 2 || earlier.iter().any(|&index| index >= played) {
        return Some(0);
    }
    (ply >= MAX_PLY).then(|| eval.value(position))
}
