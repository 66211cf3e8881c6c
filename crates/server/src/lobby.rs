//! The lobby: who is looking for somebody, and what is being played. However many people look, the
//! store is asked once for all of them, and not more often than a few times a second.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use matches::Millis;
use protocol::LobbyState;
use store::{Listing, StoreError};
use tokio::sync::Mutex as AsyncMutex;
use tokio::time::{Instant, sleep_until};

/// How long after somebody was last seen they still count as here: a page may be loaded anew, a phone
/// change its network.
pub(crate) const HERE: Millis = 30_000;

/// How many challenges and how many games are shown.
pub(crate) const CHALLENGES: usize = 100;
pub(crate) const GAMES: usize = 30;

/// How many challenges of one person are shown.
pub(crate) const EACH: usize = 5;

/// How many are read to choose from.
pub(crate) const READ: u32 = 500;

/// The store is asked anew only after so long.
const PAUSE: Duration = Duration::from_millis(150);

/// The lobby as it is shown to everybody.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    /// When the store was asked.
    taken: Instant,
    /// Another one for everything that is different.
    pub(crate) version: u64,
    pub(crate) state: Arc<LobbyState>,
    /// The same as a line of a stream.
    pub(crate) line: Bytes,
}

/// Who and what is there.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    shown: AsyncMutex<Option<Shown>>,
    people: Arc<Mutex<HashMap<String, usize>>>,
    /// How many there are on all nodes, where there are others.
    everywhere: Mutex<Option<u32>>,
    /// Held while somebody is paired, so that of two who ask at once the second finds the first.
    pub(crate) pairing: AsyncMutex<()>,
}

impl Lobby {
    fn people(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody is here for as long as what is returned lives, under a name that is theirs alone.
    pub(crate) fn arrive(&self, name: &str) -> Here {
        *self.people().entry(name.to_owned()).or_default() += 1;
        Here { people: Arc::clone(&self.people), name: name.to_owned() }
    }

    /// Who is connected to this node.
    pub(crate) fn names(&self) -> Vec<String> {
        self.people().keys().cloned().collect()
    }

    /// So many are connected to all nodes. Tells whether that is new.
    pub(crate) fn count_everywhere(&self, people: u32) -> bool {
        let mut known = self.everywhere.lock().unwrap_or_else(PoisonError::into_inner);
        known.replace(people) != Some(people)
    }

    fn count(&self) -> u32 {
        let everywhere = *self.everywhere.lock().unwrap_or_else(PoisonError::into_inner);
        everywhere.unwrap_or_else(|| u32::try_from(self.people().len()).unwrap_or(u32::MAX))
    }

    /// The lobby as it is, or was after that moment. `look` asks the store.
    pub(crate) async fn after(
        &self,
        since: Instant,
        look: impl AsyncFnOnce() -> Result<LobbyState, StoreError>,
    ) -> Result<Shown, StoreError> {
        let mut shown = self.shown.lock().await;
        let last = shown.as_ref();
        if let Some(last) = last.filter(|last| last.taken >= since) {
            return Ok(last.clone());
        }
        if let Some(last) = last {
            // Others wait for the lock meanwhile, and find what is read then.
            sleep_until(last.taken + PAUSE).await;
        }
        let taken = Instant::now();
        let mut state = look().await?;
        state.people = self.count();
        let next = match shown.take() {
            Some(last) if *last.state == state => Shown { taken, ..last },
            last => {
                let mut line =
                    serde_json::to_string(&state).expect("wire types have only names for keys");
                line.push('\n');
                let version = last.map_or(1, |last| last.version + 1);
                Shown { taken, version, state: Arc::new(state), line: line.into() }
            }
        };
        *shown = Some(next.clone());
        Ok(next)
    }
}

/// Somebody is connected.
#[derive(Debug)]
pub(crate) struct Here {
    people: Arc<Mutex<HashMap<String, usize>>>,
    name: String,
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(connections) = people.get_mut(&self.name) {
            *connections -= 1;
            if *connections == 0 {
                people.remove(&self.name);
            }
        }
    }
}

/// The challenges that are shown: not too many of one person.
pub(crate) fn chosen(challenges: Vec<Listing>) -> Vec<Listing> {
    let mut of_each: HashMap<String, usize> = HashMap::new();
    let fits = |listing: &Listing| {
        let owner = listing.row.persons.iter().flatten().next().cloned().unwrap_or_default();
        let shown = of_each.entry(owner).or_default();
        *shown += 1;
        *shown <= EACH
    };
    challenges.into_iter().filter(fits).take(CHALLENGES).collect()
}

/// The games that are shown, the liveliest first: two people who are both here, then two people, then
/// games against the computer; among them those in which something happened last.
pub(crate) fn liveliest(mut games: Vec<Listing>, now: Millis) -> Vec<Listing> {
    games.sort_by_key(|game| {
        let here = |seen: &Option<Millis>| seen.is_some_and(|at| at + HERE >= now);
        let people = game.row.persons.iter().all(Option::is_some);
        let rank = match (people, game.seen.iter().all(here)) {
            (true, true) => 0,
            (true, false) => 1,
            (false, _) => 2,
        };
        (game.row.ply == 0, rank, std::cmp::Reverse(game.row.at))
    });
    games.truncate(GAMES);
    games
}
