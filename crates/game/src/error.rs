//! What is wrong with text from outside. Every message is one line, lower case, and quotes the input.

use std::error::Error;
use std::fmt;

const QUOTED_CHARS: usize = 60; // of the input, in a message

/// The input as a message quotes it: cut when it is long, control characters escaped.
#[must_use]
pub fn quoted(input: &str) -> String {
    let mut text = String::from("\"");
    for (count, ch) in input.chars().enumerate() {
        if count == QUOTED_CHARS {
            text.push('…');
            break;
        }
        if ch == '"' || ch == '\\' || ch.is_control() {
            text.extend(ch.escape_default());
        } else {
            text.push(ch);
        }
    }
    text.push('"');
    text
}

/// Why a text is not a position of this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    reason: String,
}

impl PositionError {
    /// An error with its reason: lower case, quoting the input with [`quoted`].
    pub fn new(reason: impl Into<String>) -> PositionError {
        PositionError { reason: reason.into() }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl Error for PositionError {}

/// Why a move cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// The text is not a move of this game in any position.
    Syntax {
        /// The input, quoted.
        text: String,
        /// What would be a move.
        expected: &'static str,
    },
    /// A well-formed move that the rules do not allow here.
    Illegal {
        /// The move's text, quoted.
        text: String,
    },
    /// The game is over.
    Finished,
}

impl MoveError {
    /// The text is no move; `expected` says what one looks like.
    #[must_use]
    pub fn syntax(text: &str, expected: &'static str) -> MoveError {
        MoveError::Syntax { text: quoted(text), expected }
    }

    /// The move is well-formed but not legal here.
    pub fn illegal(mv: impl fmt::Display) -> MoveError {
        MoveError::Illegal { text: quoted(&mv.to_string()) }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Syntax { text, expected } => {
                write!(f, "{text} is not a move: expected {expected}")
            }
            MoveError::Illegal { text } => write!(f, "illegal move {text}"),
            MoveError::Finished => f.write_str("the game is over"),
        }
    }
}

impl Error for MoveError {}

/// No variant of the game has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownVariant {
    /// The input, quoted.
    pub name: String,
    /// The names there are.
    pub known: Vec<&'static str>,
}

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown variant {}: expected {}", self.name, self.known.join(", "))
    }
}

impl Error for UnknownVariant {}
