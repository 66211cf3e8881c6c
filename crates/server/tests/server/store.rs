//! What any store must promise.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use game::Side;
use matches::Outage;
use protocol::Speed;
use server::{
    Append, Appended, Bearer, MatchRow, MemoryStore, Person, Rating, RatingChange, Seen,
    SqliteStore, Store, StoreError, Token, backup,
};

use crate::rows::{append, event, log, row};

/// A folder of its own, removed when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("quinconce-{}-{}", process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

async fn kept(store: &dyn Store, append: Append) -> Appended {
    store.commit(&[append]).await.expect("it answers")[0]
}

async fn tags(store: &dyn Store, id: &str) -> Vec<String> {
    let events = store.read(id, 0).await.expect("it answers");
    assert!(events.iter().map(|event| event.number).eq(1..=events.len() as u64));
    events.into_iter().map(|event| event.tag).collect()
}

/// Each is a sentence about a store.
mod contract {
    use super::*;

    pub(super) async fn what_was_kept_is_read_back(store: &dyn Store) {
        assert_eq!(kept(store, append("m", 1..=3, "a")).await, Appended::Kept);
        let events = store.read("m", 0).await.expect("it answers");
        assert_eq!(events, [event(1, "a"), event(2, "a"), event(3, "a")]);
        assert_eq!(store.read("m", 2).await.expect("it answers"), [event(3, "a")]);
        assert_eq!(store.read("m", 3).await.expect("it answers"), []);
        assert_eq!(store.read("m", 99).await.expect("it answers"), []);
        assert_eq!(store.read("other", 0).await.expect("it answers"), []);
    }

    pub(super) async fn only_the_next_number_is_taken(store: &dyn Store) {
        assert_eq!(kept(store, append("m", 2..=2, "gap")).await, Appended::Conflict);
        assert_eq!(kept(store, append("m", 1..=2, "a")).await, Appended::Kept);
        assert_eq!(kept(store, append("m", 2..=3, "late")).await, Appended::Conflict);
        assert_eq!(kept(store, append("m", 1..=1, "again")).await, Appended::Conflict);
        assert_eq!(kept(store, append("m", 4..=4, "gap")).await, Appended::Conflict);
        assert_eq!(kept(store, append("m", 3..=3, "b")).await, Appended::Kept);
        assert_eq!(tags(store, "m").await, ["a", "a", "b"]);
    }

    pub(super) async fn of_two_in_one_commit_the_first_wins(store: &dyn Store) {
        let both = [append("m", 1..=1, "one"), append("m", 1..=2, "two"), append("n", 1..=1, "n")];
        let appended = store.commit(&both).await.expect("it answers");
        assert_eq!(appended, [Appended::Kept, Appended::Conflict, Appended::Kept]);
        assert_eq!(tags(store, "m").await, ["one"]);
        assert_eq!(tags(store, "n").await, ["n"]);
    }

    pub(super) async fn an_append_is_kept_whole_or_not_at_all(store: &dyn Store) {
        let seat = Some(("m".to_owned(), Side::Second));
        let bearer = Bearer { person: "p".to_owned(), seat, ..Bearer::default() };
        let token = |hash: &str| Token { hash: hash.to_owned(), bearer: bearer.clone(), at: 1 };
        let person = Person { id: "p".to_owned(), name: Some("Ada".to_owned()), at: 1 };
        let logs = vec![log("m", 1..=1, "a"), log("next", 1..=1, "b")];
        let whole =
            Append { logs, persons: vec![person], tokens: vec![token("h")], ..Append::default() };
        assert_eq!(kept(store, whole).await, Appended::Kept);
        assert_eq!(store.bearer("h").await.expect("it answers"), Some(bearer.clone()));
        let names = store.names(&["p".to_owned(), "q".to_owned()]).await.expect("it answers");
        assert_eq!(names.into_iter().collect::<Vec<_>>(), [("p".to_owned(), "Ada".to_owned())]);
        assert_eq!(tags(store, "next").await, ["b"]);

        let logs = vec![log("m", 1..=1, "late"), log("never", 1..=1, "c")];
        let late = Append { logs, tokens: vec![token("i")], ..Append::default() };
        assert_eq!(kept(store, late).await, Appended::Conflict);
        assert_eq!(store.bearer("i").await.expect("it answers"), None);
        assert_eq!(tags(store, "never").await, [""; 0]);

        // What is to follow is there already.
        let logs = vec![log("m", 2..=3, "half"), log("next", 1..=1, "again")];
        let half = Append { logs, tokens: vec![token("j")], ..Append::default() };
        let both = [half, append("m", 2..=2, "whole")];
        let appended = store.commit(&both).await.expect("it answers");
        assert_eq!(appended, [Appended::Conflict, Appended::Kept]);
        assert_eq!(store.bearer("j").await.expect("it answers"), None);
        assert_eq!(tags(store, "m").await, ["a", "whole"]);
    }

