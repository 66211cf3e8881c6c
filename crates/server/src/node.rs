//! Everything that answers share.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::{Database, SqliteStore, StoreError};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing::error;

use crate::bus::{Bus, LocalBus};
use crate::lobby::Lobby;
use crate::passphrase::Passphrases;
use crate::rates::Rates;
use crate::referee::Referee;
use crate::rooms::{Closings, Rooms};
use crate::streams::Streams;
use crate::writer::Writer;

/// How a node presents itself, and whom it believes.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NodeSettings {
    /// The address under which people reach it, where that is not the one they ask for.
    pub public_url: Option<String>,
    /// Whether a proxy before it tells who asks.
    pub trust_proxy: bool,
    /// How many thoughts the computer may have at a time; half of the processors for none.
    pub engines: Option<usize>,
    /// By how much more than usual may be asked in a time, and be open at a time; nothing is counted for 0.
    pub rate: Option<f64>,
    /// How many streams and sockets may be open at a time, of all; any number for none.
    pub streams: Option<usize>,
}

/// One server process.
pub struct Node {
    pub(crate) referee: Arc<Referee>,
    pub(crate) database: Arc<dyn Database>,
    pub(crate) settings: NodeSettings,
    pub(crate) rates: Rates,
    pub(crate) streams: Streams,
    pub(crate) passphrases: Passphrases,
    pub(crate) lobby: Lobby,
    pub(crate) rooms: Rooms,
    pub(crate) closings: Closings,
    /// Whether others should be asked from now on, though everything is still answered.
    leaving: AtomicBool,
    stop: watch::Sender<bool>,
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Node").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl Node {
    /// A node over that database. The task that comes with it writes, and ends when the node is dropped
    /// and everything is kept.
    pub fn new(database: Arc<dyn Database>, settings: NodeSettings) -> (Arc<Node>, JoinHandle<()>) {
        Node::with_bus(database, Arc::new(LocalBus::default()), settings)
    }

    /// The same for one of several nodes, which hear of each other over that bus.
    pub fn with_bus(
        database: Arc<dyn Database>,
        bus: Arc<dyn Bus>,
        settings: NodeSettings,
    ) -> (Arc<Node>, JoinHandle<()>) {
        let (writer, writing) = Writer::start(database.clone(), bus.clone(), give_up);
        let rooms = Rooms::start(database.clone(), bus.clone(), give_up);
        let referee = Arc::new(Referee::new(database.clone(), bus, writer));
        let rates = Rates::new(settings.rate.unwrap_or(1.0));
        let each = usize::try_from(rates.streams()).unwrap_or(usize::MAX);
        let streams = Streams::new(each, settings.streams.unwrap_or(usize::MAX));
        let (stop, _) = watch::channel(false);
        let (passphrases, leaving) = (Passphrases::default(), AtomicBool::new(false));
        let (closings, lobby) = (Closings::default(), Lobby::default());
        let node = Node {
            referee,
            database,
            settings,
            rates,
            streams,
            passphrases,
            lobby,
            rooms,
            closings,
            leaving,
            stop,
        };
        (Arc::new(node), writing)
    }

    /// A node that forgets everything, for tests and examples.
    ///
    /// # Errors
    /// When there is no memory for its tables.
    pub async fn in_memory() -> Result<Arc<Node>, StoreError> {
        let database = Arc::new(SqliteStore::in_memory().await?);
        Ok(Node::new(database, NodeSettings::default()).0)
    }

    /// The referee.
    #[must_use]
    pub fn referee(&self) -> &Arc<Referee> {
        &self.referee
    }

    /// Is not ready any more, so that whoever balances loads asks others.
    pub fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    /// Whether it takes part.
    pub(crate) fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Relaxed) || *self.stop.borrow()
    }

    /// Everything it keeps.
    #[must_use]
    pub fn database(&self) -> &Arc<dyn Database> {
        &self.database
    }

    /// Ends all streams, so that the server can end.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Done when nobody is told anything any more.
    pub async fn stopped(&self) {
        self.stop.closed().await;
    }

    /// Done when the server ends.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }
}

/// After a failed fsync nobody knows what the disk holds: whoever starts the process again reads what
/// is there.
pub(crate) fn give_up(error: &StoreError) {
    error!("{error}");
    std::process::exit(74);
}
