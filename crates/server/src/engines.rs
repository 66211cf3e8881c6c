//! The computer as an opponent: at the levels it has everywhere. A move names the board that it
//! answers, so that one which comes late, or twice from two nodes, does no harm.

use catalog::Table;
use game::Side;
use matches::{Match, Request};
use search::{Cancel as _, CancelToken, Engine, SearchRequest};
use store::Work;
use tracing::error;

use crate::metrics::{Counted, METRICS};
use crate::referee::{Failure, Referee};

const HASH: usize = 1; // mebibytes; a level has its own

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
        // The same mistakes for the same board, on whichever machine.
        let request = SearchRequest::at_level(level, state.setup().seed.wrapping_add(board));
        Some(Task { table, request, side: state.turn(), ply: state.ply(), board })
    }
}

/// Makes the move that a match waits for. None where that should be tried again.
pub(crate) async fn answer(referee: &Referee, work: &Work, cancel: &CancelToken) -> Option<()> {
    let task = match referee.look(&work.id, Task::of).await {
        Ok(task) => task.filter(|task| u64::from(task.ply) == work.number),
        Err(Failure::NotFound) => None,
        Err(_) => return None,
    };
    // Where the board has changed, the next look finds what is to be done.
    let Some(Task { table, request, side, ply, board }) = task else { return Some(()) };
    let counted = Counted::one_more(&METRICS.thinking);
    let game = table.game();
    let ended = cancel.clone();
    let thought = tokio::task::spawn_blocking(move || {
        let info = table.search(&Engine::new(HASH), &request, &ended, &mut |_| ());
        drop(counted);
        METRICS.thoughts.inc();
        info.best().cloned()
    });
    let thought = thought.await;
    // Half a thought is not what the level would play.
    if cancel.is_cancelled() {
        return Some(());
    }
    let Ok(Some(mv)) = thought else {
        error!(game, "the engine found no move");
        return None;
    };
    let request = Request::Move { side, mv, ply, after: Some(board), id: format!("engine{board}") };
    match referee.ask(&work.id, &request, referee.store().now()).await {
        Ok(_) | Err(Failure::Refused(_) | Failure::NotFound) => Some(()),
        Err(_) => None,
    }
}
