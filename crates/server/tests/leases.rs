//! What any database must promise about who does what, and about analyses.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use game::Side;
use matches::Millis;
use protocol::{EventBody, MatchEvent};
use server::{Append, Appended, Database, LogAppend, MatchRow, SqliteStore, Work, WorkKind};
use tokio::task::JoinSet;
use tokio::time::sleep;

const LONG: Millis = 60_000;
const SHORT: Millis = 50;

fn row(engine: bool, at: Millis, ply: u32) -> MatchRow {
    MatchRow {
        status: "running",
        game: "khet".to_owned(),
        public: false,
        timed: false,
        engine,
        due: None,
        persons: [None, None],
        at,
        variant: "classic".to_owned(),
        custom: false,
        clock: None,
        rated: false,
        levels: [None, Some(1)],
        ply,
        turn: Side::First,
        position: "board".to_owned(),
        deadline: None,
        end: None,
        head: 1,
        played: true,
        speed: None,
    }
}

/// Appends an entry to a log, with that row.
async fn keep(store: &dyn Database, id: &str, number: u64, row: MatchRow) {
    let body = EventBody::TakenBack { ply: 0 };
    let event = MatchEvent { number, tag: "t".to_owned(), at: row.at, body };
    let row = MatchRow { head: number, ..row };
    let logs = vec![LogAppend { id: id.to_owned(), events: vec![event], row }];
    let kept = store.commit(&[Append { logs, ..Append::default() }]).await.expect("it answers");
    assert_eq!(kept, [Appended::Kept]);
}

/// Takes moves, and tells of which matches.
async fn take(store: &dyn Database, holder: &str, most: u32, time: Millis) -> Vec<String> {
    let taken = store.take(WorkKind::Move, holder, most, time).await.expect("it answers");
    assert!(taken.iter().all(|work| work.kind == WorkKind::Move));
    taken.into_iter().map(|work| work.id).collect()
}

fn a_move(id: &str, number: u64) -> Work {
    Work { kind: WorkKind::Move, id: id.to_owned(), number }
}

const NONE: [&str; 0] = [];

mod contract {
    use super::*;

    pub(super) async fn work_is_taken_once(store: Arc<dyn Database>) {
        let store = &*store;
        assert_eq!(take(store, "ada", 9, LONG).await, NONE);
        for (id, engine, at) in [("b", true, 20), ("a", true, 10), ("c", false, 5), ("d", true, 30)]
        {
            keep(store, id, 1, row(engine, at, 4)).await;
        }
        assert_eq!(store.waiting(WorkKind::Move).await.expect("it answers"), 3);
        let first = store.take(WorkKind::Move, "ada", 1, LONG).await.expect("it answers");
        assert_eq!(first, [a_move("a", 4)], "what has waited for longest");
        assert_eq!(take(store, "ada", 1, LONG).await, ["b"]);
        assert_eq!(store.waiting(WorkKind::Move).await.expect("it answers"), 1);
        assert_eq!(take(store, "bob", 9, LONG).await, ["d"]);
        assert_eq!(take(store, "bob", 9, LONG).await, NONE);
        assert_eq!(store.waiting(WorkKind::Move).await.expect("it answers"), 0);
    }

    pub(super) async fn whoever_dies_loses_it_in_time(store: Arc<dyn Database>) {
        let store = &*store;
        keep(store, "m", 1, row(true, 10, 1)).await;
        keep(store, "n", 1, row(true, 11, 1)).await;
        assert_eq!(take(store, "dead", 9, SHORT).await, ["m", "n"]);
        let kept = store.renew("dead", &[a_move("n", 1)], LONG).await.expect("it answers");
        assert_eq!(kept, [a_move("n", 1)]);
        sleep(Duration::from_millis(2 * SHORT)).await;
        // What was taken anew is not free.
        assert_eq!(take(store, "ada", 9, LONG).await, ["m"]);
        // One who comes late has it no more, and takes nothing from who has.
        let both = [a_move("m", 1), a_move("n", 1)];
        let kept = store.renew("dead", &both, LONG).await.expect("it answers");
        assert_eq!(kept, [a_move("n", 1)]);
        store.give_back("dead", &both).await.expect("it answers");
        assert_eq!(take(store, "bob", 9, LONG).await, ["n"]);
        let kept = store.renew("ada", &both, LONG).await.expect("it answers");
        assert_eq!(kept, [a_move("m", 1)]);
    }

