//! Somebody who can be asked for a move.

use std::sync::atomic::AtomicBool;

use game::{Eval, Game, Record};
use search::{Limit, Memory, SystemClock, Task, Threads, Workshop, search};

/// Somebody who plays one game.
pub trait Player<G: Game>: Send {
    /// A new game begins: forget the last one.
    fn new_game(&mut self) {}

    /// The move to play. The game is not over.
    fn choose(&mut self, record: &Record<G>) -> G::Move;
}

/// A search with a limit for every move.
pub struct Searcher<E> {
    eval: E,
    limit: Limit,
    memory: Memory,
}

impl<E: Eval> Searcher<E> {
    /// A player who thinks so long about every move.
    pub fn new(eval: E, limit: Limit) -> Searcher<E> {
        Searcher { eval, limit, memory: Memory::new(16) }
    }
}

impl<E: Eval> Player<E::Game> for Searcher<E> {
    fn new_game(&mut self) {
        self.memory.clear();
    }

    fn choose(&mut self, record: &Record<E::Game>) -> <E::Game as Game>::Move {
        let positions = record.positions();
        let earlier: Vec<u64> = positions[..positions.len() - 1].iter().map(Game::key).collect();
        let task = Task { earlier: &earlier, ..Task::new(*record.position(), self.limit) };
        let workshop = Workshop {
            memory: &self.memory,
            clock: &SystemClock::start(),
            crew: &Threads,
            stop: &AtomicBool::new(false),
        };
        search(&task, &self.eval, workshop, |_| ()).best().expect("an open game has a move")
    }
}
