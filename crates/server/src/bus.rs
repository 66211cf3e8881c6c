//! News that a log has grown. A piece of news is a hint, never the truth: it may be lost, come twice
//! or late, and whoever hears it reads the log.

#[cfg(feature = "cluster")]
mod nats;

#[cfg(feature = "cluster")]
pub use nats::NatsBus;

use std::collections::HashMap;
use std::fmt;
use std::future::{Future, pending};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use protocol::Room;
use tokio::sync::watch;

use crate::error::ServeError;
use crate::metrics::METRICS;

/// What is told when a public match has changed; no match has this id.
pub(crate) const LOBBY: &str = "lobby";

/// What is told when engines have something to do; no match has this id.
pub(crate) const WORK: &str = "work";

/// Tells that engines have something to do.
pub(crate) fn tell_work(bus: &dyn Bus) {
    bus.publish(WORK, micros());
}

/// Has the engines here look for something to do: news of it may have been missed.
pub(crate) fn look_for_work(bus: &dyn Bus) {
    bus.tell(WORK, micros());
}

/// The time, fine enough that no news is taken for the one before.
fn micros() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_micros()).unwrap_or(u64::MAX)
}

/// What is told when a match of that person has changed; no match has such an id.
pub(crate) fn of_person(id: &str) -> String {
    format!("person/{id}")
}

/// What is told when somebody has said something in a room of that match; no match has such an id.
pub(crate) fn of_room(id: &str, room: Room) -> String {
    format!("chat:{id}:{}", room.name())
}

/// What a piece of news is about, by what it is called.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Topic<'a> {
    Lobby,
    Work,
    Person(&'a str),
    Room(&'a str, Room),
    Match(&'a str),
}

impl<'a> Topic<'a> {
    pub(crate) fn of(name: &'a str) -> Topic<'a> {
        if name == LOBBY {
            return Topic::Lobby;
        }
        if name == WORK {
            return Topic::Work;
        }
        if let Some(person) = name.strip_prefix("person/") {
            return Topic::Person(person);
        }
        let room = name.strip_prefix("chat:").and_then(|rest| rest.rsplit_once(':'));
        match room.and_then(|(id, room)| Some((id, Room::parse(room)?))) {
            Some((id, room)) => Topic::Room(id, room),
            None => Topic::Match(name),
        }
    }
}

/// Whether news of other nodes comes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// There are no other nodes.
    Alone,
    /// It comes.
    Connected,
    /// It does not come now: whoever wants to know asks the store.
    Away,
}

/// What may have been missed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// Anything that is watched.
    Everything,
    /// News of these.
    Of(Vec<String>),
}

/// Carries the news between those who write and those who watch.
pub trait Bus: Send + Sync + 'static {
    /// The log of that match has so many entries now.
    fn publish(&self, id: &str, head: u64);

    /// The same, told only to those who watch here: somebody has read the log.
    fn tell(&self, id: &str, head: u64);

    /// The log of that match is another one: those who watch it here hear nothing more, and come back.
    fn end(&self, id: &str);

    /// Hears of that match from now on: the largest number that was told; 0 as long as none was.
    fn subscribe(&self, id: &str) -> watch::Receiver<u64>;

    /// The matches that somebody here watches, each with the number that was told last.
    fn watched(&self) -> Vec<(String, u64)>;

    /// Whether news of other nodes comes.
    fn reach(&self) -> Reach {
        Reach::Alone
    }

    /// Done when something may have been missed that is to be looked up in the store at once. One
    /// waits for it at a time.
    fn doubt(&self) -> Pin<Box<dyn Future<Output = Doubt> + Send + '_>> {
        Box::pin(pending())
    }
}

/// Where other nodes are found: `nats://host:port`, several with commas between. It may hold a name
/// and a password, so that nobody writes it anywhere.
#[derive(Clone, PartialEq, Eq)]
pub struct BusAddress(pub String);

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BusAddress")
    }
}

/// The bus that is asked for; without an address there are no other nodes.
pub(crate) async fn open(address: Option<&BusAddress>) -> Result<Arc<dyn Bus>, ServeError> {
    match address {
        None => Ok(Arc::new(LocalBus::default())),
        #[cfg(feature = "cluster")]
        Some(address) => Ok(Arc::new(NatsBus::connect(address).await?)),
        #[cfg(not(feature = "cluster"))]
        Some(_) => Err(ServeError::NoCluster),
    }
}

/// News within one process.
#[derive(Debug, Default)]
pub struct LocalBus {
    watchers: Mutex<HashMap<String, watch::Sender<u64>>>,
}

impl LocalBus {
    fn watchers(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<u64>>> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bus for LocalBus {
    fn publish(&self, id: &str, head: u64) {
        METRICS.hints.inc();
        self.tell(id, head);
    }

    fn tell(&self, id: &str, head: u64) {
        let mut watchers = self.watchers();
        let Some(sender) = watchers.get(id) else { return };
        if sender.receiver_count() == 0 {
            watchers.remove(id);
            return;
        }
        sender.send_if_modified(|told| {
            let news = head > *told;
            *told = head.max(*told);
            news
        });
    }

    fn end(&self, id: &str) {
        self.watchers().remove(id);
    }

    fn subscribe(&self, id: &str) -> watch::Receiver<u64> {
        let mut watchers = self.watchers();
        watchers.entry(id.to_owned()).or_insert_with(|| watch::channel(0).0).subscribe()
    }

    fn watched(&self) -> Vec<(String, u64)> {
        let mut watchers = self.watchers();
        watchers.retain(|_, sender| sender.receiver_count() > 0);
        watchers.iter().map(|(id, sender)| (id.clone(), *sender.borrow())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_what_it_is_about() {
        assert_eq!(Topic::of(LOBBY), Topic::Lobby);
        assert_eq!(Topic::of(&of_person("ada")), Topic::Person("ada"));
        for room in Room::ALL {
            assert_eq!(Topic::of(&of_room("abc", room)), Topic::Room("abc", room));
        }
        assert_eq!(Topic::of("abc"), Topic::Match("abc"));
        assert_eq!(Topic::of("chat:abc:kitchen"), Topic::Match("chat:abc:kitchen"));
    }
}
