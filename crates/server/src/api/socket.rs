//! `GET /api/matches/{id}/socket`: a match over a WebSocket. The client says hello with what it has
//! seen, hears exactly what it missed and what follows, and sends moves; every heartbeat carries the
//! last number, so that a message that was lost is noticed.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use ::messages::Language;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use futures_util::SinkExt as _;
use protocol::{
    Acknowledgement, BUILD, BySide, ChatLine, ClientMessage, PROTOCOL, SayLine, ServerMessage,
};
use store::StoreError;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, Interval, interval_at, timeout};

use super::caller::Caller;
use super::chat::{prepared, said};
use super::listener::Following;
use super::moving::{acted, moved};
use super::problem::{Problem, language};
use super::stream::Log;
use crate::messages;
use crate::metrics::{Counted, METRICS};
use crate::node::Node;
use crate::presence::Present;
use crate::rates::Asked;
use crate::secret;

/// How often a heartbeat is sent; whoever sends nothing for three of them is gone.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// How long a client may take to say hello, or to take a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// When clients come back that the server had to leave.
const RETURN: RangeInclusive<u64> = 500..=3000; // milliseconds

/// How many lines of one client may be on their way to the disk.
const SAYING: usize = 8;

pub(crate) const MAX_MESSAGE: usize = 16 << 10; // bytes

/// What a connection holds to read and to write, in bytes. Most messages are smaller, and what is held is
/// held for everybody who is connected.
const BUFFER: usize = 1 << 10;

pub(crate) async fn socket(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    let place = caller.open_stream(&node)?;
    // A match that is not there is told before the protocol changes.
    node.referee.look(&id, |_| ()).await?;
    let upgrade = upgrade.map_err(|_| {
        Problem::new(StatusCode::BAD_REQUEST, "not_websocket", messages::not_websocket())
    })?;
    let language = language(&headers);
    let upgrade = upgrade.max_message_size(MAX_MESSAGE).max_frame_size(MAX_MESSAGE);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let stopping = node.stopping();
        let _held = (place, Counted::one_more(&METRICS.sockets));
        let saying = JoinSet::new();
        let mut talk = Talk { node, id, caller, language, socket, chat: None, saying };
        // Whatever ends it: the client comes back with what it has seen.
        let _ = talk.run(stopping).await;
    }))
}

/// Done when the server ends, at once where it does already.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// The connection is of no use any more.
struct Gone;

impl From<axum::Error> for Gone {
    fn from(_: axum::Error) -> Gone {
        Gone
    }
}

/// What was done.
enum Answered {
    Done(Acknowledgement),
    Said(ChatLine),
}

struct Talk {
    node: Arc<Node>,
    id: String,
    caller: Caller,
    language: Language,
    socket: WebSocket,
    /// The rooms, for a client that knows of them.
    chat: Option<Following>,
    /// Lines that are being kept. The next move does not wait for them.
    saying: JoinSet<(String, Result<ChatLine, Problem>)>,
}

