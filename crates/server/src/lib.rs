//! Serves Quinconce to browsers: the page with its rules and engine, and what the page asks for. It is
//! the referee of matches between two places: it owns the rules, the clocks and the record.
//!
//! The page lies inside the program, so one file is all there is to install.
//!
//! ```no_run
//! let listen = "127.0.0.1:7070".to_owned();
//! let settings = server::Settings { listen, ..server::Settings::default() };
//! server::run(&settings, |address| println!("http://{address}"))?;
//! # Ok::<(), server::ServeError>(())
//! ```

mod account_name;
mod administration;
mod analyses;
mod api;
mod bundle;
mod bus;
mod calendar;
mod chat_text;
mod connection;
mod connections;
mod developers;
#[cfg(test)]
mod documented;
mod encoding;
mod engines;
mod error;
mod headers;
mod licences;
mod limits;
mod lobby;
mod log;
mod measure;
mod messages;
mod metrics;
mod neighbours;
mod node;
mod outages;
mod passphrase;
mod presence;
mod rates;
mod referee;
mod removal;
mod rooms;
mod router;
mod secret;
mod serve;
mod shutdown;
mod streams;
mod tails;
mod watchman;
mod work;
mod worker;
mod writer;

pub use administration::{Administration, ReportedLines, moment};
#[cfg(feature = "cluster")]
pub use bus::NatsBus;
pub use bus::{Bus, BusAddress, Doubt, LocalBus, Reach};
pub use error::ServeError;
pub use licences::LICENCES;
pub use limits::Limits;
pub use log::{LogFormat, LogSettings};
pub use neighbours::watch_neighbours;
pub use node::{Node, NodeSettings};
pub use presence::{Presence, Present};
pub use protocol::Room;
pub use rates::MOST_RATE;
pub use referee::{Extra, Failure, Referee};
pub use removal::remove_old;
pub use rooms::{compare_rooms, watch_rooms};
pub use router::{addresses, app};
pub use serve::serve;
pub use store::{
    AROUND, Account, Accounts, Address, Analyses, Analysis, Answer, Append, Appended, Archive,
    ArchivedGame, BadAddress, Bearer, Card, Chats, Database, GameResult, Leases, Line, Listing,
    Listings, LogAppend, MUTES, MatchRow, MemoryStore, NewAccount, NewLine, NewReport, OwnLine,
    OwnReport, PAGE_LINES, Person, PersonalToken, ROOM_LINES, Rating, RatingChange, Report, Seen,
    Somebody, SqliteStore, Store, StoreError, Talkers, Token, Wanted, Work, WorkKind, backup,
    backup_now, rate,
};
#[cfg(feature = "cluster")]
pub use store::{PostgresStore, TransferError, Transferred, transfer_now};
pub use watchman::{compare, watch};
pub use work::work;
pub use worker::{WorkerSettings, run_worker};
pub use writer::Writer;

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};

use tracing::{info, warn};

use crate::shutdown::Requests;
use crate::work::usual_places;
use crate::worker::{listen_metrics, tell_metrics};

/// Where to serve, and where to keep what must not be forgotten.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Settings {
    /// Host and port; port 0 takes a free one.
    pub listen: String,
    /// The folder for everything the server keeps; made where it is missing. Without one it forgets
    /// everything when it ends.
    pub data: Option<PathBuf>,
    /// The database to use instead of the one in the folder.
    pub database: Option<Address>,
    /// How it hears of other nodes over the same data; alone for none.
    pub bus: Option<BusAddress>,
    /// How many connections are open at a time; the usual number for none.
    pub connections: Option<usize>,
    /// How it presents itself, and whom it believes.
    pub node: NodeSettings,
    /// Host and port for what is counted, where it is to be told.
    pub metrics: Option<String>,
    /// What is told about the server itself.
    pub log: LogSettings,
    /// How long to go on answering, without being ready, once the process is asked to end.
    pub drain: Duration,
}

/// How long the last commits may take when the server ends.
const LAST_COMMITS: Duration = Duration::from_secs(5);

/// How long it may take to say goodbye to everybody.
const GOODBYE: Duration = Duration::from_secs(1);

/// How long a database that is not there is waited for at the start. Whoever starts processes begins
/// anew after that, and somebody at a keyboard has been told.
const FIRST_CONNECTION: Duration = Duration::from_secs(10);

/// How many may read the metrics at a time.
const METRICS_READERS: usize = 16;

/// How often to forget who asked and who is not asking any more.
const TIDY: Duration = Duration::from_secs(60);

