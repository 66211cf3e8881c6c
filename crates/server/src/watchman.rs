//! What happens without being asked for: flags fall, deadlines pass, news that was lost is told
//! again, and the store hears that we are alive.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};
use tracing::warn;

use crate::engines::{think, usual_pool};
use crate::referee::Referee;
use crate::store::{LEAST_OUTAGE, StoreError};

/// How often to look for what is due.
const DUE: Duration = Duration::from_millis(250);

/// How often the store hears of us; the shorter, the less of an outage is missed.
const BEAT: Duration = Duration::from_secs(1);

/// How often what is watched is compared with the ends of the logs: the last message, when it is
/// lost, leaves no gap to notice.
const COMPARE: Duration = Duration::from_secs(3);

/// How many matches are looked at in one go.
const MOST: u32 = 200;

/// Watches over the matches of a referee until it is dropped, and lets so many engines think. Time in which nobody watched was an
/// outage, so this waits for the store to know that.
///
/// # Errors
/// When the store does not answer.
pub async fn watch(
    referee: &Arc<Referee>,
    engines: Option<usize>,
) -> Result<JoinSet<()>, StoreError> {
    referee.store().beat(1).await?;
    let mut tasks = JoinSet::new();
    tasks.spawn(every(DUE, Arc::clone(referee), async |referee: &Referee| {
        let due = referee.store().due(referee.store().now(), MOST).await?;
        for id in due {
            // Where it fails, it stays due.
            let _ = referee.tick(&id).await;
        }
        Ok(())
    }));
    tasks.spawn(every(BEAT, Arc::clone(referee), async |referee: &Referee| {
        referee.store().beat(LEAST_OUTAGE).await
    }));
    tasks.spawn(every(COMPARE, Arc::clone(referee), async |referee: &Referee| {
        let seen = referee.presence.take(referee.store().now());
        if !seen.is_empty() {
            referee.store().mark_seen(&seen).await?;
        }
        compare(referee).await
    }));
    tasks.spawn(think(Arc::clone(referee), engines.unwrap_or_else(usual_pool)));
    Ok(tasks)
}

/// Tells again what somebody watches and may not have heard of.
///
/// # Errors
/// When the store does not answer.
pub async fn compare(referee: &Referee) -> Result<(), StoreError> {
    let watched: Vec<String> = referee.bus().watched().into_iter().map(|(id, _)| id).collect();
    for some in watched.chunks(MOST as usize) {
        for (id, head) in referee.store().heads(some).await? {
            referee.bus().tell(&id, head);
        }
    }
    Ok(())
}

async fn every(
    time: Duration,
    referee: Arc<Referee>,
    work: impl AsyncFn(&Referee) -> Result<(), StoreError>,
) {
    let mut ticks = interval(time);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut fails = false;
    loop {
        ticks.tick().await;
        // Without the store nothing can be done; it is asked again in a moment.
        match (work(&referee).await, fails) {
            (Err(error), false) => {
                fails = true;
                warn!(%error, "what happens by itself has to wait");
            }
            (Ok(()), true) => {
                fails = false;
                warn!("what happens by itself goes on");
            }
            _ => {}
        }
    }
}
