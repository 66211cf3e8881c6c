//! When to end: Ctrl-C, or a polite request by the system.

use std::future::Future;
use std::io;

/// Waits until the process is asked to end. Listens from the moment it is called.
#[cfg(unix)]
pub(crate) fn asked() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => (),
            _ = terminate.recv() => (),
        }
    })
}

/// Waits until the process is asked to end.
#[cfg(not(unix))]
pub(crate) fn asked() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        // Where there is no Ctrl-C to wait for, the process ends without us.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
