//! What can be wrong with the choice of a game.

use std::error::Error;
use std::fmt;

use game::error::quoted;
use game::{Complain, Complaint, PositionError, UnknownVariant, Word};

use crate::{GAMES, sentences};

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    name: Word,
}

impl UnknownGame {
    pub(crate) fn new(name: &str) -> UnknownGame {
        UnknownGame { name: quoted(name) }
    }
}

impl Complain for UnknownGame {
    fn complaint(&self) -> Complaint {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.name()).collect();
        sentences::unknown_game(self.name.clone(), Word::list(&known))
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.complaint().fmt(f)
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

impl Complain for SetupError {
    fn complaint(&self) -> Complaint {
        match self {
            SetupError::Variant(error) => error.complaint(),
            SetupError::Position(error) => error.complaint(),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.complaint().fmt(f)
    }
}

impl Error for SetupError {}