/// Serves until the process is asked to end; asked again, it ends without waiting for anybody.
/// `ready` hears the address once it answers.
///
/// # Errors
/// When the folder cannot be made, its data cannot be used, or the address cannot be listened on.
pub fn run(settings: &Settings, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    run_until_asked(settings, Box::new(ready))
}

// Not generic, so that the server is compiled here, and not in whoever runs it.
fn run_until_asked(
    settings: &Settings,
    ready: Box<dyn FnOnce(SocketAddr) + '_>,
) -> Result<(), ServeError> {
    settings.log.start();
    let folder = match &settings.database {
        None => settings.data.as_ref(),
        Some(Address::Sqlite(place)) if !place.is_file() => Some(place),
        Some(_) => None,
    };
    if let Some(folder) = folder {
        fs::create_dir_all(folder)
            .map_err(|error| ServeError::Data { folder: folder.clone(), error })?;
    }
    let limits = match settings.connections {
        None => Limits::of_this_process(),
        Some(asked) => Limits::with_connections(asked)
            .map_err(|most| ServeError::Connections { asked, most })?,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(ServeError::Broken)?;
    runtime.block_on(async {
        // Before anything listens: a proxy must not take us for somebody who answers.
        if let Some(address) = &settings.database {
            address.wait(FIRST_CONNECTION).await?;
        }
        let told = |error| ServeError::Listen { address: settings.listen.clone(), error };
        let listener = TcpListener::bind(&settings.listen).await.map_err(told)?;
        let address = listener.local_addr().map_err(ServeError::Broken)?;
        let metrics = match &settings.metrics {
            None => None,
            Some(address) => Some(listen_metrics(address).await?),
        };
        let mut requests = Requests::listen().map_err(ServeError::Broken)?;
        let database: Arc<dyn Database> = match (&settings.database, &settings.data) {
            (Some(address), _) => address.open().await?,
            (None, Some(folder)) => Arc::new(SqliteStore::open(folder).await?),
            (None, None) => Arc::new(SqliteStore::in_memory().await?),
        };
        let places = settings.node.engines.unwrap_or_else(usual_places);
        if places == 0 && !database.are_shared() {
            return Err(ServeError::NoEngines);
        }
        let bus = bus::open(settings.bus.as_ref()).await?;
        // Whoever asks something else finds a connection, however many streams there are.
        let streams = Some(streams::most_of(limits.connections));
        let about_node = NodeSettings { streams, ..settings.node.clone() };
        let (node, writing) = Node::with_bus(database, bus.clone(), about_node);
        let mut tasks = watch(node.referee()).await?;
        // Whoever may not act does not from the first request on.
        compare_rooms(&node).await?;
        tasks.spawn(watch_rooms(Arc::clone(&node)));
        tasks.spawn(watch_neighbours(Arc::clone(&node)));
        let tidied = Arc::clone(&node);
        tasks.spawn(async move {
            loop {
                sleep(TIDY).await;
                tidied.rates.tidy();
                tidied.referee.tidy();
            }
        });
        tasks.spawn(removal::keep_removing(Arc::clone(&node)));
        if let Some(listener) = metrics {
            tasks.spawn(tell_metrics(listener, bus.clone(), node.database().clone()));
        }
        let (end_work, work_ends) = oneshot::channel::<()>();
        let (referee, database) = (Arc::clone(node.referee()), Arc::clone(node.database()));
        let working = tokio::spawn(work(referee, database, places, async move {
            drop(work_ends.await);
        }));
        ready(address);
        info!(version = env!("CARGO_PKG_VERSION"), "serving");
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async {
            drop(stopped.await);
            node.stop();
        };
        let asked_twice = async {
            requests.next().await;
            node.leave();
            info!("asked to end");
            tokio::select! {
                () = sleep(settings.drain) => (),
                () = requests.next() => (),
            }
            drop(stop);
            requests.next().await;
        };
        tokio::select! {
            () = serve(listener, app(Arc::clone(&node)), limits, stopped) => (),
            () = asked_twice => (),
        }
        // What engines think about is given back.
        drop(end_work);
        let _ = working.await;
        // Streams and sockets say goodbye; what was taken is kept: the writer ends when nobody can hand it anything any more.
        tasks.shutdown().await;
        let _ = timeout(GOODBYE, node.stopped()).await;
        drop(node);
        let kept = timeout(LAST_COMMITS, writing).await;
        if kept.is_err() {
            warn!("ended before everything was kept; nothing of that was acknowledged");
        }
        info!("ended");
        Ok(())
    })
}
