//! What must not be forgotten, behind one seam: the logs of matches, who sits where, and when nobody
//! could move. SQLite keeps it in the data folder; another engine must pass the same contract tests
//! (`crates/server/tests/server/store.rs`, which see it through a server).

mod accounts;
mod address;
mod analyses;
mod archive;
mod chats;
mod folding;
mod leases;
mod listings;
mod memory;
mod messages;
#[cfg(feature = "postgres")]
#[allow(
    clippy::duplicate_mod,
    reason = "what both engines do alike is compiled for each: see sql.rs"
)]
mod postgres;
mod rating;
mod schema;
mod sql;
mod sqlite;
#[cfg(feature = "postgres")]
mod transfer;

pub use accounts::{Account, Accounts, Card, NewAccount, PersonalToken, Somebody};
pub use address::{Address, BadAddress};
pub use analyses::{Analyses, Analysis};
pub use archive::{Archive, ArchivedGame, GameResult, Wanted};
pub use chats::{
    AROUND, Chats, Line, MUTES, NewLine, NewReport, OwnLine, OwnReport, PAGE_LINES, ROOM_LINES,
    Report, Talkers,
};
pub use folding::folded;
pub use leases::{Leases, Work, WorkKind};
pub use listings::{Listing, Listings};
pub use memory::MemoryStore;
#[cfg(feature = "postgres")]
pub use postgres::PostgresStore;
pub use rating::{Rating, rate};
pub use sqlite::{SqliteStore, backup, backup_now};
#[cfg(feature = "postgres")]
pub use transfer::{TransferError, Transferred, transfer_now};

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use game::{Arg, End, LocalizedError, Message, Side};
use matches::{Millis, Outage};
use protocol::{EventBody, MatchEvent, Scope, Speed, TimeControl};

/// Between two words of a server that can commit there is never so much time while clocks run.
pub const LEAST_OUTAGE: Millis = 3000;

/// See [`outages`].
static OUTAGES: AtomicU64 = AtomicU64::new(0);

/// How often nothing could be kept for a while, since the program began.
#[must_use]
pub fn outages() -> u64 {
    OUTAGES.load(Ordering::Relaxed)
}

/// What a store answers, in time.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps everything. Only the writer commits; everybody reads.
pub trait Store: Send + Sync + 'static {
    /// What time it is, for all who share this store.
    fn now(&self) -> Millis;

    /// Keeps each append whole or not at all, and all of them at once. An append stands if every
    /// log it is for ends right before it; the first of two for the same place wins.
    ///
    /// When this is done, what was kept survives whatever happens to the machine.
    fn commit<'a>(&'a self, appends: &'a [Append]) -> Answer<'a, Vec<Appended>>;

    /// The entries of a log after that number.
    fn read<'a>(&'a self, id: &'a str, since: u64) -> Answer<'a, Vec<MatchEvent>>;

    /// The last numbers of these logs, of those that there are.
    fn heads<'a>(&'a self, ids: &'a [String]) -> Answer<'a, Vec<(String, u64)>>;

    /// Matches in which something happens by itself until then, the longest due first.
    fn due(&self, until: Millis, most: u32) -> Answer<'_, Vec<String>>;

    /// Whom a secret is of, by its hash.
    fn bearer<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<Bearer>>;

    /// What people are called, of those who have a name.
    fn names<'a>(&'a self, ids: &'a [String]) -> Answer<'a, HashMap<String, String>>;

    /// How many matches of that person are not over.
    fn open_matches<'a>(&'a self, person: &'a str) -> Answer<'a, u64>;

    /// Says that commits are possible. Where the last word is older than `least` and clocks ran, the
    /// time between was an outage.
    fn beat(&self, least: Millis) -> Answer<'_, ()>;

    /// Outages that ended after that moment, in the order of time.
    fn outages(&self, since: Millis) -> Answer<'_, Vec<Outage>>;

    /// Remembers when players were last seen.
    fn mark_seen<'a>(&'a self, seen: &'a [Seen]) -> Answer<'a, ()>;

    /// When the two players of a match were last seen.
    fn seen<'a>(&'a self, id: &'a str) -> Answer<'a, [Option<Millis>; 2]>;

    /// The ratings of these people in a game at a speed, of those who have one.
    fn ratings<'a>(
        &'a self,
        persons: &'a [String],
        game: &'a str,
        speed: Speed,
    ) -> Answer<'a, HashMap<String, Rating>>;
}

/// Everything that a node keeps: the logs, and what is kept beside them, a trait for each.
pub trait Database: Store + Accounts + Analyses + Archive + Chats + Leases + Listings {}

/// Everything that follows from one decision.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Append {
    /// New entries of logs: of one, or of two where a match leads to the next.
    pub logs: Vec<LogAppend>,
    /// People who were not known before.
    pub persons: Vec<Person>,
    /// New secrets.
    pub tokens: Vec<Token>,
    /// What the end of a match changes about ratings.
    pub ratings: Vec<RatingChange>,
}

