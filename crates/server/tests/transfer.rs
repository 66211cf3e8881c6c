//! A host moves from SQLite to PostgreSQL, and play goes on.
#![cfg(feature = "cluster")]

mod common;
#[path = "common/rows.rs"]
mod rows;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs, process};

use protocol::{Room, Speed};
use serde_json::json;
use server::{
    Append, Appended, Chats as _, Database, LocalBus, NewAccount, NewLine, NewReport, NodeSettings,
    PostgresStore, Rating, RatingChange, Seen, SqliteStore, Store as _, TransferError, Transferred,
    transfer_now,
};
use testservers::Postgres;

use self::common::{Server, create, play};
use self::rows::append;

async fn transfer(from: &Path, to: &str) -> Result<Transferred, TransferError> {
    let (from, to) = (from.to_owned(), to.to_owned());
    tokio::task::spawn_blocking(move || {
        transfer_now(&from, &to, |done, total| assert!(done <= total))
    })
    .await
    .expect("it does not panic")
}

/// As [`transfer`], when whoever had the file open lets go of it.
async fn transfer_when_free(from: &Path, to: &str) -> Result<Transferred, TransferError> {
    let begun = Instant::now();
    loop {
        match transfer(from, to).await {
            Err(TransferError::InUse) if begun.elapsed() < common::SURELY => {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            done => return done,
        }
    }
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = env::temp_dir().join(format!("quinconce-transfer-{}-{name}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Everything that is told about the host, in words that can be compared.
async fn told(database: &dyn Database) -> String {
    let account = database.account("ada").await.expect("it answers");
    let ratings = database.ratings_of("a").await.expect("it answers");
    let lines = database.lines("m", Room::Players, 0).await.expect("it answers");
    let reports = database.reports(true).await.expect("it answers");
    let seen = database.seen("m").await.expect("it answers");
    let row = database.listing("m").await.expect("it answers");
    let log = database.read("m", 0).await.expect("it answers");
    format!("{account:?} {ratings:?} {lines:?} {reports:?} {seen:?} {row:?} {log:?}")
}

/// What an account, a rating, a room and a report leave behind, with every sign that a file of columns
/// could stumble over.
async fn fill(store: &dyn Database) {
    let account = NewAccount {
        person: "a".to_owned(),
        name: "Ada \\N \"é\" 𝄞".to_owned(),
        key: "ada".to_owned(),
        passphrase: "$argon2id$v=19$m=1\\t".to_owned(),
        recovery: "r".to_owned(),
        at: 10,
    };
    assert!(store.open_account(&account, None).await.expect("it answers"));
    let before = Rating::default();
    let after = Rating { value: 1_612.123_456_789_012_3, games: 1, at: 9, ..before };
    let change = RatingChange {
        id: "m".to_owned(),
        person: "a".to_owned(),
        game: "khet".to_owned(),
        speed: Speed::Blitz,
        before,
        after,
    };
    let rated = Append { ratings: vec![change], ..append("m", 1..=3, "tag\\") };
    assert_eq!(store.commit(&[rated]).await, Ok(vec![Appended::Kept]));
    for (number, text) in
        ["tab\there", "line\nbreak\r", "\\N", "back\\slash\\", ""].iter().enumerate()
    {
        let line = NewLine {
            id: "m".to_owned(),
            room: Room::Players,
            person: "a".to_owned(),
            name: number.to_string(),
            at: 7,
            text: (*text).to_owned(),
        };
        assert!(store.add_lines(&[line]).await.expect("it answers")[0].is_some());
    }
    assert_eq!(store.report(&report(1)).await, Ok(Some(1)));
    store.remove_line("m", Room::Players, 2).await.expect("it answers");
    let seen = Seen { id: "m".to_owned(), side: game::Side::First, at: 77 };
    store.mark_seen(&[seen]).await.expect("it answers");
}

fn report(number: u64) -> NewReport {
    NewReport {
        id: "m".to_owned(),
        room: Room::Players,
        number,
        person: "b".to_owned(),
        why: None,
        at: 8,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_moves_without_loss_and_play_goes_on() {
    let folder = Folder::new("whole");
    let store = Arc::new(SqliteStore::open(&folder.0).await.expect("a file"));
    fill(&*store).await;
    let mut server =
        Server::over(store.clone(), Arc::new(LocalBus::default()), NodeSettings::default()).await;
    let (over, _) = play(&server, "quindo").await;
    let (running, tokens) = create(&server, "khet").await;
    let setup = catalog::Setup { seed: 5, ..catalog::Setup::default() };
    let table = catalog::find("khet").expect("a game").open(&setup).expect("a table");
    let path = format!("/api/matches/{running}");
    let body = json!({ "ply": 0, "move": table.legal()[0], "id": "m0" });
    let moved = server.post(&format!("{path}/moves"), &tokens[0], &body).await;
    assert_eq!(moved.status, 200, "{}", moved.text());
    let before = [
        told(&*store).await,
        store.read(&over, 0).await.map(|log| format!("{log:?}")).expect("a log"),
    ];

    // While somebody uses it, nothing is moved.
    let postgres = Postgres::shared();
    let url = postgres.database();
    assert_eq!(transfer(&folder.0, &url).await, Err(TransferError::InUse));
    server.stop().await;
    drop(server);
    store.close().await;
    drop(store);
    let done = transfer_when_free(&folder.0, &url).await.expect("it moves");
    // The log of the first is no game.
    assert_eq!((done.logs, done.frozen), (3, 1), "{done:?}");
    assert_eq!(transfer(&folder.0, &url).await, Err(TransferError::NotEmpty));

    let store = Arc::new(PostgresStore::open(&url).await.expect("a database"));
    let after = [
        told(&*store).await,
        store.read(&over, 0).await.map(|log| format!("{log:?}")).expect("a log"),
    ];
    assert_eq!(before, after);
    // The next number is free.
    assert_eq!(store.report(&report(3)).await, Ok(Some(2)));
    let server =
        Server::over(store.clone(), Arc::new(LocalBus::default()), NodeSettings::default()).await;
    // The same move is the same again, and the other seat moves on.
    let again = server.post(&format!("{path}/moves"), &tokens[0], &body).await;
    assert_eq!((again.status, again.json()), (200, moved.json()));
    let mut table = table;
    table.play(&table.legal()[0].clone()).expect("a move");
    let body = json!({ "ply": 1, "move": table.legal()[0], "id": "m1" });
    let next = server.post(&format!("{path}/moves"), &tokens[1], &body).await;
    assert_eq!(next.status, 200, "{}", next.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn where_something_is_nothing_is_changed() {
    let folder = Folder::new("refused");
    let postgres = Postgres::shared();
    let url = postgres.database();
    assert_eq!(transfer(&folder.0, &url).await, Err(TransferError::NoSource));
    drop(SqliteStore::open(&folder.0).await.expect("a file"));
    let name = url.rsplit('/').next().expect("a name");
    postgres.sql(name, "CREATE TABLE somebody_elses (n INT)");
    assert_eq!(transfer_when_free(&folder.0, &url).await, Err(TransferError::NotEmpty));
    let tables = "SELECT string_agg(tablename, ' ') FROM pg_tables WHERE schemaname = 'public'";
    assert_eq!(postgres.sql(name, tables), "somebody_elses");
}

/// A copy made while the server runs can be moved, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_a_file_of_any_name() {
    let folder = Folder::new("backup");
    let store = SqliteStore::open(&folder.0).await.expect("a file");
    fill(&store).await;
    let copy = folder.0.join("copy.db");
    server::backup(&folder.0, &copy).await.expect("a copy");
    let url = Postgres::shared().database();
    let done = transfer_when_free(&copy, &url).await.expect("it moves");
    assert_eq!(done.logs, 1);
    let moved = PostgresStore::open(&url).await.expect("a database");
    assert_eq!(told(&store).await, told(&moved).await);
}