    pub(super) async fn heads_are_told_of_those_that_there_are(store: &dyn Store) {
        kept(store, append("m", 1..=3, "a")).await;
        kept(store, append("n", 1..=1, "a")).await;
        let asked = ["m", "n", "o"].map(str::to_owned);
        let mut heads = store.heads(&asked).await.expect("it answers");
        heads.sort();
        assert_eq!(heads, [("m".to_owned(), 3), ("n".to_owned(), 1)]);
    }

    pub(super) async fn what_is_due_is_found_in_its_order(store: &dyn Store) {
        for (id, due) in [("a", Some(30)), ("b", Some(10)), ("c", None)] {
            let mut append = append(id, 1..=1, "t");
            append.logs[0].row = MatchRow { due, at: 7, ..row() };
            kept(store, append).await;
        }
        assert_eq!(store.due(5, 9).await.expect("it answers"), [""; 0]);
        assert_eq!(store.due(30, 9).await.expect("it answers"), ["b", "a"]);
        assert_eq!(store.due(30, 1).await.expect("it answers"), ["b"]);
        // The next entry says it anew.
        let mut append = append("b", 2..=2, "t");
        append.logs[0].row = MatchRow { due: Some(40), ..row() };
        kept(store, append).await;
        assert_eq!(store.due(30, 9).await.expect("it answers"), ["a"]);
    }

    pub(super) async fn open_matches_of_a_person_are_counted(store: &dyn Store) {
        let places = [[Some("p"), None], [None, Some("p")], [Some("q"), Some("p")], [None, None]];
        for (number, (status, persons)) in
            ["waiting", "running", "over", "running"].into_iter().zip(places).enumerate()
        {
            let mut append = append(&format!("m{number}"), 1..=1, "t");
            let persons = persons.map(|person| person.map(str::to_owned));
            append.logs[0].row = MatchRow { status, persons, ..row() };
            kept(store, append).await;
        }
        assert_eq!(store.open_matches("p").await.expect("it answers"), 2);
        assert_eq!(store.open_matches("q").await.expect("it answers"), 0);
    }

    /// Two matches of one person that end at once: the second was decided after a rating that is not
    /// there any more.
    pub(super) async fn no_change_of_a_rating_is_lost_or_made_twice(store: &dyn Store) {
        let change = |id: &str, before: Rating, after: f64| RatingChange {
            id: id.to_owned(),
            person: "p".to_owned(),
            game: "khet".to_owned(),
            speed: Speed::Blitz,
            before,
            after: Rating { value: after, games: before.games + 1, at: 9, ..before },
        };
        let with =
            |id: &str, number: u64, ratings| Append { ratings, ..append(id, number..=number, "t") };
        let new = Rating::default();
        let [one, two] = [change("m", new, 1600.0), change("n", new, 1400.0)];
        let both = [with("m", 1, vec![one.clone()]), with("n", 1, vec![two])];
        let appended = store.commit(&both).await.expect("it answers");
        assert_eq!(appended, [Appended::Kept, Appended::Conflict]);
        assert_eq!(tags(store, "n").await, [""; 0], "nothing of it is kept");
        // Decided anew, it stands; the same match does not count again.
        let after_one = Rating { value: 1600.0, games: 1, at: 9, ..new };
        let two = change("n", after_one, 1550.0);
        assert_eq!(kept(store, with("n", 1, vec![two])).await, Appended::Kept);
        let again = RatingChange { before: Rating { games: 2, ..new }, ..one };
        assert_eq!(kept(store, with("m", 2, vec![again])).await, Appended::Conflict);
        // A log that is not next leaves the rating alone.
        let late = change("o", Rating { games: 2, ..new }, 1.0);
        assert_eq!(kept(store, with("o", 2, vec![late])).await, Appended::Conflict);
        let persons = ["p", "q"].map(str::to_owned);
        let ratings = store.ratings(&persons, "khet", Speed::Blitz).await.expect("it answers");
        assert_eq!(ratings.len(), 1);
        assert_eq!((ratings["p"].value, ratings["p"].games), (1550.0, 2));
        let other = store.ratings(&persons, "khet", Speed::Rapid).await.expect("it answers");
        assert!(other.is_empty());
    }

