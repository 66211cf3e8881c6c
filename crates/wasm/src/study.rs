//! An analysis on the page.

use catalog::Direction;
use game::NodeId;
use game::error::quoted;
use protocol::{Arrival, SetupRequest, StudyState};
use wasm_bindgen::prelude::*;

use crate::failure::{Failure, fault};
use crate::table::{self, Table};
use crate::{read, write};

/// A tree of variations, and the place in it that is looked at.
#[wasm_bindgen]
pub struct Study {
    inner: catalog::Study,
}

#[wasm_bindgen]
impl Study {
    /// An analysis without moves, as a `SetupRequest` asks.
    ///
    /// # Errors
    /// As [`Table::open`].
    pub fn open(setup: &str) -> Result<Study, Failure> {
        Ok(Study { inner: catalog::Study::new(table::open(setup)?) })
    }

    /// From a record file, at its first position.
    ///
    /// # Errors
    /// When the file could not have been played; the error names line and move.
    pub fn load(record: &str) -> Result<Study, Failure> {
        Ok(Study { inner: catalog::Study::load(record)? })
    }

    /// What the table was laid with: a `SetupRequest`.
    #[must_use]
    pub fn setup(&self) -> String {
        write(&SetupRequest::of(&self.inner))
    }

    /// Lays the position that is looked at on a table.
    pub fn lay(&self, table: &mut Table) {
        table.lay(self.inner.table().copy());
    }

    /// Where the analysis stands: a `StudyState`.
    #[must_use]
    pub fn state(&self) -> String {
        write(&StudyState::from(&self.inner))
    }

    /// All moves with what is said about them: `Node[]`.
    #[must_use]
    pub fn nodes(&self) -> String {
        write(&self.inner.tree().nodes().collect::<Vec<_>>())
    }

    /// How the position that is looked at came about: an `Arrival`; nothing at the root.
    #[must_use]
    pub fn arrival(&self) -> Option<String> {
        self.inner.arrival().map(|(before, events)| write(&Arrival { before, events }))
    }

    /// Looks at a node. Tells whether it is there.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, node: u32) -> bool {
        self.inner.go_to(NodeId(node))
    }

    /// Goes through the tree: `start`, `back`, `on`, `end`, `above` or `below`.
    ///
    /// # Errors
    /// When it is none of these.
    pub fn navigate(&mut self, direction: &str) -> Result<(), Failure> {
        let direction = match direction {
            "start" => Direction::Start,
            "back" => Direction::Back,
            "on" => Direction::On,
            "end" => Direction::End,
            "above" => Direction::Above,
            "below" => Direction::Below,
            _ => return Err(fault(format_args!("unknown direction {}", quoted(direction)))),
        };
        self.inner.navigate(direction);
        Ok(())
    }

    /// Goes along moves that are there: `string[]`.
    ///
    /// # Errors
    /// When it is no list of texts.
    pub fn follow(&mut self, moves: &str) -> Result<(), Failure> {
        let moves: Vec<String> = read(moves)?;
        self.inner.follow(moves.iter().map(String::as_str));
        Ok(())
    }

    /// Plays moves from here: `string[]`.
    ///
    /// # Errors
    /// When one of them cannot be played, or there are too many moves already.
    pub fn play(&mut self, moves: &str) -> Result<(), Failure> {
        let moves: Vec<String> = read(moves)?;
        Ok(self.inner.play(moves.iter().map(String::as_str))?)
    }

    /// Takes the move that is looked at out, with all that follows it. Gives how many moves that were.
    pub fn remove(&mut self) -> usize {
        self.inner.remove().unwrap_or(0)
    }

    /// Puts back what was taken out last. Tells whether there was something.
    #[wasm_bindgen(js_name = putBack)]
    pub fn put_back(&mut self) -> bool {
        self.inner.put_back()
    }

    /// Makes the variation that is looked at one place more important. Tells whether it was one.
    pub fn promote(&mut self) -> bool {
        self.inner.promote()
    }

    /// Says something about the move that is looked at.
    pub fn comment(&mut self, text: &str) {
        self.inner.set_comment(text);
    }

    /// Annotates the move that is looked at: `!!`, `!`, `!?`, `?!`, `?` or `??`; anything else takes
    /// the annotation away.
    pub fn annotate(&mut self, annotation: &str) {
        self.inner.annotate(annotation);
    }

    /// Who played, the beginner first: `[string | null, string | null]`.
    #[must_use]
    pub fn players(&self) -> String {
        write(&self.inner.players())
    }

    /// The whole tree as a record file.
    #[must_use]
    pub fn record(&self) -> String {
        self.inner.sheet().to_string()
    }
}