impl Talk {
    async fn run(&mut self, mut stopping: watch::Receiver<bool>) -> Result<(), Gone> {
        let hello = tokio::select! {
            hello = timeout(PATIENCE, self.hear()) => hello.map_err(|_| Gone)??,
            // Whoever comes while the server ends is told so, too.
            () = stopped(&mut stopping) => return self.say_goodbye().await,
        };
        let Some(ClientMessage::Hello { protocol, since, tag, token, chat, language, .. }) = hello
        else {
            return Err(Gone);
        };
        // A browser sets no headers here: what was chosen on the page is known to the page alone.
        if let Some(language) = language.and_then(|code| code.parse().ok()) {
            self.language = language;
        }
        if protocol != PROTOCOL {
            let reload = ServerMessage::Reload { protocol: PROTOCOL, build: BUILD.to_owned() };
            return self.say(&reload).await;
        }
        if let Some(token) = token {
            let known = self.caller.know(&self.node, &token).await;
            known.map_err(|_| Gone)?;
        }
        let (id, caller) = (&self.id, &self.caller);
        let side = self.node.referee.look(id, |state| caller.side(id, state)).await;
        let side = side.map_err(|_| Gone)?;
        let log = Log::open(&self.node, &self.id, since, tag.as_deref()).await;
        let mut log = log.map_err(|_| Gone)?;
        let (build, anew) = (BUILD.to_owned(), log.anew);
        let now = self.node.referee.store().now();
        self.say(&ServerMessage::Welcome { protocol: PROTOCOL, build, side, anew, now }).await?;
        if let Some(seen) = chat {
            let opened = Following::open(&self.node, &self.id, &self.caller, seen).await;
            self.chat = Some(opened.map_err(|_| Gone)?);
        }
        let _present: Option<Present> = side.map(|side| {
            let referee = Arc::clone(&self.node.referee);
            let time = move || referee.store().now();
            self.node.referee.presence.arrive(&self.id, side, time)
        });
        let mut beats = beats();
        self.tell(&mut log).await?;
        // Who is here is told at once, not with the next heartbeat.
        self.beat(log.seen()).await?;
        let mut silent = 0;
        loop {
            if log.has_ended() {
                return Err(Gone);
            }
            self.tell(&mut log).await?;
            self.tell_lines().await?;
            tokio::select! {
                () = log.grown() => {}
                () = grown(&mut self.chat) => {}
                Some(said) = self.saying.join_next(), if !self.saying.is_empty() => {
                    // A task that was torn down has no answer: the client sends the line again.
                    if let Ok((name, said)) = said {
                        self.answer(name, said.map(Answered::Said)).await?;
                    }
                }
                () = stopped(&mut stopping) => return self.say_goodbye().await,
                _ = beats.tick() => {
                    silent += 1;
                    if silent > 3 {
                        return Err(Gone);
                    }
                    self.beat(log.seen()).await?;
                    // Every client answers this one by itself.
                    self.send(Message::Ping(axum::body::Bytes::new())).await?;
                }
                heard = self.socket.recv() => {
                    silent = 0;
                    match heard.ok_or(Gone)?? {
                        Message::Text(text) => self.obey(text.as_str()).await?,
                        Message::Close(_) | Message::Binary(_) => return Err(Gone),
                        Message::Ping(_) | Message::Pong(_) => {}
                    }
                }
            }
        }
    }

    /// Tells what the client has not seen.
    async fn tell(&mut self, log: &mut Log) -> Result<(), Gone> {
        match log.read().await {
            Ok(events) => {
                if let Some(chat) = &mut self.chat
                    && events.iter().any(|event| event.changes_rooms)
                {
                    chat.update(&self.node, &self.caller).await.map_err(|_| Gone)?;
                }
                // What lies ready goes out at once.
                for event in events {
                    self.feed(Message::Text(event.message)).await?;
                }
                self.flush().await
            }
            Err(StoreError::NewerEvent { .. }) => Err(Gone),
            // It is read again in a moment.
            Err(_) => Ok(()),
        }
    }

    /// Tells what was said that the client has not seen.
    async fn tell_lines(&mut self) -> Result<(), Gone> {
        let Some(chat) = &mut self.chat else { return Ok(()) };
        // Where the store does not answer, it is read with the next news, or the next comparison.
        for line in chat.read(&self.node).await.unwrap_or_default() {
            self.say(&ServerMessage::Line { line }).await?;
        }
        Ok(())
    }

    /// Has a line kept beside everything else.
    fn begin_saying(&mut self, asked: SayLine) -> Result<(), (String, Problem)> {
        let name = asked.id.clone();
        if self.saying.len() >= SAYING {
            return Err((name, Problem::too_many(1)));
        }
        let (node, id, caller) = (Arc::clone(&self.node), self.id.clone(), self.caller.clone());
        self.saying.spawn(async move {
            let line = match prepared(&node, &id, &caller, asked, None).await {
                Ok(ready) => said(&node, ready).await,
                Err(problem) => Err(problem),
            };
            (name, line)
        });
        Ok(())
    }