/// What a match changes about somebody's rating, once. It stands if the rating is still the one it was
/// made of; otherwise the whole append is a conflict.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingChange {
    /// The match.
    pub id: String,
    /// Whose rating.
    pub person: String,
    /// In which game.
    pub game: String,
    /// At which speed.
    pub speed: Speed,
    /// The rating before; its number of games tells whether it is still that.
    pub before: Rating,
    /// The rating after.
    pub after: Rating,
}

/// New entries of one log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogAppend {
    /// The match.
    pub id: String,
    /// Numbered without a gap.
    pub events: Vec<MatchEvent>,
    /// What the match is found by after them.
    pub row: MatchRow,
}

impl LogAppend {
    /// Whether nothing happens but moves: who plays, and whether it goes on, stays what it was.
    #[must_use]
    pub fn only_moves(&self) -> bool {
        self.events.iter().all(|event| matches!(event.body, EventBody::Moved { .. }))
    }
}

/// What a match is found by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchRow {
    /// `waiting`, `running`, `over` or `aborted`.
    pub status: &'static str,
    /// The game's name.
    pub game: String,
    /// Whether everybody may find it.
    pub public: bool,
    /// Whether clocks run.
    pub timed: bool,
    /// Whether the computer is to move.
    pub engine: bool,
    /// When something happens by itself.
    pub due: Option<Millis>,
    /// Who plays, where people do.
    pub persons: [Option<String>; 2],
    /// When the last event happened.
    pub at: Millis,
    /// The variant's name.
    pub variant: String,
    /// Whether it begins with another position than the variant's own.
    pub custom: bool,
    /// How time is kept; not at all for none.
    pub clock: Option<TimeControl>,
    /// Whether the result counts.
    pub rated: bool,
    /// How strong the computer is, where it plays.
    pub levels: [Option<u32>; 2],
    /// How many moves there are.
    pub ply: u32,
    /// Who is to move.
    pub turn: Side,
    /// The position on the board.
    pub position: String,
    /// The last moment in which a move counts.
    pub deadline: Option<Millis>,
    /// How it ended.
    pub end: Option<End>,
    /// The number of the last event.
    pub head: u64,
    /// Whether a move was ever made.
    pub played: bool,
    /// How fast it is, where there is a clock.
    pub speed: Option<Speed>,
}

/// Somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their id.
    pub id: String,
    /// What they are called.
    pub name: Option<String>,
    /// Since when they are known.
    pub at: Millis,
}

/// A secret, of which only the hash is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The hash.
    pub hash: String,
    /// Who has it, and for what.
    pub bearer: Bearer,
    /// Since when.
    pub at: Millis,
}

/// Who has a secret, and for what.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bearer {
    /// Whose it is.
    pub person: String,
    /// The one seat that it is good for; everything of theirs for none.
    pub seat: Option<(String, Side)>,
    /// What a personal token is good for; everything for none.
    pub scopes: Option<Vec<Scope>>,
    /// Guests that the person was before, whose seats are theirs.
    pub former: Vec<String>,
}

impl Bearer {
    /// Whether that id of a log is this person.
    #[must_use]
    pub fn is(&self, person: &str) -> bool {
        self.person == person || self.former.iter().any(|former| former == person)
    }
}

/// When a player was last seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The match.
    pub id: String,
    /// The side.
    pub side: Side,
    /// The moment.
    pub at: Millis,
}

/// What became of an append.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is kept.
    Kept,
    /// Another came before: nothing of it is kept.
    Conflict,
}

/// Why a store gives no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Nobody knows whether it was kept.
    Unknown(String),
    /// It cannot be asked now; nothing was kept.
    Away(String),
    /// It cannot be trusted any more: the process must end.
    Broken(String),
    /// The data are of a newer program.
    Newer {
        /// The number of their schema.
        found: i64,
        /// The number of ours.
        known: i64,
    },
    /// A log has an entry that only a newer program knows.
    NewerEvent {
        /// Its number.
        number: u64,
    },
}

impl LocalizedError for StoreError {
    fn message(&self) -> Message {
        let said = |why: &String| Arg::Name(why.clone());
        match self {
            StoreError::Unknown(why) => messages::unknown(said(why)),
            StoreError::Away(why) => messages::away(said(why)),
            StoreError::Broken(why) => messages::broken(said(why)),
            StoreError::Newer { found, known } => {
                messages::newer(Arg::Number(*found), Arg::Number(*known))
            }
            StoreError::NewerEvent { number } => messages::newer_event(Arg::name(number)),
        }
    }
}

game::errors_in_english!(StoreError);

/// Milliseconds since 1970, as this machine tells them.
pub(crate) fn system_time() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}
