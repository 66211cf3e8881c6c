//! Matches over a WebSocket: coming back after a tunnel, moving, and what old or bad clients hear.

use crate::common::client::Client;
use crate::common::{SURELY, Server, create};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

#[tokio::test]
async fn players_hear_each_others_moves() {
    let server = Server::start().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let (mut one, welcome) = Client::hello(&server, &id, &first, 0, "").await;
    assert_eq!(
        welcome,
        json!({ "type": "welcome", "protocol": 1, "build": "0.1.0",
        "side": "first", "anew": false, "now": welcome["now"] })
    );
    assert!(welcome["now"].is_u64());
    let (mut two, welcome) = Client::hello(&server, &id, &second, 0, "").await;
    assert_eq!(welcome["side"], "second");
    for client in [&mut one, &mut two] {
        for number in 1..=2 {
            assert_eq!(client.hear().await["event"]["number"], number);
        }
    }
    one.say(&json!({ "type": "move", "ply": 0, "move": "c2c3", "id": "a" })).await;
    assert_eq!(two.hear().await["event"]["move"], "c2c3");
    // Its own move: acknowledged and told, in whichever order.
    let heard = [one.hear().await, one.hear().await];
    let done = heard.iter().find(|message| message["type"] == "done").expect("an answer");
    assert_eq!((&done["name"], &done["done"]["event"]), (&json!("a"), &json!(3)));
    assert!(heard.iter().any(|message| message["event"]["number"] == 3));
    two.say(&json!({ "type": "move", "ply": 0, "move": "c2c3", "id": "b" })).await;
    let refused = two.hear().await;
    assert_eq!((&refused["type"], &refused["status"]), (&json!("refused"), &json!(409)));
    assert_eq!((&refused["name"], &refused["error"]), (&json!("b"), &json!("ply")));
    two.say(&json!({ "type": "act", "name": "c", "act": { "action": "resign" } })).await;
    let mut kinds: Vec<Value> = Vec::new();
    for _ in 0..2 {
        kinds.push(one.hear().await["event"]["type"].clone());
    }
    assert_eq!(kinds, ["resigned", "ended"]);
}

#[tokio::test]
async fn who_is_here_is_told_at_once() {
    let server = Server::start().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let (mut one, _) = Client::hello(&server, &id, &first, 0, "").await;
    one.hear().await;
    one.hear().await;
    let beat = one.hear_any().await;
    assert_eq!((&beat["type"], &beat["number"]), (&json!("heartbeat"), &json!(2)), "{beat}");
    assert_eq!(beat["seen"]["first"], beat["now"]);
    assert_eq!(beat["seen"]["second"], Value::Null);
    let (mut two, _) = Client::hello(&server, &id, &second, 0, "").await;
    two.hear().await;
    two.hear().await;
    let beat = two.hear_any().await;
    assert_eq!((&beat["seen"]["first"], &beat["seen"]["second"]), (&beat["now"], &beat["now"]));
}

#[tokio::test]
async fn whoever_comes_back_hears_exactly_what_they_missed() {
    let server = Server::start().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let (mut client, _) = Client::hello(&server, &id, &first, 0, "").await;
    client.hear().await;
    let tag = client.hear().await["event"]["tag"].as_str().expect("a tag").to_owned();
    drop(client);
    let path = format!("/api/matches/{id}/moves");
    server.post(&path, &first, &json!({ "ply": 0, "move": "c2c3", "id": "a" })).await;
    server.post(&path, &second, &json!({ "ply": 1, "move": "c6a4", "id": "b" })).await;
    let (mut client, welcome) = Client::hello(&server, &id, &first, 2, &tag).await;
    assert_eq!(welcome["anew"], false);
    for number in 3..=4 {
        assert_eq!(client.hear().await["event"]["number"], number);
    }
    // A tag of another log, or more than there is: everything anew.
    for (since, tag) in [(2, "other"), (99, tag.as_str())] {
        let (mut client, welcome) = Client::hello(&server, &id, &first, since, tag).await;
        assert_eq!(welcome["anew"], true);
        assert_eq!(client.hear().await["event"]["number"], 1);
    }
}

