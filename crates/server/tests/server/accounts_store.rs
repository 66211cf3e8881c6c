//! What any database must promise about accounts and the games that people find again.

#![allow(
    clippy::unwrap_used,
    reason = "helpers of tests, too, end where the store does not answer"
)]

use game::{End, Reason, Side};
use protocol::{EventBody, MatchEvent, Scope, Speed};
use server::{
    Append, Appended, Bearer, Database, GameResult, LogAppend, MatchRow, NewAccount, Person,
    PersonalToken, Rating, RatingChange, SqliteStore, Token, Wanted,
};

fn account(person: &str, name: &str) -> NewAccount {
    NewAccount {
        person: person.to_owned(),
        name: name.to_owned(),
        key: name.to_lowercase(),
        passphrase: format!("hash of {name}"),
        recovery: "recovery".to_owned(),
        at: 10,
    }
}

fn session(hash: &str, person: &str) -> Token {
    let bearer = Bearer { person: person.to_owned(), ..Bearer::default() };
    Token { hash: hash.to_owned(), bearer, at: 1 }
}

fn guest(id: &str, name: &str) -> Person {
    Person { id: id.to_owned(), name: Some(name.to_owned()), at: 1 }
}

/// A match of these two, as it is found.
fn game(id: &str, persons: [Option<&str>; 2], end: Option<End>, at: u64) -> LogAppend {
    let status = match end {
        None => "running",
        Some(End { reason: Reason::Aborted, .. }) => "aborted",
        Some(_) => "over",
    };
    let event = MatchEvent { number: 1, tag: "t".to_owned(), at, body: EventBody::Paused };
    let row = MatchRow {
        status,
        game: "khet".to_owned(),
        public: true,
        timed: false,
        engine: false,
        due: None,
        persons: persons.map(|person| person.map(str::to_owned)),
        at,
        rated: false,
        speed: Some(Speed::Rapid),
        end,
        variant: "classic".to_owned(),
        custom: false,
        clock: None,
        levels: [None, None],
        ply: 0,
        turn: Side::First,
        position: String::new(),
        deadline: None,
        head: 1,
        played: true,
    };
    LogAppend { id: id.to_owned(), events: vec![event], row }
}

async fn keep(store: &dyn Database, log: LogAppend) {
    let append = Append { logs: vec![log], ..Append::default() };
    assert_eq!(store.commit(&[append]).await.unwrap(), [Appended::Kept]);
}

fn wanted(person: &str, viewer: Option<&str>) -> Wanted {
    let viewer = viewer.map(str::to_owned);
    Wanted { person: person.to_owned(), viewer, ..Wanted::default() }
}

async fn ids(store: &dyn Database, wanted: Wanted) -> Vec<String> {
    let games = store.games(&wanted, 9).await.unwrap();
    games.into_iter().map(|game| game.id).collect()
}

/// Each is a sentence about a database.
mod contract {
    use super::*;

    pub(super) async fn a_guest_becomes_an_account_and_stays_the_same(store: &dyn Database) {
        assert_eq!(store.person("p").await.unwrap(), None);
        store.set_name(&guest("p", "Ada"), Some(&session("h", "p"))).await.unwrap();
        let known = store.person("p").await.unwrap().unwrap();
        assert_eq!((known.name.as_deref(), known.account, known.since), (Some("Ada"), false, 1));
        assert!(store.open_account(&account("p", "Lovelace"), None).await.unwrap());
        let known = store.person("p").await.unwrap().unwrap();
        assert_eq!((known.name.as_deref(), known.account), (Some("Lovelace"), true));
        assert_eq!(store.bearer("h").await.unwrap().unwrap().person, "p");
        assert_eq!(store.account("lovelace").await.unwrap().unwrap().person, "p");
        assert_eq!(store.account_of("p").await.unwrap().unwrap().recovery, "recovery");
        // A key is taken once, and what came along is not kept.
        let other = account("q", "LOVELACE");
        assert!(!store.open_account(&other, Some(&session("i", "q"))).await.unwrap());
        assert_eq!(store.bearer("i").await.unwrap(), None);
        assert_eq!(store.person("q").await.unwrap(), None);
    }

