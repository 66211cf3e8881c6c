//! Matches as lists tell them.

use game::Side;
use protocol::{BySide, ListedMatch, MatchStatus, MyMatch, Player, Seat};
use store::{Database, Listing, StoreError};

use super::introduction::{Introduction, Table};

/// What is shown of everybody in these lists.
pub(super) async fn introduction(
    database: &dyn Database,
    lists: &[&[Listing]],
) -> Result<Introduction, StoreError> {
    let tables: Vec<Table<'_>> = lists.iter().copied().flatten().map(Table::from).collect();
    Introduction::of(database, &tables).await
}

/// A match as it is told.
pub(super) fn listed(listing: &Listing, known: &Introduction) -> ListedMatch {
    let row = &listing.row;
    let table = Table::from(listing);
    let player = |side: Side| {
        let person = row.persons[side.index()].as_ref();
        let level = row.levels[side.index()];
        let seat = match (person, level) {
            (Some(id), _) => Seat::Person { id: id.clone() },
            (None, Some(level)) => Seat::Engine { level },
            (None, None) => return None,
        };
        let card = person.and_then(|id| known.card(id));
        let name = card.and_then(|card| card.name.clone());
        let account = card.is_some_and(|card| card.account);
        let rating = person.and_then(|id| known.rating(&table, id));
        Some(Player { seat, name, account, rating })
    };
    ListedMatch {
        id: listing.id.clone(),
        game: row.game.clone(),
        variant: row.variant.clone(),
        custom: row.custom,
        clock: row.clock,
        rated: row.rated,
        public: row.public,
        status: status(row.status),
        players: BySide { first: player(Side::First), second: player(Side::Second) },
        ply: row.ply,
        turn: row.turn,
        position: row.position.clone(),
        deadline: row.deadline,
        outcome: row.end,
        events: row.head,
        created: listing.created,
        at: row.at,
    }
}

/// How far a match is, by the word that the store keeps.
pub(super) fn status(word: &str) -> MatchStatus {
    match word {
        "waiting" => MatchStatus::Waiting,
        "running" => MatchStatus::Running,
        "over" => MatchStatus::Over,
        _ => MatchStatus::Aborted,
    }
}

/// Where a person sits. Who plays both sides has the one that is to move.
pub(super) fn seat(listing: &Listing, person: &str) -> Option<Side> {
    let sits = |side: &Side| listing.row.persons[side.index()].as_deref() == Some(person);
    [listing.row.turn, !listing.row.turn].into_iter().find(sits)
}

/// Whether a match waits for a move of that person; while it is paused, it waits for nobody's.
pub(super) fn waits(listing: &Listing, person: &str) -> bool {
    let row = &listing.row;
    let paused = row.clock.is_some() && row.deadline.is_none();
    row.status == "running" && !paused && seat(listing, person) == Some(row.turn)
}

/// A match as its player is told.
pub(super) fn mine(listing: &Listing, person: &str, known: &Introduction) -> Option<MyMatch> {
    let side = seat(listing, person)?;
    Some(MyMatch { listed: listed(listing, known), side, waits: waits(listing, person) })
}
