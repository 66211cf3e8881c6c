//! What can be wrong with a log.

use std::error::Error;
use std::fmt;

/// Why a log cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogError {
    /// There is nothing in it, or it does not begin with the creation of the match.
    NoBeginning,
    /// An entry is missing.
    Gap {
        /// The number that should follow.
        expected: u64,
        /// The number that does.
        found: u64,
    },
    /// The table cannot be laid.
    Setup,
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::NoBeginning => write!(f, "the log does not begin with a match"),
            LogError::Gap { expected, found } => {
                write!(f, "event {found} follows where {expected} should")
            }
            LogError::Setup => write!(f, "the table of the match cannot be laid any more"),
        }
    }
}

impl Error for LogError {}
