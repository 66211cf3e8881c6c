//! A player who follows the log.

use super::*;

/// Somebody at a seat, over a WebSocket that comes back: what they have seen of the log.
pub(super) struct Follower {
    pub(super) id: String,
    pub(super) token: String,
    pub(super) node: usize,
    pub(super) socket: Option<WebSocket<MaybeTlsStream<TcpStream>>>,
    pub(super) seen: Vec<Value>,
}

impl Follower {
    pub(super) fn new(id: &str, token: &str, node: usize) -> Follower {
        let (id, token) = (id.to_owned(), token.to_owned());
        Follower { id, token, node, socket: None, seen: Vec::new() }
    }

    pub(super) fn has_ended(&self) -> bool {
        self.seen.iter().any(|event| event["type"] == "ended")
    }

    /// The moves that were seen; none of these matches has one taken back.
    pub(super) fn moves(&self) -> impl Iterator<Item = String> {
        let moved = self.seen.iter().filter(|event| event["type"] == "moved");
        moved.map(|event| event["move"].as_str().expect("a move").to_owned())
    }

    /// Connects where there is no connection, and says hello with what was seen.
    pub(super) fn connect(&mut self, bot: &mut Bot<'_>) -> Option<()> {
        if self.socket.is_some() {
            return Some(());
        }
        let connected = self.say_hello(bot.node(self.node));
        if connected.is_none() {
            Meanwhile::count(&bot.meanwhile.broken);
            self.node = bot.any_node();
            bot.meanwhile.rest(10);
        }
        connected
    }

    pub(super) fn say_hello(&mut self, address: SocketAddr) -> Option<()> {
        let url = format!("ws://{address}/api/matches/{}/socket", self.id);
        let stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        let (socket, _) = tungstenite::client(url, MaybeTlsStream::Plain(stream)).ok()?;
        self.socket = Some(socket);
        let (since, tag) = last(&self.seen);
        let hello = json!({ "type": "hello", "protocol": 1, "since": since, "tag": tag,
            "token": self.token });
        self.say(&hello)?;
        let welcome = self.hear()?;
        assert_eq!((&welcome["type"], &welcome["anew"]), (&json!("welcome"), &json!(false)));
        Some(())
    }

    pub(super) fn say(&mut self, message: &Value) -> Option<()> {
        let sent = self.socket.as_mut()?.send(Message::text(message.to_string()));
        if sent.is_err() {
            self.socket = None;
        }
        sent.ok()
    }

    /// The next message; without a connection after it nothing comes. Events are remembered.
    pub(super) fn hear(&mut self) -> Option<Value> {
        loop {
            let message = match self.socket.as_mut()?.read() {
                Ok(Message::Text(text)) => serde_json::from_str::<Value>(&text).expect("JSON"),
                Ok(Message::Close(_)) | Err(_) => {
                    self.socket = None;
                    return None;
                }
                Ok(_) => continue,
            };
            if message["type"] == "event" {
                see(&mut self.seen, message["event"].clone());
            }
            return Some(message);
        }
    }

    /// The answer to a message; nothing where the connection broke.
    pub(super) fn ask(&mut self, bot: &mut Bot<'_>, message: &Value) -> Option<Value> {
        self.connect(bot)?;
        self.say(message)?;
        loop {
            let heard = self.hear()?;
            if heard["name"] == message["id"] {
                return Some(heard);
            }
        }
    }

    /// Hears what happens until something is so.
    pub(super) fn until(
        &mut self,
        bot: &mut Bot<'_>,
        what: &str,
        is_so: impl Fn(&Follower) -> bool,
    ) {
        let begun = Instant::now();
        while !is_so(self) {
            assert!(begun.elapsed() < SURELY, "{what}: {} {:?}", self.id, self.seen.last());
            if self.connect(bot).is_some() {
                self.hear();
            }
        }
    }
}
