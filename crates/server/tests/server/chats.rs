//! What any store promises about rooms, reports and closed people.

use std::path::PathBuf;
use std::{env, fs, process};

use protocol::{Room, Seat};
use server::{
    Append, Database, LogAppend, MatchRow, NewLine, NewReport, PAGE_LINES, Person, ROOM_LINES,
    SqliteStore,
};

fn new(id: &str, room: Room, person: &str, name: &str, text: &str) -> NewLine {
    let [id, person, name, text] = [id, person, name, text].map(str::to_owned);
    NewLine { id, room, person, name, at: 7, text }
}

async fn say(store: &dyn Database, line: NewLine) -> (u64, u64) {
    let kept = store.add_lines(&[line]).await.expect("it answers").remove(0).expect("kept");
    (kept.number, kept.change)
}

/// Numbers, changes and texts of a room.
async fn room(store: &dyn Database, id: &str, room: Room, since: u64) -> Vec<(u64, u64, String)> {
    let lines = store.lines(id, room, since).await.expect("it answers");
    let text = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
    lines.into_iter().map(|line| (line.number, line.change, text(line.text))).collect()
}

async fn persons(store: &dyn Database, people: &[(&str, Option<&str>)]) {
    let person = |(id, name): &(&str, Option<&str>)| Person {
        id: (*id).to_owned(),
        name: name.map(str::to_owned),
        at: 5,
    };
    let append = Append { persons: people.iter().map(person).collect(), ..Append::default() };
    store.commit(&[append]).await.expect("it answers");
}

const PLAYERS: Room = Room::Players;
const SPECTATORS: Room = Room::Spectators;

/// Each is a sentence about a store.
mod contract {
    use super::*;

    pub(super) async fn lines_are_numbered_for_each_room(store: &dyn Database) {
        assert_eq!(say(store, new("m", PLAYERS, "a", "1", "one")).await, (1, 1));
        assert_eq!(say(store, new("m", SPECTATORS, "b", "1", "other")).await, (1, 1));
        assert_eq!(say(store, new("m", PLAYERS, "b", "1", "two")).await, (2, 2));
        assert_eq!(say(store, new("n", PLAYERS, "a", "1", "elsewhere")).await, (1, 1));
        let all = [(1, 1, "one".to_owned()), (2, 2, "two".to_owned())];
        assert_eq!(room(store, "m", PLAYERS, 0).await, all);
        assert_eq!(room(store, "m", PLAYERS, 1).await, all[1..]);
        assert_eq!(room(store, "m", PLAYERS, 2).await, []);
        let rooms =
            [("m".to_owned(), PLAYERS), ("m".to_owned(), SPECTATORS), ("x".to_owned(), PLAYERS)];
        let mut heads = store.room_heads(&rooms).await.expect("it answers");
        heads.sort_by_key(|head| head.2);
        assert_eq!(heads, [("m".to_owned(), SPECTATORS, 1), ("m".to_owned(), PLAYERS, 2)]);
    }

    pub(super) async fn the_same_name_is_the_same_line(store: &dyn Database) {
        let line = new("m", PLAYERS, "a", "x", "one");
        let group = [line.clone(), line.clone(), new("m", PLAYERS, "b", "x", "two")];
        let kept = store.add_lines(&group).await.expect("it answers");
        let numbers: Vec<_> =
            kept.iter().map(|line| line.as_ref().map(|line| line.number)).collect();
        assert_eq!(numbers, [Some(1), Some(1), Some(2)]);
        let other = NewLine { text: "changed my mind".to_owned(), ..line };
        assert_eq!(say(store, other).await, (1, 1));
        assert_eq!(room(store, "m", PLAYERS, 0).await[0].2, "one");
    }

    pub(super) async fn a_removed_text_is_a_change(store: &dyn Database) {
        for name in ["1", "2", "3"] {
            say(store, new("m", PLAYERS, "a", name, name)).await;
        }
        assert!(store.remove_line("m", PLAYERS, 2).await.expect("it answers"));
        assert!(!store.remove_line("m", PLAYERS, 2).await.expect("it answers"), "once");
        assert!(!store.remove_line("m", SPECTATORS, 1).await.expect("it answers"));
        let after = room(store, "m", PLAYERS, 3).await;
        assert_eq!(after, [(2, 4, "-".to_owned())]);
        assert_eq!(say(store, new("m", PLAYERS, "a", "4", "4")).await, (4, 5));
    }

