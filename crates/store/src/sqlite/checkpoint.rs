//! Moves what was committed from the write-ahead log into the database file, beside whoever commits:
//! SQLite itself would do so within a commit, and everybody who moves would wait.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use sqlx::sqlite::SqliteConnection;
use tokio::sync::Mutex;
use tokio::time::sleep;
use tracing::{error, warn};

use super::is_broken;

/// How often to look.
const PAUSE: Duration = Duration::from_millis(500);

/// From how many pages on the log begins anew. What is written again and again until then is moved but
/// once.
const LONG: i64 = 4096;

/// How many pages there may be at most, before a commit moves them itself.
pub(super) const LONGEST: u32 = 16_384;

/// The connection that writes.
pub(super) type Writing = Arc<Mutex<SqliteConnection>>;

/// Goes on until the connection that writes is gone; `broken` is set where the disk fails.
pub(super) async fn keep_moving(
    mut own: SqliteConnection,
    writer: Weak<Mutex<SqliteConnection>>,
    broken: Arc<AtomicBool>,
) {
    let mut fails = false;
    loop {
        sleep(PAUSE).await;
        let Some(writer) = writer.upgrade() else { return };
        match shorten(&mut own, &writer).await {
            Ok(()) => fails = false,
            Err(error) if is_broken(&error) => {
                error!(%error, "the log of the database cannot be moved into it");
                broken.store(true, Ordering::Relaxed);
                return;
            }
            // Somebody else does it, or reads for long.
            Err(error) if !fails => {
                fails = true;
                warn!(%error, "the log of the database has to wait");
            }
            Err(_) => {}
        }
    }
}

/// Moves what there is while commits go on, and the rest while there are none: only then does the log begin
/// anew.
async fn shorten(own: &mut SqliteConnection, writer: &Writing) -> Result<(), sqlx::Error> {
    if checkpoint(own).await? < LONG {
        return Ok(());
    }
    let _nobody_commits = writer.lock().await;
    checkpoint(own).await.map(drop)
}

/// How many pages the log has.
async fn checkpoint(own: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    let (_busy, pages, _moved): (i64, i64, i64) =
        sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(own).await?;
    Ok(pages)
}
