//! What is wrong with text from outside. Every message is one line, lower case, and quotes the input.

use std::error::Error;
use std::fmt;

use crate::message::{Arg, Message};
use crate::messages;

/// An error that can be told in any language.
pub trait LocalizedError: Error {
    /// What is wrong.
    fn message(&self) -> Message;
}

/// Makes errors of types that have a [`message`](LocalizedError::message): `Display` says it in
/// English.
#[macro_export]
macro_rules! errors_in_english {
    ($($error:ty),*) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::LocalizedError::message(self).fmt(f)
            }
        }

        impl std::error::Error for $error {}
    )*};
}

errors_in_english!(PositionError, MoveError, UnknownVariant);

/// The input as a message quotes it: cut when it is long, control characters escaped.
#[must_use]
pub fn quoted(input: &str) -> Arg {
    Arg::quote(input)
}

/// Why a text is not a position of this game. The game complains, `?` does the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError(Message);

impl From<Message> for PositionError {
    fn from(message: Message) -> PositionError {
        PositionError(message)
    }
}

impl LocalizedError for PositionError {
    fn message(&self) -> Message {
        self.0.clone()
    }
}

/// Why a move cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// The text is not a move of this game in any position.
    Syntax {
        /// The input, quoted.
        text: Arg,
        /// What would be a move.
        expected: Message,
    },
    /// A well-formed move that the rules do not allow here.
    Illegal {
        /// The move's text, quoted.
        text: Arg,
    },
    /// The game is over.
    Finished,
}

impl MoveError {
    /// The text is no move; `expected` says what one looks like.
    #[must_use]
    pub fn syntax(text: &str, expected: Message) -> MoveError {
        MoveError::Syntax { text: quoted(text), expected }
    }

    /// The move is well-formed but not legal here.
    pub fn illegal(mv: impl fmt::Display) -> MoveError {
        MoveError::Illegal { text: quoted(&mv.to_string()) }
    }
}

impl LocalizedError for MoveError {
    fn message(&self) -> Message {
        match self {
            MoveError::Syntax { text, expected } => {
                messages::not_a_move(text.clone(), expected.clone())
            }
            MoveError::Illegal { text } => messages::illegal_move(text.clone()),
            MoveError::Finished => messages::finished(),
        }
    }
}

/// No variant of the game has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownVariant {
    /// The input, quoted.
    pub name: Arg,
    /// The names there are.
    pub known: Vec<&'static str>,
}

impl LocalizedError for UnknownVariant {
    fn message(&self) -> Message {
        messages::unknown_variant(self.name.clone(), Arg::list(&self.known))
    }
}
