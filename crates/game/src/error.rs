//! What is wrong with text from outside. Every message is one line, lower case, and quotes the input.

use std::error::Error;
use std::fmt;

use crate::complaint::{Complaint, Word};
use crate::sentences;

/// An error that can be told in any language.
pub trait Complain: Error {
    /// What is wrong.
    fn complaint(&self) -> Complaint;
}

/// The input as a message quotes it: cut when it is long, control characters escaped.
#[must_use]
pub fn quoted(input: &str) -> Word {
    Word::quote(input)
}

/// Why a text is not a position of this game. The game complains, `?` does the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError(Complaint);

impl From<Complaint> for PositionError {
    fn from(complaint: Complaint) -> PositionError {
        PositionError(complaint)
    }
}

impl Complain for PositionError {
    fn complaint(&self) -> Complaint {
        self.0.clone()
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for PositionError {}

/// Why a move cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// The text is not a move of this game in any position.
    Syntax {
        /// The input, quoted.
        text: Word,
        /// What would be a move.
        expected: Complaint,
    },
    /// A well-formed move that the rules do not allow here.
    Illegal {
        /// The move's text, quoted.
        text: Word,
    },
    /// The game is over.
    Finished,
}

impl MoveError {
    /// The text is no move; `expected` says what one looks like.
    #[must_use]
    pub fn syntax(text: &str, expected: Complaint) -> MoveError {
        MoveError::Syntax { text: quoted(text), expected }
    }

    /// The move is well-formed but not legal here.
    pub fn illegal(mv: impl fmt::Display) -> MoveError {
        MoveError::Illegal { text: quoted(&mv.to_string()) }
    }
}

impl Complain for MoveError {
    fn complaint(&self) -> Complaint {
        match self {
            MoveError::Syntax { text, expected } => {
                sentences::not_a_move(text.clone(), expected.clone())
            }
            MoveError::Illegal { text } => sentences::illegal_move(text.clone()),
            MoveError::Finished => sentences::finished(),
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.complaint().fmt(f)
    }
}

impl Error for MoveError {}

/// No variant of the game has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownVariant {
    /// The input, quoted.
    pub name: Word,
    /// The names there are.
    pub known: Vec<&'static str>,
}

impl Complain for UnknownVariant {
    fn complaint(&self) -> Complaint {
        sentences::unknown_variant(self.name.clone(), Word::list(&self.known))
    }
}

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.complaint().fmt(f)
    }
}

impl Error for UnknownVariant {}