    pub(super) async fn when_players_were_seen_is_remembered(store: &dyn Store) {
        let seen = |side, at| Seen { id: "m".to_owned(), side, at };
        store
            .mark_seen(&[seen(Side::First, 50), seen(Side::Second, 60)])
            .await
            .expect("it answers");
        let twice = [seen(Side::First, 40), seen(Side::First, 30)];
        store.mark_seen(&twice).await.expect("it answers");
        assert_eq!(store.seen("m").await.expect("it answers"), [Some(50), Some(60)]);
        assert_eq!(store.seen("n").await.expect("it answers"), [None, None]);
    }

    pub(super) async fn time_without_a_word_is_an_outage_where_clocks_ran(store: &dyn Store) {
        const AT_ONCE: u64 = 60_000; // milliseconds, in which every one of these words is said
        const LEAST: u64 = 50;
        let pause = async || tokio::time::sleep(Duration::from_millis(100)).await;
        let beat = async |least| store.beat(least).await.expect("it answers");
        let outages = async |since| store.outages(since).await.expect("it answers");
        let timed = |number: u64, timed| {
            let mut append = append("m", number..=number, "t");
            append.logs[0].row.timed = timed;
            append
        };
        // Where no clock runs nothing is lost.
        beat(AT_ONCE).await;
        pause().await;
        beat(LEAST).await;
        assert_eq!(outages(0).await, []);
        // A clock runs from here on: what was before does not count.
        assert_eq!(kept(store, timed(1, true)).await, Appended::Kept);
        beat(AT_ONCE).await;
        assert_eq!(outages(0).await, []);
        let said = store.now();
        pause().await;
        beat(LEAST).await;
        let first = outages(0).await;
        let [Outage { from, to }] = first[..] else { panic!("one outage, not {first:?}") };
        assert!(from <= said && to >= said + 100 && to <= store.now(), "{first:?} after {said}");
        // It is told to whoever asks for what ended after some moment before its end.
        assert_eq!(outages(to - 1).await, first);
        assert_eq!(outages(to).await, []);
        // A word in time leaves no gap; the next gap comes after the first, in the order of time.
        beat(AT_ONCE).await;
        assert_eq!(outages(0).await, first);
        pause().await;
        beat(LEAST).await;
        let both = outages(0).await;
        assert_eq!((both.len(), both[0]), (2, first[0]));
        assert!(both[1].from >= to, "{both:?}");
        assert_eq!(outages(to).await, both[1..]);
        // The last clock stands.
        assert_eq!(kept(store, timed(2, false)).await, Appended::Kept);
        pause().await;
        beat(LEAST).await;
        assert_eq!(outages(0).await, both);
    }
}

macro_rules! promise {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $name() {
                    let folder = super::Folder::new();
                    let store = super::SqliteStore::open(&folder.0).await.expect("a store");
                    super::contract::$name(&store).await;
                    store.close().await;
                }
            )*
        }
        mod sqlite_in_memory {
            $(
                #[tokio::test]
                async fn $name() {
                    let store = super::SqliteStore::in_memory().await.expect("a store");
                    super::contract::$name(&store).await;
                }
            )*
        }
        #[cfg(feature = "cluster")]
        mod postgres {
            $(
                #[tokio::test]
                async fn $name() {
                    let store = crate::postgres_server::store().await;
                    super::contract::$name(&store).await;
                    store.close().await;
                }
            )*
        }
        mod memory {
            $(
                #[tokio::test]
                async fn $name() {
                    super::contract::$name(&super::MemoryStore::default()).await;
                }
            )*
        }
    };
}

promise![
    what_was_kept_is_read_back,
    only_the_next_number_is_taken,
    of_two_in_one_commit_the_first_wins,
    an_append_is_kept_whole_or_not_at_all,
    heads_are_told_of_those_that_there_are,
    what_is_due_is_found_in_its_order,
    open_matches_of_a_person_are_counted,
    when_players_were_seen_is_remembered,
    no_change_of_a_rating_is_lost_or_made_twice,
    time_without_a_word_is_an_outage_where_clocks_ran,
];