    pub(super) async fn all_lines_of_a_person_can_be_taken_along_and_removed(store: &dyn Database) {
        say(store, new("m", PLAYERS, "a", "1", "one")).await;
        say(store, new("m", PLAYERS, "b", "1", "theirs")).await;
        say(store, new("n", SPECTATORS, "a", "1", "two")).await;
        let report = NewReport {
            id: "m".to_owned(),
            room: PLAYERS,
            number: 1,
            person: "b".to_owned(),
            why: None,
            at: 9,
        };
        assert_eq!(store.report(&report).await.expect("it answers"), Some(1));
        let own = store.lines_of("a").await.expect("it answers");
        let own: Vec<_> =
            own.iter().map(|line| (line.id.as_str(), line.room, line.text.as_str())).collect();
        assert_eq!(own, [("m", PLAYERS, "one"), ("n", SPECTATORS, "two")]);
        assert_eq!(store.remove_lines_of("a").await.expect("it answers"), 2);
        assert!(store.lines_of("a").await.expect("it answers").is_empty());
        let left = room(store, "m", PLAYERS, 0).await;
        assert_eq!(left, [(2, 2, "theirs".to_owned()), (1, 3, "-".to_owned())]);
        let (_, copies) = store.report_lines(1).await.expect("it answers").expect("a report");
        let texts: Vec<_> = copies.into_iter().map(|line| line.text).collect();
        assert_eq!(texts, [None, Some("theirs".to_owned())]);
    }

    pub(super) async fn a_room_is_read_in_pages_and_has_an_end(store: &dyn Database) {
        let lines: Vec<_> = (1..=ROOM_LINES + 1)
            .map(|number| new("m", PLAYERS, "a", &number.to_string(), "x"))
            .collect();
        let mut kept = Vec::new();
        for group in lines.chunks(250) {
            kept.extend(store.add_lines(group).await.expect("it answers"));
        }
        assert_eq!(kept.iter().flatten().count() as u64, ROOM_LINES);
        assert!(kept.last().is_some_and(Option::is_none), "it is full");
        let page = room(store, "m", PLAYERS, 100).await;
        assert_eq!((page.len(), page[0].1), (PAGE_LINES as usize, 101));
    }

    pub(super) async fn a_mute_is_of_one_person_about_another(store: &dyn Database) {
        persons(store, &[("a", None), ("b", None)]).await;
        store.mute("a", "b", true).await.expect("it answers");
        store.mute("a", "b", true).await.expect("it answers");
        store.mute("a", "nobody", true).await.expect("it answers");
        assert_eq!(store.muted_by("a").await.expect("it answers"), ["b"]);
        assert!(store.muted_by("b").await.expect("it answers").is_empty());
        assert!(store.muted_in("a", "m").await.expect("it answers").is_empty());
        say(store, new("m", PLAYERS, "b", "1", "x")).await;
        assert_eq!(store.muted_in("a", "m").await.expect("it answers"), ["b"]);
        store.mute("a", "b", false).await.expect("it answers");
        assert!(store.muted_by("a").await.expect("it answers").is_empty());
    }

    pub(super) async fn a_report_keeps_what_was_said_around_it(store: &dyn Database) {
        persons(store, &[("a", Some("Ada"))]).await;
        for number in 1..=30 {
            say(store, new("m", PLAYERS, "a", &number.to_string(), &format!("line {number}")))
                .await;
        }
        let report = NewReport {
            id: "m".to_owned(),
            room: PLAYERS,
            number: 15,
            person: "b".to_owned(),
            why: Some("rude".to_owned()),
            at: 9,
        };
        assert_eq!(store.report(&report).await.expect("it answers"), Some(1));
        assert_eq!(store.report(&report).await.expect("it answers"), Some(1), "once");
        let other = NewReport { person: "c".to_owned(), ..report.clone() };
        assert_eq!(store.report(&other).await.expect("it answers"), Some(2));
        let own = store.reports_by("b").await.expect("it answers");
        let told = own.iter().map(|own| (own.id.as_str(), own.number, own.why.as_deref(), own.at));
        assert_eq!(told.collect::<Vec<_>>(), [("m", 15, Some("rude"), 9)]);
        assert!(store.reports_by("a").await.expect("it answers").is_empty());
        let none = NewReport { number: 99, ..report };
        assert_eq!(store.report(&none).await.expect("it answers"), None);
        store.remove_line("m", PLAYERS, 15).await.expect("it answers");
        let (kept, lines) = store.report_lines(1).await.expect("it answers").expect("a report");
        assert_eq!((kept.person.as_str(), kept.name.as_deref()), ("a", Some("Ada")));
        assert_eq!(kept.text.as_deref(), Some("line 15"));
        assert!(lines.iter().map(|line| line.number).eq(5..=25));
        assert!(store.finish_report(1).await.expect("it answers"));
        assert!(!store.finish_report(1).await.expect("it answers"), "once");
        assert!(!store.finish_report(99).await.expect("it answers"));
        let waiting = store.reports(false).await.expect("it answers");
        assert_eq!(waiting.iter().map(|report| report.report).collect::<Vec<_>>(), [2]);
        assert_eq!(store.reports(true).await.expect("it answers").len(), 2);
        assert_eq!(store.report_lines(99).await.expect("it answers"), None);
    }

