//! What can go wrong around a match.

use std::path::Path;

use game::error::quoted;
use game::{Arg, LocalizedError, Message};

use crate::messages;

/// Why something in the arena could not go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArenaError(pub(crate) Message);

impl ArenaError {
    /// A player did not come to the table.
    pub(crate) fn player(name: &str, reason: Arg) -> ArenaError {
        ArenaError(messages::player(quoted(name), reason))
    }

    /// A file cannot be read or written, or does not hold what it should.
    pub(crate) fn file(path: &Path, reason: impl Into<Arg>) -> ArenaError {
        ArenaError(messages::in_file(name(path), reason))
    }

    /// The same, where a line is to blame, counted from 1.
    pub(crate) fn line(path: &Path, line: usize, reason: impl Into<Arg>) -> ArenaError {
        ArenaError(messages::in_line(name(path), line, reason))
    }
}

fn name(path: &Path) -> Arg {
    Arg::Name(path.display().to_string())
}

impl LocalizedError for ArenaError {
    fn message(&self) -> Message {
        self.0.clone()
    }
}

game::errors_in_english!(ArenaError);
