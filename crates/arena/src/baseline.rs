//! Players that every engine must beat. The same game so far is always answered by the same move.

use game::Random;
use search::Limit;
use table::TestTable;

use crate::player::{Forfeit, Player};
use crate::weights::Weights;

/// A player who makes any legal move, each as likely as the next.
#[must_use]
pub fn random_mover(seed: u64) -> impl Player {
    move |table: &dyn TestTable| {
        table.random_move(&mut dice(seed, table)).ok_or_else(Forfeit::no_move)
    }
}

/// The beginner whom the gentlest levels are made for: takes whatever can be taken, as much as
/// possible at once, and otherwise makes any move.
#[must_use]
pub fn taker(seed: u64) -> impl Player {
    move |table: &dyn TestTable| one_of(table.capturing_moves(), seed, table)
}

/// A player who looks at every move and every answer, and no further: what the positions after that
/// are worth, the weights say.
#[must_use]
pub fn greedy(weights: &Weights, seed: u64) -> impl Player + use<> {
    let weights = weights.values();
    move |table: &dyn TestTable| one_of(table.greedy_moves(&weights), seed, table)
}

/// Monte-Carlo tree search with a limit for every move; nodes are random games.
#[must_use]
pub fn monte_carlo(limit: Limit, seed: u64) -> impl Player {
    move |table: &dyn TestTable| {
        table.monte_carlo(limit, seed ^ table.key()).ok_or_else(Forfeit::no_move)
    }
}

fn one_of(mut moves: Vec<String>, seed: u64, table: &dyn TestTable) -> Result<String, Forfeit> {
    if moves.is_empty() {
        return Err(Forfeit::no_move());
    }
    let count = u32::try_from(moves.len()).expect("fewer than four billion moves");
    Ok(moves.swap_remove(dice(seed, table).below(count) as usize))
}

/// Dice that fall the same way whenever the same game has come to the same point, so that a match
/// does not depend on who plays which pair when.
fn dice(seed: u64, table: &dyn TestTable) -> Random {
    let plies = table.moves().len() as u64;
    let mut mixed = Random::new(seed ^ table.key());
    Random::new(mixed.next() ^ plies)
}