    pub(super) async fn what_is_over_is_not_renewed(store: Arc<dyn Database>) {
        let store = &*store;
        keep(store, "m", 1, row(true, 10, 1)).await;
        assert_eq!(take(store, "ada", 9, SHORT).await, ["m"]);
        sleep(Duration::from_millis(2 * SHORT)).await;
        let kept = store.renew("ada", &[a_move("m", 1)], LONG).await.expect("it answers");
        assert_eq!(kept, []);
        assert_eq!(take(store, "bob", 9, LONG).await, ["m"]);
    }

    pub(super) async fn what_is_given_back_is_taken_by_others(store: Arc<dyn Database>) {
        let store = &*store;
        keep(store, "m", 1, row(true, 10, 1)).await;
        assert_eq!(take(store, "ada", 9, LONG).await, ["m"]);
        store.give_back("ada", &[a_move("m", 1), a_move("x", 1)]).await.expect("it answers");
        assert_eq!(take(store, "bob", 9, LONG).await, ["m"]);
        store.give_back("ada", &[a_move("m", 1)]).await.expect("it answers");
        assert_eq!(take(store, "ada", 9, LONG).await, NONE, "it is somebody else's");
    }

    /// Some turns have several moves: whoever has made one need not say so before the next is taken.
    pub(super) async fn the_next_move_is_other_work(store: Arc<dyn Database>) {
        let store = &*store;
        keep(store, "m", 1, row(true, 10, 1)).await;
        assert_eq!(take(store, "ada", 9, LONG).await, ["m"]);
        keep(store, "m", 2, row(true, 11, 2)).await;
        let next = store.take(WorkKind::Move, "bob", 9, LONG).await.expect("it answers");
        assert_eq!(next, [a_move("m", 2)]);
        // One who is late with the first does not let go of the second.
        store.give_back("ada", &[a_move("m", 1)]).await.expect("it answers");
        assert_eq!(take(store, "ada", 9, LONG).await, NONE);
        keep(store, "m", 3, row(false, 12, 3)).await;
        store.give_back("bob", &next).await.expect("it answers");
        assert_eq!(take(store, "ada", 9, LONG).await, NONE, "it is not the computer's turn");
    }

    pub(super) async fn of_many_who_take_each_gets_something_else(store: Arc<dyn Database>) {
        const MATCHES: usize = 60;
        for number in 0..MATCHES {
            keep(&*store, &format!("m{number:02}"), 1, row(true, 10, 1)).await;
        }
        let mut holders = JoinSet::new();
        for holder in 0..6 {
            let store = Arc::clone(&store);
            holders.spawn(async move {
                let (holder, mut taken) = (format!("h{holder}"), Vec::new());
                let mut misses = 0;
                // Whoever is passed by because somebody else is just taking it finds it a moment later.
                while misses < 3 {
                    let some = take(&*store, &holder, 3, LONG).await;
                    assert!(some.len() <= 3);
                    misses = if some.is_empty() { misses + 1 } else { 0 };
                    taken.extend(some);
                }
                taken
            });
        }
        let mut times: BTreeMap<String, u32> = BTreeMap::new();
        for id in holders.join_all().await.into_iter().flatten() {
            *times.entry(id).or_default() += 1;
        }
        assert_eq!(times.len(), MATCHES);
        assert!(times.values().all(|&times| times == 1), "{times:?}");
    }

