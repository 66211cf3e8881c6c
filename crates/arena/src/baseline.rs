//! Players that every engine must beat. The same game so far is always answered by the same move.

use game::Random;
use search::Limit;
use table::TestTable;

use crate::player::{Forfeit, Player};
use crate::weights::Weights;

/// A player who makes any legal move, each as likely as the next.
#[derive(Clone, Debug)]
pub struct RandomMover {
    /// Decides the moves.
    pub seed: u64,
}

impl Player for RandomMover {
    fn choose(&mut self, table: &dyn TestTable) -> Result<String, Forfeit> {
        table.random_move(&mut dice(self.seed, table)).ok_or_else(Forfeit::no_move)
    }
}

/// The beginner whom the gentlest levels are made for: takes whatever can be taken, as much as
/// possible at once, and otherwise makes any move.
#[derive(Clone, Debug)]
pub struct Taker {
    /// Decides between equal moves.
    pub seed: u64,
}

impl Player for Taker {
    fn choose(&mut self, table: &dyn TestTable) -> Result<String, Forfeit> {
        one_of(table.capturing_moves(), self.seed, table)
    }
}

/// A player who looks at every move and every answer, and no further.
#[derive(Clone, Debug)]
pub struct Greedy {
    /// What the positions after that are worth.
    pub weights: Weights,
    /// Decides between equal moves.
    pub seed: u64,
}

impl Player for Greedy {
    fn choose(&mut self, table: &dyn TestTable) -> Result<String, Forfeit> {
        one_of(table.greedy_moves(&self.weights.values()), self.seed, table)
    }
}

/// Monte-Carlo tree search with a limit for every move; nodes are random games.
#[derive(Clone, Debug)]
pub struct MonteCarlo {
    /// How long every move is thought about.
    pub limit: Limit,
    /// Decides the random games.
    pub seed: u64,
}

impl Player for MonteCarlo {
    fn choose(&mut self, table: &dyn TestTable) -> Result<String, Forfeit> {
        table.monte_carlo(self.limit, self.seed ^ table.key()).ok_or_else(Forfeit::no_move)
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
