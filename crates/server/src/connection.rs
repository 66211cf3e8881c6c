//! One connection as the server sees it: whether it waits for the client, and since when.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Instant;

use axum::body::{Body, Bytes};
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::{Notify, OwnedSemaphorePermit};

use crate::limits::Limits;
use crate::metrics::Counted;

/// What a connection is busy with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Phase {
    /// The client says what it wants, in the head of its request and in the body.
    Head,
    /// The answer is made and sent; however long it takes, the client is not to blame.
    Answer,
    /// The client has been answered and may ask again.
    Idle,
    /// It speaks another protocol, which decides itself how long it lasts.
    Upgraded,
}

/// The state of a connection, shared by those who serve it and those who watch it.
#[derive(Debug)]
pub(crate) struct Connection {
    state: Mutex<State>,
    closed: Notify,
}

#[derive(Debug)]
struct State {
    phase: Phase,
    since: Instant,
    /// Since when the client takes nothing of what lies ready.
    stalled: Option<Instant>,
}

/// What a client owes us.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Wait {
    /// The rest of its question.
    Head,
    /// Its next question.
    Request,
    /// To take the answer.
    Reader,
}

impl State {
    fn waits(&self) -> Option<(Instant, Wait)> {
        match (self.phase, self.stalled) {
            (Phase::Upgraded, _) | (Phase::Answer, None) => None,
            (_, Some(since)) => Some((since, Wait::Reader)),
            (Phase::Head, None) => Some((self.since, Wait::Head)),
            (Phase::Idle, None) => Some((self.since, Wait::Request)),
        }
    }
}

impl Connection {
    pub(crate) fn new() -> Arc<Connection> {
        let state = State { phase: Phase::Head, since: Instant::now(), stalled: None };
        Arc::new(Connection { state: Mutex::new(state), closed: Notify::new() })
    }

    /// Since when the client keeps us waiting; nothing where it does not.
    pub(crate) fn waits_since(&self) -> Option<Instant> {
        self.state().waits().map(|(since, _)| since)
    }

    /// Whether the client has kept us waiting for too long.
    pub(crate) fn is_late(&self, now: Instant, limits: &Limits) -> bool {
        self.state().waits().is_some_and(|(since, wait)| {
            let limit = match wait {
                Wait::Head => limits.head,
                Wait::Request => limits.idle,
                Wait::Reader => limits.stall,
            };
            now.saturating_duration_since(since) >= limit
        })
    }

    /// Whether an answer is on its way to the client.
    pub(crate) fn is_answered(&self) -> bool {
        let state = self.state();
        state.phase == Phase::Answer || matches!(state.waits(), Some((_, Wait::Reader)))
    }

    /// Asks whoever serves it to drop it.
    pub(crate) fn close(&self) {
        self.closed.notify_one();
    }

    /// Done when it is to be dropped.
    pub(crate) async fn closed(&self) {
        self.closed.notified().await;
    }

    /// Begins an answer, which lasts until the guard is dropped.
    pub(crate) fn answer(self: &Arc<Connection>) -> Answering {
        self.enter(Phase::Answer);
        Answering(Arc::clone(self))
    }

    /// The rest of a question is awaited, until the guard is dropped: the client keeps us waiting for it as
    /// for its head.
    pub(crate) fn question(self: &Arc<Connection>) -> Questioned {
        self.enter(Phase::Head);
        Questioned(Arc::clone(self))
    }

    /// Hands it over to what it was upgraded to.
    pub(crate) fn hand_over(&self) {
        self.enter(Phase::Upgraded);
    }

    fn enter(&self, phase: Phase) {
        let mut state = self.state();
        (state.phase, state.since) = (phase, Instant::now());
    }

    /// Bytes came in. A question begins with its first byte: dribbling makes it no younger.
    fn heard(&self) {
        let mut state = self.state();
        if state.phase == Phase::Idle {
            (state.phase, state.since) = (Phase::Head, Instant::now());
        }
    }

    /// Bytes went out, or could not.
    fn wrote(&self, pending: bool) {
        let mut state = self.state();
        state.stalled = pending.then(|| state.stalled.unwrap_or_else(Instant::now));
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An answer is being given.
#[derive(Debug)]
pub(crate) struct Answering(Arc<Connection>);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.enter(Phase::Idle);
    }
}

/// A question comes in.
#[derive(Debug)]
pub(crate) struct Questioned(Arc<Connection>);

impl Drop for Questioned {
    fn drop(&mut self) {
        self.0.enter(Phase::Answer);
    }
}

/// The body of an answer, which lasts until all of it was taken.
#[derive(Debug)]
pub(crate) struct AnswerBody {
    pub(crate) body: Body,
    pub(crate) _answering: Answering,
}

impl HttpBody for AnswerBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The socket of a connection, which tells what goes through it.
#[derive(Debug)]
pub(crate) struct Socket {
    pub(crate) stream: TcpStream,
    pub(crate) connection: Arc<Connection>,
    /// Its place among all connections: taken for as long as the socket is open, even when it
    /// speaks another protocol by then.
    pub(crate) _place: OwnedSemaphorePermit,
    pub(crate) _counted: Option<Counted>,
}

impl AsyncRead for Socket {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.connection.heard();
        }
        read
    }
}

impl AsyncWrite for Socket {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.connection.wrote(written.is_pending());
        written
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.connection.wrote(written.is_pending());
        written
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
