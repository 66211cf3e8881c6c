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
mod connection;
mod connections;
mod encoding;
mod error;
mod headers;
mod licences;
mod limits;
mod log;
mod router;
mod serve;
mod shutdown;

pub use error::ServeError;
pub use licences::LICENCES;
pub use limits::Limits;
pub use router::app;
pub use serve::serve;

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;

use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::shutdown::Requests;

/// Where to serve, and where to keep what must not be forgotten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Host and port; port 0 takes a free one.
    pub listen: String,
    /// The folder for everything the server keeps; made where it is missing.
    pub data: Option<PathBuf>,
}

/// Serves until the process is asked to end; asked again, it ends without waiting for anybody.
/// `ready` hears the address once it answers.
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
        let mut requests = Requests::listen().map_err(ServeError::Broken)?;
        ready(address);
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async { drop(stopped.await) };
        let asked_twice = async {
            requests.next().await;
            drop(stop);
            requests.next().await;
        };
        tokio::select! {
            () = serve(listener, app(), Limits::of_this_process(), stopped) => (),
            () = asked_twice => (),
        }
        Ok(())
    })
}
