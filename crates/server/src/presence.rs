//! Who is here, and who was when: connected, or heard of by what they did.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::Side;
use matches::Millis;
use store::Seen;

/// Players who are at this node, or were.
#[derive(Clone, Debug, Default)]
pub struct Presence {
    players: Arc<Mutex<HashMap<(String, Side), Player>>>,
}

#[derive(Debug, Default)]
struct Player {
    connections: usize,
    /// When the last connection ended, or when they last did something.
    last: Millis,
    /// Whether a connection has ended since the store was told of them.
    left: bool,
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

    /// A player has done something at that moment, connected or not: who plays by single requests is as
    /// much here as who holds a connection. The store hears of it with the rest, not once for each move.
    pub fn acted(&self, id: &str, side: Side, at: Millis) {
        let mut players = self.players();
        let player = players.entry((id.to_owned(), side)).or_default();
        player.last = player.last.max(at);
    }

    /// When a player was last seen here.
    pub fn seen(&self, id: &str, side: Side, now: Millis) -> Option<Millis> {
        let players = self.players();
        let player = players.get(&(id.to_owned(), side))?;
        Some(if player.connections > 0 { now } else { player.last })
    }

    /// What is to be remembered now, alone or with other nodes; whoever has left, or has done nothing more
    /// since the store was told, is forgotten here.
    pub fn take(&self, now: Millis, shared: bool) -> Vec<Seen> {
        let remember = if shared { REMEMBER_SHARED } else { REMEMBER };
        let mut players = self.players();
        let mut seen = Vec::new();
        players.retain(|(id, side), player| {
            let here = player.connections > 0;
            let at = if here { now } else { player.last };
            let due = now.saturating_sub(player.remembered) >= remember;
            let left = !here && std::mem::take(&mut player.left);
            if at > player.remembered && (due || left) {
                seen.push(Seen { id: id.clone(), side: *side, at });
                player.remembered = at;
                return !left;
            }
            here || !due
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
            player.left = player.connections == 0;
            player.last = player.last.max(now);
        }
    }
}
