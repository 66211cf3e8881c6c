//! SQLite in the data folder: one connection writes, a few read beside it.

use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

use game::Side;
use matches::{Millis, Outage};
use protocol::{EventBody, MatchEvent};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, Connection as _, Row as _};
use tokio::sync::Mutex;

use super::schema::STEPS;
use super::{Answer, Append, Appended, Bearer, LogAppend, Seen, Store, StoreError, system_time};

/// The file in the data folder.
const FILE: &str = "quinconce.sqlite";

/// How many read at a time.
const READERS: u32 = 4;

/// How long to wait for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Between two commits of a server that can commit there is never so much time while clocks run.
pub(super) const LEAST_OUTAGE: Millis = 3000;

/// Keeps everything in a file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Mutex<SqliteConnection>,
    readers: SqlitePool,
}

fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join(FILE))
        .journal_mode(SqliteJournalMode::Wal)
        // Every commit waits until the disk has it.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
}

impl SqliteStore {
    /// Opens the file in that folder, which is made where it is missing; data of an older program are
    /// brought up to date.
    ///
    /// # Errors
    /// When the file cannot be opened, or is of a newer program.
    pub async fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
        let mut writer = SqliteConnection::connect_with(&options(folder).create_if_missing(true))
            .await
            .map_err(away)?;
        migrate(&mut writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options(folder).read_only(true))
            .await
            .map_err(away)?;
        Ok(SqliteStore { writer: Mutex::new(writer), readers })
    }

    /// Closes the file; what follows is an error.
    pub async fn close(&self) {
        self.readers.close().await;
    }
}

/// Brings the tables up to date.
async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let known = i64::try_from(STEPS.len()).unwrap_or(i64::MAX);
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(away)?;
    let found: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut *transaction)
        .await
        .map_err(away)?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (step, version) in STEPS.iter().zip(1..).skip(usize::try_from(found).unwrap_or(0)) {
        sqlx::raw_sql(*step).execute(&mut *transaction).await.map_err(away)?;
        // A number of ours; a pragma takes no parameters.
        let pragma = AssertSqlSafe(format!("PRAGMA user_version = {version}"));
        sqlx::raw_sql(pragma).execute(&mut *transaction).await.map_err(away)?;
    }
    transaction.commit().await.map_err(away)
}

/// Copies the data of that folder into a new file, while a server uses them or not.
///
/// # Errors
/// When there are no data, or the file is there already or cannot be written.
pub async fn backup(folder: &Path, file: &Path) -> Result<(), StoreError> {
    let name = file.to_str().ok_or_else(|| StoreError::Away("a name in UTF-8".to_owned()))?;
    if file.exists() {
        return Err(StoreError::Away(format!("{name} is there already")));
    }
    let mut source = SqliteConnection::connect_with(&options(folder)).await.map_err(away)?;
    sqlx::query("VACUUM INTO ?").bind(name).execute(&mut source).await.map_err(away)?;
    let synced = std::fs::File::open(file).and_then(|file| file.sync_all());
    synced.map_err(|error| StoreError::Away(error.to_string()))?;
    source.close().await.map_err(away)
}

/// The same, for who has no runtime.
///
/// # Errors
/// As [`backup`].
pub fn backup_now(folder: &Path, file: &Path) -> Result<(), StoreError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| StoreError::Away(error.to_string()))?;
    runtime.block_on(backup(folder, file))
}

/// Nothing was written: a read, or before the first write.
#[expect(clippy::needless_pass_by_value, reason = "map_err hands errors over")]
fn away(error: sqlx::Error) -> StoreError {
    if is_broken(&error) {
        StoreError::Broken(error.to_string())
    } else {
        StoreError::Away(error.to_string())
    }
}

/// Something may have been written.
fn unknown(error: sqlx::Error) -> StoreError {
    match away(error) {
        StoreError::Away(why) => StoreError::Unknown(why),
        error => error,
    }
}

/// Whether the disk has failed: after a failed fsync nobody knows what it holds, and asking again
/// would not tell.
fn is_broken(error: &sqlx::Error) -> bool {
    const IO_ERROR: i32 = 10;
    const CORRUPT: i32 = 11;
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    code.is_some_and(|code| [IO_ERROR, CORRUPT].contains(&(code & 0xff)))
}

fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

fn unsigned(value: i64) -> u64 {
    u64::try_from(value).unwrap_or(0)
}

fn side(index: i64) -> Side {
    if index == 0 { Side::First } else { Side::Second }
}

