//! What is removed because nobody needs it any more, little by little. A match that was played to an end is
//! kept, and so is any in which somebody moved who has an account.

use std::sync::Arc;
use std::time::Duration;

use matches::Millis;
use store::{Database, StoreError};
use tokio::time::sleep;

use crate::node::Node;

pub(crate) const DAY: Millis = 24 * 3600 * 1000;

/// How long a match that was called off before the first move is kept.
pub(crate) const UNPLAYED: Millis = 14 * DAY;

/// How long a match between guests that was called off after a move is kept.
pub(crate) const ABANDONED: Millis = 30 * DAY;

/// How long a guest without any match is known.
pub(crate) const GUEST: Millis = 30 * DAY;

/// How much is removed in one go, so that moves never wait for it.
const BATCH: u32 = 100;

/// How often to look.
const LOOK: Duration = Duration::from_secs(60);

/// Removes what is old now, at most a batch of each. Tells how much that was.
///
/// # Errors
/// When the store does not answer.
pub async fn remove_old(database: &dyn Database) -> Result<u64, StoreError> {
    let now = database.now();
    let matches = database.remove_unplayed(now.saturating_sub(UNPLAYED), BATCH).await?;
    let abandoned = database.remove_abandoned(now.saturating_sub(ABANDONED), BATCH).await?;
    let guests = database.remove_guests(now.saturating_sub(GUEST), BATCH).await?;
    Ok(matches + abandoned + guests)
}

/// Removes what is old for as long as it is awaited.
pub(crate) async fn keep_removing(node: Arc<Node>) {
    loop {
        sleep(LOOK).await;
        // Where the store does not answer, it is asked again the next time.
        let _ = remove_old(&*node.database).await;
    }
}