    pub(super) async fn people_are_closed_and_opened_again(store: &dyn Database) {
        persons(store, &[("a", Some("Ada")), ("b", Some("Ada")), ("c", None)]).await;
        assert_eq!(store.persons_called("Ada").await.expect("it answers"), ["a", "b"]);
        assert_eq!(store.persons_called("c").await.expect("it answers"), ["c"]);
        assert!(store.persons_called("nobody").await.expect("it answers").is_empty());
        assert!(store.close_person("a", true).await.expect("it answers"));
        assert!(!store.close_person("a", true).await.expect("it answers"));
        assert_eq!(store.closed_persons().await.expect("it answers"), ["a"]);
        assert!(store.close_person("a", false).await.expect("it answers"));
        assert!(!store.close_person("a", false).await.expect("it answers"));
        assert!(store.closed_persons().await.expect("it answers").is_empty());
    }

    pub(super) async fn players_talk_and_the_computer_does_not(store: &dyn Database) {
        let make = async |id: &str, status: &'static str, seats: [Option<Seat>; 2]| {
            let person = |seat: Option<Seat>| match seat {
                Some(Seat::Person { id }) => Some(id),
                _ => None,
            };
            let row = MatchRow {
                status,
                game: "khet".to_owned(),
                public: false,
                timed: false,
                engine: false,
                due: None,
                persons: seats.map(person),
                at: 5,
                variant: "classic".to_owned(),
                custom: false,
                clock: None,
                levels: [None, None],
                ply: 0,
                turn: game::Side::First,
                position: String::new(),
                deadline: None,
                head: 1,
                played: true,
                rated: false,
                speed: None,
                end: None,
            };
            let event = protocol::MatchEvent {
                number: 1,
                tag: "t".to_owned(),
                at: 5,
                body: protocol::EventBody::Paused,
            };
            let log = LogAppend { id: id.to_owned(), events: vec![event], row };
            store.commit(&[Append { logs: vec![log], ..Append::default() }]).await.expect("kept");
            store.talkers(id).await.expect("it answers").expect("a match")
        };
        let person = |id: &str| Some(Seat::Person { id: id.to_owned() });
        let side = Some(game::Side::Second);
        let waiting = make("w", "waiting", [person("a"), None]).await;
        assert_eq!(waiting.rooms(None), [SPECTATORS]);
        let running = make("r", "running", [person("a"), person("b")]).await;
        assert_eq!((running.side("b"), running.side("x")), (side, None));
        assert_eq!(running.rooms(side), [PLAYERS]);
        let over = make("o", "over", [person("a"), person("b")]).await;
        assert_eq!(over.rooms(side), [PLAYERS, SPECTATORS]);
        assert_eq!(over.rooms(None), [SPECTATORS]);
        let computer = make("c", "running", [person("a"), Some(Seat::Engine { level: 3 })]).await;
        assert_eq!(computer.rooms(Some(game::Side::First)), []);
        assert_eq!(store.talkers("nowhere").await.expect("it answers"), None);
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

            #[tokio::test]
            async fn in_a_file() {
                let folder = super::Folder::new(stringify!($name));
                let store = super::SqliteStore::open(&folder.0).await.expect("a file");
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
    lines_are_numbered_for_each_room,
    the_same_name_is_the_same_line,
    a_removed_text_is_a_change,
    all_lines_of_a_person_can_be_taken_along_and_removed,
    a_room_is_read_in_pages_and_has_an_end,
    a_mute_is_of_one_person_about_another,
    a_report_keeps_what_was_said_around_it,
    people_are_closed_and_opened_again,
    players_talk_and_the_computer_does_not,
];

/// A folder of its own, removed when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = env::temp_dir().join(format!("quinconce-chats-{}-{name}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
