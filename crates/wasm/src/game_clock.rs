//! The clock of a game on the page. Moments and times are milliseconds.

use std::time::Duration;

use game::{Side, TimeControl};
use wasm_bindgen::prelude::*;

use crate::failure::Failure;
use crate::table::parse_side;

/// What is left to the players, and whose time runs.
#[wasm_bindgen]
pub struct Clock {
    inner: game::Clock,
}

#[wasm_bindgen]
impl Clock {
    /// A clock that stands, with so much left to each side and so much more for each turn.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(first: f64, second: f64, increment: f64) -> Clock {
        let control =
            TimeControl { main: [first, second].map(duration), increment: duration(increment) };
        Clock { inner: game::Clock::new(control) }
    }

    /// What is left to a side.
    ///
    /// # Errors
    /// When there is no such side.
    pub fn left(&self, side: &str, now: f64) -> Result<f64, Failure> {
        Ok(self.inner.left(parse_side(side)?, duration(now)).as_secs_f64() * 1_000.0)
    }

    /// Lets the time of a side run from now on, or nobody's. One that runs already runs on.
    ///
    /// # Errors
    /// When there is no such side.
    pub fn run(&mut self, side: Option<String>, now: f64) -> Result<(), Failure> {
        let side = side.as_deref().map(parse_side).transpose()?;
        if side != self.inner.running() {
            self.inner.run(side, duration(now));
        }
        Ok(())
    }

    /// A side has ended its turn.
    ///
    /// # Errors
    /// When there is no such side.
    #[wasm_bindgen(js_name = handOver)]
    pub fn hand_over(&mut self, from: &str, now: f64) -> Result<(), Failure> {
        self.inner.hand_over(parse_side(from)?, duration(now));
        Ok(())
    }

    /// The side whose time is over, if it runs.
    #[must_use]
    pub fn flagged(&self, now: f64) -> Option<String> {
        let name = |side| if side == Side::First { "first" } else { "second" };
        self.inner.flagged(duration(now)).map(|side| name(side).to_owned())
    }
}

fn duration(millis: f64) -> Duration {
    Duration::try_from_secs_f64(millis / 1_000.0).unwrap_or_default()
}
