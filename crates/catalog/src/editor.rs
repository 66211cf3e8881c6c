//! Setting up a position of any game by hand.

use game::{Cell, Draft, Notation, Piece, Side, View};
use table::{Entry, Setup, SetupError};

/// A position that is being set up: its text, the same as a board where it can be made out, and what
/// the rules have against it. The text comes first; everything else follows from it.
pub struct Editor {
    entry: &'static dyn Entry,
    notation: Notation,
    variant: String,
    text: String,
    /// The last position that was possible: it tells how the board lies.
    view: View,
    draft: Option<Draft>,
    problem: Option<SetupError>,
}

/// What a touch does to a cell.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tool {
    /// Puts that piece there; one that lies there already is taken up again.
    Put(Piece),
    /// Turns what is there to its next way round.
    Turn,
    /// Takes away what is there.
    Remove,
}

impl Editor {
    /// Begins with a position that is possible.
    ///
    /// # Errors
    /// As [`Entry::open`].
    pub fn new(entry: &'static dyn Entry, setup: &Setup<'_>) -> Result<Editor, SetupError> {
        let table = entry.open(setup)?;
        let mut editor = Editor {
            entry,
            notation: entry.notation(),
            variant: table.variant().to_owned(),
            text: String::new(),
            view: table.view(),
            draft: None,
            problem: None,
        };
        editor.write(&table.position());
        Ok(editor)
    }

    /// The position as it was typed or composed.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The variant that the position is set up for.
    #[must_use]
    pub fn variant(&self) -> &str {
        &self.variant
    }

    /// What stands where; `None` where the text's board cannot be made out.
    #[must_use]
    pub fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// What the rules have against the position, if they have anything.
    #[must_use]
    pub fn problem(&self) -> Option<&SetupError> {
        self.problem.as_ref()
    }

    /// The board to show: the draft, on the last board that was possible.
    #[must_use]
    pub fn view(&self) -> View {
        let mut view = self.view.clone();
        if let Some(draft) = &self.draft {
            for (cell, piece) in view.cells.iter_mut().zip(&draft.pieces) {
                cell.piece = *piece;
            }
            view.crown = draft.crown(&self.notation.descriptor.format, &self.view);
            view.turn = draft.turn;
        }
        view
    }

    /// Takes a text as it was typed and asks the rules about it.
    pub fn write(&mut self, text: &str) {
        text.clone_into(&mut self.text);
        let setup = Setup { variant: Some(&self.variant), position: Some(text.trim()), seed: 0 };
        match self.entry.open(&setup) {
            Ok(table) => {
                self.view = table.view();
                self.problem = None;
            }
            Err(error) => self.problem = Some(error),
        }
        self.draft = Draft::read(text, &self.notation, &self.view);
    }

    /// Holds the same text against another variant.
    pub fn set_variant(&mut self, variant: &str) {
        variant.clone_into(&mut self.variant);
        self.write(&self.text.clone());
    }

    /// Begins anew with the variant's own start.
    pub fn reset(&mut self, seed: u64) {
        let setup = Setup { variant: Some(&self.variant), position: None, seed };
        match self.entry.open(&setup) {
            Ok(table) => {
                self.view = table.view();
                self.write(&table.position());
            }
            Err(error) => self.problem = Some(error),
        }
    }

    /// Uses a tool on a cell.
    pub fn touch(&mut self, cell: Cell, tool: Tool) {
        let ways = |piece: Piece| {
            let palette = self.notation.descriptor.format.palette.iter();
            palette.filter(|item| item.kind == piece.kind).map(|item| item.orientations).max()
        };
        let turned = |piece: Piece| {
            let orientation = (piece.orientation + 1) % ways(piece).unwrap_or(1);
            Piece { orientation, ..piece }
        };
        let there = self.draft.as_ref().and_then(|it| it.pieces.get(usize::from(cell.0)).copied());
        let Some(there) = there else { return };
        let piece = match tool {
            Tool::Put(piece) => (there != Some(piece)).then_some(piece),
            Tool::Turn => there.map(turned),
            Tool::Remove => None,
        };
        self.lay(|draft| draft.pieces[usize::from(cell.0)] = piece);
    }

    /// Takes everything off the board.
    pub fn clear(&mut self) {
        self.lay(|draft| draft.pieces.fill(None));
    }

    /// Gives the turn to a side.
    pub fn set_turn(&mut self, side: Side) {
        self.change(|draft| draft.turn = side);
    }

    /// Sets a field beside the board; an empty text leaves it as it is.
    pub fn set_field(&mut self, name: &str, text: &str) {
        if !text.trim().is_empty() {
            self.change(|draft| draft.set_field(name, text));
        }
    }

    /// Changes what stands on the board, and makes the fields beside it fit.
    fn lay(&mut self, change: impl FnOnce(&mut Draft)) {
        let (entry, view) = (self.entry, self.view.clone());
        self.change(|draft| {
            change(draft);
            entry.tidy(draft);
            draft.tidy_crown(&entry.descriptor().format, &view);
        });
    }

    fn change(&mut self, change: impl FnOnce(&mut Draft)) {
        if let Some(mut draft) = self.draft.take() {
            change(&mut draft);
            self.write(&draft.write(&self.notation, &self.view));
        }
    }
}