    pub(super) async fn an_analysis_is_asked_for_once_and_kept_once(store: Arc<dyn Database>) {
        let store = &*store;
        let asked =
            async |id, event, most| store.ask_analysis(id, event, most).await.expect("it answers");
        assert_eq!(store.analysis("m", 7).await.expect("it answers"), None);
        assert!(asked("m", 7, 2).await);
        assert!(asked("m", 7, 2).await, "asked again");
        assert!(asked("n", 3, 2).await);
        assert!(!asked("o", 3, 2).await, "too many wait");
        assert!(asked("n", 3, 2).await, "this one waits");
        assert_eq!(store.waiting(WorkKind::Analysis).await.expect("it answers"), 2);
        let first = store.take(WorkKind::Analysis, "ada", 1, LONG).await.expect("it answers");
        let work = Work { kind: WorkKind::Analysis, id: "m".to_owned(), number: 7 };
        assert_eq!(first, std::slice::from_ref(&work));
        assert_eq!(take(store, "ada", 9, LONG).await, NONE, "no move waits");
        let waits = store.analysis("m", 7).await.expect("it answers").expect("it is asked for");
        assert_eq!((waits.done, waits.record), (None, None));
        // Two have done the same: the first counts.
        let kept = async |id, event, record| {
            store.keep_analysis(id, event, record).await.expect("it answers")
        };
        assert!(kept("m", 7, Some("one")).await);
        assert!(!kept("m", 7, Some("two")).await);
        assert!(!kept("m", 7, None).await);
        assert!(!kept("m", 8, Some("of another event")).await);
        let done = store.analysis("m", 7).await.expect("it answers").expect("it is asked for");
        assert_eq!(done.record.as_deref(), Some("one"));
        assert!(done.done >= Some(done.asked));
        assert_eq!(store.analysis("m", 8).await.expect("it answers"), None);
        // Done is done, whoever holds it.
        store.give_back("ada", &[work]).await.expect("it answers");
        let rest = store.take(WorkKind::Analysis, "ada", 9, LONG).await.expect("it answers");
        assert_eq!(rest.len(), 1);
        assert_eq!(rest[0].id, "n");
        assert!(kept("n", 3, None).await, "nothing came of it");
        let failed = store.analysis("n", 3).await.expect("it answers").expect("it is asked for");
        assert_eq!((failed.done.is_some(), failed.record), (true, None));
        assert!(asked("o", 3, 2).await, "there is room again");
    }

    pub(super) async fn an_analysis_goes_with_its_match(store: Arc<dyn Database>) {
        let store = &*store;
        for (id, played) in [("m", false), ("n", true)] {
            let ended = MatchRow { status: "aborted", played, ..row(false, 10, 1) };
            keep(store, id, 1, ended).await;
            assert!(store.ask_analysis(id, 1, 9).await.expect("it answers"));
        }
        assert_eq!(store.remove_unplayed(1000, 9).await.expect("it answers"), 1);
        assert_eq!(store.analysis("m", 1).await.expect("it answers"), None);
        assert!(store.analysis("n", 1).await.expect("it answers").is_some());
    }
}

#[cfg(feature = "cluster")]
#[path = "common/postgres.rs"]
mod postgres_server;

macro_rules! promise {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $name() {
                    let store = super::SqliteStore::in_memory().await.expect("a store");
                    super::contract::$name(std::sync::Arc::new(store)).await;
                }
            )*
        }
        #[cfg(feature = "cluster")]
        mod postgres {
            $(
                #[tokio::test]
                async fn $name() {
                    let store = super::postgres_server::store().await;
                    super::contract::$name(std::sync::Arc::new(store)).await;
                }
            )*
        }
    };
}

promise![
    work_is_taken_once,
    whoever_dies_loses_it_in_time,
    what_is_over_is_not_renewed,
    what_is_given_back_is_taken_by_others,
    the_next_move_is_other_work,
    of_many_who_take_each_gets_something_else,
    an_analysis_is_asked_for_once_and_kept_once,
    an_analysis_goes_with_its_match,
];
