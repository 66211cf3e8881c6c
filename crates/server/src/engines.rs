//! The computer as an opponent: at the levels it has everywhere, in a pool that leaves the machine to
//! the people. A move names the board that it answers, so that one which comes late, or twice from two
//! nodes, does no harm.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use catalog::Table;
use game::Side;
use matches::{Match, Request};
use search::{Engine, SearchRequest};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tracing::error;

use crate::metrics::{Counted, METRICS};
use crate::referee::Referee;

/// How often to look for matches that wait for the computer, where nobody says so: another node may
/// have ended in the middle of a thought.
const LOOK: Duration = Duration::from_secs(2);

/// How many matches are looked at in one go.
const MOST: u32 = 256;

const HASH: usize = 1; // mebibytes; a level has its own

/// How many think at a time: half of the processors, so that the rest answers.
pub(crate) fn usual_pool() -> usize {
    thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1))
}

/// Makes the computer's moves for as long as it is awaited.
pub(crate) async fn think(referee: Arc<Referee>, pool: usize) {
    let places = Arc::new(Semaphore::new(pool.max(1)));
    let busy: Arc<Mutex<HashSet<String>>> = Arc::default();
    let mut thoughts = JoinSet::new();
    loop {
        let _ = timeout(LOOK, referee.thinking.notified()).await;
        while thoughts.try_join_next().is_some() {}
        // Without the store nothing can be done; it is asked again in a moment.
        let Ok(waiting) = referee.store().thinking(MOST).await else { continue };
        for id in waiting {
            if !busy.lock().unwrap_or_else(PoisonError::into_inner).insert(id.clone()) {
                continue;
            }
            let (referee, places) = (Arc::clone(&referee), Arc::clone(&places));
            let busy = Arc::clone(&busy);
            let queued = Counted::one_more(&METRICS.waiting);
            thoughts.spawn(async move {
                let place = places.acquire_owned().await;
                drop(queued);
                answer(&referee, &id).await;
                drop(place);
                busy.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
                // It may be its turn again: some turns have several moves.
                referee.thinking.notify_one();
            });
        }
    }
}

/// A position to think about.
struct Task {
    table: Box<dyn Table>,
    request: SearchRequest,
    side: Side,
    ply: u32,
    board: u64,
}

impl Task {
    fn of(state: &Match) -> Option<Task> {
        let level = state.engine_to_move()? as usize;
        let (table, board) = (state.table().copy(), state.board_event());
        let entry = catalog::find(table.game()).ok()?;
        let level = *entry.levels().get(level.checked_sub(1)?)?;
        // The same mistakes for the same board, on whichever node.
        let request = SearchRequest::at_level(level, state.setup().seed.wrapping_add(board));
        Some(Task { table, request, side: state.turn(), ply: state.ply(), board })
    }
}

/// Makes the move that a match waits for.
async fn answer(referee: &Referee, id: &str) {
    let Ok(Some(task)) = referee.look(id, Task::of).await else { return };
    let Task { table, request, side, ply, board } = task;
    let counted = Counted::one_more(&METRICS.thinking);
    let game = table.game();
    let thought = tokio::task::spawn_blocking(move || {
        let info = table.search(&Engine::new(HASH), &request, &(), &mut |_| ());
        drop(counted);
        METRICS.thoughts.inc();
        info.best().cloned()
    });
    let Ok(Some(mv)) = thought.await else {
        error!(game, "the engine found no move");
        return;
    };
    let request = Request::Move { side, mv, ply, after: Some(board), id: format!("engine{board}") };
    // Where the board has changed, the next look finds what is to be done.
    let _ = referee.ask(id, &request, referee.store().now()).await;
}
