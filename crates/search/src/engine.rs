//! The engine as its users see it: a game in, moves and scores out.

use std::collections::TryReserveError;

use game::{Eval, Game, Level, MoveOf, Random, Record};

use crate::cancel::Cancel;
use crate::info::SearchInfo;
use crate::limit::{Clock, Limit, SystemClock};
use crate::noise::Noise;
use crate::request::SearchRequest;
use crate::search::{Search, Task};
use crate::threads::{ThreadSpawner, Threads};
use crate::transposition_table::TranspositionTable;

const LEVEL_HASH: usize = 2; // mebibytes

/// An engine for any game: a transposition table that outlives its searches, a clock and threads.
///
/// ```
/// use search::{Engine, Limit, SearchRequest};
///
/// /// The best move three plies far.
/// fn best<E: game::Eval>(eval: &E, record: &game::Record<E::Game>) -> Option<game::MoveOf<E>> {
///     let request = SearchRequest::new(Limit::Depth(3));
///     let info = Engine::new(16).search(record, eval, &request, &(), &mut |_| ());
///     info.best().copied()
/// }
/// ```
pub struct Engine {
    transpositions: TranspositionTable,
    clock: Box<dyn Clock>,
    spawner: Box<dyn ThreadSpawner>,
}

impl Engine {
    /// An engine with a table of that many mebibytes, at least one, the machine's clock and threads.
    ///
    /// # Panics
    /// When there is not so much memory; [`resize`](Engine::resize) gives an error instead.
    #[must_use]
    pub fn new(mebibytes: usize) -> Engine {
        Engine::with(mebibytes, SystemClock::start(), Threads)
    }

    /// The same with another clock and other threads, such as a browser's.
    ///
    /// # Panics
    /// As [`new`](Engine::new).
    #[must_use]
    pub fn with(
        mebibytes: usize,
        clock: impl Clock + 'static,
        spawner: impl ThreadSpawner + 'static,
    ) -> Engine {
        Engine {
            transpositions: TranspositionTable::new(mebibytes),
            clock: Box::new(clock),
            spawner: Box::new(spawner),
        }
    }

    /// Makes the table an empty one of that many mebibytes, at least one.
    ///
    /// # Errors
    /// When there is not so much memory. The table is empty and has its old size then, or as much of
    /// it as can still be had.
    pub fn resize(&mut self, mebibytes: usize) -> Result<(), TryReserveError> {
        self.transpositions.resize(mebibytes)
    }

    /// The size of the table.
    #[must_use]
    pub fn mebibytes(&self) -> usize {
        self.transpositions.mebibytes()
    }

    /// Forgets what earlier searches found.
    pub fn clear(&self) {
        self.transpositions.clear();
    }

    /// Finds the best move of the game's last position; a position from which there is no move gets
    /// an empty answer. `on_info` is called after every iteration; the last info is returned.
    pub fn search<E: Eval>(
        &self,
        record: &Record<E::Game>,
        eval: &E,
        request: &SearchRequest,
        cancel: &dyn Cancel,
        on_info: &mut dyn FnMut(&SearchInfo<MoveOf<E>>),
    ) -> SearchInfo<MoveOf<E>> {
        let earlier: Vec<u64> = record.positions().iter().map(Game::key).collect();
        let task = Task {
            position: *record.position(),
            earlier: &earlier[..earlier.len() - 1],
            request,
            noise: Noise::NONE,
            transpositions: &self.transpositions,
            clock: &*self.clock,
            spawner: &*self.spawner,
            cancel,
        };
        match request.level {
            None => Search::new(&task, eval).run(on_info),
            Some(level) => at_level(level, &task, eval, on_info),
        }
    }
}

fn at_level<E: Eval>(
    level: Level,
    task: &Task<'_, E::Game>,
    eval: &E,
    on_info: &mut dyn FnMut(&SearchInfo<MoveOf<E>>),
) -> SearchInfo<MoveOf<E>> {
    let seed = task.request.seed;
    let mut random = Random::new(seed ^ task.position.key());
    let limit = Limit::Nodes(level.nodes);
    let task = Task {
        request: &SearchRequest { limit, threads: 1, ..*task.request },
        noise: Noise { most: level.noise, seed },
        // A table of its own: what earlier moves left behind must not make a level stronger.
        transpositions: &TranspositionTable::new(LEVEL_HASH),
        ..*task
    };
    let mut info = Search::new(&task, eval).run(on_info);
    if random.below(1_000) < level.slips
        && let Some(mv) = task.position.random_move(&mut random)
        && let Some(line) = info.lines.first_mut()
    {
        line.moves = vec![mv];
    }
    info
}