/// One append, if every log ends right before it.
async fn append(to: &mut SqliteConnection, append: &Append) -> Result<Appended, sqlx::Error> {
    for (place, log) in append.logs.iter().enumerate() {
        if !add(to, log).await? {
            // Where it is the first, nothing was written yet. A second one is that of a new match.
            return if place == 0 { Ok(Appended::Conflict) } else { Err(not_new()) };
        }
    }
    for person in &append.persons {
        sqlx::query("INSERT INTO persons (id, name, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(&person.id)
            .bind(&person.name)
            .bind(number(person.at))
            .execute(&mut *to)
            .await?;
    }
    for token in &append.tokens {
        let (id, side) = token
            .bearer
            .seat
            .as_ref()
            .map_or((None, None), |(id, side)| (Some(id), Some(i64::from(*side as u8))));
        sqlx::query("INSERT INTO tokens (hash, person, match, side, at) VALUES (?, ?, ?, ?, ?)")
            .bind(&token.hash)
            .bind(&token.bearer.person)
            .bind(id)
            .bind(side)
            .bind(number(token.at))
            .execute(&mut *to)
            .await?;
    }
    Ok(Appended::Kept)
}

/// What follows something new is there already: the whole group is given up.
fn not_new() -> sqlx::Error {
    sqlx::Error::Protocol("an append that is only half new".to_owned())
}

async fn add(to: &mut SqliteConnection, log: &LogAppend) -> Result<bool, sqlx::Error> {
    for (place, event) in log.events.iter().enumerate() {
        let body = serde_json::to_string(&event.body).expect("an event has only names for keys");
        // The first decides: only after the entry before it, and only where there is none yet.
        let added = sqlx::query(
            "INSERT INTO events (match, number, tag, at, body) SELECT ?1, ?2, ?3, ?4, ?5 \
             WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM events WHERE match = ?1 AND number = ?2 - 1) \
             ON CONFLICT DO NOTHING",
        )
        .bind(&log.id)
        .bind(number(event.number))
        .bind(&event.tag)
        .bind(number(event.at))
        .bind(body)
        .execute(&mut *to)
        .await?;
        if added.rows_affected() == 0 {
            return if place == 0 { Ok(false) } else { Err(not_new()) };
        }
    }
    let row = &log.row;
    sqlx::query(
        "INSERT INTO matches (id, status, game, public, timed, engine, due, first, second, created, at) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10) ON CONFLICT (id) DO UPDATE SET \
         status = ?2, timed = ?5, engine = ?6, due = ?7, first = ?8, second = ?9, at = ?10",
    )
    .bind(&log.id)
    .bind(row.status)
    .bind(&row.game)
    .bind(row.public)
    .bind(row.timed)
    .bind(row.engine)
    .bind(row.due.map(number))
    .bind(&row.persons[0])
    .bind(&row.persons[1])
    .bind(number(row.at))
    .execute(&mut *to)
    .await?;
    Ok(true)
}

async fn beat(to: &mut SqliteConnection, now: Millis, least: Millis) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO outages (since, until) SELECT at, ?1 FROM beats \
         WHERE ?1 > at AND ?1 - at >= ?2 AND EXISTS (SELECT 1 FROM matches WHERE timed = 1) \
         ON CONFLICT DO NOTHING",
    )
    .bind(number(now))
    .bind(number(least))
    .execute(&mut *to)
    .await?;
    sqlx::query(
        "INSERT INTO beats (one, at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET at = max(at, ?1)",
    )
    .bind(number(now))
    .execute(&mut *to)
    .await?;
    Ok(())
}

fn event(row: &SqliteRow) -> Result<MatchEvent, StoreError> {
    let number = unsigned(row.get("number"));
    let body: EventBody =
        serde_json::from_str(row.get("body")).map_err(|_| StoreError::NewerEvent { number })?;
    Ok(MatchEvent { number, tag: row.get("tag"), at: unsigned(row.get("at")), body })
}

/// A list as SQLite takes one for a parameter.
fn list(items: &[String]) -> String {
    serde_json::to_string(items).expect("a list of strings")
}

impl Store for SqliteStore {
    fn now(&self) -> Millis {
        system_time()
    }

    fn commit<'a>(&'a self, appends: &'a [Append]) -> Answer<'a, Vec<Appended>> {
        Box::pin(async move {
            let mut writer = self.writer.lock().await;
            let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(away)?;
            beat(&mut transaction, self.now(), LEAST_OUTAGE).await.map_err(unknown)?;
            let mut appended = Vec::with_capacity(appends.len());
            for one in appends {
                appended.push(append(&mut transaction, one).await.map_err(unknown)?);
            }
            transaction.commit().await.map_err(unknown)?;
            Ok(appended)
        })
    }

