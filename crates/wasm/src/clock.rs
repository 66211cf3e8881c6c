//! The browser's clock, and the question whether the page still wants a search.

use std::cell::RefCell;
use std::time::Duration;

use search::Clock;
use wasm_bindgen::prelude::*;

use crate::table::Function;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the page or the worker began; never goes back.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;
}

/// Pages and workers both have it; the machine's own clock is out of reach in wasm.
#[derive(Copy, Clone, Debug)]
pub(crate) struct BrowserClock;

impl Clock for BrowserClock {
    fn now(&self) -> Duration {
        Duration::try_from_secs_f64(performance_now() / 1_000.0).unwrap_or_default()
    }
}

thread_local! {
    /// Tells whether the search that runs is wanted no more. Here and not in what
    /// the search is given, which is shared between threads where there are any.
    static UNWANTED: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Whether the page has lost interest in the search that runs.
pub(crate) fn is_unwanted() -> bool {
    // Taken out for the call: should it ask for another search, that one has its own.
    let Some(unwanted) = UNWANTED.take() else { return false };
    let answer = unwanted.call0(&JsValue::UNDEFINED).is_ok_and(|answer| answer.is_truthy());
    UNWANTED.set(Some(unwanted));
    answer
}

/// From now on a search is unwanted as soon as that function gives something true.
pub(crate) fn cancel_when(unwanted: Option<Function>) {
    UNWANTED.set(unwanted);
}
