//! Matches as lists tell them.

use std::collections::{HashMap, HashSet};

use game::Side;
use protocol::{BySide, ListedMatch, MatchStatus, MyMatch, Player, Seat};

use crate::store::{Card, Database, Listing, StoreError};

/// What is shown of people, by their ids.
pub(super) type Cards = HashMap<String, Card>;

/// What is shown of everybody in these lists.
pub(super) async fn cards(
    database: &dyn Database,
    lists: &[&[Listing]],
) -> Result<Cards, StoreError> {
    let people = lists.iter().copied().flatten().flat_map(|listing| &listing.row.persons).flatten();
    let people: HashSet<&String> = people.collect();
    let people: Vec<String> = people.into_iter().cloned().collect();
    if people.is_empty() { Ok(Cards::new()) } else { database.cards(&people).await }
}

/// A match as it is told.
pub(super) fn listed(listing: &Listing, cards: &Cards) -> ListedMatch {
    let row = &listing.row;
    let player = |side: Side| {
        let person = row.persons[side.index()].as_ref();
        let level = row.levels[side.index()];
        let seat = match (person, level) {
            (Some(id), _) => Seat::Person { id: id.clone() },
            (None, Some(level)) => Seat::Engine { level },
            (None, None) => return None,
        };
        let card = person.and_then(|id| cards.get(id));
        let name = card.and_then(|card| card.name.clone());
        Some(Player { seat, name, account: card.is_some_and(|card| card.account), rating: None })
    };
    ListedMatch {
        id: listing.id.clone(),
        game: row.game.clone(),
        variant: row.variant.clone(),
        custom: row.custom,
        clock: row.clock,
        rated: row.rated,
        public: row.public,
        status: match row.status {
            "waiting" => MatchStatus::Waiting,
            "running" => MatchStatus::Running,
            "over" => MatchStatus::Over,
            _ => MatchStatus::Aborted,
        },
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
pub(super) fn mine(listing: &Listing, person: &str, cards: &Cards) -> Option<MyMatch> {
    let side = seat(listing, person)?;
    Some(MyMatch { listed: listed(listing, cards), side, waits: waits(listing, person) })
}
