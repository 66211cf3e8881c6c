//! Why a client cannot go on.

use std::error::Error;
use std::fmt;

use game::{Arg, LocalizedError, Message};

use crate::messages;

/// Why something was not done, or cannot be gone on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClientError {
    /// What was given is no address of a server.
    Address(Arg),
    /// Whoever answers at an https address cannot show that it is the server.
    Certificate(String),
    /// Whoever answers at an https address encrypts nothing.
    NotHttps,
    /// The server does not answer. Whoever asks again may be luckier.
    Away(String),
    /// The server says no.
    Refused {
        /// The status of its answer.
        status: u16,
        /// What programs tell it by.
        code: String,
        /// What the server says to people, in the language it was asked in.
        message: String,
    },
    /// The server speaks another protocol.
    Protocol {
        /// The number of its own.
        theirs: u32,
        /// The number of ours.
        ours: u32,
    },
    /// What the server says makes no sense to this program.
    Nonsense(Arg),
}

impl ClientError {
    /// Whether the same may work in a moment.
    #[must_use]
    pub fn is_passing(&self) -> bool {
        match self {
            ClientError::Away(_) => true,
            ClientError::Refused { status, code, .. } => is_passing(*status, code),
            _ => false,
        }
    }
}

/// Whether a status and a code say: try again. Too many requests are fewer in a moment; too many matches, or
/// whatever else there can be too many of, stay as many until somebody does something about it.
pub(crate) fn is_passing(status: u16, code: &str) -> bool {
    match status {
        429 => matches!(code, "" | "too_many"),
        status => matches!(status, 502..=504),
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for ClientError {}

impl LocalizedError for ClientError {
    fn message(&self) -> Message {
        match self {
            ClientError::Address(text) => messages::bad_address(text.clone()),
            ClientError::Certificate(why) => messages::certificate(plain(why)),
            ClientError::NotHttps => messages::not_https(),
            ClientError::Away(why) => messages::away(plain(why)),
            ClientError::Refused { status, message, .. } => {
                messages::refused(*status, plain(message))
            }
            ClientError::Protocol { theirs, ours } => messages::other_protocol(*theirs, *ours),
            ClientError::Nonsense(text) => messages::nonsense(text.clone()),
        }
    }
}

/// What others say, without what a terminal would obey.
fn plain(text: &str) -> Arg {
    const MOST: usize = 300; // characters
    Arg::Name(text.chars().filter(|ch| !ch.is_control()).take(MOST).collect())
}
