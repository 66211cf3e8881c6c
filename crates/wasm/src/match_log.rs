//! A match across the net as the page follows it: the same fold over its log that the server makes.

use game::Side;
use matches::{Context, Match, Millis};
use wasm_bindgen::prelude::*;

use crate::failure::{Failure, fault};
use crate::table::parse_side;
use crate::{read, write};

/// A prefix of a match's log, and what follows from it. Moments are milliseconds since 1970.
#[wasm_bindgen]
pub struct MatchLog {
    id: String,
    inner: Match,
}

#[wasm_bindgen]
impl MatchLog {
    /// The log of the match with that id, from its first `MatchEvent`.
    ///
    /// # Errors
    /// When the event creates no match, or its table cannot be laid.
    pub fn open(id: &str, event: &str) -> Result<MatchLog, Failure> {
        let inner = Match::replay([&read(event)?]).map_err(fault)?;
        Ok(MatchLog { id: id.to_owned(), inner })
    }

    /// Adds the next `MatchEvent`.
    ///
    /// # Errors
    /// When it is not the next one.
    pub fn apply(&mut self, event: &str) -> Result<(), Failure> {
        self.inner.apply(&read(event)?).map_err(fault)
    }

    /// How the match stands at that moment for whoever sits there: a `MatchState` without names.
    ///
    /// # Errors
    /// When there is no such side.
    pub fn state(&self, you: Option<String>, now: f64) -> Result<String, Failure> {
        let you = you.as_deref().map(parse_side).transpose()?;
        Ok(write(&self.inner.told(&self.id, you, millis(now))))
    }

    /// What was agreed on before the first move: a `MatchSetup`.
    #[must_use]
    pub fn setup(&self) -> String {
        write(self.inner.setup())
    }

    /// The last event that changed the board.
    #[wasm_bindgen(js_name = boardEvent)]
    #[must_use]
    pub fn board_event(&self) -> f64 {
        self.inner.board_event() as f64
    }

    /// The clock at that moment: a `ClockState`, or nothing where there is none.
    #[must_use]
    pub fn clock(&self, now: f64) -> Option<String> {
        self.inner.clock(millis(now)).map(|clock| write(&clock))
    }

    /// Whether the player to move has not made a turn yet: no clock runs down then.
    #[wasm_bindgen(js_name = firstTurn)]
    #[must_use]
    pub fn first_turn(&self) -> bool {
        self.inner.is_first_turn()
    }

    /// Whether its moves cannot be played under these rules.
    #[must_use]
    pub fn frozen(&self) -> bool {
        self.inner.is_frozen()
    }

    /// What a player can do at that moment besides moving: `MatchOptions`. `seen` is when the other
    /// was last seen.
    ///
    /// # Errors
    /// When there is no such side.
    pub fn options(&self, side: &str, seen: f64, now: f64) -> Result<String, Failure> {
        let side = parse_side(side)?;
        let seen = Side::ALL.map(|other| (other != side).then_some(millis(seen)));
        Ok(write(&self.inner.options(side, &Context { seen, ..Context::at(millis(now)) })))
    }

    /// The record, with the names of the players where they are known.
    #[must_use]
    pub fn record(&self, first: Option<String>, second: Option<String>) -> String {
        let mut sheet = self.inner.sheet();
        let sides = &self.inner.table().descriptor().sides;
        sheet.set_players(sides, [first.as_deref(), second.as_deref()]);
        sheet.to_string()
    }
}

/// A number of JavaScript as a moment.
fn millis(number: f64) -> Millis {
    number as Millis
}
