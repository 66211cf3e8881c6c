//! A game being played on the page.

use catalog::Setup;
use game::Side;
use game::error::quoted;
use protocol::{SearchRequest, SetupRequest, Step, TableState};
use wasm_bindgen::prelude::*;

use crate::clock::cancel_when;
use crate::failure::{Failure, fault};
use crate::{read, thinking, write};

/// A game being played, whichever it is.
#[wasm_bindgen]
pub struct Table {
    inner: Box<dyn catalog::Table>,
}

#[wasm_bindgen]
impl Table {
    /// Lays a table as a `SetupRequest` asks.
    ///
    /// # Errors
    /// When the game or variant is unknown, or the position impossible.
    pub fn open(setup: &str) -> Result<Table, Failure> {
        let setup: SetupRequest = read(setup)?;
        let inner = catalog::find(&setup.game)?.open(&Setup {
            variant: setup.variant.as_deref(),
            position: setup.position.as_deref(),
            seed: setup.seed,
        })?;
        Ok(Table { inner })
    }

    /// Lays a table with a record file, as it stands after the last move.
    ///
    /// # Errors
    /// When the file could not have been played; the error names line and move.
    pub fn load(record: &str) -> Result<Table, Failure> {
        let (inner, _) = catalog::load(record)?;
        Ok(Table { inner })
    }

    /// Everything there is to know about the table: a `TableState`.
    #[must_use]
    pub fn state(&self) -> String {
        write(&TableState::of(&*self.inner))
    }

    /// The board: a `View`.
    #[must_use]
    pub fn view(&self) -> String {
        write(&self.inner.view())
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> String {
        self.inner.position()
    }

    /// Plays a move and tells what happened: `Event[]`. On error nothing changes.
    ///
    /// # Errors
    /// When the text is no move, the move is illegal, or the game is over.
    pub fn play(&mut self, mv: &str) -> Result<String, Failure> {
        Ok(write(&self.inner.play(mv)?))
    }

    /// Takes the last move back and gives its text, if there was one.
    #[wasm_bindgen(js_name = takeBack)]
    pub fn take_back(&mut self) -> Option<String> {
        self.inner.take_back()
    }

    /// Why no move that can be played begins with these steps (`Step[]`): a `Refusal`, or nothing
    /// if one does.
    ///
    /// # Errors
    /// When a step names a cell or a choice that there is not.
    pub fn refusal(&self, steps: &str) -> Result<Option<String>, Failure> {
        let steps: Vec<Step> = read(steps)?;
        let view = self.inner.view();
        let choices = catalog::find(self.inner.game())?.descriptor().choices;
        let steps: Vec<game::Step> = steps
            .iter()
            .map(|step| step.find(&view, choices))
            .collect::<Result<_, _>>()
            .map_err(fault)?;
        Ok(self.inner.refusal(&steps).map(|refusal| write(&refusal)))
    }

    /// A player gives up.
    ///
    /// # Errors
    /// When the game is over.
    pub fn resign(&mut self, side: &str) -> Result<(), Failure> {
        Ok(self.inner.resign(parse_side(side)?)?)
    }

    /// The players agree to a draw.
    ///
    /// # Errors
    /// When the game is over.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Result<(), Failure> {
        Ok(self.inner.agree_draw()?)
    }

    /// The player to move claims a draw by repetition.
    ///
    /// # Errors
    /// When the game is over, or the position has not stood often enough.
    #[wasm_bindgen(js_name = claimDraw)]
    pub fn claim_draw(&mut self) -> Result<(), Failure> {
        Ok(self.inner.claim_draw()?)
    }

    /// A player's time has run out.
    ///
    /// # Errors
    /// When the game is over.
    #[wasm_bindgen(js_name = outOfTime)]
    pub fn out_of_time(&mut self, side: &str) -> Result<(), Failure> {
        Ok(self.inner.out_of_time(parse_side(side)?)?)
    }

    /// The game as a record file.
    #[must_use]
    pub fn record(&self) -> String {
        self.inner.sheet().to_string()
    }

    /// The evaluation of the position, term by term: `Term[]`.
    #[must_use]
    pub fn terms(&self) -> String {
        write(&self.inner.terms())
    }

    /// What the sides aim at: `Threat[]`.
    #[must_use]
    pub fn threats(&self) -> String {
        write(&self.inner.threats())
    }

    /// Searches for the next move as a `SearchRequest` asks. `on_info` is called with a `SearchInfo`
    /// after every iteration; the last is returned. The search ends early once `unwanted` gives something true.
    ///
    /// # Errors
    /// When the request is malformed.
    pub fn think(
        &self,
        request: &str,
        on_info: &Function,
        unwanted: Option<Function>,
    ) -> Result<String, Failure> {
        let request: SearchRequest = read(request)?;
        cancel_when(unwanted);
        let info = thinking::search(&*self.inner, &request, &mut |info| {
            // A listener that throws has lost interest; the search goes on.
            let _ = on_info.call1(&JsValue::UNDEFINED, &write(info).into());
        });
        cancel_when(None);
        Ok(write(&info))
    }

    /// The same table once more.
    #[must_use]
    pub fn copy(&self) -> Table {
        Table { inner: self.inner.copy() }
    }
}

#[wasm_bindgen]
extern "C" {
    /// A JavaScript function.
    #[wasm_bindgen(typescript_type = "(info: string) => unknown")]
    pub type Function;

    #[wasm_bindgen(method, catch, js_name = call)]
    pub(crate) fn call0(this: &Function, context: &JsValue) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(method, catch, js_name = call)]
    fn call1(this: &Function, context: &JsValue, argument: &JsValue) -> Result<JsValue, JsValue>;
}

fn parse_side(text: &str) -> Result<Side, Failure> {
    match text {
        "first" => Ok(Side::First),
        "second" => Ok(Side::Second),
        _ => Err(fault(format_args!("unknown side {}: expected first or second", quoted(text)))),
    }
}
