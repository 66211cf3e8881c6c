//! `GET /api/matches/{id}/events`: the log, line by line, as it grows.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::MatchEvent;
use store::StoreError;
use tokio::sync::watch;
use tokio::time::sleep;

use super::caller::Caller;
use super::problem::Problem;
use super::query::number;
use crate::messages;
use crate::metrics::{Counted, METRICS};
use crate::node::Node;
use crate::presence::Present;
use crate::rates::Asked;
use crate::referee::Referee;
use crate::streams::OpenStream;
use crate::tails::{Tail, Told};

/// How long a stream is silent at most: an empty line then says that it is alive.
pub(super) const KEEP_ALIVE: Duration = Duration::from_secs(10);

/// How long to wait where the store does not answer.
pub(super) const RETRY: Duration = Duration::from_secs(1);

/// A list or a stream is of this moment.
pub(super) const FRESH: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

pub(crate) async fn events(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    let (since, tag) = begin(query.as_deref().unwrap_or_default())?;
    let place = caller.open_stream(&node)?;
    let side = node.referee.look(&id, |state| caller.side(&id, state)).await?;
    let log = Log::open(&node, &id, since, tag.as_deref()).await?;
    if log.anew {
        let message = messages::resync();
        return Err(Problem::new(StatusCode::CONFLICT, "resync", message));
    }
    let present = side.map(|side| {
        let referee = Arc::clone(&node.referee);
        node.referee.presence.arrive(&id, side, move || referee.store().now())
    });
    let from = Lines { log, present, ready: VecDeque::new(), stopping: node.stopping() };
    Ok(lines(from, place))
}

/// Tells line by line.
pub(super) trait Lined: Send + 'static {
    /// The next line, when there is one; nothing at the end.
    fn next(&mut self) -> impl Future<Output = Option<Bytes>> + Send;
}

/// An answer that stays open, at that place, until it ends or the connection does.
pub(super) fn lines(from: impl Lined, place: OpenStream) -> Response {
    let held = (place, Counted::one_more(&METRICS.streams));
    let body = Body::from_stream(stream::unfold((from, held), |(mut from, held)| async move {
        let line = from.next().await?;
        Some((Ok::<_, std::convert::Infallible>(line), (from, held)))
    }));
    let kind = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        (header::CACHE_CONTROL, "no-store"),
        // A proxy that collects an answer before it hands it on would never hand on this one.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (kind, body).into_response()
}

/// `since=n&tag=t`.
fn begin(query: &str) -> Result<(u64, Option<String>), Problem> {
    let (mut since, mut tag) = (0, None);
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        match pair.split_once('=') {
            Some(("since", text)) => {
                since = number(text).ok_or_else(|| Problem::malformed(pair))?;
            }
            Some(("tag", text)) => tag = Some(text.to_owned()),
            _ => return Err(Problem::malformed(pair)),
        }
    }
    Ok((since, tag))
}

/// A log that is followed.
pub(super) struct Log {
    referee: Arc<Referee>,
    id: String,
    seen: u64,
    news: watch::Receiver<u64>,
    /// What was written here since.
    tail: Arc<Tail>,
    /// Whether the store was read: only then nothing falls between it and the news.
    begun: bool,
    /// Whether the store did not answer: whoever was told something has yet to read it.
    behind: bool,
    /// Whether whoever follows has seen another log, and gets this one from the beginning.
    pub(super) anew: bool,
}

impl Log {
    /// Follows a log after the entry with that number, which has that tag.
    pub(super) async fn open(
        node: &Node,
        id: &str,
        since: u64,
        tag: Option<&str>,
    ) -> Result<Log, StoreError> {
        // Subscribed first, read then: nothing falls between.
        let referee = Arc::clone(&node.referee);
        let (news, tail) = (referee.bus().subscribe(id), referee.tail(id));
        let (id, seen) = (id.to_owned(), since);
        let mut log =
            Log { referee, id, seen, news, tail, begun: false, behind: false, anew: false };
        if since > 0 {
            let last = log.referee.store().read(&log.id, since - 1).await?;
            let same = |event: &MatchEvent| tag.is_none_or(|tag| event.tag == tag);
            if last.first().is_some_and(same) {
                log.referee.bus().tell(&log.id, since);
            } else {
                (log.seen, log.anew) = (0, true);
            }
        }
        Ok(log)
    }

    /// The number of the last entry that was handed out.
    pub(super) fn seen(&self) -> u64 {
        self.seen
    }

    /// What is there and was not handed out.
    pub(super) async fn read(&mut self) -> Result<Vec<Told>, StoreError> {
        let told = *self.news.borrow_and_update();
        let written = self.tail.after(self.seen, told);
        let events = match written {
            Some(events) if self.begun => events,
            // Nobody has told of more.
            None if self.begun && told <= self.seen => Vec::new(),
            _ => {
                let events = self.referee.store().read(&self.id, self.seen).await;
                self.behind = events.is_err();
                let events = events?;
                if let Some(last) = events.last() {
                    // What is compared with the ends of the logs is what was handed out.
                    self.referee.bus().tell(&self.id, last.number);
                }
                events.iter().map(Told::new).collect()
            }
        };
        (self.begun, self.behind) = (true, false);
        self.seen = events.last().map_or(self.seen, |event| event.number);
        Ok(events)
    }

    /// Whether the log is another one now: whoever follows it has to come back.
    pub(super) fn has_ended(&self) -> bool {
        self.news.has_changed().is_err()
    }

    /// Done when there may be more.
    pub(super) async fn grown(&mut self) {
        if self.behind {
            // Nobody tells the same news twice.
            return sleep(RETRY).await;
        }
        // It ends where the log is another one.
        let _ = self.news.changed().await;
    }
}

struct Lines {
    log: Log,
    #[expect(dead_code, reason = "a player is here for as long as it lives")]
    present: Option<Present>,
    ready: VecDeque<Bytes>,
    stopping: watch::Receiver<bool>,
}

impl Lined for Lines {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(line) = self.ready.pop_front() {
                return Some(line);
            }
            if *self.stopping.borrow() || self.log.has_ended() {
                return None;
            }
            match self.log.read().await {
                Ok(events) => self.ready.extend(events.iter().map(Told::line)),
                // Only a newer program can go on here.
                Err(StoreError::NewerEvent { .. }) => return None,
                // It is read again in a moment.
                Err(_) => {}
            }
            if self.ready.is_empty() {
                tokio::select! {
                    () = self.log.grown() => {}
                    _ = self.stopping.changed() => return None,
                    () = sleep(KEEP_ALIVE) => return Some(Bytes::from_static(b"\n")),
                }
            }
        }
    }
}
