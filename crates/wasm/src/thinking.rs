//! The engine in the page's worker: one search at a time, on one thread.

use std::cell::RefCell;

use catalog::{SearchInfo, Table};
use protocol::SearchRequest;
use search::{Engine, SingleThread};

use crate::clock::{BrowserClock, is_unwanted};

const MAX_HASH: u32 = 512; // mebibytes: a worker that asks for more than it gets is killed

thread_local! {
    /// With what the last searches found, and how many mebibytes that may take.
    static ENGINE: RefCell<Option<(u32, Engine)>> = const { RefCell::new(None) };
}

/// Searches for the next move of that table. What is found stays in the engine for the next search.
pub(crate) fn search(
    table: &dyn Table,
    request: &SearchRequest,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> SearchInfo {
    let levels = catalog::find(table.game()).expect("a table's game is in the catalog").levels();
    let hash = request.hash.clamp(1, MAX_HASH);
    // Taken out for the search: should `on_info` ask for another one, that one starts from nothing.
    let kept = ENGINE.take().filter(|(size, _)| *size == hash);
    let make = || (hash, Engine::with(hash as usize, BrowserClock, SingleThread));
    let (hash, engine) = kept.unwrap_or_else(make);
    let info = table.search(&engine, &request.to_search(&levels), &is_unwanted, on_info);
    ENGINE.set(Some((hash, engine)));
    info
}
