//! What can be wrong with the choice of a game.

use std::error::Error;
use std::fmt;

use game::error::quoted;
use game::{PositionError, UnknownVariant};

use crate::GAMES;

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    name: String,
}

impl UnknownGame {
    pub(crate) fn new(name: &str) -> UnknownGame {
        UnknownGame { name: quoted(name) }
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.name()).collect();
        write!(f, "unknown game {}: expected {}", self.name, known.join(", "))
    }
}

impl Error for UnknownGame {}

/// Why a table cannot be laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game has no such variant.
    Variant(UnknownVariant),
    /// The start is not a position.
    Position(PositionError),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Variant(error) => error.fmt(f),
            SetupError::Position(error) => error.fmt(f),
        }
    }
}

impl Error for SetupError {}