#[tokio::test]
async fn without_a_seat_one_watches() {
    let server = Server::start().await;
    let (id, _) = create(&server, "quindo").await;
    let (mut client, welcome) = Client::hello(&server, &id, "", 2, "").await;
    assert_eq!((&welcome["side"], &welcome["anew"]), (&Value::Null, &json!(true)));
    client.hear().await;
    client.hear().await;
    client.say(&json!({ "type": "move", "ply": 0, "move": "c2c3", "id": "a" })).await;
    let refused = client.hear().await;
    assert_eq!((&refused["status"], &refused["error"]), (&json!(403), &json!("not_your_seat")));
}

#[tokio::test]
async fn refusals_are_in_the_language_of_the_page() {
    let server = Server::start().await;
    let (id, _) = create(&server, "quindo").await;
    let english = "this is not your seat";
    for (language, french) in [(json!("fr"), true), (Value::Null, false), (json!("xx"), false)] {
        let mut client = Client::connect(&server, &id).await;
        client.say(&json!({ "type": "hello", "protocol": 1, "language": language })).await;
        assert_eq!(client.hear().await["type"], "welcome");
        client.say(&json!({ "type": "act", "name": "a", "act": { "action": "resign" } })).await;
        let refused = loop {
            let heard = client.hear().await;
            if heard["type"] == "refused" {
                break heard;
            }
        };
        assert_eq!(refused["error"], "not_your_seat");
        assert_eq!(refused["message"] != english, french, "{language}: {refused}");
    }
}

#[tokio::test]
async fn an_old_client_is_told_to_load_itself_anew() {
    let server = Server::start().await;
    let (id, _) = create(&server, "quindo").await;
    let mut client = Client::connect(&server, &id).await;
    client.say(&json!({ "type": "hello", "protocol": 0 })).await;
    assert_eq!(client.hear().await["type"], "reload");
    assert!(client.ends().await);
}

#[tokio::test]
async fn nonsense_is_refused_and_loses_nothing() {
    let server = Server::start().await;
    let (id, [first, _]) = create(&server, "quindo").await;
    let (mut client, _) = Client::hello(&server, &id, &first, 0, "").await;
    client.hear().await;
    client.hear().await;
    for text in ["", "{", "[]", "{\"type\":\"fly\"}", "{\"type\":\"move\",\"ply\":\"x\"}"] {
        client.0.send(Message::text(text)).await.expect("it hears");
        let refused = client.hear().await;
        assert_eq!((&refused["type"], &refused["error"]), (&json!("refused"), &json!("malformed")));
    }
    client.say(&json!({ "type": "move", "ply": 0, "move": "c2c3", "id": "a" })).await;
    let heard = [client.hear().await, client.hear().await];
    assert!(heard.iter().any(|message| message["type"] == "done"), "{heard:?}");
    // A giant message ends the connection, not the server.
    let _ = client.0.send(Message::text("x".repeat(100_000))).await;
    assert!(client.ends().await);
    let mut client = Client::connect(&server, &id).await;
    client.0.send(Message::binary(vec![0; 100])).await.expect("it hears");
    assert!(client.ends().await);
    assert_eq!(server.get("/api/health").await.status, 200);
}

#[tokio::test]
async fn other_sites_cannot_connect() {
    let server = Server::start().await;
    let (id, _) = create(&server, "quindo").await;
    let url = format!("ws://{}/api/matches/{id}/socket", server.address);
    let mut request = url.into_client_request().expect("an address");
    request.headers_mut().insert("origin", "https://evil.example".parse().expect("a header"));
    assert!(connect_async(request).await.is_err());
}

#[tokio::test]
async fn a_server_that_ends_says_so() {
    let mut server = Server::start().await;
    let (id, [first, _]) = create(&server, "quindo").await;
    let (mut client, _) = Client::hello(&server, &id, &first, 0, "").await;
    server.stop().await;
    timeout(SURELY, server.node.stopped()).await.expect("everybody was told");
    assert!(client.ends().await);
}
