//! Why a command could not be done.

use std::fmt;
use std::io;

/// A failure as one line for the person at the keyboard.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What the person gave us is wrong.
    Input(String),
    /// Our answer could not be written.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn input(error: impl fmt::Display) -> Failure {
        Failure::Input(error.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(text) => f.write_str(text),
            Failure::Output(error) => write!(f, "cannot write: {error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
