//! One match that is followed over a WebSocket, however often the connection breaks.

use std::collections::VecDeque;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use game::Arg;
use hyper::header::{ACCEPT_LANGUAGE, HeaderValue};
use protocol::{
    Act, BUILD, ChatLine, ChatSeen, ClientMessage, MakeMove, MatchEvent, PROTOCOL, Room, SayLine,
    ServerMessage,
};
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Error as SocketError;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config, tungstenite::Message};

use crate::backoff::Backoff;
use crate::error::{ClientError, is_passing};
use crate::news::News;
use crate::outbox::Outbox;
use crate::server::{Answer, Server, away, late, refused};
use crate::stream::Stream;

/// How long the server may take to greet, or to take a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long the server may be silent: it says something every ten seconds.
const SILENCE: Duration = Duration::from_secs(25);

/// How long to wait where the server does not know what became of a message.
const AGAIN: Duration = Duration::from_secs(1);

const BUFFER: usize = 4 << 10; // bytes

type Socket = WebSocketStream<Stream>;

/// A match that is followed: exactly what happens in it, in order; what is sent is sent until it is
/// answered.
#[derive(Debug)]
pub struct Session {
    server: Server,
    id: String,
    token: Option<String>,
    seen: u64,
    tag: Option<String>,
    /// What was seen of the chat, for whoever wants to hear it.
    chat: Option<ChatSeen>,
    socket: Option<Socket>,
    heard: Instant,
    /// When to look for the server again.
    retry: Instant,
    backoff: Backoff,
    outbox: Outbox,
    ready: VecDeque<News>,
}

impl Session {
    /// Follows a match from its beginning, at the seat of that token, or as somebody who watches.
    #[must_use]
    pub fn new(server: Server, id: &str, token: Option<&str>) -> Session {
        Session {
            server,
            id: id.to_owned(),
            token: token.map(str::to_owned),
            seen: 0,
            tag: None,
            chat: None,
            socket: None,
            heard: Instant::now(),
            retry: Instant::now(),
            backoff: Backoff::default(),
            outbox: Outbox::default(),
            ready: VecDeque::new(),
        }
    }

    /// The same, with what is said in the chat.
    #[must_use]
    pub fn with_chat(self) -> Session {
        Session { chat: Some(ChatSeen::default()), ..self }
    }

    /// Says something in the chat; it is said once, however often it is sent.
    pub fn say(&mut self, line: SayLine) {
        self.outbox.say(line);
    }

    /// Sends a move. It is sent again, under the same id, until the server says what became of it.
    pub fn make_move(&mut self, mv: MakeMove) {
        self.outbox.make_move(mv);
    }

    /// Does anything else; the answer comes under that name.
    pub fn act(&mut self, name: &str, act: Act) {
        self.outbox.act(name.to_owned(), act);
    }

    /// The next piece of news. What was heard is not lost where this is not awaited to its end.
    ///
    /// # Errors
    /// When there is no way to go on: no such match, another protocol.
    pub async fn next(&mut self) -> Result<News, ClientError> {
        loop {
            if let Some(news) = self.ready.pop_front() {
                return Ok(news);
            }
            if self.socket.is_none() {
                sleep_until(self.retry).await;
                if let Err(error) = self.connect().await {
                    self.lose(error)?;
                }
            } else if let Err(error) = self.converse().await {
                self.lose(error)?;
            }
        }
    }

    /// Says goodbye.
    pub async fn close(&mut self) {
        if let Some(socket) = self.socket.take() {
            let _ = say_goodbye(socket).await;
        }
    }

    /// The connection is of no use any more.
    fn lose(&mut self, error: ClientError) -> Result<(), ClientError> {
        self.socket = None;
        self.outbox.rewind();
        if !error.is_passing() {
            return Err(error);
        }
        let retry = self.backoff.failed();
        self.retry = Instant::now() + retry;
        self.ready.push_back(News::Away { error, retry });
        Ok(())
    }

