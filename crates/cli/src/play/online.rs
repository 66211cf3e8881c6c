//! `quinconce play URL`: the seat behind an invitation.

mod beginning;
mod line;
mod seats;

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use ::messages::Language;
use client::{Address, ClientError, Link, News, Server, block_on};
use game::{Arg, LocalizedError};
use protocol::{EventBody, JoinMatch};
use tui::{MatchNews, OnlineMatch, Session};

use self::beginning::{Beginning, First};
use self::line::Line;
use self::seats::Seats;
use crate::failure::Failure;
use crate::messages;

/// A match that has been joined: the table as it stands, and what happens at it from now on.
pub(crate) struct Joined {
    pub(crate) session: Session,
    pub(crate) news: Receiver<MatchNews>,
}

/// What whoever plays wants.
pub(crate) struct Wishes {
    /// To be called that.
    pub(crate) name: Option<String>,
    /// To read and write in the chat.
    pub(crate) chat: bool,
    /// To be spoken to in that language.
    pub(crate) language: Language,
}

/// Whether a text is the address of something on a server, and no name of a game.
pub(crate) fn is_address(text: &str) -> bool {
    text.contains("://")
}

/// Takes the seat behind a link, or comes back to it: a seat that was taken from here is remembered in
/// that folder. Where both seats are taken, the match is watched.
pub(crate) fn join(text: &str, wishes: Wishes, folder: PathBuf) -> Result<Joined, Failure> {
    let failed = |error: &ClientError| Failure::Input(error.message());
    let address: Address = text.parse().map_err(|error| failed(&error))?;
    if address.id().is_none() {
        return Err(Failure::Input(messages::not_a_link(Arg::quote(text))));
    }
    let guest = Guest { wishes, folder };
    let (session, seat) = guest.sit_down(&address, None).map_err(|error| failed(&error))?;
    let (tell, news) = mpsc::channel();
    thread::spawn(move || guest.go_from_match_to_match(seat, &tell));
    Ok(Joined { session, news })
}

/// Whoever plays here.
struct Guest {
    wishes: Wishes,
    folder: PathBuf,
}

/// Where they sit, or watch, and what is told there.
struct Seat {
    server: Server,
    address: Address,
    token: Option<String>,
    told: Receiver<Told>,
}

/// What somebody at a match is told.
enum Told {
    News(MatchNews),
    /// The player wants to go to the match of that id.
    GoTo(String),
}

impl Guest {
    /// Goes to a match, with the secret of the seat in the one before where there was one.
    fn sit_down(
        &self,
        address: &Address,
        before: Option<&str>,
    ) -> Result<(Session, Seat), ClientError> {
        let server = address.server().speaking(self.wishes.language.code());
        let id = address.id().unwrap_or_default();
        let token = self.token(&server, id, before)?;
        let mut session = client::Session::new(server.clone(), id, token.as_deref());
        if self.wishes.chat {
            session = session.with_chat();
        }
        let (begin, begun) = mpsc::channel();
        let (tell, told) = mpsc::channel();
        let mut ears = Ears { beginning: Some(begin), tell: tell.clone() };
        let link = Link::open(session, move |news| ears.hear(news))?;
        let Beginning { log, side, now, seen } = Beginning::hear(&begun)?;
        // Moves and clocks need no names.
        let players = block_on(server.players(id, token.as_deref()))?.unwrap_or_default();
        let line = Line::new(link, address, self.wishes.chat, tell);
        let online = OnlineMatch::new(Box::new(line), log, side, players, now, seen);
        let session = Session::follow(online);
        let session = session.map_err(|error| ClientError::Nonsense(Arg::from(error.message())))?;
        Ok((session, Seat { server, address: address.clone(), token, told }))
    }

    /// The secret of our seat; nothing for who watches.
    fn token(
        &self,
        server: &Server,
        id: &str,
        before: Option<&str>,
    ) -> Result<Option<String>, ClientError> {
        let seats = Seats::of(&self.folder, id);
        if let Some(token) = seats.token() {
            return Ok(Some(token));
        }
        let asked = JoinMatch { name: self.wishes.name.clone() };
        match block_on(server.join(id, before, &asked))? {
            Ok(joined) => {
                // Who cannot write here can still play, as long as the program runs.
                let _ = seats.keep(&joined.token);
                Ok(Some(joined.token))
            }
            // There is no seat left: one can watch.
            Err(ClientError::Refused { status: 409, .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Passes the news of a match on, and those of every match that follows it.
    fn go_from_match_to_match(&self, mut seat: Seat, tell: &Sender<MatchNews>) {
        while let Ok(told) = seat.told.recv() {
            let (mut next, mut seated) = (None, false);
            let going = match told {
                Told::GoTo(id) => {
                    next = Some(id);
                    true
                }
                Told::News(news) => {
                    if let MatchNews::Event(event) = &news {
                        match &event.body {
                            EventBody::Rematched { next: id } if seat.token.is_some() => {
                                next = Some(id.clone());
                            }
                            // There are names now, or ratings have changed.
                            EventBody::Joined { .. } | EventBody::Ended { .. } => seated = true,
                            _ => {}
                        }
                    }
                    tell.send(news).is_ok()
                }
            };
            if seated && let Some(news) = seat.players() {
                let _ = tell.send(news);
            }
            if !going {
                return;
            }
            let Some(id) = next else { continue };
            match self.sit_down(&seat.address.of_match(&id), seat.token.as_deref()) {
                Ok((session, next)) => {
                    seat = next;
                    if tell.send(MatchNews::Rematch(Box::new(session))).is_err() {
                        return;
                    }
                }
                Err(error) => {
                    let _ = tell.send(MatchNews::Refused(error.to_string()));
                }
            }
        }
    }
}

impl Seat {
    fn players(&self) -> Option<MatchNews> {
        let id = self.address.id()?;
        let players = block_on(self.server.players(id, self.token.as_deref())).ok()?;
        players.ok().map(MatchNews::Players)
    }
}

/// Passes on what the server says.
struct Ears {
    /// Where the beginning goes; nowhere once it was told.
    beginning: Option<Sender<First>>,
    tell: Sender<Told>,
}

impl Ears {
    /// Whether anybody wants to hear more.
    fn hear(&mut self, news: Result<News, ClientError>) -> bool {
        if let Some(beginning) = &self.beginning {
            let last = matches!(news, Ok(News::Heartbeat { .. }));
            let heard = First::of(news).is_none_or(|first| beginning.send(first).is_ok());
            if last {
                self.beginning = None;
            }
            return heard;
        }
        let told = match news {
            Ok(News::Connected { side, anew }) => MatchNews::Connected { side, anew },
            Ok(News::Event(event)) => MatchNews::Event(event),
            Ok(News::Done { done, .. }) => MatchNews::Done(done.event),
            Ok(News::Refused { error, .. }) => MatchNews::Refused(error.message),
            Ok(News::Line(line)) => MatchNews::Line(line),
            Ok(News::Heartbeat { now, seen }) => MatchNews::Heartbeat { now, seen },
            Ok(News::Away { error, .. }) => MatchNews::Away(error.to_string()),
            Err(error) => MatchNews::Lost(error.to_string()),
        };
        self.tell.send(Told::News(told)).is_ok()
    }
}
