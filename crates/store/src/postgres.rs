//! PostgreSQL for several nodes at once: a pool of connections, each of which writes and reads.
//!
//! Two nodes never wait for each other in a circle: what an append holds is held in one order everywhere
//! (ratings, logs by their keys, people, the word that commits are possible), and where they do all
//! the same, the one whom PostgreSQL sends away begins anew.

mod clock;
mod commit;
mod leases;
mod pool;

use std::fmt;
use std::str::FromStr as _;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use matches::Millis;
use sha2::{Digest as _, Sha256};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgRow};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use tokio::time::{sleep, timeout, timeout_at};
use tracing::{info, warn};

use self::clock::Clock;
use self::pool::Pool;
use super::schema::{STEPS, postgres};
use super::sql::{number, unsigned};
use super::{Database, LEAST_OUTAGE, StoreError};

type Engine = PostgresStore;
type Connection = PgConnection;
type Row = PgRow;

/// The list that the first parameter is, as a table with the column `value`.
macro_rules! each {
    () => {
        "json_array_elements_text($1::json) AS each (value)"
    };
}

/// The rows that the first parameter is, for the table `seen`.
macro_rules! seen_rows {
    () => {
        "SELECT value ->> 0, (value ->> 1)::bigint, (value ->> 2)::bigint \
         FROM json_array_elements($1::json) AS each (value)"
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

/// How long anything may take: whoever waits is told to try again.
const LONGEST: Duration = Duration::from_secs(5);

/// How soon a database that is not there yet is asked again.
const AGAIN: Duration = Duration::from_millis(250);

/// How often what PostgreSQL sent away, or what was cut off, is begun anew.
const ATTEMPTS: u32 = 20;

/// Keeps everything in a database that other nodes use, too.
pub struct PostgresStore {
    pool: Pool,
    clock: Clock,
    /// What the connections of this node are called.
    name: String,
    /// When a commit of ours has last said that commits are possible.
    word: AtomicU64,
}

impl fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Nothing of the address, which may hold a password.
        f.debug_struct("PostgresStore").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Database for PostgresStore {}

/// How to connect, as each connection needs it.
pub(super) fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let options = PgConnectOptions::from_str(url).map_err(away)?;
    Ok(options
        // What is asked of the database is nobody's business; how long it takes is counted.
        .disable_statement_logging()
        .options([
            // Every commit waits until the disk has it.
            ("synchronous_commit", "on"),
            ("statement_timeout", "5s"),
            ("lock_timeout", "4s"),
            // A node that stands still in the middle of a commit must not hold up the others.
            ("idle_in_transaction_session_timeout", "2500ms"),
        ]))
}

impl PostgresStore {
    /// Connects to the database of that address; data of an older program are brought up to date.
    ///
    /// # Errors
    /// When it cannot be reached, or its data are of a newer program.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let name =
            format!("quinconce {:016x}", getrandom::u64().expect("the system draws numbers"));
        let options = options(url)?.application_name(&name);
        let mut first = connect(&options).await?;
        let safe: String =
            sqlx::query_scalar("SHOW fsync").fetch_one(&mut first).await.map_err(away)?;
        if safe != "on" {
            warn!("the database does not wait for its disk (fsync = {safe})");
        }
        let mut transaction = first.begin().await.map_err(away)?;
        bring_up_to_date(&mut transaction).await?;
        transaction.commit().await.map_err(away)?;
        let clock = Clock::default();
        read_clock(&mut first, &clock).await.map_err(away)?;
        drop(first.close().await);
        let pool = Pool::new(options);
        Ok(PostgresStore { pool, clock, name, word: AtomicU64::new(0) })
    }

    /// Waits until the database takes connections, where it may do so by itself in a moment.
    ///
    /// # Errors
    /// When it does not for that long, or never would.
    pub(super) async fn wait(url: &str, patience: Duration) -> Result<(), StoreError> {
        let options = options(url)?;
        let (begun, mut told) = (Instant::now(), false);
        loop {
            let tried = timeout(LONGEST, PgConnection::connect_with(&options)).await;
            let error = match tried {
                Ok(Ok(connection)) => {
                    drop(connection.close().await);
                    if told {
                        warn!("the database answers");
                    }
                    return Ok(());
                }
                Ok(Err(error)) if !is_coming(&error) => return Err(away(error)),
                Ok(Err(error)) => away(error),
                Err(_) => late(),
            };
            if begun.elapsed() >= patience {
                return Err(error);
            }
            if !told {
                told = true;
                let seconds = patience.as_secs();
                warn!(%error, seconds, "the database is not there yet, and is asked again");
            }
            sleep(AGAIN).await;
        }
    }

    /// Whether a server has used that database before.
    ///
    /// # Errors
    /// When it cannot be reached.
    pub(super) async fn is_at(url: &str) -> Result<bool, StoreError> {
        let mut connection = connect(&options(url)?).await?;
        let there = version(&mut connection).await? > 0;
        drop(connection.close().await);
        Ok(there)
    }

    /// Asks. What was cut off before the answer is asked again.
    async fn ask<T>(
        &self,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, sqlx::Error> + Clone,
    ) -> Result<T, StoreError> {
        let until = (Instant::now() + LONGEST).into();
        let mut attempt = 0;
        loop {
            attempt += 1;
            let mut lent = self.pool.lend().await.map_err(away)?;
            match timeout_at(until, work.clone()(&mut lent)).await.map_err(|_| late())? {
                Ok(done) => {
                    lent.give_back();
                    return Ok(done);
                }
                Err(error) if is_cut(&error) && attempt < ATTEMPTS => {}
                Err(error) => return Err(away(error)),
            }
        }
    }

    /// Does something whole or not at all. Where it did not come as far as the commit nothing was kept,
    /// and it may be begun anew.
    async fn write<T>(
        &self,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, sqlx::Error> + Clone,
    ) -> Result<T, StoreError> {
        let until = (Instant::now() + LONGEST).into();
        let mut attempt = 0;
        loop {
            attempt += 1;
            let mut lent = self.pool.lend().await.map_err(away)?;
            let error = match write_once(&mut lent, until, work.clone()).await {
                Ok(done) => {
                    lent.give_back();
                    return Ok(done);
                }
                Err(Failed::Nothing(error)) => error,
                Err(Failed::Late) => return Err(late()),
                Err(Failed::Unknown(why)) => return Err(StoreError::Unknown(why)),
            };
            if attempt >= ATTEMPTS || !(is_cut(&error) || is_sent_away(&error)) {
                return Err(away(error));
            }
            sleep(Duration::from_millis(u64::from(attempt))).await;
        }
    }

    /// The database's time, as well as it is known here.
    fn time(&self) -> Millis {
        self.clock.now()
    }

    /// Looks at the database's clock. Where other nodes are, the time since the last word was one in
    /// which they could have said so: only a long silence is an outage.
    async fn least_outage(&self, least: Millis) -> Result<Millis, StoreError> {
        let others = self
            .ask(async |from: &mut Connection| {
                read_clock(from, &self.clock).await?;
                if least >= LEAST_OUTAGE {
                    return Ok(false);
                }
                sqlx::query_scalar(
                    "SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database() \
                     AND application_name LIKE 'quinconce %' AND application_name <> $1)",
                )
                .bind(&self.name)
                .fetch_one(from)
                .await
            })
            .await?;
        Ok(if others { least.max(LEAST_OUTAGE) } else { least })
    }

    /// Closes all connections; what follows is an error.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// Why something was not written.
enum Failed {
    /// Nothing was kept.
    Nothing(sqlx::Error),
    /// Nothing was kept, and there is no time left.
    Late,
    /// The commit was sent, and nobody has said what became of it.
    Unknown(String),
}

async fn write_once<T>(
    to: &mut Connection,
    until: tokio::time::Instant,
    work: impl AsyncFnOnce(&mut Connection) -> Result<T, sqlx::Error>,
) -> Result<T, Failed> {
    let begun = timeout_at(until, async {
        let mut transaction = to.begin().await?;
        let done = work(&mut transaction).await?;
        Ok((transaction, done))
    });
    let (transaction, done) = begun.await.map_err(|_| Failed::Late)?.map_err(Failed::Nothing)?;
    let committed = timeout_at(until, transaction.commit()).await;
    match committed.map_err(|_| Failed::Unknown("no answer in time".to_owned()))? {
        Ok(()) => Ok(done),
        // The database says itself that it did not.
        Err(error) if is_sent_away(&error) => Err(Failed::Nothing(error)),
        Err(error) => Err(Failed::Unknown(error.to_string())),
    }
}

/// One connection, in time.
pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let connecting = PgConnection::connect_with(options);
    timeout(LONGEST, connecting).await.map_err(|_| late())?.map_err(away)
}

