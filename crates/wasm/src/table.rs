//! A game being played on the page.

use catalog::play_frames;
use game::error::quoted;
use game::{Side, Walk};
use protocol::{HandState, LegalMove, SearchRequest, SetupRequest, Step, TableState, Taken};
use wasm_bindgen::prelude::*;

use crate::clock::cancel_when;
use crate::failure::{Failure, fault};
use crate::{read, thinking, write};

/// A game being played, whichever it is.
#[wasm_bindgen]
pub struct Table {
    inner: Box<dyn catalog::Table>,
    /// How far a hand has come; made when a hand does something.
    walk: Option<Walk>,
}

impl Table {
    pub(crate) fn new(inner: Box<dyn catalog::Table>) -> Table {
        Table { inner, walk: None }
    }

    /// Another position is on the table: what the hand has done counts no more.
    pub(crate) fn lay(&mut self, inner: Box<dyn catalog::Table>) {
        *self = Table::new(inner);
    }

    fn walk(&mut self) -> &mut Walk {
        self.walk.get_or_insert_with(|| Walk::new(self.inner.legal_steps()))
    }

    fn find_steps(&self, steps: &[Step]) -> Result<Vec<game::Step>, Failure> {
        let (view, choices) = (self.inner.view(), self.inner.descriptor().choices);
        let steps: Result<_, _> = steps.iter().map(|step| step.find(&view, choices)).collect();
        steps.map_err(fault)
    }
}

#[wasm_bindgen]
impl Table {
    /// Lays a table as a `SetupRequest` asks.
    ///
    /// # Errors
    /// When the game or variant is unknown, or the position impossible.
    pub fn open(setup: &str) -> Result<Table, Failure> {
        Ok(Table::new(open(setup)?))
    }

    /// Lays a table with a record file, as it stands after the last move.
    ///
    /// # Errors
    /// When the file could not have been played; the error names line and move.
    pub fn load(record: &str) -> Result<Table, Failure> {
        let (inner, _) = catalog::load(record)?;
        Ok(Table::new(inner))
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

    /// Whether the game is over.
    #[must_use]
    pub fn over(&self) -> bool {
        self.inner.end().is_some()
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> String {
        self.inner.position()
    }

    /// The moves that can be played: `LegalMove[]`.
    #[must_use]
    pub fn legal(&self) -> String {
        write(&LegalMove::all(&*self.inner))
    }

    /// Plays a move and tells what happened: `Frame[]`. On error nothing changes.
    ///
    /// # Errors
    /// When the text is no move, the move is illegal, or the game is over.
    pub fn play(&mut self, mv: &str) -> Result<String, Failure> {
        let frames = play_frames(&mut *self.inner, mv)?;
        self.walk = None;
        Ok(write(&frames))
    }

    /// What would happen if that move were made: `Frame[]`.
    ///
    /// # Errors
    /// As [`play`](Table::play).
    pub fn preview(&self, mv: &str) -> Result<String, Failure> {
        Ok(write(&play_frames(&mut *self.inner.copy(), mv)?))
    }

    /// How far a hand has come with its next move, and what it can do: a `HandState`.
    pub fn hand(&mut self) -> String {
        self.walk();
        let walk = self.walk.as_ref().expect("a walk has begun");
        write(&HandState::of(walk, &*self.inner))
    }

    /// A hand takes a `Step`. Tells what became of it: `Taken`.
    ///
    /// # Errors
    /// When the step names a cell or a choice that there is not.
    pub fn take(&mut self, step: &str) -> Result<String, Failure> {
        let [step] = self.find_steps(&[read(step)?])?[..] else {
            unreachable!("one step was found")
        };
        Ok(write(&Taken::from(self.walk().take(step))))
    }

    /// Takes a step of the hand back. Tells whether there was one.
    pub fn back(&mut self) -> bool {
        self.walk().back()
    }

    /// The hand lets go of everything.
    pub fn restart(&mut self) {
        self.walk().restart();
    }

    /// Moves that begin with that `Step` are withheld from the hand until the next move is made.
    ///
    /// # Errors
    /// When the step names a cell or a choice that there is not.
    pub fn withhold(&mut self, step: &str) -> Result<(), Failure> {
        let step = self.find_steps(&[read(step)?])?;
        let mut legal = self.inner.legal_steps();
        legal.retain(|mv| !mv.steps.starts_with(&step));
        self.walk = Some(Walk::new(legal));
        Ok(())
    }

    /// Takes the last move back and gives its text, if there was one. At one's own table that may be
    /// the move that ended the game.
    #[wasm_bindgen(js_name = takeBack)]
    pub fn take_back(&mut self) -> Option<String> {
        self.walk = None;
        self.inner.rewind()
    }

    /// Why no move that can be played begins with these steps (`Step[]`): a `Refusal`, or nothing
    /// if one does.
    ///
    /// # Errors
    /// When a step names a cell or a choice that there is not.
    pub fn refusal(&self, steps: &str) -> Result<Option<String>, Failure> {
        let steps = self.find_steps(&read::<Vec<Step>>(steps)?)?;
        Ok(self.inner.refusal(&steps).map(|refusal| write(&refusal)))
    }

    /// A player gives up.
    ///
    /// # Errors
    /// When the game is over.
    pub fn resign(&mut self, side: &str) -> Result<(), Failure> {
        self.walk = None;
        Ok(self.inner.resign(parse_side(side)?)?)
    }

    /// The players agree to a draw.
    ///
    /// # Errors
    /// When the game is over.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Result<(), Failure> {
        self.walk = None;
        Ok(self.inner.agree_draw()?)
    }

    /// The player to move claims a draw by repetition.
    ///
    /// # Errors
    /// When the game is over, or the position has not stood often enough.
    #[wasm_bindgen(js_name = claimDraw)]
    pub fn claim_draw(&mut self) -> Result<(), Failure> {
        self.walk = None;
        Ok(self.inner.claim_draw()?)
    }

    /// A player's time has run out.
    ///
    /// # Errors
    /// When the game is over.
    #[wasm_bindgen(js_name = outOfTime)]
    pub fn out_of_time(&mut self, side: &str) -> Result<(), Failure> {
        self.walk = None;
        Ok(self.inner.out_of_time(parse_side(side)?)?)
    }

    /// The game as a record file, with the players' names, the beginner's first, where they are known.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "wasm-bindgen hands over what it has made")]
    pub fn record(&self, first: Option<String>, second: Option<String>) -> String {
        let mut sheet = self.inner.sheet();
        sheet.set_players(&self.inner.descriptor().sides, [first.as_deref(), second.as_deref()]);
        sheet.to_string()
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
        Table::new(self.inner.copy())
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

/// Lays a table as a `SetupRequest` asks.
pub(crate) fn open(setup: &str) -> Result<Box<dyn catalog::Table>, Failure> {
    let setup: SetupRequest = read(setup)?;
    Ok(catalog::find(&setup.game)?.open(&setup.setup())?)
}

pub(crate) fn parse_side(text: &str) -> Result<Side, Failure> {
    match text {
        "first" => Ok(Side::First),
        "second" => Ok(Side::Second),
        _ => Err(fault(format_args!("unknown side {}: expected first or second", quoted(text)))),
    }
}
