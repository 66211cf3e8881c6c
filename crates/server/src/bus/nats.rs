//! News between nodes, over NATS. A subject for every match, and a node listens only to those that
//! somebody here watches; one task listens to all of them. Whatever NATS does, nobody who publishes
//! waits for it: what cannot be sent is left out, and found by comparing with the store.

mod address;
mod listening;
mod subject;

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event};
use tokio::sync::{Notify, mpsc, watch};
use tokio::task::JoinSet;
use tracing::warn;

use self::address::Address;
use self::listening::Listening;
use super::{Bus, BusAddress, Doubt, LocalBus, Reach};
use crate::error::ServeError;
use crate::metrics::METRICS;

/// How much news may wait to be sent.
const QUEUE: usize = 4096;

/// How much of it is sent in one go; what is told twice in there is told once.
const BATCH: usize = 512;

/// How much unread news of one subject may lie here. What is left out is looked up.
const UNREAD: usize = 256;

/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(2);

/// How long to wait before the next try, at most.
const RETRY: Duration = Duration::from_secs(1);

/// How often NATS is asked whether it is there, by the library; it gives up after two that were not answered.
const PING: Duration = Duration::from_secs(5);

/// News between nodes.
#[derive(Debug)]
pub struct NatsBus {
    shared: Arc<Shared>,
    queue: mpsc::Sender<(String, u64)>,
    /// They end with the bus.
    _tasks: JoinSet<()>,
}

/// What the bus and its tasks know.
#[derive(Debug, Default)]
struct Shared {
    local: LocalBus,
    /// What somebody has begun to watch.
    begun: Mutex<Vec<String>>,
    /// Told when there is something in there, or the connection is another one.
    wake: Notify,
    connected: AtomicBool,
    /// How often a connection was made or lost.
    changes: AtomicU64,
    /// Whether it was told that NATS is away.
    told_away: AtomicBool,
    doubt: Mutex<Option<Doubt>>,
    doubted: Notify,
}

impl NatsBus {
    /// A bus over the servers at that address, which need not be there yet.
    ///
    /// # Errors
    /// When it is no such address.
    pub async fn connect(address: &BusAddress) -> Result<NatsBus, ServeError> {
        let parsed = Address::parse(&address.0).ok_or(ServeError::BusAddress)?;
        let Address { servers, name, password } = parsed;
        let shared = Arc::<Shared>::default();
        let heard = Arc::clone(&shared);
        let options = ConnectOptions::new()
            .name("quinconce")
            .no_echo()
            .retry_on_initial_connect()
            .connection_timeout(CONNECT)
            .request_timeout(Some(listening::PATIENCE))
            .ping_interval(PING)
            .subscription_capacity(UNREAD)
            .custom_inbox_prefix(subject::INBOX)
            .reconnect_delay_callback(|tries| {
                RETRY.min(Duration::from_millis(50) * u32::try_from(tries).unwrap_or(u32::MAX))
            })
            .event_callback(move |event| {
                heard.hear_event(&event);
                async {}
            });
        let options = match (name, password) {
            (Some(name), Some(password)) => options.user_and_password(name, password),
            (Some(token), None) => options.token(token),
            _ => options,
        };
        // The servers need not be there: only an address can be wrong here.
        let client = options.connect(servers).await.map_err(|_| ServeError::BusAddress)?;
        let (queue, waiting) = mpsc::channel(QUEUE);
        let mut tasks = JoinSet::new();
        tasks.spawn(send(client.clone(), Arc::clone(&shared), waiting));
        tasks.spawn(Listening::new(client, Arc::clone(&shared)).run());
        Ok(NatsBus { shared, queue, _tasks: tasks })
    }
}

/// Hands on what was published, for as long as somebody may publish.
async fn send(client: Client, shared: Arc<Shared>, mut waiting: mpsc::Receiver<(String, u64)>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        let mut latest: HashMap<String, u64> = HashMap::with_capacity(batch.len());
        for (name, head) in batch.drain(..) {
            let told = latest.entry(name).or_default();
            *told = head.max(*told);
        }
        for (name, head) in latest {
            // Where NATS is away it would come when it is old.
            let sent = shared.connected.load(Ordering::Relaxed)
                && client.publish(subject::of(&name), subject::payload(&name, head)).await.is_ok();
            let counted = if sent { &METRICS.bus_sent } else { &METRICS.bus_dropped };
            counted.inc();
        }
    }
}

impl Shared {
    fn hear_event(&self, event: &Event) {
        match event {
            Event::Connected => {}
            Event::Disconnected | Event::Closed => self.set_connected(false),
            // Some news was left out.
            Event::SlowConsumer(_) => return self.add_doubt(Doubt::Everything),
            Event::ServerError(error) => return self.tell_away(&error.to_string()),
            Event::ClientError(error) => return self.tell_away(&error.to_string()),
            Event::LameDuckMode | Event::Draining => return,
        }
        self.changes.fetch_add(1, Ordering::Relaxed);
        self.wake.notify_one();
    }

    /// Tells once why nothing comes.
    fn tell_away(&self, why: &str) {
        if !self.connected.load(Ordering::Relaxed) && !self.told_away.swap(true, Ordering::Relaxed)
        {
            warn!(why, "NATS is away: news of other nodes is asked for in the database");
        }
    }

    fn set_connected(&self, connected: bool) {
        if self.connected.swap(connected, Ordering::Relaxed) == connected {
            return;
        }
        METRICS.bus_connected.set(connected.into());
        if connected {
            if self.told_away.swap(false, Ordering::Relaxed) {
                warn!("NATS is back");
            }
            // What was told meanwhile was not heard here.
            self.add_doubt(Doubt::Everything);
        }
    }

    fn add_doubt(&self, new: Doubt) {
        let mut doubt = self.doubt.lock().unwrap_or_else(PoisonError::into_inner);
        *doubt = Some(match (doubt.take(), new) {
            (None, new) => new,
            (Some(Doubt::Of(mut some)), Doubt::Of(more)) => {
                some.extend(more);
                Doubt::Of(some)
            }
            _ => Doubt::Everything,
        });
        self.doubted.notify_one();
    }
}

impl Bus for NatsBus {
    fn publish(&self, id: &str, head: u64) {
        self.shared.local.publish(id, head);
        if self.queue.try_send((id.to_owned(), head)).is_err() {
            METRICS.bus_dropped.inc();
        }
    }

    fn tell(&self, id: &str, head: u64) {
        self.shared.local.tell(id, head);
    }

    fn end(&self, id: &str) {
        self.shared.local.end(id);
    }

    fn subscribe(&self, id: &str) -> watch::Receiver<u64> {
        let news = self.shared.local.subscribe(id);
        let mut begun = self.shared.begun.lock().unwrap_or_else(PoisonError::into_inner);
        begun.push(id.to_owned());
        drop(begun);
        self.shared.wake.notify_one();
        news
    }

    fn watched(&self) -> Vec<(String, u64)> {
        self.shared.local.watched()
    }

    fn reach(&self) -> Reach {
        match self.shared.connected.load(Ordering::Relaxed) {
            true => Reach::Connected,
            false => Reach::Away,
        }
    }

    fn doubt(&self) -> Pin<Box<dyn Future<Output = Doubt> + Send + '_>> {
        Box::pin(async {
            loop {
                let doubt = self.shared.doubt.lock().unwrap_or_else(PoisonError::into_inner).take();
                if let Some(doubt) = doubt {
                    return doubt;
                }
                self.shared.doubted.notified().await;
            }
        })
    }
}
