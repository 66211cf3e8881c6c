//! `quinconce play URL`: the seat behind an invitation.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ::messages::Catalogue;
use client::{Address, ClientError, Link, News, block_on};
use game::{Arg, End, LocalizedError, Outcome, Side};
use protocol::{Act, Action, EventBody, JoinMatch, MakeMove, MatchSetup};
use tui::{MatchNews, People, Referee, Session, TableRequest};

use crate::failure::Failure;
use crate::messages;

/// How long the server may take until the match is known.
const PATIENCE: Duration = Duration::from_secs(30);

/// A match that has been joined: the table, and what happens to it from its beginning on.
pub(crate) struct Joined {
    pub(crate) session: Session,
    pub(crate) news: Receiver<MatchNews>,
}

/// Whether a text is the address of something on a server, and no name of a game.
pub(crate) fn is_address(text: &str) -> bool {
    text.contains("://")
}

/// Takes the seat behind a link, or comes back to it: a seat that was taken from here is remembered in
/// that folder.
pub(crate) fn join(
    text: &str,
    name: Option<&str>,
    folder: &Path,
    catalogue: &Catalogue,
) -> Result<Joined, Failure> {
    let address: Address = text.parse().map_err(|error: ClientError| failed(&error))?;
    let server = address.server();
    let id = address.id().ok_or_else(|| Failure::Input(messages::not_a_link(Arg::quote(text))))?;
    let seats = Seats { path: folder.join(format!("{}.seat", file_name(id))) };
    let token = match seats.token() {
        Some(token) => token,
        None => {
            let asked = JoinMatch { name: name.map(str::to_owned) };
            let joined = block_on(server.join(id, None, &asked)).and_then(|joined| joined);
            let token = joined.map_err(|error| failed(&error))?.token;
            // Who cannot write here can still play, as long as the program runs.
            let _ = seats.keep(&token);
            token
        }
    };
    let (first, begun) = mpsc::channel();
    let (tell, news) = mpsc::channel();
    let say = |error: &ClientError| catalogue.render(&error.message());
    // What cannot be gone on with is told in the language of the terminal.
    let lost = say(&ClientError::Away(String::new()));
    let link = Link::open(server, id, Some(&token), move |news| hear(news, &first, &tell, &lost))
        .map_err(|error| failed(&error))?;
    let (side, setup) = beginning(&begun)?;
    let entry = catalog::find(&setup.game).map_err(Failure::input)?;
    let clock = match setup.clock {
        Some(protocol::TimeControl::Live { base, increment }) => Some(game::TimeControl {
            main: [Duration::from_secs(base.into()); 2],
            increment: Duration::from_secs(increment.into()),
        }),
        _ => None,
    };
    let request = TableRequest {
        variant: Some(setup.variant),
        position: setup.position,
        seed: Some(setup.seed),
        people: match side {
            Some(Side::First) => People::First,
            Some(Side::Second) => People::Second,
            None => People::Nobody,
        },
        clock,
        ..TableRequest::default()
    };
    let mut session = Session::open(entry, &request).map_err(Failure::input)?;
    session.referee = Some(Box::new(Line::new(link, &address)));
    Ok(Joined { session, news })
}

/// What is heard first: where we sit, and what is played.
enum First {
    Seat(Option<Side>),
    Setup(MatchSetup),
    Failed(ClientError),
}

fn beginning(begun: &Receiver<First>) -> Result<(Option<Side>, MatchSetup), Failure> {
    let (mut seat, mut setup) = (None, None);
    loop {
        match begun.recv_timeout(PATIENCE) {
            Ok(First::Seat(side)) => seat = Some(side),
            Ok(First::Setup(agreed)) => setup = Some(agreed),
            Ok(First::Failed(error)) => return Err(failed(&error)),
            Err(_) => return Err(failed(&ClientError::Away("no answer".to_owned()))),
        }
        if let (Some(seat), Some(setup)) = (seat, &setup) {
            return Ok((seat, setup.clone()));
        }
    }
}

/// Passes on what the server says; whether anybody wants to hear more.
fn hear(
    news: Result<News, ClientError>,
    first: &Sender<First>,
    tell: &Sender<MatchNews>,
    lost: &str,
) -> bool {
    let told = match news {
        Ok(News::Connected { side, anew }) => {
            let _ = first.send(First::Seat(side));
            MatchNews::Back { anew }
        }
        Ok(News::Event(event)) => match event.body {
            EventBody::Created(setup) => {
                let _ = first.send(First::Setup(setup));
                return true;
            }
            EventBody::Joined { .. } => MatchNews::Joined,
            EventBody::Moved { side, mv, ply, charged, .. } => {
                MatchNews::Moved { side, mv, ply, charged: Duration::from_millis(charged) }
            }
            EventBody::TakenBack { ply } => MatchNews::TakenBack { ply },
            EventBody::Ended { winner, reason } => {
                let outcome = winner.map_or(Outcome::Draw, Outcome::Win);
                MatchNews::Ended(End { outcome, reason })
            }
            _ => return true,
        },
        Ok(News::Refused { error, .. }) => MatchNews::Refused(error.message),
        Ok(News::Away { error, .. }) => MatchNews::Away(error.to_string()),
        Ok(News::Done { .. } | News::Heartbeat { .. }) => return true,
        Err(error) => {
            let text = if error.is_passing() { lost.to_owned() } else { error.to_string() };
            let _ = first.send(First::Failed(error));
            MatchNews::Lost(text)
        }
    };
    tell.send(told).is_ok()
}

fn failed(error: &ClientError) -> Failure {
    Failure::Input(error.message())
}

/// The way to the server. What is sent has a name that was never used before.
struct Line {
    link: Link,
    address: String,
    began: u128,
    sent: AtomicU64,
}

impl Line {
    fn new(link: Link, address: &Address) -> Line {
        let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        Line { link, address: address.to_string(), began, sent: AtomicU64::new(0) }
    }

    fn name(&self) -> String {
        let number = self.sent.fetch_add(1, Ordering::Relaxed);
        format!("terminal-{:x}-{}-{number}", self.began, std::process::id())
    }

    fn act(&self, action: Action) {
        let name = self.name();
        let act = Act { action, kind: None, offer: None, id: Some(name.clone()) };
        self.link.act(&name, act);
    }
}

impl Referee for Line {
    fn make_move(&self, ply: u32, mv: &str) {
        self.link.make_move(MakeMove { ply, mv: mv.to_owned(), id: self.name(), after: None });
    }

    fn resign(&self) {
        self.act(Action::Resign);
    }

    fn claim(&self) {
        self.act(Action::Claim);
    }

    fn address(&self) -> &str {
        &self.address
    }
}

/// Where the seat of a match is remembered.
struct Seats {
    path: PathBuf,
}

impl Seats {
    fn token(&self) -> Option<String> {
        let token = fs::read_to_string(&self.path).ok()?;
        Some(token.trim().to_owned()).filter(|token| !token.is_empty())
    }

    /// For nobody else to read: whoever has it can move.
    fn keep(&self, token: &str) -> std::io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&self.path)?.write_all(token.as_bytes())
    }
}

/// An id as the name of a file, whatever is in it.
fn file_name(id: &str) -> String {
    let plain = |ch: char| if ch.is_ascii_alphanumeric() { ch } else { '_' };
    id.chars().take(60).map(plain).collect()
}
