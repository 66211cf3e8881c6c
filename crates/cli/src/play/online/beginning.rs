//! A match as it stands when somebody comes.

use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use client::{ClientError, News};
use game::{Arg, Side};
use matches::Match;
use protocol::{BySide, MatchEvent};

/// How long the server may take until the match is known.
const PATIENCE: Duration = Duration::from_secs(30);

/// A match as it stands when somebody comes.
pub(super) struct Beginning {
    pub(super) log: Match,
    pub(super) side: Option<Side>,
    /// The server's time, in milliseconds since 1970.
    pub(super) now: u64,
    /// When each was last seen.
    pub(super) seen: BySide<Option<u64>>,
}

/// What is heard before the table is laid.
pub(super) enum First {
    Seat {
        side: Option<Side>,
        anew: bool,
    },
    Event(MatchEvent),
    /// Everything so far is told.
    Told {
        now: u64,
        seen: BySide<Option<u64>>,
    },
    Failed(ClientError),
}

impl First {
    /// What the server says, as far as it matters at the beginning.
    pub(super) fn of(news: Result<News, ClientError>) -> Option<First> {
        Some(match news {
            Ok(News::Connected { side, anew }) => First::Seat { side, anew },
            Ok(News::Event(event)) => First::Event(event),
            Ok(News::Heartbeat { now, seen }) => First::Told { now, seen },
            Ok(News::Away { error, .. }) | Err(error) => First::Failed(error),
            Ok(News::Done { .. } | News::Refused { .. } | News::Line(_)) => return None,
        })
    }
}

impl Beginning {
    /// Waits until everything is told that has happened so far.
    pub(super) fn hear(begun: &Receiver<First>) -> Result<Beginning, ClientError> {
        let until = Instant::now() + PATIENCE;
        let (mut sits, mut events) = (None, Vec::new());
        loop {
            match begun.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(First::Seat { side, anew }) => {
                    sits = side;
                    if anew {
                        events.clear();
                    }
                }
                Ok(First::Event(event)) => events.push(event),
                Ok(First::Told { now, seen }) => {
                    let log = Match::replay(&events);
                    let nonsense =
                        |error: matches::LogError| ClientError::Nonsense(Arg::name(error));
                    return Ok(Beginning { log: log.map_err(nonsense)?, side: sits, now, seen });
                }
                Ok(First::Failed(error)) => return Err(error),
                Err(_) => return Err(ClientError::Away("no answer".to_owned())),
            }
        }
    }
}
