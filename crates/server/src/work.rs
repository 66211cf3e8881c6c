//! What is to be done for matches besides answering: the computer's moves, and after them analyses
//! of whole games. It is taken from the database as leases, so that nodes and workers do not do the
//! same twice, and what comes of it names what it answers: one who is late does no harm.

use std::collections::HashMap;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use matches::Millis;
use search::CancelToken;
use store::{Database, Work, WorkKind};
use tokio::task::{Id, JoinError, JoinSet};
use tokio::time::{Interval, MissedTickBehavior, interval, sleep, timeout};
use tracing::error;

use crate::analyses::{Progress, analyse};
use crate::bus::{WORK, tell_work};
use crate::engines::answer;
use crate::metrics::METRICS;
use crate::referee::Referee;
use crate::secret;

/// How often to look for work where nobody says that there is some: the news may be lost, and
/// somebody else may have ended in the middle of a thought. Analyses are looked for no sooner.
const LOOK: Duration = Duration::from_secs(2);

/// For how long work is taken: as long as others wait where its holder dies.
const LEASE: Millis = 10_000;

/// How often it is taken anew for as long as somebody is at it.
const RENEW: Duration = Duration::from_secs(3);

/// How long to leave alone what could not be done.
const PAUSE: Duration = Duration::from_secs(1);

/// How long to wait for what is just being kept, when it all ends.
const LAST: Duration = Duration::from_secs(3);

/// How many think at a time: half of the processors, so that the rest answers.
pub(crate) fn usual_places() -> usize {
    thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1))
}

/// Does what is to be done, so much of it at a time (nothing for 0), until then; what is not done by then is given
/// back for others to do.
pub async fn work(
    referee: Arc<Referee>,
    database: Arc<dyn Database>,
    places: usize,
    until: impl Future<Output = ()>,
) {
    let mut until = pin!(until);
    let mut news = referee.bus().subscribe(WORK);
    let (mut look, mut renewal) = (ticks(LOOK), ticks(RENEW));
    let mut bench = Workbench {
        referee,
        database,
        places,
        holder: secret::id(),
        cancel: CancelToken::default(),
        doing: JoinSet::new(),
        held: HashMap::new(),
        begun: Vec::new(),
        analyses: true,
    };
    loop {
        bench.fill().await;
        tokio::select! {
            () = until.as_mut() => break,
            Ok(()) = news.changed() => {}
            Some(ended) = bench.doing.join_next_with_id() => bench.put_down(ended),
            _ = renewal.tick() => bench.renew().await,
            _ = look.tick() => bench.look_around().await,
        }
    }
    bench.leave().await;
}

fn ticks(time: Duration) -> Interval {
    let mut ticks = interval(time);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}

/// What one process has in hand.
struct Workbench {
    referee: Arc<Referee>,
    database: Arc<dyn Database>,
    places: usize,
    holder: String,
    cancel: CancelToken,
    /// Each ends with the analysis that it has gone on with, if that is not done yet.
    doing: JoinSet<Option<Progress>>,
    held: HashMap<Id, Work>,
    /// Analyses that wait for the next place.
    begun: Vec<Progress>,
    /// Whether there may be analyses that nobody has begun.
    analyses: bool,
}

impl Workbench {
    fn free(&self) -> u32 {
        u32::try_from(self.places.saturating_sub(self.doing.len())).unwrap_or(u32::MAX)
    }

    /// Fills the free places. A move waits for one position of an analysis at most.
    async fn fill(&mut self) {
        if self.free() == 0 {
            return;
        }
        // Without the database nothing can be done; it is asked again in a moment.
        let moves = self.database.take(WorkKind::Move, &self.holder, self.free(), LEASE).await;
        let Ok(moves) = moves else { return };
        for work in moves {
            self.begin_move(work);
        }
        if self.free() > 0 {
            METRICS.waiting.set(0);
        }
        while self.free() > 0 {
            let Some(progress) = self.next_analysis().await else { return };
            let (referee, database) = (Arc::clone(&self.referee), Arc::clone(&self.database));
            let (cancel, work) = (self.cancel.clone(), progress.work().clone());
            // What is done is not found again; what could not be done is when its time is over.
            let doing = self
                .doing
                .spawn(async move { analyse(&referee, &*database, progress, &cancel).await });
            self.held.insert(doing.id(), work);
        }
    }

    fn begin_move(&mut self, work: Work) {
        let (referee, database) = (Arc::clone(&self.referee), Arc::clone(&self.database));
        let (cancel, holder) = (self.cancel.clone(), self.holder.clone());
        let taken = work.clone();
        let doing = self.doing.spawn(async move {
            if answer(&referee, &work, &cancel).await.is_none() {
                sleep(PAUSE).await;
            }
            // Where this is not heard, the time runs out.
            let _ = database.give_back(&holder, &[work]).await;
            None
        });
        self.held.insert(doing.id(), taken);
    }

    /// An analysis to go on with, or to begin.
    async fn next_analysis(&mut self) -> Option<Progress> {
        if let Some(progress) = self.begun.pop() {
            return Some(progress);
        }
        if !self.analyses {
            return None;
        }
        let taken = self.database.take(WorkKind::Analysis, &self.holder, 1, LEASE).await;
        let work = taken.ok().and_then(|taken| taken.into_iter().next());
        self.analyses = work.is_some();
        work.map(Progress::new)
    }

    fn put_down(&mut self, ended: Result<(Id, Option<Progress>), JoinError>) {
        match ended {
            Ok((id, progress)) => {
                self.held.remove(&id);
                self.begun.extend(progress);
            }
            Err(error) => {
                // Not given back: it comes back when its time is over, here or elsewhere.
                error!("work broke off: {error}");
                self.held.remove(&error.id());
            }
        }
    }

    fn all(&self) -> Vec<Work> {
        let begun = self.begun.iter().map(Progress::work);
        self.held.values().chain(begun).cloned().collect()
    }

    async fn renew(&mut self) {
        let all = self.all();
        if all.is_empty() {
            return;
        }
        // Where the database does not answer, the time may run out; others do the same then.
        let Ok(ours) = self.database.renew(&self.holder, &all, LEASE).await else { return };
        self.begun.retain(|progress| ours.contains(progress.work()));
    }

    async fn look_around(&mut self) {
        self.analyses = true;
        if self.free() == 0
            && let Ok(waiting) = self.database.waiting(WorkKind::Move).await
        {
            METRICS.waiting.set(i64::try_from(waiting).unwrap_or(i64::MAX));
        }
    }

    /// Ends thoughts, and lets others have them.
    async fn leave(mut self) {
        self.cancel.cancel();
        let last = async {
            while let Some(ended) = self.doing.join_next_with_id().await {
                self.put_down(ended);
            }
        };
        let _ = timeout(LAST, last).await;
        let all = self.all();
        if !all.is_empty() {
            let _ = self.database.give_back(&self.holder, &all).await;
        }
        tell_work(self.referee.bus());
    }
}
