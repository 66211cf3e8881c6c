//! The one who listens to everything that somebody here watches.

use std::collections::{HashMap, HashSet};
use std::pin::Pin;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use async_nats::client::RequestErrorKind;
use async_nats::connection::State;
use async_nats::{Client, Message, Subscriber};
use futures_util::StreamExt as _;
use futures_util::stream::{AbortHandle, Abortable, SelectAll};
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::super::{Bus as _, Doubt};
use super::{Shared, subject};
use crate::metrics::METRICS;

/// How often NATS must answer; it may be there and say nothing.
const ECHO: Duration = Duration::from_secs(1);

/// How long an answer, or a place in the library's queue, may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(1);

/// Every so many answers it is looked up what nobody watches any more.
const SWEEP: u64 = 2;

/// Whether NATS has answered.
type Echo = Pin<Box<dyn Future<Output = bool> + Send>>;

pub(super) struct Listening {
    client: Client,
    shared: Arc<Shared>,
    heard: SelectAll<Abortable<Subscriber>>,
    subjects: HashMap<String, AbortHandle>,
    /// Those of which NATS has not yet shown that it knows them.
    unsure: HashSet<String>,
    /// What was begun to be watched under these since NATS was asked last: its news may have been lost.
    begun: Vec<String>,
    echo: Option<Asked>,
}

/// NATS was asked to answer.
struct Asked {
    echo: Echo,
    /// On which connection.
    change: u64,
    /// What is surely listened to, once it has answered.
    begun: Vec<String>,
}

impl Listening {
    pub(super) fn new(client: Client, shared: Arc<Shared>) -> Listening {
        let (heard, subjects, unsure) = (SelectAll::new(), HashMap::new(), HashSet::new());
        Listening { client, shared, heard, subjects, unsure, begun: Vec::new(), echo: None }
    }

    pub(super) async fn run(mut self) {
        let mut ticks = interval(ECHO);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut tick = 0;
        let shared = Arc::clone(&self.shared);
        loop {
            tokio::select! {
                Some(message) = self.heard.next(), if !self.heard.is_empty() => self.hear(&message),
                () = shared.wake.notified() => {
                    self.listen_to_begun().await;
                    self.ask();
                }
                answered = answer(&mut self.echo) => self.answered(answered).await,
                _ = ticks.tick() => {
                    tick += 1;
                    if tick % SWEEP == 0 {
                        self.sweep().await;
                    }
                    self.ask();
                }
            }
        }
    }

    fn hear(&self, message: &Message) {
        METRICS.bus_heard.inc();
        if let Some((name, head)) = subject::read(&message.payload) {
            self.shared.local.tell(name, head);
        }
    }

    /// Listens to what somebody has begun to watch.
    async fn listen_to_begun(&mut self) {
        let begun = {
            let mut begun = self.shared.begun.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::take(&mut *begun)
        };
        self.listen(begun).await;
    }

    /// Listens to these, too. Without a connection nothing is done: the next sweep finds them.
    async fn listen(&mut self, names: Vec<String>) {
        if self.client.connection_state() != State::Connected {
            return;
        }
        for name in names {
            let subject = subject::of(&name);
            if !self.subjects.contains_key(&subject) {
                let subscribed = timeout(PATIENCE, self.client.subscribe(subject.clone())).await;
                let Ok(Ok(subscriber)) = subscribed else { break };
                let (handle, registration) = AbortHandle::new_pair();
                self.heard.push(Abortable::new(subscriber, registration));
                self.subjects.insert(subject.clone(), handle);
                self.unsure.insert(subject.clone());
                METRICS.bus_subjects.inc();
            }
            if self.unsure.contains(&subject) {
                self.begun.push(name);
            }
        }
    }

    /// Listens to everything that is watched, and to nothing else.
    async fn sweep(&mut self) {
        let watched = self.shared.local.watched().into_iter().map(|(name, _)| name);
        let (mut wanted, mut missing) = (HashSet::new(), Vec::new());
        for name in watched {
            let subject = subject::of(&name);
            if !self.subjects.contains_key(&subject) {
                missing.push(name);
            }
            wanted.insert(subject);
        }
        self.subjects.retain(|subject, handle| {
            let stays = wanted.contains(subject);
            if !stays {
                // The library is told when the task comes to it.
                handle.abort();
                METRICS.bus_subjects.dec();
            }
            stays
        });
        self.listen(missing).await;
    }

    /// Has NATS answer, unless it was just asked: when it does, everything that was subscribed to before
    /// is listened to.
    fn ask(&mut self) {
        let change = self.shared.changes.load(Ordering::Relaxed);
        if self.client.connection_state() != State::Connected
            || self.echo.as_ref().is_some_and(|asked| asked.change == change)
        {
            return;
        }
        let client = self.client.clone();
        let echo = Box::pin(async move {
            let asked = client.request(subject::ECHO, Vec::new().into());
            match timeout(PATIENCE, asked).await {
                Ok(Ok(_)) => true,
                Ok(Err(error)) => error.kind() == RequestErrorKind::NoResponders,
                Err(_) => false,
            }
        });
        self.echo = Some(Asked { echo, change, begun: std::mem::take(&mut self.begun) });
    }

    async fn answered(&mut self, answered: bool) {
        let Some(Asked { change, begun, .. }) = self.echo.take() else { return };
        let same = change == self.shared.changes.load(Ordering::Relaxed);
        if same && answered {
            if self.shared.connected.load(Ordering::Relaxed) {
                for name in &begun {
                    self.unsure.remove(&subject::of(name));
                }
                if !begun.is_empty() {
                    self.shared.add_doubt(Doubt::Of(begun));
                }
            } else {
                // From here on it is all doubted at once, but for what is begun now.
                (self.unsure, self.begun) = (HashSet::new(), Vec::new());
                self.sweep().await;
                self.shared.set_connected(true);
            }
        } else if same {
            self.shared.set_connected(false);
            self.shared.tell_away("no answer");
        }
        if !self.begun.is_empty() {
            self.ask();
        }
    }
}

/// Whether NATS has answered, once it is asked.
async fn answer(asked: &mut Option<Asked>) -> bool {
    match asked {
        Some(asked) => asked.echo.as_mut().await,
        None => std::future::pending().await,
    }
}