    async fn beat(&mut self, number: u64) -> Result<(), Gone> {
        let now = self.node.referee.store().now();
        // A store that does not answer now may do so next time.
        let [first, second] = self.node.referee.seen(&self.id, now).await.unwrap_or_default();
        let seen = BySide { first, second };
        self.feed(written(&ServerMessage::Heartbeat { number, now, seen })).await
    }

    async fn hear(&mut self) -> Result<Option<ClientMessage>, Gone> {
        loop {
            match self.socket.recv().await.ok_or(Gone)?? {
                Message::Text(text) => return Ok(ClientMessage::from_json(text.as_str()).ok()),
                Message::Ping(_) | Message::Pong(_) => {}
                Message::Close(_) | Message::Binary(_) => return Err(Gone),
            }
        }
    }

    async fn obey(&mut self, text: &str) -> Result<(), Gone> {
        // A move counts from its receipt.
        let received = self.node.referee.store().now();
        let (name, done) = match ClientMessage::from_json(text) {
            Ok(ClientMessage::Move(asked)) => {
                let name = asked.id.clone();
                (name, moved(&self.node, &self.id, &self.caller, asked, received).await)
            }
            Ok(ClientMessage::Act { act, name }) => {
                (name, acted(&self.node, &self.id, &self.caller, act, received).await)
            }
            Ok(ClientMessage::Chat(asked)) => match self.begin_saying(asked) {
                Ok(()) => return Ok(()),
                Err((name, problem)) => (name, Err(problem)),
            },
            Ok(ClientMessage::Hello { .. }) => {
                (String::new(), Err(Problem::malformed("hello comes first, and once")))
            }
            Err(error) => (String::new(), Err(Problem::malformed(&error.to_string()))),
        };
        self.answer(name, done.map(Answered::Done)).await
    }

    async fn answer(&mut self, name: String, done: Result<Answered, Problem>) -> Result<(), Gone> {
        let answer = match done {
            Ok(Answered::Done(done)) => ServerMessage::Done { name, done },
            Ok(Answered::Said(line)) => ServerMessage::Said { name, line },
            Err(problem) => ServerMessage::Refused {
                name,
                status: problem.status.as_u16(),
                error: problem.told(self.language),
            },
        };
        // It goes out with the event, which lies ready by now.
        self.feed(written(&answer)).await
    }

    async fn say(&mut self, message: &ServerMessage) -> Result<(), Gone> {
        self.send(written(message)).await
    }

    /// Lays something ready, to be sent with what follows.
    async fn feed(&mut self, message: Message) -> Result<(), Gone> {
        let fed = timeout(PATIENCE, self.socket.feed(message)).await;
        Ok(fed.map_err(|_| Gone)??)
    }

    /// Sends what lies ready.
    async fn flush(&mut self) -> Result<(), Gone> {
        let sent = timeout(PATIENCE, self.socket.flush()).await;
        Ok(sent.map_err(|_| Gone)??)
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        let sent = timeout(PATIENCE, self.socket.send(message)).await;
        Ok(sent.map_err(|_| Gone)??)
    }

    /// The server ends: the client may come back to whoever serves then, not all at the same moment.
    async fn say_goodbye(&mut self) -> Result<(), Gone> {
        const GOING_AWAY: u16 = 1001;
        let retry = RETURN.start() + secret::seed() % (RETURN.end() - RETURN.start());
        self.say(&ServerMessage::Goodbye { retry }).await?;
        let frame = axum::extract::ws::CloseFrame { code: GOING_AWAY, reason: "restart".into() };
        self.send(Message::Close(Some(frame))).await
    }
}

fn written(message: &ServerMessage) -> Message {
    Message::Text(message.to_json().into())
}

/// Done when there may be more in the rooms that are followed.
async fn grown(chat: &mut Option<Following>) {
    match chat {
        Some(chat) => chat.grown().await,
        None => std::future::pending().await,
    }
}

fn beats() -> Interval {
    interval_at(Instant::now() + HEARTBEAT, HEARTBEAT)
}
