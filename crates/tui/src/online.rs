//! A match on a server, as the table knows it: a referee to whom moves are sent, and news of what
//! has happened. Nothing is shown as played before the server has it.

use std::time::Duration;

use game::{End, Side};

/// The way to the server.
pub trait Referee: Send {
    /// Sends the move that follows so many moves.
    fn make_move(&self, ply: u32, mv: &str);

    /// Gives up.
    fn resign(&self);

    /// Claims a draw by repetition.
    fn claim(&self);

    /// Where the match is.
    fn address(&self) -> &str;
}

/// What has happened on the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchNews {
    /// Both seats are taken.
    Joined,
    /// A move was made.
    Moved {
        /// By whom.
        side: Side,
        /// The move in the notation.
        mv: String,
        /// How many moves there are now.
        ply: u32,
        /// What it cost the player's clock.
        charged: Duration,
    },
    /// Moves were taken back.
    TakenBack {
        /// How many moves there are now.
        ply: u32,
    },
    /// The match is over.
    Ended(End),
    /// What was asked for is not done.
    Refused(String),
    /// The server is out of reach; it is looked for again.
    Away(String),
    /// The server is there. Everything follows from the beginning where it says so.
    Back {
        /// Whether everything follows anew.
        anew: bool,
    },
    /// There is no way to go on.
    Lost(String),
}
