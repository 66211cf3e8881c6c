//! The engine as a player.

use std::sync::atomic::AtomicBool;

use game::{Eval, Game, Record};
use search::{
    Limit, SearchContext, SearchInfo, SystemClock, Task, Threads, TranspositionTable, search,
};

use crate::player::{Forfeit, Player, earlier};

const HASH_MIB: usize = 16;

/// A search with a limit for every move.
pub struct Searcher<E> {
    eval: E,
    limit: Limit,
    threads: usize,
    contempt: i32,
    transpositions: TranspositionTable,
}

impl<E: Eval> Searcher<E> {
    /// A player who thinks so long about every move, with one thread and a table of 16 MiB.
    pub fn new(eval: E, limit: Limit) -> Searcher<E> {
        Searcher {
            eval,
            limit,
            threads: 1,
            contempt: 0,
            transpositions: TranspositionTable::new(HASH_MIB),
        }
    }

    /// With that many threads. More than one is stronger, and not the same twice.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Searcher<E> {
        Searcher { threads, ..self }
    }

    /// Who would rather play on than draw, by that many points.
    #[must_use]
    pub fn with_contempt(self, contempt: i32) -> Searcher<E> {
        Searcher { contempt, ..self }
    }

    /// With a table of that many mebibytes.
    #[must_use]
    pub fn with_hash(self, mebibytes: usize) -> Searcher<E> {
        Searcher { transpositions: TranspositionTable::new(mebibytes), ..self }
    }
}

impl<E: Eval> Player<E::Game> for Searcher<E> {
    fn new_game(&mut self) {
        self.transpositions.clear();
    }

    fn choose(&mut self, record: &Record<E::Game>) -> Result<<E::Game as Game>::Move, Forfeit> {
        let earlier = earlier(record);
        let task = Task {
            earlier: &earlier,
            threads: self.threads,
            contempt: self.contempt,
            ..Task::new(*record.position(), self.limit)
        };
        let report = carry_out(&task, &self.eval, &self.transpositions);
        report.best().copied().ok_or_else(Forfeit::no_move)
    }
}

/// Searches the position on the board, the game so far known.
pub(crate) fn think<E: Eval>(
    eval: &E,
    record: &Record<E::Game>,
    limit: Limit,
    transpositions: &TranspositionTable,
) -> SearchInfo<<E::Game as Game>::Move> {
    let earlier = earlier(record);
    let task = Task { earlier: &earlier, ..Task::new(*record.position(), limit) };
    carry_out(&task, eval, transpositions)
}

fn carry_out<E: Eval>(
    task: &Task<'_, E::Game>,
    eval: &E,
    transpositions: &TranspositionTable,
) -> SearchInfo<<E::Game as Game>::Move> {
    let context = SearchContext {
        transpositions,
        clock: &SystemClock::start(),
        spawner: &Threads,
        stop: &AtomicBool::new(false),
    };
    search(task, eval, context, |_| ())
}