/// An address as everybody may see it.
pub(super) fn fmt_address(url: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Ok(options) = PgConnectOptions::from_str(url) else { return f.write_str("postgres://") };
    let database = options.get_database().unwrap_or_else(|| options.get_username());
    write!(f, "postgres://{}:{}/{database}", options.get_host(), options.get_port())
}

async fn read_clock(from: &mut Connection, clock: &Clock) -> Result<(), sqlx::Error> {
    let asked = Instant::now();
    let told: i64 =
        sqlx::query_scalar("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
            .fetch_one(from)
            .await?;
    clock.told(unsigned(told), asked);
    Ok(())
}

/// Holds these names until the commit, in one order everywhere.
async fn lock(to: &mut Connection, names: &[String]) -> Result<(), sqlx::Error> {
    let key = |name: &String| {
        let hash = Sha256::digest(name.as_bytes());
        i64::from_be_bytes(hash[..8].try_into().expect("a hash has 32 bytes"))
    };
    let mut keys: Vec<i64> = names.iter().map(key).collect();
    keys.sort_unstable();
    keys.dedup();
    if !keys.is_empty() {
        sqlx::query("SELECT pg_advisory_xact_lock(key) FROM unnest($1) AS keys (key)")
            .bind(keys)
            .execute(to)
            .await?;
    }
    Ok(())
}

/// Lets nobody change the rows of matches until the commit: what is looked for in all of them must not
/// come in between. Whoever calls this holds nothing yet that others wait for.
async fn lock_matches(to: &mut Connection) -> Result<(), sqlx::Error> {
    sqlx::query("LOCK TABLE matches IN SHARE ROW EXCLUSIVE MODE").execute(to).await.map(drop)
}

/// Brings the tables up to date; of several nodes that start at once, one after the other.
pub(super) async fn bring_up_to_date(to: &mut Connection) -> Result<(), StoreError> {
    let known = number(STEPS.len() as u64);
    // An index of many rows takes its time, and so does another node that makes one.
    let patience = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0";
    sqlx::raw_sql(patience).execute(&mut *to).await.map_err(away)?;
    lock(to, &["tables".to_owned()]).await.map_err(away)?;
    let found = version(to).await?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    if found == known {
        return Ok(());
    }
    info!(from = found, to = known, "the tables are brought up to date");
    if found == 0 {
        let table = "CREATE TABLE tables (one BIGINT NOT NULL PRIMARY KEY CHECK (one = 1), \
                     version BIGINT NOT NULL); INSERT INTO tables VALUES (1, 0)";
        sqlx::raw_sql(table).execute(&mut *to).await.map_err(away)?;
    }
    for step in STEPS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        // The steps stand in `schema.rs`.
        let step = AssertSqlSafe(postgres(step));
        sqlx::raw_sql(step).execute(&mut *to).await.map_err(away)?;
    }
    sqlx::raw_sql(leases::TABLE).execute(&mut *to).await.map_err(away)?;
    let update = sqlx::query("UPDATE tables SET version = $1").bind(known);
    update.execute(to).await.map_err(away).map(drop)
}

