//! The one who writes: takes what was decided, keeps as much as there is at once, answers, and
//! spreads the news. A request that dies with its connection changes nothing about that.

use std::sync::Arc;
use std::time::Duration;

use protocol::EventBody;
use store::{Append, Appended, MatchRow, Store, StoreError};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};
use tracing::error;

use crate::bus::{Bus, LOBBY, of_person, tell_work};
use crate::metrics::METRICS;
use crate::tails::Tails;

/// How many appends are kept at once at most.
const GROUP: usize = 256;

/// Under load commits begin no sooner after one another: each costs the same for a few appends as for
/// many, and so much is waited for at most.
const PACE: Duration = Duration::from_millis(5);

/// How many appends in a group are load.
const LOAD: usize = 4;

/// How many may wait.
const QUEUE: usize = 4096;

struct Job {
    append: Append,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// Hands appends to the task that writes.
#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<Job>,
    /// What was just kept, for those who follow it here.
    pub(crate) tails: Arc<Tails>,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.append.fmt(f)
    }
}

impl Writer {
    /// Starts writing; the task ends when every writer is gone and everything is kept. `broken` hears
    /// of a store that cannot be trusted any more, and should not return.
    pub fn start(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        broken: impl Fn(&StoreError) + Send + 'static,
    ) -> (Writer, JoinHandle<()>) {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let tails = Arc::<Tails>::default();
        let writing = write(store, bus, Arc::clone(&tails), jobs, broken);
        (Writer { queue, tails }, tokio::spawn(writing))
    }

    /// Keeps an append, if every log it is for ends right before it.
    ///
    /// # Errors
    /// When the store does not answer; [`StoreError::Unknown`] where it may be kept all the same.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        let ended = || StoreError::Away("the server is ending".to_owned());
        self.queue.send(Job { append, answer }).await.map_err(|_| ended())?;
        // The task answers everything it has taken, unless it was torn down in the middle.
        answered.await.map_err(|_| StoreError::Unknown("the writer is gone".to_owned()))?
    }
}

async fn write(
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    tails: Arc<Tails>,
    mut jobs: mpsc::Receiver<Job>,
    broken: impl Fn(&StoreError),
) {
    let mut group = Vec::with_capacity(GROUP);
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        // In one order everywhere, so that two who write never wait for each other.
        group.sort_by(|one, other| key(one).cmp(&key(other)));
        let (appends, answers): (Vec<Append>, Vec<_>) =
            group.drain(..).map(|job| (job.append, job.answer)).unzip();
        let (begun, load) = (Instant::now(), appends.len() >= LOAD);
        let committed = store.commit(&appends).await;
        METRICS.groups.observe(appends.len() as f64);
        METRICS.commits.observe(begun.elapsed().as_secs_f64());
        match committed {
            Ok(appended) => {
                for ((append, answer), became) in appends.iter().zip(answers).zip(appended) {
                    if became == Appended::Kept {
                        append.logs.iter().for_each(|log| tails.grow(&log.id, &log.events));
                    }
                    // Whoever asked may be gone; the news spread all the same.
                    let _ = answer.send(Ok(became));
                    count(append, became);
                    if became == Appended::Kept {
                        for log in &append.logs {
                            let head = log.events.last().map_or(0, |event| event.number);
                            bus.publish(&log.id, head);
                            spread(&*bus, &log.row);
                        }
                    }
                }
            }
            Err(error) => {
                error!(%error, appends = appends.len(), "a commit failed");
                let failed = match error {
                    StoreError::Unknown(_) => &METRICS.unknown,
                    _ => &METRICS.failed,
                };
                failed.inc_by(appends.len() as u64);
                if matches!(error, StoreError::Broken(_)) {
                    broken(&error);
                }
                answers.into_iter().for_each(|answer| drop(answer.send(Err(error.clone()))));
            }
        }
        if load {
            sleep_until(begun + PACE).await;
        }
    }
}

/// Tells those who follow lists, and the engines. Their numbers are times: what is told twice in a moment is one change.
fn spread(bus: &dyn Bus, row: &MatchRow) {
    if row.engine {
        tell_work(bus);
    }
    if row.public {
        bus.publish(LOBBY, row.at);
    }
    for person in row.persons.iter().flatten() {
        bus.publish(&of_person(person), row.at);
    }
}

fn count(append: &Append, became: Appended) {
    if became == Appended::Conflict {
        METRICS.conflicts.inc();
        return;
    }
    METRICS.appends.inc();
    for event in append.logs.iter().flat_map(|log| &log.events) {
        match event.body {
            EventBody::Created(_) => METRICS.created.inc(),
            EventBody::Ended { .. } => METRICS.ended.inc(),
            _ => continue,
        };
    }
}

fn key(job: &Job) -> Option<(&str, u64)> {
    let log = job.append.logs.first()?;
    Some((&log.id, log.events.first()?.number))
}
