//! Serves Quinconce to browsers: the page with its rules and engine, and what the page asks for.
//!
//! The page lies inside the program, so one file is all there is to install.
//!
//! ```no_run
//! let settings = server::Settings { listen: "127.0.0.1:7070".to_owned(), data: None };
//! server::run(&settings, |address| println!("http://{address}"))?;
//! # Ok::<(), server::ServeError>(())
//! ```

mod api;
mod bundle;
mod encoding;
mod error;
mod headers;
mod router;
mod shutdown;

pub use error::ServeError;
pub use router::app;

use std::fs;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use tokio::net::TcpListener;

/// How long answers that are under way may take once the server is asked to end.
const FAREWELL: Duration = Duration::from_secs(10);

/// Where to serve, and where to keep what must not be forgotten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Host and port; port 0 takes a free one.
    pub listen: String,
    /// The folder for everything the server keeps; made where it is missing.
    pub data: Option<PathBuf>,
}

/// Serves until the process is asked to end. `ready` hears the address once it answers.
///
/// # Errors
/// When the folder cannot be made or the address cannot be listened on.
pub fn run(settings: &Settings, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    if let Some(folder) = &settings.data {
        fs::create_dir_all(folder)
            .map_err(|error| ServeError::Data { folder: folder.clone(), error })?;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(ServeError::Broken)?;
    runtime.block_on(async {
        let told = |error| ServeError::Listen { address: settings.listen.clone(), error };
        let listener = TcpListener::bind(&settings.listen).await.map_err(told)?;
        let address = listener.local_addr().map_err(ServeError::Broken)?;
        let asked = shutdown::asked().map_err(ServeError::Broken)?;
        ready(address);
        serve(listener, asked).await.map_err(ServeError::Broken)
    })
}

/// Serves on that listener until `stop` is done; answers that are under way are finished first.
///
/// # Errors
/// When the listener breaks.
pub async fn serve(
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (leave, left) = tokio::sync::oneshot::channel();
    let stop = async move {
        stop.await;
        let _ = leave.send(());
    };
    let serving = axum::serve(listener, app()).with_graceful_shutdown(stop);
    let late = async {
        // An error is a server that ended by itself; then nothing is late.
        if left.await.is_err() {
            std::future::pending::<()>().await;
        }
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        done = serving.into_future() => done,
        () = late => Ok(()),
    }
}