#[tokio::test]
async fn time_without_a_beat_is_an_outage_where_clocks_ran() {
    let time = Arc::new(AtomicU64::new(1000));
    let told = Arc::clone(&time);
    let store = MemoryStore::with_time(move || told.load(Ordering::Relaxed));
    store.beat(3000).await.unwrap();
    time.store(9000, Ordering::Relaxed);
    store.beat(3000).await.unwrap();
    assert_eq!(store.outages(0).await.unwrap(), []);
    let mut timed = append("m", 1..=1, "t");
    timed.logs[0].row.timed = true;
    kept(&store, timed).await;
    time.store(20_000, Ordering::Relaxed);
    store.beat(3000).await.unwrap();
    let outages = store.outages(0).await.unwrap();
    assert_eq!((outages.len(), outages[0].from, outages[0].to), (1, 9000, 20_000));
    assert_eq!(store.outages(20_000).await.unwrap(), []);
}

#[tokio::test]
async fn everything_is_there_when_the_file_is_opened_again() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.0).await.unwrap();
    kept(&store, append("m", 1..=2, "a")).await;
    drop(store);
    let store = SqliteStore::open(&folder.0).await.unwrap();
    assert_eq!(tags(&store, "m").await, ["a", "a"]);
    assert_eq!(kept(&store, append("m", 2..=2, "b")).await, Appended::Conflict);
    assert_eq!(kept(&store, append("m", 3..=3, "b")).await, Appended::Kept);
}

#[tokio::test]
async fn a_restart_while_clocks_run_is_an_outage() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.0).await.unwrap();
    let mut timed = append("m", 1..=1, "t");
    timed.logs[0].row.timed = true;
    kept(&store, timed).await;
    drop(store);
    tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    let store = SqliteStore::open(&folder.0).await.unwrap();
    store.beat(1).await.unwrap();
    let outages = store.outages(0).await.unwrap();
    assert_eq!(outages.len(), 1);
    assert!(outages[0].to - outages[0].from >= 30, "{outages:?}");
}

#[tokio::test]
async fn data_of_a_newer_program_are_refused_and_not_damaged() {
    use sqlx::{Connection as _, Executor as _};
    let folder = Folder::new();
    drop(SqliteStore::open(&folder.0).await.unwrap());
    let file = folder.0.join("quinconce.sqlite");
    let address = format!("sqlite://{}", file.display());
    let mut connection = sqlx::SqliteConnection::connect(&address).await.unwrap();
    connection.execute("PRAGMA user_version = 99").await.unwrap();
    connection.close().await.unwrap();
    let refused = SqliteStore::open(&folder.0).await.unwrap_err();
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{refused}");
    let mut connection = sqlx::SqliteConnection::connect(&address).await.unwrap();
    let found: i64 =
        sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.unwrap();
    assert_eq!(found, 99);
}

#[tokio::test]
async fn an_event_of_a_newer_program_is_an_error_for_its_match_alone() {
    use sqlx::{Connection as _, Executor as _};
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.0).await.unwrap();
    kept(&store, append("m", 1..=1, "a")).await;
    kept(&store, append("n", 1..=1, "a")).await;
    let file = folder.0.join("quinconce.sqlite");
    let address = format!("sqlite://{}", file.display());
    let mut connection = sqlx::SqliteConnection::connect(&address).await.unwrap();
    let insert = "INSERT INTO events VALUES ('m', 2, 't', 1, '{\"type\":\"teleported\"}')";
    connection.execute(insert).await.unwrap();
    assert_eq!(store.read("m", 0).await, Err(StoreError::NewerEvent { number: 2 }));
    assert_eq!(tags(&store, "n").await, ["a"]);
}

#[tokio::test]
async fn a_backup_is_made_while_the_store_is_used() {
    let [folder, other] = [Folder::new(), Folder::new()];
    let store = SqliteStore::open(&folder.0).await.unwrap();
    kept(&store, append("m", 1..=2, "a")).await;
    let file = other.0.join("quinconce.sqlite");
    backup(&folder.0, &file).await.unwrap();
    kept(&store, append("m", 3..=3, "b")).await;
    assert!(backup(&folder.0, &file).await.is_err(), "it is there already");
    let copy = SqliteStore::open(&other.0).await.unwrap();
    assert_eq!(tags(&copy, "m").await, ["a", "a"]);
    assert_eq!(tags(&store, "m").await, ["a", "a", "b"]);
}
