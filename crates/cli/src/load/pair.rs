//! Two players who play a script against each other, match after match. They are as cheap as can be: they
//! do not read what they know already.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use client::Server;
use futures_util::{SinkExt as _, StreamExt as _};
use game::Side;
use protocol::{BUILD, ClientMessage, CreateMatch, JoinMatch, PROTOCOL, SideChoice, TimeControl};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::script::{SEED, Script};
use super::tally::Tally;

/// Nobody is late, however long the others take to come.
const CLOCK: TimeControl = TimeControl::Days { days: 3 };
const PATIENCE: Duration = Duration::from_secs(30); // for an answer
const BREATH: Duration = Duration::from_secs(1); // after something went wrong
const BUFFER: usize = 1 << 10; // bytes

type Socket = WebSocketStream<TcpStream>;

/// Two players.
pub(super) struct Pair {
    pub(super) number: u32,
    /// Where each of the two plays: on two nodes, where there are several.
    pub(super) places: [(SocketAddr, Server); 2],
    pub(super) script: Arc<Script>,
    /// The time between two moves; for ever for none.
    pub(super) pause: Option<Duration>,
    pub(super) tally: Arc<Tally>,
    /// Not everybody begins at the same time.
    pub(super) begins: Arc<Semaphore>,
    /// When everybody is there.
    pub(super) start: watch::Receiver<bool>,
}

impl Pair {
    /// Plays until it is dropped.
    pub(super) async fn play(mut self) {
        let mut due = None;
        loop {
            match self.begin().await {
                Ok(mut sockets) => {
                    self.tally.arrived();
                    let played = match self.wait(&mut sockets).await {
                        Ok(()) => {
                            let now = Instant::now();
                            // What could not be played meanwhile is not made up for.
                            let due = due.get_or_insert_with(|| now + self.spread());
                            *due = now.max(*due);
                            self.moves(&mut sockets, due).await
                        }
                        Err(error) => Err(error),
                    };
                    self.tally.left();
                    match played {
                        Ok(()) => self.tally.ended(),
                        Err(error) => self.failed(error).await,
                    }
                }
                Err(error) => self.failed(error).await,
            }
        }
    }

    /// Waits until everybody is there.
    async fn wait(&mut self, sockets: &mut [Socket; 2]) -> Result<(), String> {
        let mut start = self.start.clone();
        tokio::select! {
            _ = start.wait_for(|start| *start) => Ok(()),
            rested = rest(sockets, None) => rested,
        }
    }

    /// Not all move at the same moment.
    fn spread(&self) -> Duration {
        let part = (f64::from(self.number) * 0.618_034).fract();
        self.pause.unwrap_or_default().mul_f64(part)
    }

    async fn failed(&self, error: String) {
        self.tally.failed(error);
        sleep(BREATH).await;
    }

    /// A match, with both players connected.
    async fn begin(&self) -> Result<[Socket; 2], String> {
        let _turn = self.begins.acquire().await.map_err(|error| error.to_string())?;
        let asked = CreateMatch {
            game: self.script.game.to_owned(),
            variant: None,
            position: None,
            seed: Some(SEED),
            side: SideChoice::First,
            clock: Some(CLOCK),
            rated: false,
            public: false,
            name: None,
            level: None,
        };
        let [(here, server), (there, other)] = &self.places;
        let created = server.create(None, &asked).await.map_err(|error| error.to_string())?;
        let joined = other.join(&created.id, None, &JoinMatch::default()).await;
        let joined = joined.map_err(|error| error.to_string())?;
        let first = connect(*here, &created.id, created.token).await?;
        Ok([first, connect(*there, &created.id, joined.token).await?])
    }

    /// The script from its beginning to its end.
    async fn moves(&self, sockets: &mut [Socket; 2], due: &mut Instant) -> Result<(), String> {
        for (ply, (side, mv)) in self.script.moves.iter().enumerate() {
            match self.pause {
                Some(pause) => {
                    rest(sockets, Some(*due)).await?;
                    *due += pause;
                }
                None => rest(sockets, None).await?,
            }
            let moved = timeout(PATIENCE, self.make_move(sockets, *side, ply, mv)).await;
            moved.map_err(|_| format!("no answer within {} s", PATIENCE.as_secs()))??;
        }
        Ok(())
    }

    async fn make_move(
        &self,
        sockets: &mut [Socket; 2],
        side: Side,
        ply: usize,
        mv: &str,
    ) -> Result<(), String> {
        let text = format!(r#"{{"type":"move","ply":{ply},"move":"{mv}","id":"m{ply}"}}"#);
        let shown = format!(r#""id":"m{ply}""#);
        let [first, second] = sockets;
        let (mover, other) = if side == Side::First { (first, second) } else { (second, first) };
        let begun = Instant::now();
        mover.send(Message::text(text)).await.map_err(|error| error.to_string())?;
        let (mut acknowledged, mut seen) = (None, None);
        while acknowledged.is_none() || seen.is_none() {
            tokio::select! {
                heard = hear(mover) => {
                    let heard = heard?;
                    if heard.as_str().starts_with(r#"{"type":"done""#) {
                        acknowledged = Some(begun.elapsed());
                    } else if heard.as_str().starts_with(r#"{"type":"refused""#) {
                        return Err(heard.as_str().to_owned());
                    }
                }
                heard = hear(other) => {
                    if heard?.as_str().contains(&shown) {
                        seen = Some(begun.elapsed());
                    }
                }
            }
        }
        if let (Some(acknowledged), Some(seen)) = (acknowledged, seen) {
            self.tally.moved(acknowledged, seen);
        }
        Ok(())
    }
}

async fn connect(address: SocketAddr, id: &str, token: String) -> Result<Socket, String> {
    let wrong = |error: &dyn std::error::Error| format!("a connection failed: {error}");
    let url = format!("ws://{address}/api/matches/{id}/socket");
    let request = url.into_client_request().map_err(|error| wrong(&error))?;
    let stream = TcpStream::connect(address).await.map_err(|error| wrong(&error))?;
    let _ = stream.set_nodelay(true);
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    let connected = client_async_with_config(request, stream, Some(config)).await;
    let (mut socket, _) = connected.map_err(|error| wrong(&error))?;
    let hello = ClientMessage::Hello {
        protocol: PROTOCOL,
        build: Some(BUILD.to_owned()),
        since: 0,
        tag: None,
        token: Some(token),
        chat: None,
        language: None,
    };
    let hello = hello.to_json();
    socket.send(Message::text(hello)).await.map_err(|error| wrong(&error))?;
    let welcome = hear(&mut socket).await?;
    if welcome.as_str().starts_with(r#"{"type":"welcome""#) {
        Ok(socket)
    } else {
        Err(format!("no welcome: {welcome}"))
    }
}

/// Hears what is said until then, or for ever.
async fn rest(sockets: &mut [Socket; 2], until: Option<Instant>) -> Result<(), String> {
    let [first, second] = sockets;
    loop {
        tokio::select! {
            heard = hear(first) => drop(heard?),
            heard = hear(second) => drop(heard?),
            () = moment(until) => return Ok(()),
        }
    }
}

async fn moment(until: Option<Instant>) {
    match until {
        Some(until) => sleep_until(until).await,
        None => std::future::pending().await,
    }
}

async fn hear(socket: &mut Socket) -> Result<Utf8Bytes, String> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Close(_))) | None => return Err("the server hung up".to_owned()),
            Some(Ok(_)) => {}
            Some(Err(error)) => return Err(error.to_string()),
        }
    }
}
