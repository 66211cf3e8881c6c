//! Work that is numbered, shared out between threads, and put back in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Tells the workers that no more is wanted: somebody asked, or it is decided.
#[derive(Debug)]
pub(crate) struct StopSignal<'h> {
    asked: &'h AtomicBool,
    decided: AtomicBool,
}

impl StopSignal<'_> {
    pub(crate) fn is_set(&self) -> bool {
        self.asked.load(Ordering::Relaxed) || self.decided.load(Ordering::Relaxed)
    }
}

/// Lets the others stop when a worker panics, so that the panic is not noticed hours later.
struct Alarm<'a>(&'a StopSignal<'a>);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.decided.store(true, Ordering::Relaxed);
        }
    }
}

/// Does the work of those numbers on threads, each with what `init` gave it. `work` may give up
/// with `None` once the signal is raised. `collect` is called here with what was done, in the order it was
/// finished, and can end it all. Where the system gives fewer threads, those do the work; where it
/// gives none, it is done here.
pub(crate) fn run_parallel<W, T: Send, F: Send>(
    workers: usize,
    numbers: impl Iterator<Item = u32> + Send,
    stop: &AtomicBool,
    init: impl Fn() -> Result<W, F> + Sync,
    work: impl Fn(&mut W, u32, &StopSignal<'_>) -> Option<T> + Sync,
    collect: impl FnMut(u32, T) -> Result<ControlFlow<()>, F>,
) -> Result<(), F> {
    run_on_threads(thread::Builder::new, workers, numbers, stop, init, work, collect)
}

fn run_on_threads<W, T: Send, F: Send>(
    builder: impl Fn() -> thread::Builder,
    workers: usize,
    numbers: impl Iterator<Item = u32> + Send,
    stop: &AtomicBool,
    init: impl Fn() -> Result<W, F> + Sync,
    work: impl Fn(&mut W, u32, &StopSignal<'_>) -> Option<T> + Sync,
    mut collect: impl FnMut(u32, T) -> Result<ControlFlow<()>, F>,
) -> Result<(), F> {
    let signal = StopSignal { asked: stop, decided: AtomicBool::new(false) };
    let numbers = Mutex::new(numbers);
    let next = || {
        let mut numbers = numbers.lock().unwrap_or_else(PoisonError::into_inner);
        if signal.is_set() { None } else { numbers.next() }
    };
    // Does what there is to do until `done` wants no more of it.
    let run = |done: &mut dyn FnMut(Result<(u32, T), F>) -> ControlFlow<()>| {
        let _alarm = Alarm(&signal);
        let mut number = next();
        if number.is_none() {
            return;
        }
        let mut state = match init() {
            Ok(state) => state,
            Err(failure) => {
                let _ = done(Err(failure));
                return;
            }
        };
        while let Some(begun) = number {
            let Some(finished) = work(&mut state, begun, &signal) else { return };
            if done(Ok((begun, finished))).is_break() {
                return;
            }
            number = next();
        }
    };
    let mut result = Ok(());
    let mut receive_one = |message: Result<(u32, T), F>| match message
        .and_then(|(number, finished)| collect(number, finished))
    {
        Ok(ControlFlow::Continue(())) => ControlFlow::Continue(()),
        Ok(ControlFlow::Break(())) => ControlFlow::Break(()),
        Err(failure) => {
            result = Err(failure);
            ControlFlow::Break(())
        }
    };
    thread::scope(|scope| {
        let (send, receive) = channel();
        let mut started = 0;
        while started < workers.max(1) {
            let (send, run) = (send.clone(), &run);
            let begun = builder().spawn_scoped(scope, move || {
                run(&mut |message| match send.send(message) {
                    Ok(()) => ControlFlow::Continue(()),
                    Err(_) => ControlFlow::Break(()),
                });
            });
            if begun.is_err() {
                break;
            }
            started += 1;
        }
        drop(send);
        if started == 0 {
            run(&mut receive_one);
            return;
        }
        for message in receive {
            if receive_one(message).is_break() {
                signal.decided.store(true, Ordering::Relaxed);
                return;
            }
        }
    });
    result
}

/// What was finished early waits here for its turn.
#[derive(Debug)]
pub(crate) struct ReorderBuffer<T> {
    next: u32,
    waiting: BTreeMap<u32, T>,
}

impl<T> ReorderBuffer<T> {
    /// A queue in which that number comes first.
    pub(crate) fn from(next: u32) -> ReorderBuffer<T> {
        ReorderBuffer { next, waiting: BTreeMap::new() }
    }

    pub(crate) fn put(&mut self, number: u32, item: T) {
        self.waiting.insert(number, item);
    }

    /// The next in order, if it is there.
    pub(crate) fn take(&mut self) -> Option<(u32, T)> {
        let item = self.waiting.remove(&self.next)?;
        self.next += 1;
        Some((self.next - 1, item))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    fn run(threads: usize, workers: usize, enough: u32) -> Vec<u32> {
        let (mut queue, mut order) = (ReorderBuffer::from(0), Vec::new());
        let stop = AtomicBool::new(false);
        let begun = AtomicUsize::new(0);
        // No machine has a stack of that size to give.
        let builder = || match begun.fetch_add(1, Ordering::Relaxed) {
            begun if begun < threads => thread::Builder::new(),
            _ => thread::Builder::new().stack_size(1 << 50),
        };
        let done = run_on_threads::<(), u32, ()>(
            builder,
            workers,
            0..50,
            &stop,
            || Ok(()),
            |(), number, _| Some(number * number),
            |number, square| {
                queue.put(number, square);
                while let Some((_, square)) = queue.take() {
                    order.push(square);
                    if order.len() as u32 == enough {
                        return Ok(ControlFlow::Break(()));
                    }
                }
                Ok(ControlFlow::Continue(()))
            },
        );
        assert_eq!(done, Ok(()));
        order
    }

    #[test]
    fn work_comes_back_in_order_whoever_does_it() {
        let squares: Vec<u32> = (0..50).map(|number| number * number).collect();
        for (threads, workers) in [(9, 0), (9, 1), (9, 3), (2, 3), (0, 3)] {
            assert_eq!(run(threads, workers, 100), squares);
            assert_eq!(run(threads, workers, 7), squares[..7]);
        }
    }

    #[test]
    fn nobody_works_when_asked_to_stop_or_not_hired() {
        let stop = AtomicBool::new(true);
        let idle = run_parallel::<(), (), ()>(
            2,
            0..2,
            &stop,
            || Ok(()),
            |(), _, _| panic!("asked to stop"),
            |_, ()| Ok(ControlFlow::Continue(())),
        );
        assert_eq!(idle, Ok(()));
        let refused = run_parallel::<(), (), &str>(
            2,
            0..2,
            &AtomicBool::new(false),
            || Err("no state"),
            |(), _, _| Some(()),
            |_, ()| Ok(ControlFlow::Continue(())),
        );
        assert_eq!(refused, Err("no state"));
    }
}
