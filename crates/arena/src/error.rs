//! What can go wrong around a match.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use game::error::quoted;

/// Why something in the arena could not go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArenaError {
    /// A player did not come to the table.
    Player {
        /// Who.
        name: String,
        /// Lower case, quoting the input.
        reason: String,
    },
    /// A file cannot be read or written, or does not hold what it should.
    File {
        /// Which.
        path: PathBuf,
        /// The line, counted from 1, where one is to blame.
        line: Option<usize>,
        /// Lower case, quoting the input.
        reason: String,
    },
    /// A record could not be kept.
    Record {
        /// What the system said.
        reason: String,
    },
}

impl ArenaError {
    pub(crate) fn file(path: &Path, error: &io::Error) -> ArenaError {
        ArenaError::reason(path, error.to_string())
    }

    pub(crate) fn reason(path: &Path, reason: impl Into<String>) -> ArenaError {
        ArenaError::File { path: path.to_owned(), line: None, reason: reason.into() }
    }

    pub(crate) fn line(path: &Path, line: usize, reason: impl Into<String>) -> ArenaError {
        ArenaError::File { path: path.to_owned(), line: Some(line), reason: reason.into() }
    }
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::Player { name, reason } => write!(f, "player {}: {reason}", quoted(name)),
            ArenaError::File { path, line: None, reason } => {
                write!(f, "{}: {reason}", path.display())
            }
            ArenaError::File { path, line: Some(line), reason } => {
                write!(f, "{}: line {line}: {reason}", path.display())
            }
            ArenaError::Record { reason } => write!(f, "a record cannot be kept: {reason}"),
        }
    }
}

impl Error for ArenaError {}
