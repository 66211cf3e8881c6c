//! What whoever follows a match hears.

use std::time::Duration;

use game::Side;
use protocol::{Acknowledgement, BySide, ChatLine, ErrorBody, MatchEvent};

use crate::error::ClientError;

/// A piece of news about a match. Events come in order, each once, however often the connection broke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The server is there, for the first time or again.
    Connected {
        /// Where we sit; nowhere for who watches.
        side: Option<Side>,
        /// Whether the log is another one than before and follows from the beginning: forget
        /// everything.
        anew: bool,
    },
    /// The log has grown by this.
    Event(MatchEvent),
    /// What was asked for is done and kept.
    Done {
        /// The name it was given.
        name: String,
        /// How the match stands after it.
        done: Acknowledgement,
    },
    /// What was asked for is not done, and is not asked for again.
    Refused {
        /// The name it was given.
        name: String,
        /// The status that a request by HTTP would have.
        status: u16,
        /// Why.
        error: ErrorBody,
    },
    /// Nothing has happened; it is that late.
    Heartbeat {
        /// The server's time, in milliseconds since 1970.
        now: u64,
        /// When each player was last seen: now, for one who is connected.
        seen: BySide<Option<u64>>,
    },
    /// A line of the chat: a new one, or one that has changed. It may come more than once.
    Line(ChatLine),
    /// The server is gone; it is looked for again after that time.
    Away {
        /// Why.
        error: ClientError,
        /// How long we wait.
        retry: Duration,
    },
}
