//! Streams and sockets hold their connections: nobody gets so many that others find none.

use std::time::Duration;

use crate::common::client::Client;
use crate::common::{Answer, SURELY, Server, Stream, create};
use serde_json::json;
use server::NodeSettings;
use tokio::time::{Instant, sleep};

/// What a stream is refused with.
async fn refused(server: &Server, path: &str, headers: &[(&str, &str)]) -> Answer {
    // A socket is asked for as a program does that knows nothing of them: it is refused before.
    let answer = server.ask("GET", path, headers, "").await;
    assert!(answer.header("retry-after").parse::<u64>().is_ok_and(|wait| wait > 0));
    answer
}

/// Tries until there is a place, which takes a moment after somebody has gone.
async fn opens(server: &Server, path: &str, headers: &[(&str, &str)]) -> Stream {
    let begun = Instant::now();
    loop {
        if let Some(stream) = server.try_stream(path, headers).await {
            return stream;
        }
        assert!(begun.elapsed() < SURELY, "the place is not given back");
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn one_address_has_only_so_many_and_others_have_theirs() {
    // Four from each.
    let settings = NodeSettings { rate: Some(0.02), trust_proxy: true, ..NodeSettings::default() };
    let server = Server::with(settings).await;
    let (id, tokens) = create(&server, "quindo").await;
    let path = format!("/api/matches/{id}/events");
    let bearer = format!("Bearer {}", tokens[0]);
    let known = [("Authorization", bearer.as_str())];
    let first = server.stream(&path).await;
    let mine = server.stream_with("/api/me/events", &known).await;
    let lobby = server.stream("/api/lobby/events").await;
    let socket = Client::connect(&server, &id).await;
    for (path, headers) in [
        (path.as_str(), &[][..]),
        ("/api/me/events", &known[..]),
        ("/api/lobby/events", &[]),
        (&format!("/api/matches/{id}/socket"), &[]),
    ] {
        let answer = refused(&server, path, headers).await;
        assert_eq!((answer.status, &answer.json()["error"]), (429, &json!("too_many_streams")));
    }
    // Everything else is answered, and others have their own; a network of addresses is one.
    for path in ["/api/health", "/api/ready", &format!("/api/matches/{id}")] {
        assert_eq!(server.get(path).await.status, 200, "{path}");
    }
    let mut elsewhere = Vec::new();
    for number in 1..=4 {
        let address = format!("2001:db8::{number}");
        elsewhere.push(server.stream_with(&path, &[("X-Forwarded-For", &address)]).await);
    }
    let answer = refused(&server, &path, &[("X-Forwarded-For", "2001:db8::5")]).await;
    assert_eq!(answer.status, 429);
    // Whichever goes, and however it ends, its place is given back.
    drop(socket);
    let other = opens(&server, &path, &[]).await;
    drop((first, mine));
    let more = [opens(&server, &path, &[]).await, opens(&server, &path, &[]).await];
    assert_eq!(refused(&server, &path, &[]).await.status, 429);
    drop((lobby, other, more));
}

#[tokio::test]
async fn what_is_refused_takes_no_place() {
    let settings = NodeSettings { rate: Some(0.01), ..NodeSettings::default() };
    let server = Server::with(settings).await;
    for _ in 0..4 {
        assert_eq!(server.get("/api/matches/nowhere/socket").await.status, 404);
    }
    assert!(server.try_stream("/api/lobby/events", &[]).await.is_some());
}

#[tokio::test]
async fn all_together_leave_room_for_those_who_ask_something_else() {
    let settings = NodeSettings { rate: Some(0.0), streams: Some(2), ..NodeSettings::default() };
    let server = Server::with(settings).await;
    let streams =
        [server.stream("/api/lobby/events").await, server.stream("/api/lobby/events").await];
    let answer = refused(&server, "/api/lobby/events", &[]).await;
    assert_eq!((answer.status, &answer.json()["error"]), (503, &json!("no_room")));
    drop(streams);
    opens(&server, "/api/lobby/events", &[]).await;
}
