//! The engine at a level, as a player.

use std::sync::atomic::AtomicBool;

use game::{Eval, Game, Level, Record};
use search::{
    Limit, SearchContext, SingleThread, SystemClock, Task, TranspositionTable, search_at_level,
};

use crate::player::{Forfeit, Player, earlier};

/// The engine as people meet it at one of its levels.
pub struct Leveled<E> {
    eval: E,
    level: Level,
    seed: u64,
    transpositions: TranspositionTable,
}

impl<E: Eval> Leveled<E> {
    /// The player of that level and seed: the same game so far is always answered by the same
    /// move.
    pub fn new(eval: E, level: Level, seed: u64) -> Leveled<E> {
        // A level brings its own table: this one stays empty.
        Leveled { eval, level, seed, transpositions: TranspositionTable::new(1) }
    }
}

impl<E: Eval> Player<E::Game> for Leveled<E> {
    fn choose(&mut self, record: &Record<E::Game>) -> Result<<E::Game as Game>::Move, Forfeit> {
        let earlier = earlier(record);
        let limit = Limit::Nodes(self.level.nodes);
        let task = Task { earlier: &earlier, ..Task::new(*record.position(), limit) };
        let context = SearchContext {
            transpositions: &self.transpositions,
            clock: &SystemClock::start(),
            spawner: &SingleThread,
            stop: &AtomicBool::new(false),
        };
        let report = search_at_level(&task, &self.eval, self.level, self.seed, context, |_| ());
        report.best().copied().ok_or_else(Forfeit::no_move)
    }
}
