//! What any database must promise about lists.

use std::collections::HashSet;

use game::{End, Reason, Side};
use matches::Millis;
use protocol::{EventBody, MatchEvent, Speed, TimeControl};
use server::{
    Append, Appended, Bearer, Database, LogAppend, MatchRow, NewAccount, Person, Seen, SqliteStore,
    Token,
};

const LIVE: Option<TimeControl> = Some(TimeControl::Live { base: 300, increment: 5 });

fn row(status: &'static str, first: Option<&str>, second: Option<&str>, at: Millis) -> MatchRow {
    MatchRow {
        status,
        game: "khet".to_owned(),
        public: true,
        timed: false,
        engine: false,
        due: None,
        persons: [first.map(str::to_owned), second.map(str::to_owned)],
        at,
        variant: "classic".to_owned(),
        custom: false,
        clock: LIVE,
        rated: false,
        levels: [None, None],
        ply: 0,
        turn: Side::First,
        position: "board".to_owned(),
        deadline: None,
        end: None,
        head: 1,
        played: false,
        speed: LIVE.map(Speed::of),
    }
}

/// Appends the next entry of a log, with that row.
async fn keep(store: &dyn Database, id: &str, row: MatchRow) {
    let heads = store.heads(&[id.to_owned()]).await.expect("it answers");
    let number = heads.first().map_or(1, |(_, head)| head + 1);
    let body = EventBody::TakenBack { ply: 0 };
    let event = MatchEvent { number, tag: "t".to_owned(), at: row.at, body };
    let persons: HashSet<&String> = row.persons.iter().flatten().collect();
    let person = |id: &String| Person { id: id.clone(), name: Some(id.to_uppercase()), at: row.at };
    let bearer = |id: &String| Bearer { person: id.clone(), ..Bearer::default() };
    let token = |person: &String| Token {
        hash: format!("{id}-{number}-{person}"),
        bearer: bearer(person),
        at: row.at,
    };
    let append = Append {
        persons: persons.iter().copied().map(person).collect(),
        tokens: persons.into_iter().map(token).collect(),
        logs: vec![LogAppend {
            id: id.to_owned(),
            events: vec![event],
            row: MatchRow { head: number, ..row.clone() },
        }],
        ..Append::default()
    };
    let appended = store.commit(&[append]).await.expect("it answers");
    assert_eq!(appended, [Appended::Kept]);
}

async fn seen(store: &dyn Database, id: &str, side: Side, at: Millis) {
    let seen = Seen { id: id.to_owned(), side, at };
    store.mark_seen(&[seen]).await.expect("it answers");
}

fn ids(listings: Vec<server::Listing>) -> Vec<String> {
    listings.into_iter().map(|listing| listing.id).collect()
}

mod contract {
    use super::*;

    pub(super) async fn a_row_is_told_as_it_was_kept(store: &dyn Database) {
        let mut expected = MatchRow {
            levels: [None, Some(7)],
            ply: 12,
            turn: Side::Second,
            deadline: Some(99),
            rated: true,
            custom: true,
            played: true,
            ..row("running", Some("ada"), None, 40)
        };
        keep(store, "m", expected.clone()).await;
        expected.end = Some(End::win(Side::Second, Reason::Resignation));
        expected.status = "over";
        expected.clock = LIVE;
        keep(store, "m", expected.clone()).await;
        seen(store, "m", Side::First, 41).await;
        expected.head = 2;
        let listing = store.listing("m").await.expect("it answers").expect("it is there");
        assert_eq!(listing.row, expected);
        assert_eq!((listing.created, listing.seen), (40, [Some(41), None]));
        assert_eq!(store.listing("other").await.expect("it answers"), None);
        for clock in [None, Some(TimeControl::Days { days: 3 })] {
            let id = format!("{clock:?}");
            keep(store, &id, MatchRow { clock, ..row("over", None, None, 1) }).await;
            let listing = store.listing(&id).await.expect("it answers").expect("it is there");
            assert_eq!(listing.row.clock, clock);
        }
        let draw = Some(End { outcome: game::Outcome::Draw, reason: Reason::Agreement });
        keep(store, "draw", MatchRow { end: draw, ..row("over", None, None, 1) }).await;
        let listing = store.listing("draw").await.expect("it answers").expect("it is there");
        assert_eq!(listing.row.end, draw);
    }

