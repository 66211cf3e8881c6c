//! How a search is told from outside that nobody wants it any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Asked every few hundred nodes, on the thread that began the search. A closure will do where whoever
/// thinks must look for news itself: a console at its input, a browser's worker at shared memory.
pub trait Cancel: Sync {
    /// Whether to stop now.
    fn is_cancelled(&self) -> bool;
}

impl<F: Fn() -> bool + Sync> Cancel for F {
    fn is_cancelled(&self) -> bool {
        self()
    }
}

/// A search that ends by its limit alone.
impl Cancel for () {
    fn is_cancelled(&self) -> bool {
        false
    }
}

/// A flag that any thread can raise; clones are the same flag.
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicBool>);

impl CancelToken {
    /// Ends every search that was given the token.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Cancel for CancelToken {
    fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