/// How many steps the tables have taken; none where there are no tables.
async fn version(from: &mut Connection) -> Result<i64, StoreError> {
    let there: bool = sqlx::query_scalar("SELECT to_regclass('tables') IS NOT NULL")
        .fetch_one(&mut *from)
        .await
        .map_err(away)?;
    if !there {
        return Ok(0);
    }
    sqlx::query_scalar("SELECT version FROM tables").fetch_one(from).await.map_err(away)
}

/// Nothing was kept. What a network or another machine does is never a reason to end this process.
#[expect(clippy::needless_pass_by_value, reason = "map_err hands errors over")]
pub(super) fn away(error: sqlx::Error) -> StoreError {
    StoreError::Away(error.to_string())
}

fn late() -> StoreError {
    StoreError::Away("no answer in time".to_owned())
}

/// Whether the connection has ended, so that another may do better.
fn is_cut(error: &sqlx::Error) -> bool {
    const ENDED: [&str; 4] = ["57P01", "57P02", "57P05", "25P03"];
    match error {
        sqlx::Error::Io(_) => true,
        sqlx::Error::Database(error) => error.code().is_some_and(|code| ENDED.contains(&&*code)),
        _ => false,
    }
}

/// Whether the database may be there in a moment: nobody listens yet, it still starts, or all of its
/// connections are taken. A wrong name or password stays wrong.
fn is_coming(error: &sqlx::Error) -> bool {
    const NOT_NOW: [&str; 5] = ["57P01", "57P02", "57P03", "57P05", "53300"];
    match error {
        sqlx::Error::Io(_) => true,
        sqlx::Error::Database(error) => error.code().is_some_and(|code| NOT_NOW.contains(&&*code)),
        _ => false,
    }
}

/// Whether PostgreSQL let somebody else go first and has kept nothing: a deadlock, or two that cannot
/// both be.
fn is_sent_away(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| ["40P01", "40001"].contains(&&*code))
}

#[cfg(test)]
mod tests {
    use testservers::Postgres;

    use super::*;

    #[tokio::test]
    async fn a_commit_waits_for_the_disk_whatever_the_database_says() {
        let server = Postgres::shared();
        let url = server.database();
        let name = url.rsplit('/').next().expect("a name");
        server.sql("postgres", &format!("ALTER DATABASE {name} SET synchronous_commit = off"));
        assert_eq!(server.sql(name, "SHOW synchronous_commit"), "off");
        let mut connection =
            connect(&options(&url).expect("an address")).await.expect("it is there");
        let waits: String = sqlx::query_scalar("SHOW synchronous_commit")
            .fetch_one(&mut connection)
            .await
            .expect("it answers");
        assert_eq!(waits, "on");
    }
}
