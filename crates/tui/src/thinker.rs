//! The engine beside the table: it thinks in a thread of its own, and what it finds comes as a
//! signal.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use catalog::{SearchInfo, Table};
use search::{CancelToken, Engine, SearchRequest};

use crate::signal::Signal;

const HASH: usize = 64; // mebibytes

/// What a search is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// The computer's move.
    Move,
    /// A hint for the person.
    Hint,
    /// The engine's opinion while a game is looked at.
    Analysis,
}

/// What the engine says.
#[derive(Clone, Debug)]
pub(crate) struct Thought {
    job: u64,
    pub(crate) purpose: Purpose,
    pub(crate) info: SearchInfo,
    /// Whether the search is over.
    pub(crate) done: bool,
    /// Whether the engine broke.
    pub(crate) failed: bool,
}

/// One search at a time.
pub(crate) struct Thinker {
    signals: Sender<Signal>,
    engine: Arc<Engine>,
    job: u64,
    running: Option<(Purpose, CancelToken)>,
    /// Whether the next search breaks, for tests of what is said then.
    #[cfg(test)]
    pub(crate) breaks: bool,
}

impl Thinker {
    pub(crate) fn new(signals: Sender<Signal>) -> Thinker {
        Thinker {
            signals,
            engine: Arc::new(Engine::new(HASH)),
            job: 0,
            running: None,
            #[cfg(test)]
            breaks: false,
        }
    }

    /// Begins a search; another that is under way is ended. The answer does not come before `least`
    /// has passed, so that one sees one's own move first.
    pub(crate) fn think(
        &mut self,
        purpose: Purpose,
        table: Box<dyn Table>,
        request: SearchRequest,
        least: Duration,
    ) {
        self.stop();
        self.job += 1;
        let (job, cancel) = (self.job, CancelToken::default());
        self.running = Some((purpose, cancel.clone()));
        let (signals, engine) = (self.signals.clone(), Arc::clone(&self.engine));
        let began = Instant::now();
        #[cfg(test)]
        let breaks = std::mem::take(&mut self.breaks);
        thread::spawn(move || {
            let tell = |info: SearchInfo, done: bool, failed: bool| {
                let thought = Thought { job, purpose, info, done, failed };
                // Nobody listens any more when the program ends.
                let _ = signals.send(Signal::Thought(thought));
            };
            let search = || {
                #[cfg(test)]
                assert!(!breaks, "the engine breaks, as it was asked to");
                let mut told = |info: &SearchInfo| tell(info.clone(), false, false);
                table.search(&engine, &request, &cancel, &mut told)
            };
            // Whoever waits must hear of it: the window hides what a thread says at its end.
            let found = panic::catch_unwind(AssertUnwindSafe(search));
            thread::sleep(least.saturating_sub(began.elapsed()));
            match found {
                Ok(found) => tell(found, true, false),
                Err(_) => tell(SearchInfo::default(), true, true),
            }
        });
    }

    /// Ends the search that is under way.
    pub(crate) fn stop(&mut self) {
        if let Some((_, cancel)) = self.running.take() {
            cancel.cancel();
        }
    }

    /// What the search under way is for.
    pub(crate) fn purpose(&self) -> Option<Purpose> {
        self.running.as_ref().map(|(purpose, _)| *purpose)
    }

    /// Takes what the engine says; nothing where it answers a question of before.
    pub(crate) fn hear(&mut self, thought: Thought) -> Option<Thought> {
        if thought.job != self.job || self.running.is_none() {
            return None;
        }
        if thought.done {
            self.running = None;
        }
        Some(thought)
    }
}