    pub(super) async fn challenges_wait_while_their_owner_is_here(store: &dyn Database) {
        keep(store, "gone", row("waiting", Some("ada"), None, 10)).await;
        keep(store, "here", row("waiting", None, Some("grace"), 20)).await;
        seen(store, "here", Side::Second, 150).await;
        seen(store, "gone", Side::First, 60).await;
        keep(store, "new", row("waiting", Some("ada"), None, 110)).await;
        let days = Some(TimeControl::Days { days: 2 });
        keep(store, "days", MatchRow { clock: days, ..row("waiting", Some("ada"), None, 5) }).await;
        keep(store, "private", MatchRow { public: false, ..row("waiting", Some("a"), None, 120) })
            .await;
        keep(store, "full", row("running", Some("a"), Some("b"), 120)).await;
        let found = store.challenges(100, 9).await.expect("it answers");
        assert_eq!(ids(found), ["days", "here", "new"]);
        assert_eq!(ids(store.challenges(100, 1).await.expect("it answers")), ["days"]);
        assert_eq!(store.open_challenges("ada").await.expect("it answers"), 3);
        assert_eq!(store.open_challenges("a").await.expect("it answers"), 0);
    }

    pub(super) async fn games_are_told_from_the_latest(store: &dyn Database) {
        for (id, at) in [("a", 30), ("b", 50), ("c", 40)] {
            keep(store, id, row("running", Some("ada"), Some("grace"), at)).await;
        }
        keep(store, "hidden", MatchRow { public: false, ..row("running", None, None, 60) }).await;
        keep(store, "over", row("over", Some("ada"), Some("grace"), 70)).await;
        assert_eq!(ids(store.live_games(2).await.expect("it answers")), ["b", "c"]);
        // Whether others may find them or not, all that are being played are counted.
        let running = store.live_games(99).await.expect("it answers").len() as u64 + 1;
        assert_eq!(store.running().await.expect("it answers"), running);
    }

    pub(super) async fn a_person_has_matches_on_both_sides(store: &dyn Database) {
        keep(store, "one", row("running", Some("ada"), Some("grace"), 10)).await;
        keep(store, "two", row("waiting", None, Some("ada"), 20)).await;
        keep(store, "theirs", row("running", Some("grace"), None, 20)).await;
        let played =
            |status, at| MatchRow { played: true, ..row(status, Some("grace"), Some("ada"), at) };
        keep(store, "old", played("over", 3)).await;
        keep(store, "late", played("over", 9)).await;
        keep(store, "off", played("aborted", 8)).await;
        keep(store, "both", MatchRow { played: true, ..row("over", Some("ada"), Some("ada"), 7) })
            .await;
        keep(store, "never", row("aborted", Some("ada"), None, 99)).await;
        assert_eq!(ids(store.matches_of("ada", 9).await.expect("it answers")), ["one", "two"]);
        let found = store.finished_of("ada", 3).await.expect("it answers");
        assert_eq!(ids(found), ["late", "off", "both"]);
        let found = store.finished_of("ada", 9).await.expect("it answers");
        assert_eq!(ids(found), ["late", "off", "both", "old"]);
    }

    pub(super) async fn a_feed_is_found_by_its_last_hash(store: &dyn Database) {
        let feed = async |hash: &str| store.feed(hash).await.expect("it answers");
        assert!(!store.has_feed("ada").await.expect("it answers"));
        store.keep_feed("ada", Some("one"), 5).await.expect("it answers");
        assert_eq!(feed("one").await, Some(("ada".to_owned(), 5)));
        store.keep_feed("ada", Some("two"), 6).await.expect("it answers");
        assert_eq!(feed("one").await, None);
        assert_eq!(feed("two").await, Some(("ada".to_owned(), 6)));
        assert!(store.has_feed("ada").await.expect("it answers"));
        store.keep_feed("ada", None, 7).await.expect("it answers");
        assert_eq!(feed("two").await, None);
        assert!(!store.has_feed("ada").await.expect("it answers"));
    }