    pub(super) async fn what_a_guest_played_goes_to_the_account(store: &dyn Database) {
        store.open_account(&account("a", "Ada"), None).await.unwrap();
        store.set_name(&guest("g", "Nobody"), Some(&session("cookie", "g"))).await.unwrap();
        keep(store, game("m", [Some("g"), Some("x")], None, 5)).await;
        store.begin_session(&session("s", "a"), Some("g")).await.unwrap();
        assert_eq!(ids(store, wanted("a", None)).await, ["m"]);
        let bearer = store.bearer("s").await.unwrap().unwrap();
        assert!(bearer.is("a") && bearer.is("g") && !bearer.is("x"));
        assert_eq!(store.bearer("cookie").await.unwrap(), None);
        let cards = store.cards(&["g".to_owned()]).await.unwrap();
        assert_eq!((cards["g"].name.as_deref(), cards["g"].account), (Some("Ada"), true));
        assert_eq!(store.names(&["g".to_owned()]).await.unwrap()["g"], "Ada");
        // The log goes on with the id it knows; the match is still found.
        let mut next = game("m", [Some("g"), Some("x")], None, 6);
        next.events[0].number = 2;
        keep(store, next).await;
        assert_eq!(ids(store, wanted("a", None)).await, ["m"]);
        // Guests of guests, too; but an account never goes into another.
        store.set_name(&guest("h", "Else"), None).await.unwrap();
        store.begin_session(&session("t", "h"), None).await.unwrap();
        store.begin_session(&session("u", "a"), Some("h")).await.unwrap();
        store.open_account(&account("b", "Grace"), None).await.unwrap();
        store.begin_session(&session("v", "b"), Some("a")).await.unwrap();
        let bearer = store.bearer("v").await.unwrap().unwrap();
        assert_eq!((bearer.person.as_str(), bearer.former.len()), ("b", 0));
        assert_eq!(store.bearer("s").await.unwrap().unwrap().former, ["g", "h"]);
    }

    pub(super) async fn mutes_follow_a_guest_into_the_account(store: &dyn Database) {
        for id in ["g", "loud", "rude", "x"] {
            store.set_name(&guest(id, id), None).await.unwrap();
        }
        store.open_account(&account("a", "Ada"), None).await.unwrap();
        for (person, muted) in [("g", "loud"), ("g", "rude"), ("a", "rude"), ("x", "g"), ("a", "g")]
        {
            store.mute(person, muted, true).await.unwrap();
        }
        store.begin_session(&session("s", "a"), Some("g")).await.unwrap();
        let mut muted = store.muted_by("a").await.unwrap();
        muted.sort();
        // Nobody is muted by themselves, though they may have been as somebody else.
        assert_eq!(muted, ["loud", "rude"]);
        assert_eq!(store.muted_by("g").await.unwrap(), [""; 0]);
        // Another name does not make them heard again.
        assert_eq!(store.muted_by("x").await.unwrap(), ["a"]);
    }

    pub(super) async fn sessions_end(store: &dyn Database) {
        store.open_account(&account("a", "Ada"), Some(&session("one", "a"))).await.unwrap();
        let known = async |hash| store.bearer(hash).await.unwrap().is_some();
        for hash in ["two", "three"] {
            store.begin_session(&session(hash, "a"), None).await.unwrap();
        }
        store.end_session("two").await.unwrap();
        assert!(known("one").await && !known("two").await);
        store.set_passphrase("a", "new", None, Some("one")).await.unwrap();
        assert!(known("one").await && !known("three").await);
        let account = store.account("ada").await.unwrap().unwrap();
        assert_eq!((&*account.passphrase, &*account.recovery), ("new", "recovery"));
        store.set_passphrase("a", "newer", Some("next"), None).await.unwrap();
        assert!(!known("one").await);
        assert_eq!(store.account("ada").await.unwrap().unwrap().recovery, "next");
    }

    pub(super) async fn a_code_is_used_once_and_in_time(store: &dyn Database) {
        store.add_device_code("old", "p", 100).await.unwrap();
        store.add_device_code("c", "p", 100).await.unwrap();
        assert_eq!(store.take_device_code("old", 50).await.unwrap(), None);
        assert_eq!(store.take_device_code("c", 100).await.unwrap().as_deref(), Some("p"));
        assert_eq!(store.take_device_code("c", 100).await.unwrap(), None);
        store.add_device_code("d", "p", 100).await.unwrap();
        assert_eq!(store.take_device_code("d", 101).await.unwrap(), None);
    }

