//! What PostgreSQL must promise beside the contract: several nodes at once, a database that is killed,
//! stands still or is cut off, and tables that come up to date once.
#![cfg(feature = "cluster")]

#[path = "common/postgres.rs"]
mod postgres_server;
#[path = "common/rows.rs"]
mod rows;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use game::Random;
use protocol::{Room, Speed};
use server::{
    Append, Appended, Chats as _, NewLine, PostgresStore, Rating, RatingChange, Store, StoreError,
};
use testservers::{Cut, Postgres, Proxy};
use tokio::time::sleep;

use self::rows::{append, log};

/// Two nodes over the same database.
async fn two() -> [PostgresStore; 2] {
    two_over(&Postgres::shared().database()).await
}

async fn two_over(url: &str) -> [PostgresStore; 2] {
    let open = || PostgresStore::open(url);
    let (one, other) = tokio::join!(open(), open());
    [one.expect("a database"), other.expect("a database")]
}

async fn kept(store: &PostgresStore, append: Append) -> Result<Appended, StoreError> {
    Ok(store.commit(&[append]).await?[0])
}

async fn tags(store: &PostgresStore, id: &str) -> Vec<String> {
    let events = store.read(id, 0).await.expect("it answers");
    assert!(events.iter().map(|event| event.number).eq(1..=events.len() as u64));
    events.into_iter().map(|event| event.tag).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_that_race_for_a_number_one_wins_a_thousand_times() {
    let [a, b] = two().await;
    let mut winners = Vec::new();
    for number in 1..=1000 {
        let [one, other] = ["a", "b"].map(|tag| append("m", number..=number, tag));
        let (one, other) = tokio::join!(kept(&a, one), kept(&b, other));
        winners.push(match (one.expect("it answers"), other.expect("it answers")) {
            (Appended::Kept, Appended::Conflict) => "a",
            (Appended::Conflict, Appended::Kept) => "b",
            both => panic!("{number}: {both:?}"),
        });
    }
    assert_eq!(tags(&a, "m").await, winners);
    assert_eq!(tags(&b, "m").await, winners);
}

/// Groups of both nodes that want the same logs, the same ratings and the same next matches, in
/// whatever mixture: nobody waits for ever, and no append is kept by half.
#[tokio::test(flavor = "multi_thread")]
async fn groups_of_two_nodes_are_kept_whole_or_not_at_all() {
    let stores = two().await.map(Arc::new);
    let tasks = stores.iter().enumerate().map(|(node, store)| {
        let store = Arc::clone(store);
        tokio::spawn(async move {
            let mut random = Random::new(node as u64 + 1);
            let mut changes: BTreeMap<String, u32> = BTreeMap::new();
            for round in 0..60 {
                let group = group(&store, &mut random, &format!("{node}-{round}")).await;
                let appended = store.commit(&group).await.expect("nobody is sent away for good");
                for (append, became) in group.iter().zip(appended) {
                    check(&store, append, became).await;
                    if became == Appended::Kept {
                        for change in &append.ratings {
                            *changes.entry(change.person.clone()).or_default() += 1;
                        }
                    }
                }
            }
            changes
        })
    });
    let mut changes: BTreeMap<String, u32> = BTreeMap::new();
    for task in tasks.collect::<Vec<_>>() {
        for (person, count) in task.await.expect("no task fails") {
            *changes.entry(person).or_default() += count;
        }
    }
    let persons: Vec<String> = changes.keys().cloned().collect();
    let ratings = stores[0].ratings(&persons, "khet", Speed::Blitz).await.expect("it answers");
    let counted = ratings.into_iter().map(|(person, rating)| (person, rating.games)).collect();
    assert_eq!(changes, counted, "every change that was kept counts once");
    assert!(changes.values().sum::<u32>() > 20, "{changes:?}");
}

/// Appends to some of ten logs, as both nodes see them, sorted by their keys as the writer does.
async fn group(store: &PostgresStore, random: &mut Random, name: &str) -> Vec<Append> {
    let ids: Vec<String> = (0..10).map(|log| format!("m{log}")).collect();
    let heads: BTreeMap<_, _> = store.heads(&ids).await.expect("it answers").into_iter().collect();
    let mut group = Vec::new();
    for (place, id) in ids.iter().enumerate() {
        if random.below(2) == 0 {
            continue;
        }
        let next = heads.get(id).copied().unwrap_or(0) + 1;
        let name = &format!("{name}-{place}");
        let mut append = append(id, next..=next + 1, name);
        if random.below(3) == 0 {
            // The same next match is sometimes there already.
            append.logs.push(log(&format!("next{}", random.below(100)), 1..=1, name));
        }
        if random.below(3) == 0 {
            let persons = [place % 3, 3].map(|number| format!("p{number}"));
            let found = store.ratings(&persons, "khet", Speed::Blitz).await.expect("it answers");
            append.ratings = persons
                .into_iter()
                .map(|person| {
                    let before = found.get(&person).copied().unwrap_or_default();
                    let after = Rating { games: before.games + 1, ..before };
                    let (id, game) = (format!("{id}-{name}"), "khet".to_owned());
                    RatingChange { id, person, game, speed: Speed::Blitz, before, after }
                })
                .collect();
        }
        group.push(append);
    }
    group
}

async fn check(store: &PostgresStore, append: &Append, became: Appended) {
    for log in &append.logs {
        let events = store.read(&log.id, 0).await.expect("it answers");
        let ours = events.iter().filter(|event| event.tag == log.events[0].tag).count();
        let expected = if became == Appended::Kept { log.events.len() } else { 0 };
        assert_eq!(ours, expected, "{became:?} {log:?}");
    }
}

/// A commit that fails says so truly: away is not there, kept is; and when the database is back
/// everything goes on by itself.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_a_killed_database() {
    let mut postgres = Postgres::start();
    let store = Arc::new(PostgresStore::open(&postgres.database()).await.expect("a database"));
    let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU32::new(0)));
    let writers = (0..4).map(|writer| {
        let (store, stop, done) = (Arc::clone(&store), Arc::clone(&stop), Arc::clone(&done));
        tokio::spawn(async move {
            let mut told = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let id = format!("w{writer}-{}", told.len());
                let became = kept(&store, append(&id, 1..=2, "t")).await;
                done.fetch_add(became.is_ok().into(), Ordering::Relaxed);
                told.push((id, became));
            }
            told
        })
    });
    let writers: Vec<_> = writers.collect();
    let some_more = async || {
        let before = done.load(Ordering::Relaxed);
        while done.load(Ordering::Relaxed) < before + 30 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    for _ in 0..3 {
        some_more().await;
        postgres.kill();
        sleep(Duration::from_millis(200)).await;
        postgres.restart();
    }
    some_more().await;
    stop.store(true, Ordering::Relaxed);
    let mut counts = [0; 3];
    for writer in writers {
        for (id, told) in writer.await.expect("no task fails") {
            let there = tags(&store, &id).await.len();
            match told {
                Ok(became) => {
                    assert_eq!((became, there), (Appended::Kept, 2), "{id}");
                    counts[0] += 1;
                }
                Err(StoreError::Away(why)) => {
                    assert_eq!(there, 0, "{id}: {why}");
                    counts[1] += 1;
                }
                Err(StoreError::Unknown(_)) => {
                    assert!([0, 2].contains(&there), "{id}: {there}");
                    counts[2] += 1;
                }
                Err(error) => panic!("{id}: {error}"),
            }
        }
    }
    println!("kept, away, unknown: {counts:?}");
    assert!(counts[1] + counts[2] > 0, "it was never killed in the middle: {counts:?}");
    assert_eq!(kept(&store, append("after", 1..=1, "t")).await, Ok(Appended::Kept));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_stands_still_keeps_nobody_waiting_and_no_clock_running() {
    let postgres = Postgres::start();
    let store = PostgresStore::open(&postgres.database()).await.expect("a database");
    let mut timed = append("m", 1..=1, "t");
    timed.logs[0].row.timed = true;
    assert_eq!(kept(&store, timed).await, Ok(Appended::Kept));
    postgres.pause();
    let begun = Instant::now();
    let (written, read) = tokio::join!(kept(&store, append("n", 1..=1, "t")), store.read("m", 0));
    assert!(matches!(written, Err(StoreError::Away(_))), "{written:?}");
    assert!(matches!(read, Err(StoreError::Away(_))), "{read:?}");
    assert!(begun.elapsed() < Duration::from_secs(7), "{:?}", begun.elapsed());
    sleep(Duration::from_millis(3500).saturating_sub(begun.elapsed())).await;
    postgres.resume();
    assert_eq!(tags(&store, "n").await, [""; 0], "nothing was kept");
    assert_eq!(kept(&store, append("n", 1..=1, "t")).await, Ok(Appended::Kept));
    let outages = store.outages(0).await.expect("it answers");
    assert_eq!(outages.len(), 1, "{outages:?}");
    assert!(outages[0].to - outages[0].from >= 3000, "{outages:?}");
}

/// Nobody knows what became of a commit without an answer, whether it came through or not.
#[tokio::test(flavor = "multi_thread")]
async fn a_commit_without_an_answer_is_neither_kept_nor_refused() {
    let postgres = Postgres::shared();
    let url = postgres.database();
    let proxy = Proxy::start(postgres.port());
    let through = url.replace(&postgres.port().to_string(), &proxy.port().to_string());
    let store = PostgresStore::open(&through).await.expect("a database");
    let direct = PostgresStore::open(&url).await.expect("a database");
    for (id, cut, there) in [("after", Cut::AfterCommit, 1), ("before", Cut::BeforeCommit, 0)] {
        proxy.cut(cut);
        let unknown = kept(&store, append(id, 1..=1, "t")).await;
        assert!(matches!(unknown, Err(StoreError::Unknown(_))), "{id}: {unknown:?}");
        sleep(Duration::from_millis(200)).await;
        assert_eq!(tags(&direct, id).await.len(), there, "{id}");
        // The connection is gone, and the next does better.
        let next = kept(&store, append(&format!("{id}-next"), 1..=1, "t")).await;
        assert_eq!(next, Ok(Appended::Kept));
    }
}

#[tokio::test]
async fn a_silence_is_an_outage_if_nobody_else_was_there() {
    let postgres = Postgres::shared();
    let url = postgres.database();
    let [one, other] = two_over(&url).await;
    let mut timed = append("m", 1..=1, "t");
    timed.logs[0].row.timed = true;
    assert_eq!(kept(&one, timed).await, Ok(Appended::Kept));
    sleep(Duration::from_millis(50)).await;
    other.beat(1).await.expect("it answers");
    assert_eq!(other.outages(0).await, Ok(vec![]), "the first could have committed");
    one.close().await;
    let name = url.rsplit('/').next().expect("a name");
    let nodes = format!(
        "SELECT count(DISTINCT application_name) FROM pg_stat_activity \
         WHERE datname = '{name}' AND application_name LIKE 'quinconce %'"
    );
    while postgres.sql("postgres", &nodes) != "1" {
        sleep(Duration::from_millis(10)).await;
    }
    sleep(Duration::from_millis(50)).await;
    other.beat(1).await.expect("it answers");
    let outages = other.outages(0).await.expect("it answers");
    assert_eq!(outages.len(), 1, "{outages:?}");
    assert!((50..3000).contains(&(outages[0].to - outages[0].from)), "{outages:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_of_two_nodes_are_numbered_without_a_gap() {
    let [a, b] = two().await;
    let say = async |store: &PostgresStore, person: &str| {
        for number in 0..100 {
            let line = NewLine {
                id: "m".to_owned(),
                room: Room::Players,
                person: person.to_owned(),
                name: number.to_string(),
                at: 1,
                text: "hello".to_owned(),
            };
            let kept = store.add_lines(&[line]).await.expect("it answers");
            assert!(kept[0].is_some(), "the room is not full");
        }
    };
    tokio::join!(say(&a, "a"), say(&b, "b"));
    let lines = a.lines("m", Room::Players, 0).await.expect("it answers");
    assert!(lines.iter().map(|line| line.number).eq(1..=200));
    assert!(lines.iter().map(|line| line.change).eq(1..=200));
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_start_at_once_make_the_tables_once() {
    let url = Postgres::shared().database();
    let opening: Vec<_> = (0..6)
        .map(|_| {
            let url = url.clone();
            tokio::spawn(async move { PostgresStore::open(&url).await.map(drop) })
        })
        .collect();
    for one in opening {
        assert_eq!(one.await.expect("no task fails"), Ok(()));
    }
}

#[tokio::test]
async fn data_of_a_newer_program_are_refused_and_not_damaged() {
    let postgres = Postgres::shared();
    let url = postgres.database();
    drop(PostgresStore::open(&url).await.expect("a database"));
    let name = url.rsplit('/').next().expect("a name");
    postgres.sql(name, "UPDATE tables SET version = 99");
    let refused = PostgresStore::open(&url).await.expect_err("it is newer");
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{refused}");
    assert_eq!(postgres.sql(name, "SELECT version FROM tables"), "99");
}

#[tokio::test]
async fn an_event_of_a_newer_program_is_an_error_for_its_match_alone() {
    let postgres = Postgres::shared();
    let url = postgres.database();
    let store = PostgresStore::open(&url).await.expect("a database");
    for id in ["m", "n"] {
        assert_eq!(kept(&store, append(id, 1..=1, "t")).await, Ok(Appended::Kept));
    }
    let name = url.rsplit('/').next().expect("a name");
    postgres.sql(name, "INSERT INTO events VALUES ('m', 2, 't', 1, '{\"type\":\"teleported\"}')");
    assert_eq!(store.read("m", 0).await, Err(StoreError::NewerEvent { number: 2 }));
    assert_eq!(tags(&store, "n").await, ["t"]);
}

#[tokio::test]
async fn the_time_is_the_databases() {
    let store = postgres_server::store().await;
    let postgres = Postgres::shared();
    let before = store.now();
    let clock = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let told: u64 = postgres.sql("postgres", clock).parse().expect("a number");
    store.beat(1).await.expect("it answers");
    // As exact as the way there and back.
    assert!(before <= told + 200 && told <= store.now() + 200, "{before} {told}");
}
