//! Why nothing is served.

use std::io;
use std::path::PathBuf;

use game::error::quoted;
use game::{Arg, LocalizedError, Message};
use store::StoreError;

use crate::serve::messages;

/// Why the server does not start, or stopped.
#[derive(Debug)]
pub enum ServeError {
    /// The address cannot be listened on.
    Listen {
        /// As it was given.
        address: String,
        /// What the system says.
        error: io::Error,
    },
    /// The address for metrics cannot be listened on.
    Metrics {
        /// As it was given.
        address: String,
        /// What the system says.
        error: io::Error,
    },
    /// The folder for what is kept cannot be made.
    Data {
        /// As it was given.
        folder: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The data cannot be used.
    Store(StoreError),
    /// The system does not allow so many open files.
    Connections {
        /// How many connections were asked for.
        asked: usize,
        /// How many there could be.
        most: usize,
    },
    /// The address of the bus makes no sense. What was given is not told: it may hold a password.
    BusAddress,
    /// The program was built without what several nodes need.
    NoCluster,
    /// Nobody would make the computer's moves: only the server itself works for this database.
    NoEngines,
    /// Only the server itself works for this database.
    NoWorkers,
    /// The system does not let us serve.
    Broken(io::Error),
}

impl LocalizedError for ServeError {
    fn message(&self) -> Message {
        let said = |error: &io::Error| Arg::Name(error.to_string());
        match self {
            ServeError::Listen { address, error } if error.kind() == io::ErrorKind::AddrInUse => {
                messages::taken(Arg::name(address), Arg::name(another(address)))
            }
            ServeError::Listen { address, error } => messages::listen(quoted(address), said(error)),
            ServeError::Metrics { address, error } => {
                messages::metrics(quoted(address), said(error))
            }
            ServeError::Data { folder, error } => {
                messages::data(Arg::Quote(folder.display().to_string()), said(error))
            }
            ServeError::Store(error) => error.message(),
            ServeError::Connections { asked, most } => messages::connections(*asked, *most),
            ServeError::BusAddress => messages::bus_address(),
            ServeError::NoCluster => messages::no_cluster(),
            ServeError::NoEngines => messages::no_engines(),
            ServeError::NoWorkers => messages::no_workers(),
            ServeError::Broken(error) => messages::broken(said(error)),
        }
    }
}

game::errors_in_english!(ServeError);

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> ServeError {
        ServeError::Store(error)
    }
}

/// The same host, the next port.
fn another(address: &str) -> String {
    let (host, port) = address.rsplit_once(':').unwrap_or(("127.0.0.1", "7070"));
    let next = port.parse().ok().and_then(|port: u16| port.checked_add(1));
    format!("{host}:{}", next.unwrap_or(0))
}
