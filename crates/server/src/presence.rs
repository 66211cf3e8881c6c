//! Who is connected, and who was when.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::Side;
use matches::Millis;
use store::Seen;

/// Players who are connected to this node, or were.
#[derive(Clone, Debug, Default)]
pub struct Presence {
    players: Arc<Mutex<HashMap<(String, Side), Player>>>,
}

#[derive(Debug, Default)]
struct Player {
    connections: usize,
    /// When the last connection ended.
    left: Millis,
    /// Until when the store knows of this player.
    remembered: Millis,
}

/// How often the store hears that somebody is still there. Whoever leaves is told of at once; the rest is
/// for the time after a crash, and shorter than any absence that can be claimed.
const REMEMBER: Millis = 15_000;

/// The same where other nodes know it from the store alone.
const REMEMBER_SHARED: Millis = 2_500;

impl Presence {
    fn players(&self) -> MutexGuard<'_, HashMap<(String, Side), Player>> {
        self.players.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A player is here for as long as what is returned lives; `time` tells when that ends.
    pub fn arrive(
        &self,
        id: &str,
        side: Side,
        time: impl Fn() -> Millis + Send + 'static,
    ) -> Present {
        let key = (id.to_owned(), side);
        self.players().entry(key.clone()).or_default().connections += 1;
        Present { presence: self.clone(), key, time: Box::new(time) }
    }

    /// When a player was last seen here.
    pub fn seen(&self, id: &str, side: Side, now: Millis) -> Option<Millis> {
        let players = self.players();
        let player = players.get(&(id.to_owned(), side))?;
        Some(if player.connections > 0 { now } else { player.left })
    }

    /// What is to be remembered now, alone or with other nodes; whoever has left is forgotten here.
    pub fn take(&self, now: Millis, shared: bool) -> Vec<Seen> {
        let remember = if shared { REMEMBER_SHARED } else { REMEMBER };
        let mut players = self.players();
        let mut seen = Vec::new();
        players.retain(|(id, side), player| {
            let here = player.connections > 0;
            if !here || now.saturating_sub(player.remembered) >= remember {
                let at = if here { now } else { player.left };
                seen.push(Seen { id: id.clone(), side: *side, at });
                player.remembered = at;
            }
            here
        });
        // The store keeps them in this order.
        seen.sort_unstable_by(|one, other| (&one.id, one.side).cmp(&(&other.id, other.side)));
        seen
    }
}

/// A player is connected.
pub struct Present {
    presence: Presence,
    key: (String, Side),
    time: Box<dyn Fn() -> Millis + Send>,
}

impl std::fmt::Debug for Present {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Present").field(&self.key).finish()
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        let now = (self.time)();
        if let Some(player) = self.presence.players().get_mut(&self.key) {
            player.connections = player.connections.saturating_sub(1);
            player.left = player.left.max(now);
        }
    }
}
