//! SQLite in the data folder: one connection writes, a few read beside it.

mod checkpoint;
mod commit;
mod leases;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use tokio::sync::Mutex;
use tracing::info;

use matches::Millis;

use super::leases::LocalLeases;
use super::schema::STEPS;
use super::{Database, StoreError, system_time};

type Engine = SqliteStore;
type Connection = SqliteConnection;
type Row = SqliteRow;

/// The list that the first parameter is, as a table with the column `value`.
macro_rules! each {
    () => {
        "json_each($1)"
    };
}

/// The rows that the first parameter is, for the table `seen`.
macro_rules! seen_rows {
    () => {
        "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), \
         json_extract(value, '$[2]') FROM json_each($1) WHERE true"
    };
}

// What both engines do alike: see `sql.rs`.
#[path = "sql/accounts.rs"]
mod accounts;
#[path = "sql/analyses.rs"]
mod analyses;
#[path = "sql/archive.rs"]
mod archive;
#[path = "sql/chats.rs"]
mod chats;
#[path = "sql/listings.rs"]
mod listings;
#[path = "sql/log.rs"]
mod log;
#[path = "sql/ratings.rs"]
mod ratings;

/// The file in the data folder.
const FILE: &str = "quinconce.sqlite";

/// How many read at a time.
const READERS: u32 = 4;

/// What a connection that reads remembers, in kibibytes, which SQLite has as a negative number. It is
/// forgotten with every commit of another connection, but its memory stays taken.
const READ_CACHE: &str = "-256";

/// How long to wait for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Keeps everything in a file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: checkpoint::Writing,
    readers: SqlitePool,
    /// When a commit of ours has last said that commits are possible.
    word: AtomicU64,
    /// Whether the disk has failed behind a commit.
    broken: Arc<AtomicBool>,
    /// Who does what; only this process works for the file.
    leases: LocalLeases,
}

/// The file of that name, or the one in the folder.
pub(super) fn file(place: &Path) -> PathBuf {
    if place.is_file() { place.to_owned() } else { place.join(FILE) }
}

pub(super) fn options(place: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file(place))
        .journal_mode(SqliteJournalMode::Wal)
        // Every commit waits until the disk has it.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
        // What is asked of the database is nobody's business; how long it takes is counted.
        .disable_statement_logging()
}

impl Database for SqliteStore {}

impl SqliteStore {
    /// Opens the file in that folder, which is made where it is missing; data of an older program are
    /// brought up to date.
    ///
    /// # Errors
    /// When the file cannot be opened, or is of a newer program.
    pub async fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
        let options = options(folder).pragma("wal_autocheckpoint", checkpoint::LONGEST.to_string());
        let mut writer = SqliteConnection::connect_with(&options.clone().create_if_missing(true))
            .await
            .map_err(away)?;
        migrate(&mut writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.clone().read_only(true).pragma("cache_size", READ_CACHE))
            .await
            .map_err(away)?;
        let mover = SqliteConnection::connect_with(&options).await.map_err(away)?;
        let store = SqliteStore::with(writer, readers);
        let (writer, broken) = (Arc::downgrade(&store.writer), Arc::clone(&store.broken));
        tokio::spawn(checkpoint::keep_moving(mover, writer, broken));
        Ok(store)
    }

    /// Whether the file is there.
    pub(super) fn is_at(place: &Path) -> bool {
        file(place).is_file()
    }

    /// The same tables in memory, for a server that keeps nothing, and for tests.
    ///
    /// # Errors
    /// When there is no memory for them.
    pub async fn in_memory() -> Result<SqliteStore, StoreError> {
        // All connections of one store see the same tables, and no other store does.
        static STORES: AtomicU64 = AtomicU64::new(0);
        let name = format!("file:quinconce-{}", STORES.fetch_add(1, Ordering::Relaxed));
        let options = SqliteConnectOptions::new()
            .filename(name)
            .in_memory(true)
            .shared_cache(true)
            .disable_statement_logging();
        let mut writer = SqliteConnection::connect_with(&options).await.map_err(away)?;
        migrate(&mut writer).await?;
        let pool = SqlitePoolOptions::new().max_connections(READERS);
        let readers = pool.connect_with(options).await.map_err(away)?;
        Ok(SqliteStore::with(writer, readers))
    }

    fn with(writer: SqliteConnection, readers: SqlitePool) -> SqliteStore {
        let (writer, word) = (Arc::new(Mutex::new(writer)), AtomicU64::new(0));
        SqliteStore {
            writer,
            readers,
            word,
            broken: Arc::default(),
            leases: LocalLeases::default(),
        }
    }

    /// Asks, beside the one who writes.
    async fn ask<T>(
        &self,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        let mut reader = self.readers.acquire().await.map_err(away)?;
        work(&mut reader).await.map_err(away)
    }

    /// Has the one connection that writes do something whole or not at all.
    async fn write<T>(
        &self,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        let mut writer = self.writer.lock().await;
        if self.broken.load(Ordering::Relaxed) {
            return Err(StoreError::Broken("the disk has failed".to_owned()));
        }
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(away)?;
        let done = work(&mut transaction).await.map_err(away)?;
        transaction.commit().await.map_err(unknown)?;
        Ok(done)
    }

    /// One machine has one time.
    fn time(&self) -> Millis {
        system_time()
    }

    /// Nobody else could have committed meanwhile.
    async fn least_outage(&self, least: Millis) -> Result<Millis, StoreError> {
        Ok(least)
    }

    /// Closes the file; what follows is an error.
    pub async fn close(&self) {
        self.readers.close().await;
    }
}

/// Nothing to be held: only one connection writes.
async fn lock(_to: &mut Connection, _names: &[String]) -> Result<(), sqlx::Error> {
    Ok(())
}

/// As [`lock`].
async fn lock_matches(_to: &mut Connection) -> Result<(), sqlx::Error> {
    Ok(())
}

/// Brings the tables up to date.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let known = i64::try_from(STEPS.len()).unwrap_or(i64::MAX);
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(away)?;
    let found: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut *transaction)
        .await
        .map_err(away)?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    if found < known {
        info!(from = found, to = known, "the tables are brought up to date");
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
pub(super) fn away(error: sqlx::Error) -> StoreError {
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
