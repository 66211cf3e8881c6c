//! One seat, from the first event of the match to its end.

use std::io::{self, Write};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{SystemTime, UNIX_EPOCH};

use client::{ClientError, Link, News, Server, Session};
use game::{Arg, Outcome, Side};
use matches::{Match, Millis, Offer};
use protocol::{Act, Action, MakeMove, MatchEvent, MatchStatus, OfferKind};
use search::{Cancel as _, CancelToken};

use super::brain::Thinker;
use crate::failure::Failure;
use crate::{language, messages};

const INTERRUPTED: i32 = 130; // the exit code of whatever Ctrl-C has killed

/// What wakes the bot: news, or nothing where somebody has had enough.
type Heard = Option<Result<News, ClientError>>;

/// A seat in a match.
pub(super) struct Seat {
    link: Link,
    heard: Receiver<Heard>,
    thinker: Thinker,
    cancel: CancelToken,
    side: Option<Side>,
    state: Option<Match>,
    /// The board that was answered last.
    answered: u64,
    /// The offer that was answered last.
    offer: u64,
    /// The move that was sent last, by its name.
    sent: Option<(String, String)>,
    /// By how much the server's clock is ahead of ours, in milliseconds.
    ahead: i64,
}

impl Seat {
    pub(super) fn new(
        server: Server,
        id: &str,
        token: &str,
        thinker: Thinker,
    ) -> Result<Seat, Failure> {
        let (tell, heard) = channel();
        let cancel = CancelToken::default();
        stop_by_signal(tell.clone(), cancel.clone());
        let told = move |news| tell.send(Some(news)).is_ok();
        let link =
            Link::open(Session::new(server, id, Some(token)), told).map_err(Failure::input)?;
        Ok(Seat {
            link,
            heard,
            thinker,
            cancel,
            side: None,
            state: None,
            answered: 0,
            offer: 0,
            sent: None,
            ahead: 0,
        })
    }

    /// Plays until the match is over, or somebody has had enough.
    pub(super) fn play(mut self, out: &mut impl Write) -> Result<(), Failure> {
        loop {
            let Ok(first) = self.heard.recv() else { return Ok(()) };
            // Only the newest board is worth a thought.
            let mut next = Some(first);
            while let Some(heard) = next {
                match heard {
                    None => return Ok(()),
                    Some(news) => self.hear(news.map_err(Failure::input)?, out)?,
                }
                next = self.heard.try_recv().ok();
            }
            let Some(state) = &self.state else { continue };
            if let Some(end) = state.end() {
                let winner = match end.outcome {
                    Outcome::Win(side) => format!("{side:?} wins").to_lowercase(),
                    Outcome::Draw => "nobody wins".to_owned(),
                };
                writeln!(out, "over: {winner} ({})", end.reason)?;
                return Ok(());
            }
            self.answer_offers();
            self.answer(out)?;
        }
    }

    fn hear(&mut self, news: News, out: &mut impl Write) -> Result<(), Failure> {
        match news {
            News::Connected { side, anew } => {
                self.side = side;
                if anew {
                    (self.state, self.answered, self.offer) = (None, 0, 0);
                }
                let side = side.map_or("watching".to_owned(), |side| format!("{side:?}"));
                writeln!(out, "seat {}", side.to_lowercase())?;
                out.flush()?;
            }
            News::Event(event) => self.grow(&event)?,
            News::Refused { name, status, error } => {
                // A board that has changed meanwhile is answered anew; anything else is the engine's fault.
                let stale = matches!(status, 403 | 409);
                if let Some((sent, mv)) = &self.sent
                    && *sent == name
                    && !stale
                {
                    let (mv, why) = (Arg::name(mv), Arg::Name(error.message));
                    return Err(Failure::Input(messages::move_refused(mv, status, why)));
                }
            }
            News::Heartbeat { now, .. } => {
                self.ahead = i64::try_from(now).unwrap_or(0) - local_time();
            }
            News::Away { error, retry } => {
                let text = language::told(&game::LocalizedError::message(&error));
                // The terminal may be gone.
                let _ = writeln!(io::stderr(), "{text} ({:.1} s)", retry.as_secs_f64());
            }
            News::Done { .. } | News::Line(_) => {}
        }
        Ok(())
    }

    fn grow(&mut self, event: &MatchEvent) -> Result<(), Failure> {
        let applied = match &mut self.state {
            Some(state) => state.apply(event),
            None => Match::replay([event]).map(|state| self.state = Some(state)),
        };
        applied.map_err(|error| Failure::input(ClientError::Nonsense(Arg::name(error))))
    }

    /// The computer is obliging in everything but draws.
    fn answer_offers(&mut self) {
        let (Some(state), Some(side)) = (&self.state, self.side) else { return };
        let others = |offer: &&Offer| offer.side != side && offer.number > self.offer;
        for offer in state.offers().iter().filter(others) {
            let action =
                if offer.kind == OfferKind::Draw { Action::Decline } else { Action::Accept };
            let name = format!("offer{}", offer.number);
            let act = Act { action, kind: None, offer: Some(offer.number), id: Some(name.clone()) };
            self.link.act(&name, act);
        }
        let last = state.offers().iter().map(|offer| offer.number).max();
        self.offer = self.offer.max(last.unwrap_or(0));
    }

    /// Moves, where it is our turn and this board has no answer yet.
    fn answer(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let (Some(state), Some(side)) = (&self.state, self.side) else { return Ok(()) };
        let ours = state.status() == MatchStatus::Running
            && state.table().end().is_none()
            && state.timing().paused().is_none()
            && state.turn() == side;
        // Who joins makes the first board one to be answered.
        let board = state.board_event();
        if !ours || self.answered == board {
            return Ok(());
        }
        let now = self.server_time().max(state.at());
        let chosen = self.thinker.choose(state, side, now, &self.cancel);
        if self.cancel.is_cancelled() {
            // What comes next is the wish to stop.
            return Ok(());
        }
        let mv = chosen?;
        let name = format!("bot{board}");
        self.answered = board;
        self.sent = Some((name.clone(), mv.clone()));
        writeln!(out, "move {mv}")?;
        out.flush()?;
        self.link.make_move(MakeMove { ply: state.ply(), mv, id: name, after: Some(board) });
        Ok(())
    }

    fn server_time(&self) -> Millis {
        Millis::try_from(local_time() + self.ahead).unwrap_or(0)
    }
}

fn local_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Ctrl-C says goodbye to the server; pressed again, it ends at once.
fn stop_by_signal(tell: Sender<Heard>, cancel: CancelToken) {
    static ASKED: AtomicBool = AtomicBool::new(false);
    // Without a handler Ctrl-C kills, as it does everywhere: the match is on the server.
    let _ = ctrlc::set_handler(move || {
        arena::kill_programs();
        if ASKED.swap(true, Ordering::Relaxed) {
            process::exit(INTERRUPTED);
        }
        cancel.cancel();
        let _ = tell.send(None);
    });
}
