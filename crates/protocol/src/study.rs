//! An analysis, and a position that is set up by hand.

use catalog::{Editor, Study};
use game::{End, Frame, LocalizedError, Message, NodeId, Origin, Side, View};
use serde::Serialize;

use crate::table::SetupRequest;

/// Where an analysis stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StudyState {
    /// The node that is looked at.
    pub at: NodeId,
    /// The line that is being looked through, without the root.
    pub line: Vec<NodeId>,
    /// How the game ended there: by its moves, or as its record tells.
    pub end: Option<End>,
    /// How many moves were removed and can be put back.
    pub removed: usize,
    /// Whether there is more than the moves of the line.
    pub more: bool,
}

impl From<&Study> for StudyState {
    fn from(study: &Study) -> StudyState {
        StudyState {
            at: study.at(),
            line: study.line(),
            end: study.end(),
            removed: study.removed(),
            more: study.has_more_than_moves(),
        }
    }
}

/// How a position came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Arrival {
    /// The board before the move.
    pub before: View,
    /// What the move did.
    pub events: Vec<Frame>,
}

impl SetupRequest {
    /// What the table of an analysis was laid with.
    #[must_use]
    pub fn of(study: &Study) -> SetupRequest {
        const MAX_SEED: u64 = (1 << 53) - 1; // the largest that JavaScript tells from its neighbours
        let table = study.table();
        let (position, seed) = match table.origin() {
            Origin::Seed(seed @ 0..=MAX_SEED) => (None, seed),
            _ => (Some(table.start()), 0),
        };
        let [game, variant] = [table.game(), table.variant()].map(str::to_owned);
        SetupRequest { game, variant: Some(variant), position, seed }
    }
}

/// A position that is being set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EditorState {
    /// The position as it was typed or composed.
    pub text: String,
    /// The variant.
    pub variant: String,
    /// The board to show.
    pub view: View,
    /// Who is to move.
    pub turn: Side,
    /// The fields beside the board, as the game orders them; nothing where the text cannot be made
    /// out, and then nothing can be laid either.
    pub fields: Option<Vec<FieldText>>,
    /// What the rules have against the position.
    pub problem: Option<Problem>,
}

/// A field of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FieldText {
    /// What it tells.
    pub name: &'static str,
    /// As it is written.
    pub text: String,
}

/// What the rules have against something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// In English.
    pub text: String,
    /// For any language.
    pub message: Message,
}

impl From<&Editor> for EditorState {
    fn from(editor: &Editor) -> EditorState {
        let view = editor.view();
        let field = |(name, text): &(&'static str, String)| FieldText { name, text: text.clone() };
        EditorState {
            text: editor.text().to_owned(),
            variant: editor.variant().to_owned(),
            turn: view.turn,
            view,
            fields: editor.draft().map(|draft| draft.fields.iter().map(field).collect()),
            problem: editor
                .problem()
                .map(|error| Problem { text: error.to_string(), message: error.message() }),
        }
    }
}
