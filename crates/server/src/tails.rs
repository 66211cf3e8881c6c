//! The ends of the logs that somebody here follows, as they were just kept: whoever hears that a log
//! has grown need not read it for what this node has written itself.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use protocol::{EventBody, MatchEvent};

/// How many entries of a log are remembered. Whoever is further behind reads the store.
const KEPT: usize = 8;

/// How a message over a WebSocket begins that tells of an event; it ends with a brace.
const OPENING: &str = r#"{"type":"event","event":"#;

/// An event, written down once for all who hear of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    pub(crate) number: u64,
    /// The message over a WebSocket; clones share it.
    pub(crate) message: Utf8Bytes,
    /// Whether somebody took a seat, or the match is over: others may hear each other than before.
    pub(crate) changes_rooms: bool,
}

impl Told {
    pub(crate) fn new(event: &MatchEvent) -> Told {
        let json = event.to_json();
        Told {
            number: event.number,
            message: format!("{OPENING}{json}}}").into(),
            changes_rooms: matches!(event.body, EventBody::Joined { .. } | EventBody::Ended { .. }),
        }
    }

    /// The event alone, as a line.
    pub(crate) fn line(&self) -> Bytes {
        let mut line = self.message.as_bytes()[OPENING.len()..].to_vec();
        // The brace makes room for the end of the line.
        let last = line.len() - 1;
        line[last] = b'\n';
        line.into()
    }
}

/// The end of one log, without a gap.
#[derive(Debug, Default)]
pub(crate) struct Tail(Mutex<VecDeque<Told>>);

impl Tail {
    fn entries(&self) -> MutexGuard<'_, VecDeque<Told>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was kept.
    fn grow(&self, events: &[MatchEvent]) {
        let mut entries = self.entries();
        for event in events {
            // Another node has written between: what it wrote is not known here.
            if entries.back().is_some_and(|last| last.number + 1 != event.number) {
                entries.clear();
            }
            if entries.len() == KEPT {
                entries.pop_front();
            }
            entries.push_back(Told::new(event));
        }
    }

    /// Everything after that number, if that is known here up to the number that was told.
    pub(crate) fn after(&self, seen: u64, told: u64) -> Option<Vec<Told>> {
        let entries = self.entries();
        let (first, last) = (entries.front()?.number, entries.back()?.number);
        if first > seen + 1 || last < told || last < seen {
            return None;
        }
        Some(entries.iter().filter(|entry| entry.number > seen).cloned().collect())
    }
}

/// The ends of all logs that somebody here follows.
#[derive(Debug, Default)]
pub(crate) struct Tails(Mutex<HashMap<String, Weak<Tail>>>);

impl Tails {
    fn tails(&self) -> MutexGuard<'_, HashMap<String, Weak<Tail>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers the end of that log from now on, for as long as somebody holds what is returned.
    pub(crate) fn follow(&self, id: &str) -> Arc<Tail> {
        let mut tails = self.tails();
        if let Some(tail) = tails.get(id).and_then(Weak::upgrade) {
            return tail;
        }
        let tail = Arc::default();
        tails.insert(id.to_owned(), Arc::downgrade(&tail));
        tail
    }

    /// These entries of that log are kept now.
    pub(crate) fn grow(&self, id: &str, events: &[MatchEvent]) {
        let mut tails = self.tails();
        let Some(tail) = tails.get(id) else { return };
        let Some(tail) = tail.upgrade() else {
            tails.remove(id);
            return;
        };
        drop(tails);
        tail.grow(events);
    }

    /// Forgets the end of that log, which is another one now.
    pub(crate) fn forget(&self, id: &str) {
        self.tails().remove(id);
    }

    /// Forgets the logs that nobody follows any more.
    pub(crate) fn tidy(&self) {
        self.tails().retain(|_, tail| tail.strong_count() > 0);
    }
}

#[cfg(test)]
mod tests {
    use protocol::EventBody;

    use super::*;

    fn events(numbers: std::ops::RangeInclusive<u64>) -> Vec<MatchEvent> {
        let event = |number| MatchEvent {
            number,
            tag: format!("tag{number}"),
            at: 1000 + number,
            body: EventBody::Paused,
        };
        numbers.map(event).collect()
    }

    fn after(tail: &Tail, seen: u64, told: u64) -> Option<Vec<u64>> {
        let entries = tail.after(seen, told)?;
        Some(entries.iter().map(|entry| entry.number).collect())
    }

    #[test]
    fn what_was_kept_is_handed_over_and_nothing_else() {
        let tails = Tails::default();
        tails.grow("a", &events(1..=2));
        let tail = tails.follow("a");
        assert_eq!(after(&tail, 2, 2), None, "nobody followed it then");
        tails.grow("a", &events(3..=4));
        assert_eq!(after(&tail, 2, 4), Some(vec![3, 4]));
        assert_eq!(after(&tail, 3, 4), Some(vec![4]));
        assert_eq!(after(&tail, 4, 4), Some(vec![]));
        assert_eq!(after(&tail, 1, 4), None, "2 is not known here");
        assert_eq!(after(&tail, 3, 5), None, "another node has written 5");
        assert_eq!(after(&tail, 5, 5), None, "and somebody has seen it");
        tails.grow("a", &events(6..=6));
        assert_eq!(after(&tail, 4, 6), None, "a gap is not skipped");
        assert_eq!(after(&tail, 5, 6), Some(vec![6]));
        tails.grow("a", &events(7..=20));
        assert_eq!(after(&tail, 11, 20), None, "too far behind");
        assert_eq!(after(&tail, 12, 20).map(|numbers| numbers.len()), Some(8));
    }

    #[test]
    fn a_log_that_nobody_follows_is_forgotten() {
        let tails = Tails::default();
        let tail = tails.follow("a");
        assert!(Arc::ptr_eq(&tail, &tails.follow("a")));
        drop(tail);
        tails.grow("a", &events(1..=1));
        assert!(tails.tails().is_empty());
        drop(tails.follow("b"));
        tails.tidy();
        assert!(tails.tails().is_empty());
    }

    #[test]
    fn an_event_is_told_as_a_message_and_as_a_line() {
        let event = &events(7..=7)[0];
        let told = Told::new(event);
        let message = protocol::ServerMessage::Event { event: event.clone() };
        assert_eq!(told.message.as_str(), message.to_json());
        let line = event.to_json() + "\n";
        assert_eq!(told.line(), line);
    }
}