    fn read<'a>(&'a self, id: &'a str, since: u64) -> Answer<'a, Vec<MatchEvent>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT number, tag, at, body FROM events WHERE match = ? AND number > ? \
                 ORDER BY number",
            )
            .bind(id)
            .bind(number(since))
            .fetch_all(&self.readers)
            .await
            .map_err(away)?;
            rows.iter().map(event).collect()
        })
    }

    fn heads<'a>(&'a self, ids: &'a [String]) -> Answer<'a, Vec<(String, u64)>> {
        Box::pin(async move {
            let heads: Vec<(String, i64)> = sqlx::query_as(
                "SELECT match, max(number) FROM events \
                 WHERE match IN (SELECT value FROM json_each(?)) GROUP BY match",
            )
            .bind(list(ids))
            .fetch_all(&self.readers)
            .await
            .map_err(away)?;
            Ok(heads.into_iter().map(|(id, head)| (id, unsigned(head))).collect())
        })
    }

    fn due(&self, until: Millis, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            sqlx::query_scalar("SELECT id FROM matches WHERE due <= ? ORDER BY due LIMIT ?")
                .bind(number(until))
                .bind(most)
                .fetch_all(&self.readers)
                .await
                .map_err(away)
        })
    }

    fn thinking(&self, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            sqlx::query_scalar("SELECT id FROM matches WHERE engine = 1 ORDER BY at LIMIT ?")
                .bind(most)
                .fetch_all(&self.readers)
                .await
                .map_err(away)
        })
    }

    fn bearer<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<Bearer>> {
        Box::pin(async move {
            let found: Option<(String, Option<String>, Option<i64>)> =
                sqlx::query_as("SELECT person, match, side FROM tokens WHERE hash = ?")
                    .bind(hash)
                    .fetch_optional(&self.readers)
                    .await
                    .map_err(away)?;
            Ok(found.map(|(person, id, index)| Bearer { person, seat: id.zip(index.map(side)) }))
        })
    }

    fn names<'a>(&'a self, ids: &'a [String]) -> Answer<'a, HashMap<String, String>> {
        Box::pin(async move {
            let names: Vec<(String, String)> = sqlx::query_as(
                "SELECT id, name FROM persons \
                 WHERE name IS NOT NULL AND id IN (SELECT value FROM json_each(?))",
            )
            .bind(list(ids))
            .fetch_all(&self.readers)
            .await
            .map_err(away)?;
            Ok(names.into_iter().collect())
        })
    }

    fn open_matches<'a>(&'a self, person: &'a str) -> Answer<'a, u64> {
        Box::pin(async move {
            let count: i64 = sqlx::query_scalar(
                "SELECT count(*) FROM matches WHERE (first = ?1 OR second = ?1) \
                 AND status IN ('waiting', 'running')",
            )
            .bind(person)
            .fetch_one(&self.readers)
            .await
            .map_err(away)?;
            Ok(unsigned(count))
        })
    }

    fn beat(&self, least: Millis) -> Answer<'_, ()> {
        Box::pin(async move {
            // Where no clock runs nobody needs to know, and the disk may rest.
            let timed: bool =
                sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM matches WHERE timed = 1)")
                    .fetch_one(&self.readers)
                    .await
                    .map_err(away)?;
            if !timed {
                return Ok(());
            }
            let mut writer = self.writer.lock().await;
            let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(away)?;
            beat(&mut transaction, self.now(), least).await.map_err(unknown)?;
            transaction.commit().await.map_err(unknown)
        })
    }

    fn outages(&self, since: Millis) -> Answer<'_, Vec<Outage>> {
        Box::pin(async move {
            let outages: Vec<(i64, i64)> =
                sqlx::query_as("SELECT since, until FROM outages WHERE until > ? ORDER BY since")
                    .bind(number(since))
                    .fetch_all(&self.readers)
                    .await
                    .map_err(away)?;
            let outage = |(from, to)| Outage { from: unsigned(from), to: unsigned(to) };
            Ok(outages.into_iter().map(outage).collect())
        })
    }

    fn mark_seen<'a>(&'a self, seen: &'a [Seen]) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut writer = self.writer.lock().await;
            let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(away)?;
            for Seen { id, side, at } in seen {
                sqlx::query(
                    "INSERT INTO seen (match, side, at) VALUES (?1, ?2, ?3) \
                     ON CONFLICT DO UPDATE SET at = max(at, ?3)",
                )
                .bind(id)
                .bind(i64::from(*side as u8))
                .bind(number(*at))
                .execute(&mut *transaction)
                .await
                .map_err(unknown)?;
            }
            transaction.commit().await.map_err(unknown)
        })
    }

    fn seen<'a>(&'a self, id: &'a str) -> Answer<'a, [Option<Millis>; 2]> {
        Box::pin(async move {
            let found: Vec<(i64, i64)> =
                sqlx::query_as("SELECT side, at FROM seen WHERE match = ?")
                    .bind(id)
                    .fetch_all(&self.readers)
                    .await
                    .map_err(away)?;
            let mut seen = [None; 2];
            for (index, at) in found {
                seen[side(index).index()] = Some(unsigned(at));
            }
            Ok(seen)
        })
    }
}
