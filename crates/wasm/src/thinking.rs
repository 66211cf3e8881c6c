//! The engine in the page's worker: one search at a time, on one thread.

use std::cell::RefCell;
use std::sync::atomic::AtomicBool;

use catalog::{Table, Thought};
use protocol::Wish;
use search::{Alone, Memory, Workshop};

use crate::clock::BrowserClock;

const LARGEST_MEMORY: u32 = 512; // mebibytes: a worker that asks for more than it gets is killed

/// What the last searches found, and how many mebibytes it may take.
struct Remembered {
    mebibytes: u32,
    memory: Memory,
}

thread_local! {
    static REMEMBERED: RefCell<Option<Remembered>> = const { RefCell::new(None) };
}

/// Thinks about the next move of that table. What is found stays remembered for the next search.
pub(crate) fn think(table: &dyn Table, wish: Wish, tell: &mut dyn FnMut(&Thought)) -> Thought {
    let mebibytes = wish.memory.clamp(1, LARGEST_MEMORY);
    // Taken out for the search: should `tell` ask for another one, that one starts from nothing.
    let kept = REMEMBERED.take().filter(|kept| kept.mebibytes == mebibytes);
    let kept =
        kept.unwrap_or_else(|| Remembered { mebibytes, memory: Memory::new(mebibytes as usize) });
    let workshop = Workshop {
        memory: &kept.memory,
        clock: &BrowserClock,
        crew: &Alone,
        stop: &AtomicBool::new(false),
    };
    let thought = table.think(wish.into(), workshop, tell);
    REMEMBERED.set(Some(kept));
    thought
}
