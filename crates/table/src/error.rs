//! What can be wrong with a set-up.

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

game::errors_in_english!(SetupError);
