//! The engine in the page's worker: one search at a time, on one thread.

use std::cell::RefCell;
use std::sync::atomic::AtomicBool;

use catalog::{SearchInfo, Table};
use protocol::SearchRequest;
use search::{SearchContext, SingleThread, TranspositionTable};

use crate::clock::BrowserClock;

const MAX_HASH: u32 = 512; // mebibytes: a worker that asks for more than it gets is killed

/// What the last searches found, and how many mebibytes it may take.
struct Remembered {
    mebibytes: u32,
    transpositions: TranspositionTable,
}

thread_local! {
    static REMEMBERED: RefCell<Option<Remembered>> = const { RefCell::new(None) };
}

/// Thinks about the next move of that table. What is found stays remembered for the next search.
pub(crate) fn think(
    table: &dyn Table,
    request: SearchRequest,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> SearchInfo {
    let mebibytes = request.hash.clamp(1, MAX_HASH);
    // Taken out for the search: should `on_info` ask for another one, that one starts from nothing.
    let kept = REMEMBERED.take().filter(|kept| kept.mebibytes == mebibytes);
    let kept = kept.unwrap_or_else(|| Remembered {
        mebibytes,
        transpositions: TranspositionTable::new(mebibytes as usize),
    });
    let context = SearchContext {
        transpositions: &kept.transpositions,
        clock: &BrowserClock,
        spawner: &SingleThread,
        stop: &AtomicBool::new(false),
    };
    let info = table.think(request.into(), context, on_info);
    REMEMBERED.set(Some(kept));
    info
}