    pub(super) async fn personal_tokens_have_scopes(store: &dyn Database) {
        let token = PersonalToken {
            hash: "h".to_owned(),
            id: "t".to_owned(),
            person: "p".to_owned(),
            name: "my bot".to_owned(),
            scopes: vec![Scope::Play],
            at: 3,
        };
        store.add_personal_token(&token).await.unwrap();
        let bearer = store.bearer("h").await.unwrap().unwrap();
        assert_eq!((bearer.person.as_str(), bearer.scopes), ("p", Some(vec![Scope::Play])));
        let listed = store.personal_tokens("p").await.unwrap();
        assert_eq!((listed.len(), listed[0].name.as_str(), listed[0].since), (1, "my bot", 3));
        assert!(!store.end_personal_token("q", "t").await.unwrap(), "it is not theirs");
        assert!(store.end_personal_token("p", "t").await.unwrap());
        assert_eq!(store.bearer("h").await.unwrap(), None);
    }

    pub(super) async fn a_closed_account_leaves_its_games(store: &dyn Database) {
        store.open_account(&account("a", "Ada"), Some(&session("s", "a"))).await.unwrap();
        let end = Some(End::win(Side::First, Reason::Resignation));
        keep(store, game("m", [Some("a"), Some("x")], end, 5)).await;
        keep(store, game("n", [Some("a"), Some("x")], None, 5)).await;
        assert_eq!(store.open_games("a", 9).await.unwrap(), ["n"]);
        store.close_account("a", 20).await.unwrap();
        assert_eq!(store.bearer("s").await.unwrap(), None);
        assert_eq!(store.account("ada").await.unwrap(), None);
        let cards = store.cards(&["a".to_owned()]).await.unwrap();
        assert_eq!((&cards["a"].name, cards["a"].account), (&None, true));
        assert!(store.names(&["a".to_owned()]).await.unwrap().is_empty());
        assert_eq!(store.read("m", 0).await.unwrap().len(), 1);
        // The name can be taken again, by somebody who is not the same.
        assert!(store.open_account(&account("b", "Ada"), None).await.unwrap());
        assert_eq!(ids(store, wanted("b", None)).await, [""; 0]);
    }

    pub(super) async fn games_are_found_by_what_they_are(store: &dyn Database) {
        store.open_account(&account("a", "Ada"), None).await.unwrap();
        store.set_name(&guest("g", "Grace"), None).await.unwrap();
        let win = |side| Some(End::win(side, Reason::Resignation));
        keep(store, game("won", [Some("a"), Some("g")], win(Side::First), 10)).await;
        keep(store, game("lost", [Some("g"), Some("a")], win(Side::First), 20)).await;
        let drawn = Some(End::draw(Reason::Agreement));
        keep(store, game("drawn", [Some("a"), None], drawn, 30)).await;
        keep(store, game("off", [Some("a"), Some("g")], Some(End::draw(Reason::Aborted)), 40))
            .await;
        let mut private = game("private", [Some("a"), Some("x")], None, 50);
        private.row.public = false;
        private.row.game = "khan".to_owned();
        keep(store, private).await;
        let of = |viewer| wanted("a", viewer);
        assert_eq!(ids(store, of(None)).await, ["off", "drawn", "lost", "won"]);
        for viewer in ["a", "x"] {
            let seen = ids(store, of(Some(viewer))).await;
            assert_eq!(seen, ["private", "off", "drawn", "lost", "won"]);
        }
        let result = |result| Wanted { result: Some(result), ..of(Some("a")) };
        assert_eq!(ids(store, result(GameResult::Win)).await, ["won"]);
        assert_eq!(ids(store, result(GameResult::Loss)).await, ["lost"]);
        assert_eq!(ids(store, result(GameResult::Draw)).await, ["drawn"]);
        assert_eq!(ids(store, result(GameResult::Aborted)).await, ["off"]);
        assert_eq!(ids(store, result(GameResult::Running)).await, ["private"]);
        let against = |name: &str| Wanted { opponent: Some(name.to_owned()), ..of(None) };
        assert_eq!(ids(store, against("gRA")).await, ["off", "lost", "won"]);
        assert_eq!(ids(store, against("%")).await, [""; 0]);
        // No more than E and e are É and é two letters, nor with the accent as a sign of its own.
        store.set_name(&guest("g", "Élodie"), None).await.unwrap();
        for name in ["éLO", "ÉLO", "elo", "E\u{301}lo"] {
            assert_eq!(ids(store, against(name)).await, ["off", "lost", "won"], "{name}");
        }
        let khan = Wanted { game: Some("khan".to_owned()), ..of(Some("a")) };
        assert_eq!(ids(store, khan).await, ["private"]);
        let dated = Wanted { from: Some(20), to: Some(40), ..of(None) };
        assert_eq!(ids(store, dated).await, ["drawn", "lost"]);
        let rated = Wanted { rated: Some(true), ..of(None) };
        assert_eq!(ids(store, rated).await, [""; 0]);
        let next = Wanted { after: Some((30, "drawn".to_owned())), ..of(None) };
        assert_eq!(ids(store, next).await, ["lost", "won"]);
        assert_eq!(store.finished_games("a").await.unwrap(), 3);
        let found = store.games(&of(None), 9).await.unwrap();
        assert_eq!((found[2].side, found[2].opponent.as_deref()), (Side::Second, Some("g")));
        assert_eq!((found[2].end, found[2].speed), (win(Side::First), Some(Speed::Rapid)));
    }

