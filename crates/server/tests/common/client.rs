//! Somebody at a table, over a WebSocket.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::{SURELY, Server};

/// Somebody who speaks WebSocket.
pub(crate) struct Client(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    pub(crate) async fn connect(server: &Server, id: &str) -> Client {
        let url = format!("ws://{}/api/matches/{id}/socket", server.address);
        Client(connect_async(url).await.expect("it speaks WebSocket").0)
    }

    /// Connects and says hello with what it has.
    pub(crate) async fn hello(
        server: &Server,
        id: &str,
        token: &str,
        since: u64,
        tag: &str,
    ) -> (Client, Value) {
        let mut client = Client::connect(server, id).await;
        let hello = json!({ "type": "hello", "protocol": 1, "build": "0.1.0", "since": since,
            "tag": tag, "token": if token.is_empty() { Value::Null } else { json!(token) } });
        client.say(&hello).await;
        let welcome = client.hear().await;
        (client, welcome)
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).await.expect("it hears");
    }

    /// The next message that is no heartbeat: those come when they like.
    pub(crate) async fn hear(&mut self) -> Value {
        loop {
            let message = self.hear_any().await;
            if message["type"] != "heartbeat" {
                return message;
            }
        }
    }

    pub(crate) async fn hear_any(&mut self) -> Value {
        loop {
            let message = timeout(SURELY, self.0.next()).await.expect("it speaks in time");
            match message.expect("it goes on").expect("it is well") {
                Message::Text(text) => return serde_json::from_str(&text).expect("JSON"),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    pub(crate) async fn ends(&mut self) -> bool {
        loop {
            match timeout(SURELY, self.0.next()).await.expect("it ends in time") {
                None | Some(Err(_) | Ok(Message::Close(_))) => return true,
                Some(Ok(_)) => {}
            }
        }
    }
}