    fn connect(&mut self) -> Answer<'_, ()> {
        Box::pin(self.greet())
    }

    async fn greet(&mut self) -> Result<(), ClientError> {
        let mut socket = timeout(PATIENCE, self.open()).await.map_err(|_| late())??;
        let greeting = async {
            loop {
                match socket.next().await.ok_or_else(ended)?.map_err(lost)? {
                    Message::Text(text) => return parse(text.as_str()),
                    Message::Close(_) => return Err(ended()),
                    _ => {}
                }
            }
        };
        match timeout(PATIENCE, greeting).await.map_err(|_| late())?? {
            Some(ServerMessage::Welcome { side, anew, .. }) => {
                if anew {
                    (self.seen, self.tag) = (0, None);
                }
                self.ready.push_back(News::Connected { side, anew });
            }
            Some(ServerMessage::Reload { protocol, .. }) => {
                return Err(ClientError::Protocol { theirs: protocol, ours: PROTOCOL });
            }
            _ => return Err(ClientError::Away("no welcome".to_owned())),
        }
        self.heard = Instant::now();
        self.socket = Some(socket);
        Ok(())
    }

    /// Connects and says hello.
    async fn open(&self) -> Result<Socket, ClientError> {
        let address = self.server.address();
        let path = address.path(&format!("/api/matches/{}/socket", self.id));
        let scheme = if address.is_secure() { "wss" } else { "ws" };
        let url = format!("{scheme}://{}{path}", address.authority());
        let mut request = url.into_client_request().map_err(lost)?;
        let language = self.server.language().and_then(|name| HeaderValue::from_str(name).ok());
        if let Some(language) = language {
            request.headers_mut().insert(ACCEPT_LANGUAGE, language);
        }
        let stream = self.server.connect().await?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
        let (mut socket, _) =
            client_async_with_config(request, stream, Some(config)).await.map_err(lost)?;
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            build: Some(BUILD.to_owned()),
            since: self.seen,
            tag: self.tag.clone(),
            token: self.token.clone(),
            chat: self.chat,
            language: self.server.language().map(str::to_owned),
        };
        let hello = hello.to_json();
        socket.send(Message::text(hello)).await.map_err(lost)?;
        Ok(socket)
    }

    /// Sends what waits, or hears one message.
    fn converse(&mut self) -> Answer<'_, ()> {
        Box::pin(self.talk())
    }

    async fn talk(&mut self) -> Result<(), ClientError> {
        let socket = self.socket.as_mut().ok_or_else(ended)?;
        if let Some(text) = self.outbox.ready() {
            let sent = timeout(PATIENCE, socket.send(Message::text(text))).await;
            sent.map_err(|_| late())?.map_err(lost)?;
            self.outbox.sent();
            return Ok(());
        }
        let silent = self.heard + SILENCE;
        let wake = self.outbox.next().map_or(silent, |next| next.min(silent));
        tokio::select! {
            heard = socket.next() => {
                self.heard = Instant::now();
                match heard.ok_or_else(ended)?.map_err(lost)? {
                    Message::Text(text) => match parse(text.as_str())? {
                        Some(message) => self.hear(message),
                        None => Ok(()),
                    },
                    Message::Close(_) => Err(ended()),
                    _ => Ok(()),
                }
            }
            () = sleep_until(wake) => {
                if Instant::now() >= silent { Err(late()) } else { Ok(()) }
            }
        }
    }

    fn hear(&mut self, message: ServerMessage) -> Result<(), ClientError> {
        match message {
            ServerMessage::Event { event } => return self.grow(event),
            ServerMessage::Done { name, done } => {
                self.outbox.answered(&name);
                self.ready.push_back(News::Done { name, done });
            }
            ServerMessage::Refused { name, status, error } if is_passing(status, &error.error) => {
                self.outbox.again(&name, Instant::now() + AGAIN);
            }
            ServerMessage::Refused { name, status, error } => {
                self.outbox.answered(&name);
                self.ready.push_back(News::Refused { name, status, error });
            }
            ServerMessage::Heartbeat { number, .. } if number > self.seen => return Err(gap()),
            ServerMessage::Heartbeat { now, seen, .. } => {
                self.backoff.reset();
                self.ready.push_back(News::Heartbeat { now, seen });
            }
            ServerMessage::Line { line } => self.listen(line),
            ServerMessage::Said { name, line } => {
                self.outbox.answered(&name);
                self.ready.push_back(News::Line(line));
            }
            _ => {}
        }
        Ok(())
    }

    fn listen(&mut self, line: ChatLine) {
        if let Some(chat) = &mut self.chat {
            let seen = match line.room {
                Room::Players => &mut chat.players,
                Room::Spectators => &mut chat.spectators,
            };
            *seen = line.change.max(*seen);
            self.ready.push_back(News::Line(line));
        }
    }

    fn grow(&mut self, event: MatchEvent) -> Result<(), ClientError> {
        if event.number > self.seen + 1 {
            return Err(gap());
        }
        if event.number == self.seen + 1 {
            self.backoff.reset();
            (self.seen, self.tag) = (event.number, Some(event.tag.clone()));
            self.ready.push_back(News::Event(event));
        }
        Ok(())
    }
}

fn say_goodbye(mut socket: Socket) -> Answer<'static, ()> {
    Box::pin(async move {
        timeout(PATIENCE, socket.close(None)).await.map_err(|_| late())?.map_err(lost)
    })
}

/// What the server says; nothing for what only newer programs understand.
fn parse(text: &str) -> Result<Option<ServerMessage>, ClientError> {
    match ServerMessage::from_json(text) {
        Ok(message) => Ok(Some(message)),
        // A hole in the log cannot be skipped.
        Err(_) if text.starts_with(r#"{"type":"event""#) => {
            Err(ClientError::Nonsense(Arg::quote(text)))
        }
        Err(_) => Ok(None),
    }
}

fn ended() -> ClientError {
    ClientError::Away("the connection was closed".to_owned())
}

fn gap() -> ClientError {
    ClientError::Away("a message was lost".to_owned())
}

fn lost(error: SocketError) -> ClientError {
    match error {
        SocketError::Http(response) => {
            refused(response.status(), response.body().as_deref().unwrap_or_default())
        }
        error => away(&error),
    }
}
