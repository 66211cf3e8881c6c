//! When to end: Ctrl-C, or a polite request by the system.

use std::io;

/// Requests to end, one after the other.
#[cfg(unix)]
pub(crate) struct Requests {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Requests {
    /// Hears them from now on.
    pub(crate) fn listen() -> io::Result<Requests> {
        use tokio::signal::unix::{SignalKind, signal};
        let interrupt = signal(SignalKind::interrupt())?;
        Ok(Requests { interrupt, terminate: signal(SignalKind::terminate())? })
    }

    /// Waits until the process is asked to end.
    pub(crate) async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => (),
            _ = self.terminate.recv() => (),
        }
    }
}

/// Requests to end, one after the other.
#[cfg(not(unix))]
pub(crate) struct Requests;

#[cfg(not(unix))]
impl Requests {
    /// Hears them from now on.
    pub(crate) fn listen() -> io::Result<Requests> {
        Ok(Requests)
    }

    /// Waits until the process is asked to end.
    pub(crate) async fn next(&mut self) {
        // Where there is no Ctrl-C to wait for, the process ends without us.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
