//! What happens without being asked for: flags fall, deadlines pass, news that was lost is told
//! again, and the store hears that we are alive.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use matches::Millis;
use store::{LEAST_OUTAGE, StoreError};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};
use tracing::warn;

use crate::bus::{Reach, Topic};
use crate::referee::{Failure, Referee};

/// How often to look for what is due.
const DUE: Duration = Duration::from_millis(250);

/// How often the store hears of us; the shorter, the less of an outage is missed.
const BEAT: Duration = Duration::from_secs(1);

/// How often the store hears who is here; other nodes know it from there.
fn marking(referee: &Referee) -> Duration {
    match referee.bus().reach() {
        Reach::Alone => Duration::from_secs(3),
        Reach::Connected | Reach::Away => Duration::from_secs(1),
    }
}

/// How often what is watched is compared with the ends of the logs: the last message, when it is
/// lost, leaves no gap to notice. Where no news comes from other nodes, this is how it is heard of.
pub(crate) fn comparing(referee: &Referee) -> Duration {
    Duration::from_secs(match referee.bus().reach() {
        Reach::Alone => 3,
        Reach::Connected => 2,
        Reach::Away => 1,
    })
}

/// How many matches are looked at in one go.
const MOST: u32 = 200;

/// For how long a match is left alone that cannot be read.
const SKIP: Millis = 60_000;

/// How many ends of logs are asked for in one go.
const HEADS: usize = 1000;

/// Watches over the matches of a referee until it is dropped. Time in which nobody watched was an
/// outage, so this waits for the store to know that.
///
/// # Errors
/// When the store does not answer.
pub async fn watch(referee: &Arc<Referee>) -> Result<JoinSet<()>, StoreError> {
    referee.store().beat(1).await?;
    let mut tasks = JoinSet::new();
    let skipped = Skipped::default();
    tasks.spawn(every(
        |_| DUE,
        Arc::clone(referee),
        async move |referee: &Referee| do_due(referee, &skipped).await,
    ));
    tasks.spawn(every(
        |_| BEAT,
        Arc::clone(referee),
        async |referee: &Referee| referee.store().beat(LEAST_OUTAGE).await,
    ));
    tasks.spawn(every(marking, Arc::clone(referee), async |referee: &Referee| {
        let shared = referee.bus().reach() != Reach::Alone;
        // A few at a time: whoever moves waits for as long as it takes to write them down.
        for some in referee.presence.take(referee.store().now(), shared).chunks(MOST as usize) {
            referee.store().mark_seen(some).await?;
        }
        Ok(())
    }));
    tasks.spawn(every(comparing, Arc::clone(referee), compare));
    Ok(tasks)
}

/// Does what is due. Where it fails, it stays due.
async fn do_due(referee: &Referee, skipped: &Skipped) -> Result<(), StoreError> {
    let now = referee.store().now();
    // Those that cannot be read stay the longest due: what is behind them must be found all the same.
    let due = referee.store().due(now, MOST + skipped.forget_until(now)).await?;
    for id in due {
        if skipped.contains(&id) {
            continue;
        }
        if let Err(
            error @ (Failure::Log(_)
            | Failure::NotFound
            | Failure::Store(StoreError::NewerEvent { .. })),
        ) = referee.tick(&id).await
        {
            warn!(?error, "nothing happens by itself in a match that cannot be read");
            skipped.skip(id, now + SKIP);
        }
    }
    Ok(())
}

/// Matches that a newer program has made, or whose logs make no sense, until when they are left alone.
#[derive(Debug, Default)]
struct Skipped(Mutex<HashMap<String, Millis>>);

impl Skipped {
    /// Those whose time is over are tried again; tells how many are left.
    fn forget_until(&self, now: Millis) -> u32 {
        let mut skipped = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        skipped.retain(|_, until| *until > now);
        u32::try_from(skipped.len()).unwrap_or(u32::MAX - MOST)
    }

    fn contains(&self, id: &str) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(id)
    }

    fn skip(&self, id: String, until: Millis) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id, until);
    }
}

/// Tells again what somebody watches and may not have heard of. A log that is shorter than was told is
/// another one.
///
/// # Errors
/// When the store does not answer.
pub async fn compare(referee: &Referee) -> Result<(), StoreError> {
    // What was told before the store is asked is in the store.
    let mut watched = referee.bus().watched();
    watched.retain(|(name, _)| matches!(Topic::of(name), Topic::Match(_)));
    for some in watched.chunks(HEADS) {
        let names: Vec<String> = some.iter().map(|(name, _)| name.clone()).collect();
        let heads: HashMap<String, u64> =
            referee.store().heads(&names).await?.into_iter().collect();
        for (id, told) in some {
            match heads.get(id).copied().unwrap_or(0) {
                head if head < *told => referee.begin_anew(id),
                head => referee.bus().tell(id, head),
            }
        }
    }
    Ok(())
}

/// Tells again of the matches among these.
pub(crate) async fn compare_some(
    referee: &Referee,
    mut names: Vec<String>,
) -> Result<(), StoreError> {
    names.retain(|name| matches!(Topic::of(name), Topic::Match(_)));
    for some in names.chunks(HEADS) {
        for (id, head) in referee.store().heads(some).await? {
            referee.bus().tell(&id, head);
        }
    }
    Ok(())
}

async fn every(
    pause: impl Fn(&Referee) -> Duration,
    referee: Arc<Referee>,
    work: impl AsyncFn(&Referee) -> Result<(), StoreError>,
) {
    let mut fails = false;
    loop {
        let next = Instant::now() + pause(&referee);
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
        sleep_until(next).await;
    }
}
