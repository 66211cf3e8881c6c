//! A host moves: everything that SQLite keeps goes into an empty PostgreSQL, in one transaction. Before
//! it is committed, every table is counted and every log is read back, compared and replayed.

use std::error::Error;
use std::fmt;
use std::path::Path;

use futures_util::TryStreamExt as _;
use matches::Match;
use protocol::{EventBody, MatchEvent};
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnection, SqliteLockingMode, SqliteRow};
use sqlx::{
    AssertSqlSafe, Column as _, ConnectOptions as _, Connection as _, Row, TypeInfo as _,
    ValueRef as _,
};

use super::sql::unsigned;
use super::{StoreError, postgres, sqlite};

/// How many rows a table has, on either side. The names of tables are ours.
macro_rules! count {
    ($from:expr, $table:expr) => {
        sqlx::query_scalar(AssertSqlSafe(format!("SELECT count(*) FROM {}", $table)))
            .fetch_one($from)
            .await
            .map(unsigned)
    };
}

/// How much is sent at once.
const BATCH: usize = 256 * 1024;

/// How many events are compared at once.
const EVENTS: i64 = 5000;

/// What has moved.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Transferred {
    /// How many rows of all tables.
    pub rows: u64,
    /// How many logs were compared and replayed.
    pub logs: u64,
    /// How many of them do not replay, there as little as here.
    pub frozen: u64,
}

/// Why nothing has moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TransferError {
    /// There are no data of a server.
    NoSource,
    /// A server uses them.
    InUse,
    /// The database holds something already.
    NotEmpty,
    /// What was read back is not what was written: the table, and what is wrong.
    Differs(String, String),
    /// The source could not be read.
    Source(StoreError),
    /// The target could not be written; nothing is there, unless nobody knows.
    Target(StoreError),
}

impl fmt::Display for TransferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TransferError::NoSource => f.write_str("there are no data of a server"),
            TransferError::InUse => f.write_str("a server uses the data"),
            TransferError::NotEmpty => f.write_str("the database is not empty"),
            TransferError::Differs(table, what) => write!(f, "{table}: {what}"),
            TransferError::Source(error) | TransferError::Target(error) => error.fmt(f),
        }
    }
}

impl Error for TransferError {}

fn source(error: sqlx::Error) -> TransferError {
    const BUSY: i32 = 5;
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    match code {
        Some(code) if code & 0xff == BUSY => TransferError::InUse,
        _ => TransferError::Source(sqlite::away(error)),
    }
}

fn target(error: sqlx::Error) -> TransferError {
    TransferError::Target(postgres::away(error))
}

/// Moves everything, for who has no runtime. `told` hears how many rows of how many are done.
///
/// # Errors
/// When it is not done; then nothing is left behind.
pub fn transfer_now(
    from: &Path,
    to: &str,
    told: impl FnMut(u64, u64),
) -> Result<Transferred, TransferError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| TransferError::Source(StoreError::Away(error.to_string())))?;
    runtime.block_on(transfer(from, to, told))
}

async fn transfer(
    from: &Path,
    to: &str,
    mut told: impl FnMut(u64, u64),
) -> Result<Transferred, TransferError> {
    if !sqlite::SqliteStore::is_at(from) {
        return Err(TransferError::NoSource);
    }
    // Nobody else may have it open, nor begin to use it while it moves.
    let options = sqlite::options(from)
        .locking_mode(SqliteLockingMode::Exclusive)
        .busy_timeout(std::time::Duration::from_millis(200));
    let mut from = options.connect().await.map_err(source)?;
    sqlx::raw_sql("BEGIN EXCLUSIVE; COMMIT").execute(&mut from).await.map_err(source)?;
    sqlite::migrate(&mut from).await.map_err(TransferError::Source)?;

    let options = postgres::options(to).map_err(TransferError::Target)?;
    let mut connection = postgres::connect(&options).await.map_err(TransferError::Target)?;
    let mut transaction = connection.begin().await.map_err(target)?;
    let to = &mut *transaction;
    let patience = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; \
                    SET LOCAL idle_in_transaction_session_timeout = 0";
    sqlx::raw_sql(patience).execute(&mut *to).await.map_err(target)?;
    if !is_empty(to).await.map_err(target)? {
        return Err(TransferError::NotEmpty);
    }
    postgres::bring_up_to_date(to).await.map_err(TransferError::Target)?;

    let tables = tables(&mut from).await.map_err(source)?;
    let total = tables.iter().map(|(_, count)| count).sum();
    let mut done = Transferred::default();
    for (table, _) in &tables {
        copy(&mut from, to, table, |rows| {
            done.rows += rows;
            told(done.rows, total);
        })
        .await?;
    }
    for (table, expected) in &tables {
        let found = count!(&mut *to, table).map_err(target)?;
        if found != *expected {
            let what = format!("{found} rows instead of {expected}");
            return Err(TransferError::Differs(table.clone(), what));
        }
    }
    compare(&mut from, to, &mut done).await?;
    let unknown =
        |error: sqlx::Error| TransferError::Target(StoreError::Unknown(error.to_string()));
    transaction.commit().await.map_err(unknown)?;
    Ok(done)
}

