//! Matches in lists: what waits in the lobby, what is played, the matches of one person, the feeds
//! of their turns; and what is removed because nobody needs it any more.
//!
//! A list is read from what every append keeps with its log ([`MatchRow`]): no log is folded for it.

use matches::Millis;

use super::{Answer, MatchRow};

/// A match in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// Its id.
    pub id: String,
    /// What it is found by.
    pub row: MatchRow,
    /// When it was made.
    pub created: Millis,
    /// When the two players were last seen.
    pub seen: [Option<Millis>; 2],
}

/// What a database tells in lists.
pub trait Listings: Send + Sync {
    /// Public matches that wait for somebody, the oldest first. Unless there are days for a turn, only
    /// those whose owner was seen since then, or that were made since then.
    fn challenges(&self, since: Millis, most: u32) -> Answer<'_, Vec<Listing>>;

    /// Public matches that are being played, those with the latest events first.
    fn live_games(&self, most: u32) -> Answer<'_, Vec<Listing>>;

    /// How many matches are being played, whether others may find them or not.
    fn running(&self) -> Answer<'_, u64>;

    /// The matches of a person that are not over, the oldest first.
    fn matches_of<'a>(&'a self, person: &'a str, most: u32) -> Answer<'a, Vec<Listing>>;

    /// The matches of a person that are over, the latest first; not those that were called off before
    /// a move.
    fn finished_of<'a>(&'a self, person: &'a str, most: u32) -> Answer<'a, Vec<Listing>>;

    /// One match.
    fn listing<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Listing>>;

    /// How many public matches of a person wait for somebody.
    fn open_challenges<'a>(&'a self, person: &'a str) -> Answer<'a, u64>;

    /// When something last happened in the matches of these people, of those who have any.
    fn latest_of<'a>(&'a self, people: &'a [String]) -> Answer<'a, Vec<(String, Millis)>>;

    /// Remembers that these people are connected to some node now.
    fn mark_here<'a>(&'a self, people: &'a [String], now: Millis) -> Answer<'a, ()>;

    /// How many people were connected to any node since then.
    fn people_here(&self, since: Millis) -> Answer<'_, u64>;

    /// Keeps the hash of the secret under which a person's feed is found, instead of any before it;
    /// for none there is no feed any more.
    fn keep_feed<'a>(
        &'a self,
        person: &'a str,
        hash: Option<&'a str>,
        at: Millis,
    ) -> Answer<'a, ()>;

    /// Whose feed it is and since when, by the hash of its secret.
    fn feed<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<(String, Millis)>>;

    /// Whether a person has a feed.
    fn has_feed<'a>(&'a self, person: &'a str) -> Answer<'a, bool>;

    /// Removes matches that were called off before then and in which nobody ever moved, with everything
    /// that is kept for them. Tells how many; there may be more.
    fn remove_unplayed(&self, before: Millis, most: u32) -> Answer<'_, u64>;

    /// The same for matches in which somebody has moved, but no account sits, nor sat before it was closed.
    fn remove_abandoned(&self, before: Millis, most: u32) -> Answer<'_, u64>;

    /// Removes guests who are known since before then and have no match. Tells how many; there may be
    /// more.
    fn remove_guests(&self, before: Millis, most: u32) -> Answer<'_, u64>;
}
