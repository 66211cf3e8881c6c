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
    /// There is no such game or variant here.
    Setup,
    /// It was made under newer rules than those that are known here.
    Newer,
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::NoBeginning => write!(f, "the log does not begin with a match"),
            LogError::Gap { expected, found } => {
                write!(f, "event {found} follows where {expected} should")
            }
            LogError::Setup => {
                write!(f, "the match is of a game or a variant that is not known here")
            }
            LogError::Newer => write!(f, "the match was made under newer rules"),
        }
    }
}

impl Error for LogError {}
