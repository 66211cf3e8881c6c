//! Who the players of matches are, and how well they play: at a table and in lists.

use std::collections::{HashMap, HashSet};

use protocol::{MatchState, MatchStatus, Player, PlayerRating, Seat, Speed};
use store::{Card, Database, Listing, Rating, StoreError};

/// What is asked about the players of a match.
#[derive(Clone, Debug)]
pub(super) struct Table<'a> {
    id: &'a str,
    game: &'a str,
    /// None without a clock: nobody has a rating there.
    speed: Option<Speed>,
    rated: bool,
    over: bool,
    persons: Vec<&'a str>,
}

impl<'a> From<&'a Listing> for Table<'a> {
    fn from(listing: &'a Listing) -> Table<'a> {
        let row = &listing.row;
        Table {
            id: &listing.id,
            game: &row.game,
            speed: row.speed,
            rated: row.rated,
            over: row.status == "over",
            persons: row.persons.iter().flatten().map(String::as_str).collect(),
        }
    }
}

impl<'a> From<&'a MatchState> for Table<'a> {
    fn from(state: &'a MatchState) -> Table<'a> {
        let players = [&state.players.first, &state.players.second];
        Table {
            id: &state.id,
            game: &state.game,
            speed: state.clock.map(|clock| Speed::of(clock.control)),
            rated: state.rated,
            over: state.status == MatchStatus::Over,
            persons: players.into_iter().flatten().filter_map(person).collect(),
        }
    }
}

/// The person at a seat; nobody where the computer sits.
pub(super) fn person(player: &Player) -> Option<&str> {
    match &player.seat {
        Seat::Person { id } => Some(id),
        Seat::Engine { .. } => None,
    }
}

/// What is known of the players of some matches.
#[derive(Debug, Default)]
pub(super) struct Introduction {
    cards: HashMap<String, Card>,
    /// By game, speed and person.
    ratings: HashMap<(String, Speed), HashMap<String, Rating>>,
    /// What a match that counts has changed: for each person, the rating before and after.
    changes: HashMap<String, Vec<(String, f64, f64)>>,
}

impl Introduction {
    pub(super) async fn of(
        database: &dyn Database,
        tables: &[Table<'_>],
    ) -> Result<Introduction, StoreError> {
        let people: HashSet<&str> =
            tables.iter().flat_map(|table| &table.persons).copied().collect();
        if people.is_empty() {
            return Ok(Introduction::default());
        }
        let people: Vec<String> = people.into_iter().map(str::to_owned).collect();
        let cards = database.cards(&people).await?;
        let mut asked: HashMap<(String, Speed), HashSet<&String>> = HashMap::new();
        for table in tables {
            let Some(speed) = table.speed else { continue };
            let cards = table.persons.iter().filter_map(|id| cards.get(*id));
            for card in cards.filter(|card| card.account) {
                asked.entry((table.game.to_owned(), speed)).or_default().insert(&card.person);
            }
        }
        let mut ratings = HashMap::new();
        for ((game, speed), people) in asked {
            let people: Vec<String> = people.into_iter().cloned().collect();
            let found = database.ratings(&people, &game, speed).await?;
            ratings.insert((game, speed), found);
        }
        let mut changes = HashMap::new();
        for table in tables.iter().filter(|table| table.rated && table.over) {
            changes.insert(table.id.to_owned(), database.rating_changes(table.id).await?);
        }
        Ok(Introduction { cards, ratings, changes })
    }

    pub(super) fn card(&self, person: &str) -> Option<&Card> {
        self.cards.get(person)
    }

    /// How well somebody plays at that table, if that is known: before the match, where it is over and counts.
    pub(super) fn rating(&self, table: &Table<'_>, person: &str) -> Option<PlayerRating> {
        let card = self.card(person).filter(|card| card.account)?;
        let rated = self.ratings.get(&(table.game.to_owned(), table.speed?))?;
        let current = rated.get(&card.person).copied();
        let current = current.or_else(|| table.rated.then(Rating::default))?;
        let changes = self.changes.get(table.id).map(Vec::as_slice).unwrap_or_default();
        let changed = changes.iter().find(|(person, ..)| *person == card.person);
        Some(PlayerRating {
            rating: changed.map_or(current.shown(), |(_, before, _)| before.round() as i32),
            provisional: current.is_provisional(),
            change: changed.map(|(_, before, after)| after.round() as i32 - before.round() as i32),
        })
    }
}
