//! Who does what is to be done once: the computer's moves, and analyses of whole games. Whoever
//! takes a piece of work holds it for a time; of one who died it comes back when that is over. A
//! lease saves work, it decides nothing: what comes of the work is kept by whoever is first, so that
//! one who is late, or does the same again, does no harm.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use matches::Millis;

use super::Answer;

/// What kind of work it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum WorkKind {
    /// The computer's move.
    Move,
    /// The analysis of a whole game.
    Analysis,
}

/// Something to be done once.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Work {
    /// What kind of work it is.
    pub kind: WorkKind,
    /// The match.
    pub id: String,
    /// How many moves there are before the computer's; the event that an analysis answers.
    pub number: u64,
}

/// What a database knows of who does what. Its own time decides.
pub trait Leases: Send + Sync {
    /// Whether other processes can work for this database, too.
    fn are_shared(&self) -> bool;

    /// Takes up to so many pieces of work that nobody holds, for so long; what has waited for longest
    /// comes first.
    fn take<'a>(
        &'a self,
        kind: WorkKind,
        holder: &'a str,
        most: u32,
        time: Millis,
    ) -> Answer<'a, Vec<Work>>;

    /// Holds what this holder still has for so long from now on. Tells what that is: the rest has been
    /// over for too long, and somebody else may have it.
    fn renew<'a>(
        &'a self,
        holder: &'a str,
        work: &'a [Work],
        time: Millis,
    ) -> Answer<'a, Vec<Work>>;

    /// Lets go of what this holder has of it: it is done, or somebody else should do it.
    fn give_back<'a>(&'a self, holder: &'a str, work: &'a [Work]) -> Answer<'a, ()>;

    /// How much of that kind waits for somebody.
    fn waiting(&self, kind: WorkKind) -> Answer<'_, u64>;
}

/// Leases within one process, for a store for which no other process works. They are not worth a
/// wait for the disk: they end with those who hold them.
#[derive(Debug, Default)]
pub(super) struct LocalLeases {
    held: Mutex<HashMap<Work, Held>>,
}

#[derive(Debug)]
struct Held {
    holder: String,
    until: Millis,
}

impl LocalLeases {
    fn held(&self) -> MutexGuard<'_, HashMap<Work, Held>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How much is held now: whoever looks for work looks past so much.
    pub(super) fn count(&self, kind: WorkKind, now: Millis) -> u32 {
        let mut held = self.held();
        held.retain(|_, held| held.until > now);
        u32::try_from(held.keys().filter(|work| work.kind == kind).count()).unwrap_or(u32::MAX)
    }

    /// Takes what nobody holds of that.
    pub(super) fn take(
        &self,
        found: Vec<Work>,
        holder: &str,
        most: u32,
        now: Millis,
        time: Millis,
    ) -> Vec<Work> {
        let mut held = self.held();
        let is_free = |work: &Work| held.get(work).is_none_or(|held| held.until <= now);
        let taken: Vec<Work> = found.into_iter().filter(is_free).take(most as usize).collect();
        for work in &taken {
            let lease = Held { holder: holder.to_owned(), until: now.saturating_add(time) };
            held.insert(work.clone(), lease);
        }
        taken
    }

    pub(super) fn renew(
        &self,
        holder: &str,
        work: &[Work],
        now: Millis,
        time: Millis,
    ) -> Vec<Work> {
        let mut held = self.held();
        let mut renews = |work: &&Work| {
            let lease = held.get_mut(work).filter(|held| held.holder == holder && held.until > now);
            lease.map(|lease| lease.until = now.saturating_add(time)).is_some()
        };
        work.iter().filter(|work| renews(work)).cloned().collect()
    }

    pub(super) fn give_back(&self, holder: &str, work: &[Work]) {
        let mut held = self.held();
        for work in work {
            if held.get(work).is_some_and(|held| held.holder == holder) {
                held.remove(work);
            }
        }
    }
}
