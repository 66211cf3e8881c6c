//! Setting up a position on the page.

use catalog::Tool;
use game::{Cell, Piece};
use protocol::{EditorState, SetupRequest};
use wasm_bindgen::prelude::*;

use crate::failure::Failure;
use crate::table::parse_side;
use crate::{read, write};

/// A position that is being set up by hand.
#[wasm_bindgen]
pub struct Editor {
    inner: catalog::Editor,
}

#[wasm_bindgen]
impl Editor {
    /// Begins with what a `SetupRequest` asks for.
    ///
    /// # Errors
    /// As [`Table::open`](crate::Table::open).
    pub fn open(setup: &str) -> Result<Editor, Failure> {
        let setup: SetupRequest = read(setup)?;
        let inner = catalog::Editor::new(catalog::find(&setup.game)?, &setup.setup())?;
        Ok(Editor { inner })
    }

    /// The position and what the rules say to it: an `EditorState`.
    #[must_use]
    pub fn state(&self) -> String {
        write(&EditorState::from(&self.inner))
    }

    /// Takes a text as it was typed.
    pub fn write(&mut self, text: &str) {
        self.inner.write(text);
    }

    /// Holds the text against another variant.
    #[wasm_bindgen(js_name = setVariant)]
    pub fn set_variant(&mut self, variant: &str) {
        self.inner.set_variant(variant);
    }

    /// Gives the turn to a side.
    ///
    /// # Errors
    /// When there is no such side.
    #[wasm_bindgen(js_name = setTurn)]
    pub fn set_turn(&mut self, side: &str) -> Result<(), Failure> {
        self.inner.set_turn(parse_side(side)?);
        Ok(())
    }

    /// Sets a field beside the board.
    #[wasm_bindgen(js_name = setField)]
    pub fn set_field(&mut self, name: &str, text: &str) {
        self.inner.set_field(name, text);
    }

    /// Puts a piece on a cell; one that lies there already is taken up again.
    ///
    /// # Errors
    /// When there is no such side.
    pub fn put(
        &mut self,
        cell: u8,
        owner: &str,
        kind: u8,
        orientation: u8,
        height: u8,
    ) -> Result<(), Failure> {
        let piece = Piece { owner: parse_side(owner)?, kind, orientation, height };
        self.inner.touch(Cell(cell), Tool::Put(piece));
        Ok(())
    }

    /// Turns what is on a cell.
    pub fn turn(&mut self, cell: u8) {
        self.inner.touch(Cell(cell), Tool::Turn);
    }

    /// Takes away what is on a cell.
    pub fn remove(&mut self, cell: u8) {
        self.inner.touch(Cell(cell), Tool::Remove);
    }

    /// Takes everything off the board.
    pub fn clear(&mut self) {
        self.inner.clear();
    }

    /// Begins anew with the variant's own start.
    pub fn reset(&mut self, seed: u32) {
        self.inner.reset(seed.into());
    }
}
