//! Analyses of whole games, one position at a time, so that the computer's moves need not wait for
//! them. What is kept is the record without names: those are looked up when it is read.

use catalog::Annotator;
use protocol::MatchStatus;
use search::CancelToken;
use store::{Database, Work};
use tracing::error;

use crate::metrics::METRICS;
use crate::referee::{Failure, Referee};

/// Nodes for every position.
const NODES: u64 = 100_000;

const HASH: usize = 16; // mebibytes

/// How long a game may be that is analysed: as long as the longest that are played.
pub(crate) const MOST_PLIES: u32 = 600;

/// How many analyses may wait.
pub(crate) const MOST_WAITING: u32 = 100;

/// An analysis as far as it is.
pub(crate) struct Progress {
    work: Work,
    annotator: Option<Box<Annotator>>,
}

impl Progress {
    /// Nothing is done yet.
    pub(crate) fn new(work: Work) -> Progress {
        Progress { work, annotator: None }
    }

    /// What it is about.
    pub(crate) fn work(&self) -> &Work {
        &self.work
    }
}

/// Looks at the next position. Gives the analysis back where there is more to do.
pub(crate) async fn analyse(
    referee: &Referee,
    database: &dyn Database,
    progress: Progress,
    cancel: &CancelToken,
) -> Option<Progress> {
    let Progress { work, annotator } = progress;
    let annotator = match annotator {
        Some(annotator) => annotator,
        None => match open(referee, &work).await {
            Ok(Some(annotator)) => annotator,
            Ok(None) => return keep(database, &work, None).await,
            // It comes back when its time is over.
            Err(_) => return None,
        },
    };
    let cancel = cancel.clone();
    let step = tokio::task::spawn_blocking(move || {
        let mut annotator = annotator;
        annotator.step(&cancel).map(|more| (more, annotator))
    });
    match step.await {
        Ok(Ok((true, annotator))) => Some(Progress { work, annotator: Some(annotator) }),
        Ok(Ok((false, annotator))) => {
            let record = annotator.into_sheet().to_string();
            keep(database, &work, Some(&record)).await
        }
        Ok(Err(_)) | Err(_) => {
            error!("a game could not be analysed");
            keep(database, &work, None).await
        }
    }
}

/// Nothing more is to be done. Where it is not kept, it is done again when its time is over.
async fn keep(database: &dyn Database, work: &Work, record: Option<&str>) -> Option<Progress> {
    if database.keep_analysis(&work.id, work.number, record).await == Ok(true) {
        METRICS.analyses.inc();
    }
    None
}

/// The record to annotate; none where the match is not, or not any more, what was asked about.
async fn open(referee: &Referee, work: &Work) -> Result<Option<Box<Annotator>>, Failure> {
    let seen = referee.look(&work.id, |state| {
        let asked = state.board_event() == work.number
            && matches!(state.status(), MatchStatus::Over | MatchStatus::Aborted)
            && !state.is_frozen()
            && state.ply() <= MOST_PLIES;
        asked.then(|| (state.table().copy(), state.sheet()))
    });
    let found = match seen.await {
        Ok(found) => found,
        Err(Failure::NotFound) => None,
        Err(error) => return Err(error),
    };
    let Some((table, sheet)) = found else { return Ok(None) };
    Ok(Some(Box::new(Annotator::new(table, sheet, NODES, HASH))))
}
