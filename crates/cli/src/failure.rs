//! Why a command could not be done.

use std::fmt;
use std::io;
use std::path::Path;

use game::{Arg, LocalizedError, Message};

use crate::{language, messages};

/// A failure as one line for the person at the keyboard.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What the person gave us is wrong.
    Input(Message),
    /// Our answer could not be written.
    Output(io::Error),
}

impl Failure {
    #[expect(clippy::needless_pass_by_value, reason = "map_err hands errors over")]
    pub(crate) fn input(error: impl LocalizedError) -> Failure {
        Failure::Input(error.message())
    }

    /// What the system says about a file.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Failure {
        let (file, error) = (path.display().to_string(), error.to_string());
        Failure::Input(messages::in_file(Arg::Name(file), Arg::Name(error)))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(message) => f.write_str(&language::told(message)),
            Failure::Output(error) => {
                let error = Arg::Name(error.to_string());
                f.write_str(&language::told(&messages::cannot_write(error)))
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