/// Whether there is nothing at all where our tables would be.
async fn is_empty(from: &mut PgConnection) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar(
        "SELECT NOT EXISTS (SELECT 1 FROM pg_class WHERE relnamespace = current_schema()::text::regnamespace)",
    )
    .fetch_one(from)
    .await
}

/// All tables with how many rows they have.
async fn tables(from: &mut SqliteConnection) -> Result<Vec<(String, u64)>, sqlx::Error> {
    let names: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' \
         ORDER BY name",
    )
    .fetch_all(&mut *from)
    .await?;
    let mut tables = Vec::new();
    for name in names {
        let count = count!(&mut *from, name)?;
        tables.push((name, count));
    }
    Ok(tables)
}

/// Sends the rows of a table, as text.
async fn copy(
    from: &mut SqliteConnection,
    to: &mut PgConnection,
    table: &str,
    mut told: impl FnMut(u64),
) -> Result<(), TransferError> {
    let columns: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info($1)")
        .bind(table)
        .fetch_all(&mut *from)
        .await
        .map_err(source)?;
    let columns = columns.join(", ");
    let sql = format!("COPY {table} ({columns}) FROM STDIN");
    let mut sink = to.copy_in_raw(&sql).await.map_err(target)?;
    let select = AssertSqlSafe(format!("SELECT {columns} FROM {table}"));
    let mut rows = sqlx::query(select).fetch(from);
    let (mut batch, mut count) = (String::new(), 0);
    while let Some(row) = rows.try_next().await.map_err(source)? {
        write_row(&row, &mut batch).map_err(source)?;
        count += 1;
        if batch.len() >= BATCH {
            sink.send(batch.as_bytes()).await.map_err(target)?;
            batch.clear();
            told(std::mem::take(&mut count));
        }
    }
    sink.send(batch.as_bytes()).await.map_err(target)?;
    sink.finish().await.map_err(target)?;
    told(count);
    Ok(())
}

/// A row as COPY takes it: tabs between the columns, `\N` for nothing.
fn write_row(row: &SqliteRow, to: &mut String) -> Result<(), sqlx::Error> {
    for (place, column) in row.columns().iter().enumerate() {
        if place > 0 {
            to.push('\t');
        }
        let value = row.try_get_raw(column.ordinal())?;
        if value.is_null() {
            to.push_str("\\N");
            continue;
        }
        match value.type_info().name() {
            "INTEGER" => to.push_str(&row.try_get::<i64, _>(place)?.to_string()),
            // Rust writes as many digits as it takes to read the same number again.
            "REAL" => to.push_str(&row.try_get::<f64, _>(place)?.to_string()),
            _ => {
                for ch in row.try_get::<&str, _>(place)?.chars() {
                    match ch {
                        '\\' => to.push_str("\\\\"),
                        '\t' => to.push_str("\\t"),
                        '\n' => to.push_str("\\n"),
                        '\r' => to.push_str("\\r"),
                        ch => to.push(ch),
                    }
                }
            }
        }
    }
    to.push('\n');
    Ok(())
}

type EventRow = (String, i64, String, i64, String);

/// Reads every log on both sides: they must be the same, and replay alike.
async fn compare(
    from: &mut SqliteConnection,
    to: &mut PgConnection,
    done: &mut Transferred,
) -> Result<(), TransferError> {
    const PAGE: &str = "SELECT match, number, tag, at, body FROM events \
                        WHERE (match, number) > ($1, $2) ORDER BY match, number LIMIT $3";
    let mut last: (String, i64) = (String::new(), 0);
    let mut log: Vec<EventRow> = Vec::new();
    loop {
        let page = sqlx::query_as(PAGE).bind(&last.0).bind(last.1).bind(EVENTS);
        let expected: Vec<EventRow> = page.fetch_all(&mut *from).await.map_err(source)?;
        let page = sqlx::query_as(PAGE).bind(&last.0).bind(last.1).bind(EVENTS);
        let found: Vec<EventRow> = page.fetch_all(&mut *to).await.map_err(target)?;
        if found != expected {
            let what = format!("not the same after event {} of match {}", last.1, last.0);
            return Err(TransferError::Differs("events".to_owned(), what));
        }
        let Some((id, number, ..)) = found.last() else { break };
        last = (id.clone(), *number);
        for event in found {
            if log.first().is_some_and(|first| first.0 != event.0) {
                replay(&log, done);
                log.clear();
            }
            log.push(event);
        }
    }
    replay(&log, done);
    Ok(())
}

/// Replays a log as it was read back.
fn replay(log: &[EventRow], done: &mut Transferred) {
    if log.is_empty() {
        return;
    }
    let event = |(_, number, tag, at, body): &EventRow| {
        let body = EventBody::from_json(body).ok()?;
        let (number, at) = (unsigned(*number), unsigned(*at));
        Some(MatchEvent { number, tag: tag.clone(), at, body })
    };
    let events: Option<Vec<MatchEvent>> = log.iter().map(event).collect();
    done.logs += 1;
    let frozen = |events: Vec<_>| Match::replay(&events).map_or(true, |state| state.is_frozen());
    if events.is_none_or(frozen) {
        done.frozen += 1;
    }
}