    pub(super) async fn a_rating_and_how_it_went_are_told(store: &dyn Database) {
        let mut before = Rating::default();
        for (number, value) in [1600.0, 1580.0].into_iter().enumerate() {
            let (id, at) = (format!("m{number}"), 10 + number as u64);
            let after = Rating { value, games: before.games + 1, at, ..before };
            let change = RatingChange {
                id: id.clone(),
                person: "a".to_owned(),
                game: "khet".to_owned(),
                speed: Speed::Rapid,
                before,
                after,
            };
            let logs = vec![game(&id, [Some("a"), Some("x")], None, at)];
            let append = Append { logs, ratings: vec![change], ..Append::default() };
            assert_eq!(store.commit(&[append]).await.unwrap(), [Appended::Kept]);
            before = after;
        }
        let ratings = store.ratings_of("a").await.unwrap();
        assert_eq!(ratings, [("khet".to_owned(), Speed::Rapid, before)]);
        let points = store.rating_points("a", None, 9).await.unwrap();
        let points: Vec<_> = points.iter().map(|point| (point.at, point.rating)).collect();
        assert_eq!(points, [(10, 1600), (11, 1580)]);
        assert_eq!(store.rating_points("a", Some("khan"), 9).await.unwrap(), []);
        assert_eq!(store.rating_points("a", None, 1).await.unwrap()[0].at, 11);
        let changes = store.rating_changes("m1").await.unwrap();
        assert_eq!(changes, [("a".to_owned(), 1600.0, 1580.0)]);
        let found = store.games(&wanted("a", None), 9).await.unwrap();
        assert_eq!(found[0].change, Some((1600.0, 1580.0)));
    }
}

macro_rules! promise {
    ($($name:ident),* $(,)?) => {
        $(
            #[tokio::test]
            async fn $name() {
                contract::$name(&SqliteStore::in_memory().await.expect("a store")).await;
            }
        )*
        #[cfg(feature = "cluster")]
        mod postgres {
            $(
                #[tokio::test]
                async fn $name() {
                    super::contract::$name(&crate::postgres_server::store().await).await;
                }
            )*
        }
    };
}

promise![
    a_guest_becomes_an_account_and_stays_the_same,
    what_a_guest_played_goes_to_the_account,
    mutes_follow_a_guest_into_the_account,
    sessions_end,
    a_code_is_used_once_and_in_time,
    personal_tokens_have_scopes,
    a_closed_account_leaves_its_games,
    games_are_found_by_what_they_are,
    a_rating_and_how_it_went_are_told,
];