    pub(super) async fn what_was_never_played_is_removed_and_nothing_else(store: &dyn Database) {
        for (id, at) in [("a", 10), ("b", 11), ("c", 12), ("young", 100)] {
            keep(store, id, row("aborted", Some(&format!("p{id}")), None, at)).await;
            seen(store, id, Side::First, at).await;
        }
        let moved = MatchRow { played: true, ..row("aborted", Some("ada"), Some("grace"), 10) };
        keep(store, "moved", moved).await;
        keep(store, "over", row("over", Some("ada"), Some("grace"), 10)).await;
        keep(store, "waiting", row("waiting", Some("ada"), None, 10)).await;
        keep(store, "running", row("running", Some("ada"), Some("grace"), 10)).await;
        // Little by little, until nothing is left to remove.
        assert_eq!(store.remove_unplayed(100, 2).await.expect("it answers"), 2);
        assert_eq!(store.remove_unplayed(100, 2).await.expect("it answers"), 1);
        assert_eq!(store.remove_unplayed(100, 2).await.expect("it answers"), 0);
        for (id, left) in [("a", 0), ("b", 0), ("c", 0), ("young", 1), ("moved", 1), ("over", 1)] {
            assert_eq!(store.read(id, 0).await.expect("it answers").len(), left, "{id}");
            let listing = store.listing(id).await.expect("it answers");
            assert_eq!(listing.is_some(), left == 1, "{id}");
        }
        assert_eq!(store.seen("a").await.expect("it answers"), [None, None]);
        // Three guests have no match now; the others play, or have played.
        assert_eq!(store.remove_guests(100, 2).await.expect("it answers"), 2);
        assert_eq!(store.remove_guests(100, 9).await.expect("it answers"), 1);
        assert_eq!(store.remove_guests(1000, 9).await.expect("it answers"), 0);
        assert_eq!(store.bearer("a-1-pa").await.expect("it answers"), None);
        assert!(store.bearer("over-1-ada").await.expect("it answers").is_some());
        let people = ["pa", "pyoung", "ada", "grace"].map(str::to_owned);
        assert_eq!(store.names(&people).await.expect("it answers").len(), 3);
    }

    pub(super) async fn what_guests_abandoned_is_removed_and_so_are_they(store: &dyn Database) {
        let moved =
            |status, first, second, at| MatchRow { played: true, ..row(status, first, second, at) };
        for (id, status, first, second, at) in [
            ("guests", "aborted", Some("one"), Some("two"), 10),
            ("computer", "aborted", None, Some("three"), 11),
            ("young", "aborted", Some("four"), None, 100),
            ("account", "aborted", Some("five"), Some("ada"), 10),
            ("closed", "aborted", Some("grace"), Some("six"), 10),
            ("over", "over", Some("seven"), Some("eight"), 10),
            ("running", "running", Some("nine"), Some("ten"), 10),
        ] {
            keep(store, id, moved(status, first, second, at)).await;
        }
        for person in ["ada", "grace"] {
            let [key, passphrase, recovery] = [person, "hash", "recovery"].map(str::to_owned);
            let (person, name) = (key.clone(), key.clone());
            let account = NewAccount { person, key, name, passphrase, recovery, at: 5 };
            assert!(store.open_account(&account, None).await.expect("it answers"));
        }
        store.close_account("grace", 6).await.expect("it answers");
        // Those that were never played are another list.
        keep(store, "unplayed", row("aborted", Some("eleven"), None, 10)).await;
        assert_eq!(store.remove_abandoned(100, 1).await.expect("it answers"), 1);
        assert_eq!(store.remove_abandoned(100, 9).await.expect("it answers"), 1);
        assert_eq!(store.remove_abandoned(100, 9).await.expect("it answers"), 0);
        for (id, left) in [
            ("guests", 0),
            ("computer", 0),
            ("young", 1),
            ("account", 1),
            ("closed", 1),
            ("over", 1),
            ("running", 1),
            ("unplayed", 1),
        ] {
            assert_eq!(store.read(id, 0).await.expect("it answers").len(), left, "{id}");
            assert_eq!(store.listing(id).await.expect("it answers").is_some(), left == 1, "{id}");
        }
        // Their guests have nothing left. Of all others something is kept.
        assert_eq!(store.remove_guests(1000, 99).await.expect("it answers"), 3);
        assert_eq!(store.bearer("guests-1-one").await.expect("it answers"), None);
        assert!(store.bearer("over-1-seven").await.expect("it answers").is_some());
    }
}

macro_rules! contract {
    ($($name:ident),* $(,)?) => {$(
        mod $name {
            #[tokio::test]
            async fn in_memory() {
                let store = super::SqliteStore::in_memory().await.expect("there is memory");
                super::contract::$name(&store).await;
            }

            #[cfg(feature = "cluster")]
            #[tokio::test]
            async fn in_postgres() {
                super::contract::$name(&crate::postgres_server::store().await).await;
            }
        }
    )*};
}

contract![
    a_row_is_told_as_it_was_kept,
    challenges_wait_while_their_owner_is_here,
    games_are_told_from_the_latest,
    a_person_has_matches_on_both_sides,
    a_feed_is_found_by_its_last_hash,
    what_was_never_played_is_removed_and_nothing_else,
    what_guests_abandoned_is_removed_and_so_are_they,
];
