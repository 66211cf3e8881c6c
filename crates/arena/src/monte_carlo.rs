//! The player who trusts random games.

use std::sync::atomic::AtomicBool;

use game::{Eval, Game, Record};
use search::{Limit, SystemClock, monte_carlo};

use crate::player::{Forfeit, Player};

/// Monte-Carlo tree search with a limit for every move; nodes are random games.
#[derive(Clone, Debug)]
pub struct MonteCarlo<E> {
    eval: E,
    limit: Limit,
    seed: u64,
}

impl<E: Eval> MonteCarlo<E> {
    /// A player who thinks so long about every move.
    pub fn new(eval: E, limit: Limit, seed: u64) -> MonteCarlo<E> {
        MonteCarlo { eval, limit, seed }
    }
}

impl<E: Eval> Player<E::Game> for MonteCarlo<E> {
    fn choose(&mut self, record: &Record<E::Game>) -> Result<<E::Game as Game>::Move, Forfeit> {
        let clock = SystemClock::start();
        let stop = AtomicBool::new(false);
        let seed = self.seed ^ record.position().key();
        monte_carlo(record.position(), &self.eval, self.limit, seed, &clock, &stop)
            .best
            .ok_or_else(Forfeit::no_move)
    }
}
