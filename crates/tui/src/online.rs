//! What the table and a server tell each other. Nothing is shown as played before the server has it.

use game::Side;
use protocol::{Action, BySide, ChatLine, MatchEvent, OfferKind, Players};

use crate::session::Session;

/// The way to the server.
pub trait Referee: Send {
    /// Sends the move that follows so many moves, made after that event was seen.
    fn make_move(&self, ply: u32, mv: &str, after: u64);

    /// Does something else: offers that kind, answers the offer of that number, or neither.
    fn act(&self, action: Action, kind: Option<OfferKind>, offer: Option<u64>);

    /// Whether there is a chat.
    fn can_talk(&self) -> bool;

    /// Says something in the chat.
    fn say(&self, text: &str);

    /// Goes to the match of that id, which becomes [`MatchNews::Rematch`].
    fn go_to(&self, id: &str);

    /// Where the match is.
    fn address(&self) -> &str;
}

/// What has happened on the server.
#[derive(Debug)]
pub enum MatchNews {
    /// The log has grown by this.
    Event(MatchEvent),
    /// What was asked for is done, with that event.
    Done(u64),
    /// What was asked for is not done, for this reason.
    Refused(String),
    /// What the players are called.
    Players(Players),
    /// A line of the chat, a new one or one that has changed.
    Line(ChatLine),
    /// Everything so far is told; it is that late, and each was seen then.
    Heartbeat {
        /// The server's time, in milliseconds since 1970.
        now: u64,
        /// When each was last seen.
        seen: BySide<Option<u64>>,
    },
    /// The server is out of reach; it is looked for again.
    Away(String),
    /// The server is there again.
    Connected {
        /// Where we sit; nowhere for who watches.
        side: Option<Side>,
        /// Whether the log is another one, which follows from its beginning.
        anew: bool,
    },
    /// Both want to play again: the next match.
    Rematch(Box<Session>),
    /// There is no way to go on.
    Lost(String),
}
