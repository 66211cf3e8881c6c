//! Why nothing is served.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;

use crate::store::StoreError;

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
    /// The system does not let us serve.
    Broken(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Listen { address, error } if error.kind() == io::ErrorKind::AddrInUse => {
                write!(
                    f,
                    "{address} is taken by another program: \
                     choose another address with --listen, such as --listen {}",
                    another(address)
                )
            }
            ServeError::Listen { address, error } => {
                write!(
                    f,
                    "cannot listen on {address:?}: {error}; expected host and port after \
                     --listen, such as --listen 127.0.0.1:7070"
                )
            }
            ServeError::Metrics { address, error } => {
                write!(f, "cannot serve metrics on {address:?}: {error}")
            }
            ServeError::Data { folder, error } => {
                write!(f, "cannot keep data in {:?}: {error}", folder.display().to_string())
            }
            ServeError::Store(error) => error.fmt(f),
            ServeError::Connections { asked, most } => write!(
                f,
                "--connections {asked} needs more open files than the system allows: at most {most} \
                 are possible here (ulimit -n)"
            ),
            ServeError::Broken(error) => write!(f, "cannot serve: {error}"),
        }
    }
}

impl Error for ServeError {}

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
