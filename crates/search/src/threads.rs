//! The threads of a search.

use std::sync::Mutex;
use std::sync::mpsc::channel;
use std::thread;

use crate::transposition_table::check_room;

/// Starts the threads of a search that help the main one. Handed in, since a browser has no threads.
pub trait ThreadSpawner: Send + Sync {
    /// Runs `main` here and `helper` with each number from 1 below `count` elsewhere, or as many
    /// of them as there can be, and returns when all are done.
    fn run(&self, count: usize, main: &mut dyn FnMut(), helper: &(dyn Fn(usize) + Sync));
}

/// Threads of the operating system.
#[derive(Copy, Clone, Debug)]
pub struct Threads;

impl ThreadSpawner for Threads {
    fn run(&self, count: usize, main: &mut dyn FnMut(), helper: &(dyn Fn(usize) + Sync)) {
        run_threads(thread::Builder::new, count, main, helper);
    }
}

fn run_threads(
    builder: impl Fn() -> thread::Builder,
    count: usize,
    main: &mut dyn FnMut(),
    helper: &(dyn Fn(usize) + Sync),
) {
    // Those that are there take no memory while others are started.
    let gate = Mutex::new(());
    thread::scope(|scope| {
        let closed = gate.lock();
        let (send, begun) = channel();
        // Where the system gives no more threads, those there are do the work.
        let start = |number| {
            check_room().ok()?;
            let (send, gate) = (send.clone(), &gate);
            let begin = move || {
                let _ = send.send(());
                drop(gate.lock());
                helper(number);
            };
            let handle = builder().spawn_scoped(scope, begin).ok()?;
            // The next finds out whether there is room for it when this one has got its own.
            let _ = begun.recv();
            Some(handle)
        };
        let helpers: Vec<_> = (1..count).map_while(start).collect();
        drop(closed);
        main();
        for helper in helpers {
            if let Err(panic) = helper.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
}

/// Starts no other thread: the main one searches alone.
#[derive(Copy, Clone, Debug)]
pub struct SingleThread;

impl ThreadSpawner for SingleThread {
    fn run(&self, _count: usize, main: &mut dyn FnMut(), _helper: &(dyn Fn(usize) + Sync)) {
        main();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn those_that_can_be_started_do_the_work() {
        // No machine has a stack of that size to give.
        let begun = AtomicUsize::new(0);
        let builder = || match begun.fetch_add(1, Ordering::Relaxed) {
            0 | 1 => thread::Builder::new(),
            _ => thread::Builder::new().stack_size(1 << 50),
        };
        let (helpers, mut mains) = (Mutex::new(Vec::new()), 0);
        run_threads(builder, 9, &mut || mains += 1, &|number| {
            helpers.lock().expect("nobody panics").push(number);
        });
        let mut helpers = helpers.into_inner().expect("nobody panics");
        helpers.sort_unstable();
        assert_eq!((mains, helpers), (1, vec![1, 2]));
    }
}
