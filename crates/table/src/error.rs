//! What can be wrong with a set-up.

use std::error::Error;
use std::fmt;

use game::{LocalizedError, Message, PositionError, UnknownVariant};

/// Why a table cannot be laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game has no such variant.
    Variant(UnknownVariant),
    /// The start is not a position.
    Position(PositionError),
}

impl LocalizedError for SetupError {
    fn message(&self) -> Message {
        match self {
            SetupError::Variant(error) => error.message(),
            SetupError::Position(error) => error.message(),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for SetupError {}
