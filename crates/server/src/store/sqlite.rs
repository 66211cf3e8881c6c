//! SQLite in the data folder: one connection writes, a few read beside it.

mod accounts;
mod archive;
mod chats;
mod listings;
mod log;
mod ratings;

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use game::Side;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use tokio::sync::Mutex;
use tracing::info;

use super::schema::STEPS;
use super::{Database, StoreError};

/// The file in the data folder.
const FILE: &str = "quinconce.sqlite";

/// How many read at a time.
const READERS: u32 = 4;

/// How long to wait for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Keeps everything in a file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Mutex<SqliteConnection>,
    readers: SqlitePool,
    /// When a commit of ours has last said that commits are possible.
    word: AtomicU64,
}

fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join(FILE))
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
        let mut writer = SqliteConnection::connect_with(&options(folder).create_if_missing(true))
            .await
            .map_err(away)?;
        migrate(&mut writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options(folder).read_only(true))
            .await
            .map_err(away)?;
        Ok(SqliteStore { writer: Mutex::new(writer), readers, word: AtomicU64::new(0) })
    }

    /// Opens the file in that folder if it is there: a mistyped folder is no new server.
    ///
    /// # Errors
    /// As [`open`](SqliteStore::open).
    pub async fn open_existing(folder: &Path) -> Result<Option<SqliteStore>, StoreError> {
        if !folder.join(FILE).is_file() {
            return Ok(None);
        }
        SqliteStore::open(folder).await.map(Some)
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
        Ok(SqliteStore { writer: Mutex::new(writer), readers, word: AtomicU64::new(0) })
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

/// A list as SQLite takes one for a parameter.
fn list(items: &[String]) -> String {
    serde_json::to_string(items).expect("a list of strings")
}
