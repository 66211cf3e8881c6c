//! Work that is numbered, shared out between threads, and put back in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// Tells the workers that no more is wanted: somebody asked, or it is decided.
#[derive(Debug)]
pub(crate) struct Halt<'h> {
    asked: &'h AtomicBool,
    decided: AtomicBool,
}

impl Halt<'_> {
    pub(crate) fn is_raised(&self) -> bool {
        self.asked.load(Ordering::Relaxed) || self.decided.load(Ordering::Relaxed)
    }
}

/// Lets the others stop when a worker panics, so that the panic is not heard hours later.
struct Alarm<'a>(&'a Halt<'a>);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.decided.store(true, Ordering::Relaxed);
        }
    }
}

/// Does the work of those numbers on threads, each with what `hire` gave it. `work` may give up
/// with `None` once the halt is raised. `fold` hears here what was done, in the order it was
/// finished, and can end it all.
pub(crate) fn share_out<W, T: Send, F: Send>(
    workers: usize,
    numbers: &[u32],
    stop: &AtomicBool,
    hire: impl Fn() -> Result<W, F> + Sync,
    work: impl Fn(&mut W, u32, &Halt<'_>) -> Option<T> + Sync,
    mut fold: impl FnMut(u32, T) -> Result<ControlFlow<()>, F>,
) -> Result<(), F> {
    let halt = Halt { asked: stop, decided: AtomicBool::new(false) };
    let next = AtomicUsize::new(0);
    let toil = |send: &Sender<Result<(u32, T), F>>| {
        let _alarm = Alarm(&halt);
        if halt.is_raised() {
            return;
        }
        let mut tools = match hire() {
            Ok(tools) => tools,
            Err(failure) => {
                let _ = send.send(Err(failure));
                return;
            }
        };
        while !halt.is_raised() {
            let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) else { return };
            let Some(done) = work(&mut tools, number, &halt) else { return };
            if send.send(Ok((number, done))).is_err() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        let (send, receive) = channel();
        for _ in 0..workers.max(1).min(numbers.len()) {
            let (send, toil) = (send.clone(), &toil);
            scope.spawn(move || toil(&send));
        }
        drop(send);
        for message in receive {
            match message.and_then(|(number, done)| fold(number, done)) {
                Ok(ControlFlow::Continue(())) => {}
                Ok(ControlFlow::Break(())) => {
                    halt.decided.store(true, Ordering::Relaxed);
                    return Ok(());
                }
                Err(failure) => {
                    halt.decided.store(true, Ordering::Relaxed);
                    return Err(failure);
                }
            }
        }
        Ok(())
    })
}

/// What was finished early waits here for its turn.
#[derive(Debug)]
pub(crate) struct Queue<T> {
    next: u32,
    waiting: BTreeMap<u32, T>,
}

impl<T> Queue<T> {
    /// A queue in which that number comes first.
    pub(crate) fn from(next: u32) -> Queue<T> {
        Queue { next, waiting: BTreeMap::new() }
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
    use super::*;

    fn run(workers: usize, enough: u32) -> Vec<u32> {
        let (mut queue, mut order) = (Queue::from(0), Vec::new());
        let numbers: Vec<u32> = (0..50).collect();
        let stop = AtomicBool::new(false);
        let done = share_out::<(), u32, ()>(
            workers,
            &numbers,
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
        for workers in [0, 1, 3] {
            assert_eq!(run(workers, 100), squares);
            assert_eq!(run(workers, 7), squares[..7]);
        }
    }

    #[test]
    fn nobody_works_when_asked_to_stop_or_not_hired() {
        let stop = AtomicBool::new(true);
        let idle = share_out::<(), (), ()>(
            2,
            &[0, 1],
            &stop,
            || Ok(()),
            |(), _, _| panic!("asked to stop"),
            |_, ()| Ok(ControlFlow::Continue(())),
        );
        assert_eq!(idle, Ok(()));
        let refused = share_out::<(), (), &str>(
            2,
            &[0, 1],
            &AtomicBool::new(false),
            || Err("no tools"),
            |(), _, _| Some(()),
            |_, ()| Ok(ControlFlow::Continue(())),
        );
        assert_eq!(refused, Err("no tools"));
    }
}
