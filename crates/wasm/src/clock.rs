//! The browser's clock.

use std::time::Duration;

use search::Clock;
use wasm_bindgen::prelude::*;

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
