//! A process that makes the computer's moves and analyses, and serves nobody.

use std::future::pending;
use std::sync::Arc;

use store::{Address, Database};
use tokio::net::TcpListener;
use tokio::time::timeout;
use tracing::{info, warn};

use crate::bus::{Bus, look_for_work};
use crate::error::ServeError;
use crate::limits::Limits;
use crate::log::LogSettings;
use crate::node::give_up;
use crate::referee::Referee;
use crate::serve::serve_counting;
use crate::shutdown::Requests;
use crate::work::{usual_places, work};
use crate::writer::Writer;
use crate::{BusAddress, FIRST_CONNECTION, LAST_COMMITS, METRICS_READERS, bus, router};

/// For which servers to work, and how much.
#[derive(Clone, PartialEq, Debug)]
pub struct WorkerSettings {
    /// The database of the servers.
    pub database: Address,
    /// How it hears of work at once.
    pub bus: Option<BusAddress>,
    /// How many thoughts the computer may have at a time; half of the processors for none.
    pub engines: Option<usize>,
    /// Host and port for what is counted, where it is to be told.
    pub metrics: Option<String>,
    /// What is told about the worker itself.
    pub log: LogSettings,
}

/// Works until the process is asked to end, and gives back what is not done by then. `ready` hears how
/// many thoughts there may be at a time.
///
/// # Errors
/// When the database cannot be used, or only the server itself works for it.
pub fn run_worker(settings: &WorkerSettings, ready: impl FnOnce(usize)) -> Result<(), ServeError> {
    work_until_asked(settings, Box::new(ready))
}

// Not generic, so that it is compiled here, and not in whoever runs it.
fn work_until_asked(
    settings: &WorkerSettings,
    ready: Box<dyn FnOnce(usize) + '_>,
) -> Result<(), ServeError> {
    settings.log.start();
    // Looked at before a file is made.
    if matches!(settings.database, Address::Sqlite(_)) {
        return Err(ServeError::NoWorkers);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(ServeError::Broken)?;
    runtime.block_on(async {
        settings.database.wait(FIRST_CONNECTION).await?;
        let mut requests = Requests::listen().map_err(ServeError::Broken)?;
        let metrics = match &settings.metrics {
            None => None,
            Some(address) => Some(listen_metrics(address).await?),
        };
        let database = settings.database.open().await?;
        let bus = bus::open(settings.bus.as_ref()).await?;
        let telling = metrics
            .map(|listener| tokio::spawn(tell_metrics(listener, bus.clone(), database.clone())));
        let (writer, writing) = Writer::start(database.clone(), bus.clone(), give_up);
        let referee = Arc::new(Referee::new(database.clone(), bus, writer));
        let doubting = tokio::spawn(look_after_doubts(Arc::clone(&referee)));
        let places = settings.engines.unwrap_or_else(usual_places).max(1);
        ready(places);
        info!(version = env!("CARGO_PKG_VERSION"), engines = places, "working");
        let asked = async {
            requests.next().await;
            info!("asked to end");
        };
        work(referee, database, places, asked).await;
        doubting.abort();
        if let Some(telling) = telling {
            telling.abort();
        }
        // The writer ends when nobody can hand it anything any more.
        if timeout(LAST_COMMITS, writing).await.is_err() {
            warn!("ended before everything was kept; somebody else will do it");
        }
        info!("ended");
        Ok(())
    })
}

/// Looks for work when news of it may have been missed: before NATS listens for us, and after it was away.
async fn look_after_doubts(referee: Arc<Referee>) {
    loop {
        referee.bus().doubt().await;
        look_for_work(referee.bus());
    }
}

/// Binds the address for what is counted.
pub(crate) async fn listen_metrics(address: &str) -> Result<TcpListener, ServeError> {
    let told = |error| ServeError::Metrics { address: address.to_owned(), error };
    TcpListener::bind(address).await.map_err(told)
}

/// Tells what is counted, for as long as it is awaited.
pub(crate) fn tell_metrics(
    listener: TcpListener,
    bus: Arc<dyn Bus>,
    database: Arc<dyn Database>,
) -> impl Future<Output = ()> {
    if let Ok(address) = listener.local_addr() {
        info!(%address, "metrics are served");
    }
    let limits = Limits { connections: METRICS_READERS, ..Limits::default() };
    serve_counting(listener, router::metrics(bus, database), limits, None, pending())
}
