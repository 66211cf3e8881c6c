//! Logs that are forgotten when the process ends, for simulations that bring their own time: nothing
//! in here waits for anything.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use matches::{Millis, Outage};
use protocol::{MatchEvent, Speed};

use super::{
    Answer, Append, Appended, Bearer, LogAppend, MatchRow, RatingChange, Seen, Store, system_time,
};
use crate::Rating;

/// Keeps everything in memory.
pub struct MemoryStore {
    time: Box<dyn Fn() -> Millis + Send + Sync>,
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    logs: HashMap<String, Vec<MatchEvent>>,
    rows: BTreeMap<String, MatchRow>,
    names: HashMap<String, String>,
    tokens: HashMap<String, Bearer>,
    seen: HashMap<(String, usize), Millis>,
    beat: Option<Millis>,
    outages: Vec<Outage>,
    ratings: HashMap<(String, String, Speed), Rating>,
    rated: HashSet<(String, String)>,
}

impl std::fmt::Debug for MemoryStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MemoryStore").finish_non_exhaustive()
    }
}

impl Default for MemoryStore {
    fn default() -> MemoryStore {
        MemoryStore::with_time(system_time)
    }
}

impl MemoryStore {
    /// In whose world it is the time that this function tells.
    pub fn with_time(time: impl Fn() -> Millis + Send + Sync + 'static) -> MemoryStore {
        MemoryStore { time: Box::new(time), kept: Mutex::default() }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn is_next(&self, log: &LogAppend) -> bool {
        let head = self.logs.get(&log.id).map_or(0, |log| log.len() as u64);
        log.events.first().is_some_and(|event| event.number == head + 1)
    }

    fn is_current(&self, change: &RatingChange) -> bool {
        let RatingChange { id, person, game, speed, before, .. } = change.clone();
        let key = (person.clone(), game, speed);
        let games = self.ratings.get(&key).map_or(0, |rating| rating.games);
        games == before.games && !self.rated.contains(&(id, person))
    }

    fn append(&mut self, append: &Append) -> Appended {
        let stands = append.logs.iter().all(|log| self.is_next(log))
            && append.ratings.iter().all(|change| self.is_current(change));
        if !stands {
            return Appended::Conflict;
        }
        for change in &append.ratings {
            let RatingChange { id, person, game, speed, after, .. } = change.clone();
            self.rated.insert((id, person.clone()));
            self.ratings.insert((person, game, speed), after);
        }
        for log in &append.logs {
            self.logs.entry(log.id.clone()).or_default().extend(log.events.iter().cloned());
            self.rows.insert(log.id.clone(), log.row.clone());
        }
        for person in &append.persons {
            if let Some(name) = &person.name {
                self.names.insert(person.id.clone(), name.clone());
            }
        }
        for token in &append.tokens {
            self.tokens.insert(token.hash.clone(), token.bearer.clone());
        }
        Appended::Kept
    }

    fn beat(&mut self, now: Millis, least: Millis) {
        if let Some(from) = self.beat
            && now > from
            && now - from >= least
            && self.rows.values().any(|row| row.timed)
        {
            self.outages.push(Outage { from, to: now });
        }
        self.beat = Some(self.beat.unwrap_or(0).max(now));
    }

    fn ids(&self, filter: impl Fn(&MatchRow) -> Option<Millis>, most: u32) -> Vec<String> {
        let found = self.rows.iter().filter_map(|(id, row)| Some((filter(row)?, id)));
        let mut found: Vec<(Millis, &String)> = found.collect();
        found.sort();
        found.into_iter().take(most as usize).map(|(_, id)| id.clone()).collect()
    }
}

fn answer<'a, T: Send + 'a>(value: T) -> Answer<'a, T> {
    Box::pin(async { Ok(value) })
}

impl Store for MemoryStore {
    fn now(&self) -> Millis {
        (self.time)()
    }

    fn commit<'a>(&'a self, appends: &'a [Append]) -> Answer<'a, Vec<Appended>> {
        let now = self.now();
        let mut kept = self.kept();
        kept.beat(now, super::LEAST_OUTAGE);
        answer(appends.iter().map(|append| kept.append(append)).collect())
    }

    fn read<'a>(&'a self, id: &'a str, since: u64) -> Answer<'a, Vec<MatchEvent>> {
        let since = usize::try_from(since).unwrap_or(usize::MAX);
        let kept = self.kept();
        answer(kept.logs.get(id).and_then(|log| log.get(since..)).unwrap_or_default().to_vec())
    }

    fn heads<'a>(&'a self, ids: &'a [String]) -> Answer<'a, Vec<(String, u64)>> {
        let kept = self.kept();
        let head = |id: &String| Some((id.clone(), kept.logs.get(id)?.len() as u64));
        answer(ids.iter().filter_map(head).collect())
    }

    fn due(&self, until: Millis, most: u32) -> Answer<'_, Vec<String>> {
        answer(self.kept().ids(|row| row.due.filter(|&due| due <= until), most))
    }

    fn bearer<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<Bearer>> {
        answer(self.kept().tokens.get(hash).cloned())
    }

    fn names<'a>(&'a self, ids: &'a [String]) -> Answer<'a, HashMap<String, String>> {
        let kept = self.kept();
        let name = |id: &String| Some((id.clone(), kept.names.get(id)?.clone()));
        answer(ids.iter().filter_map(name).collect())
    }

    fn open_matches<'a>(&'a self, person: &'a str) -> Answer<'a, u64> {
        let open = |row: &&MatchRow| {
            matches!(row.status, "waiting" | "running")
                && row.persons.iter().flatten().any(|id| id == person)
        };
        answer(self.kept().rows.values().filter(open).count() as u64)
    }

    fn beat(&self, least: Millis) -> Answer<'_, ()> {
        let now = self.now();
        self.kept().beat(now, least);
        answer(())
    }

    fn outages(&self, since: Millis) -> Answer<'_, Vec<Outage>> {
        let kept = self.kept();
        answer(kept.outages.iter().filter(|outage| outage.to > since).copied().collect())
    }

    fn mark_seen<'a>(&'a self, seen: &'a [Seen]) -> Answer<'a, ()> {
        let mut kept = self.kept();
        for Seen { id, side, at } in seen {
            let last = kept.seen.entry((id.clone(), side.index())).or_default();
            *last = (*last).max(*at);
        }
        answer(())
    }

    fn seen<'a>(&'a self, id: &'a str) -> Answer<'a, [Option<Millis>; 2]> {
        let kept = self.kept();
        answer([0, 1].map(|side| kept.seen.get(&(id.to_owned(), side)).copied()))
    }

    fn ratings<'a>(
        &'a self,
        persons: &'a [String],
        game: &'a str,
        speed: Speed,
    ) -> Answer<'a, HashMap<String, Rating>> {
        let kept = self.kept();
        let rating = |person: &String| {
            let key = (person.clone(), game.to_owned(), speed);
            Some((person.clone(), *kept.ratings.get(&key)?))
        };
        answer(persons.iter().filter_map(rating).collect())
    }
}
