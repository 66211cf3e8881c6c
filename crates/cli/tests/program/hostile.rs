//! What strangers send that nobody should: the right status, nothing lost, and no memory eaten.

#![cfg(target_os = "linux")]

use std::io::{Read, Write};
use std::thread;
use std::time::Duration;

use crate::served::{Server, moves};
use serde_json::json;
use tungstenite::Message;

const MEBIBYTE: u64 = 1 << 20;

/// A request with that body, as it is.
fn raw(method: &str, path: &str, headers: &str, body: &[u8]) -> Vec<u8> {
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\
         Content-Type: application/json\r\n{headers}Content-Length: {length}\r\n\r\n"
    );
    [head.as_bytes(), body].concat()
}

#[test]
fn nobody_shuts_everybody_out() {
    // Whoever asks has its answer, however many hold on to their connections.
    let is_well = |server: &Server| {
        for path in ["/api/health", "/api/ready", "/api/games"] {
            assert_eq!(server.get(path).status, 200, "{path}");
        }
    };
    let server = Server::start(&["--memory", "--rate", "0", "--connections", "32"]);
    // With streams that never end,
    let stream = raw("GET", "/api/lobby/events", "", b"");
    let mut statuses = Vec::new();
    let mut held = Vec::new();
    for _ in 0..40 {
        let mut connection = server.connect();
        connection.write_all(&stream).expect("it hears");
        let mut status = [0; 12];
        connection.read_exact(&mut status).expect("a status");
        statuses.push(String::from_utf8_lossy(&status[9..]).into_owned());
        held.push(connection);
    }
    assert_eq!(statuses.iter().filter(|status| *status == "200").count(), 28, "{statuses:?}");
    assert!(statuses[28..].iter().all(|status| status == "503"), "{statuses:?}");
    is_well(&server);
    drop(held);
    // and with bodies that never come.
    let server = Server::start(&["--memory", "--rate", "0", "--connections", "32"]);
    let begun = raw("POST", "/api/matches", "", &[b' '; 100]);
    let held: Vec<_> = (0..40)
        .map(|_| {
            let mut connection = server.connect();
            connection.write_all(&begun[..begun.len() - 50]).expect("it hears");
            connection
        })
        .collect();
    is_well(&server);
    drop(held);
}

#[test]
fn whatever_is_sent_has_its_status() {
    let server = Server::start(&["--memory", "--rate", "0"]);
    let check = |bytes: &[u8], status: u16, error: &str| {
        let answer = server.exchange(bytes);
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(300)]).into_owned();
        let answer = answer.unwrap_or_else(|| panic!("no answer to {shown}"));
        let told = if answer.body.starts_with('{') { answer.error() } else { String::new() };
        assert_eq!((answer.status, &told[..]), (status, error), "{shown}: {}", answer.body);
    };
    let post = |body: &[u8]| raw("POST", "/api/matches", "", body);
    let deep = |open: &str, close: &str| open.repeat(1500) + &close.repeat(1500);
    for body in [
        &b""[..],
        b"{",
        b"null",
        b"[]",
        b"\"quindo\"",
        b"{\"game\":\"quindo\"",
        b"{\"game\":\"quindo\"} ...",
        b"{\"game\":\"quindo\",\"game\":\"khet\"}",
        b"{\"game\":7}",
        b"{\"game\":\"quindo\",\"side\":\"left\"}",
        b"{\"game\":\"quindo\",\"seed\":-1}",
        b"{\"game\":\"quindo\",\"seed\":1e300}",
        b"{\"game\":\"quindo\",\"seed\":99999999999999999999999999}",
        b"{\"game\":\"quindo\",\"clock\":{\"base\":1}}",
        b"{\"game\":\"quindo\",\"clock\":{\"days\":1,\"base\":1}}",
        b"{\"game\":\"quindo\",\"more\":1}",
        b"{\"game\":\"\xff\xfe\"}",
        b"{\"game\":\"\\ud800\"}",
        b"\x00\x01\x02",
        deep("[", "]").as_bytes(),
        deep("{\"game\":", "}").as_bytes(),
    ] {
        check(&post(body), 400, "malformed");
    }
    check(&post(b"{\"game\":\"\"}"), 422, "setup");
    check(&post(b"{\"game\":\"chess\"}"), 422, "setup");
    check(&post(b"{\"game\":\"quindo\\u0000\"}"), 422, "setup");
    check(&post(b"{\"game\":\"quindo\",\"level\":11}"), 422, "level");
    check(&post(b"{\"game\":\"quindo\",\"name\":\"\\u202e\\u0007\"}"), 422, "name");
    check(&post(b"{\"game\":\"quindo\",\"seed\":9007199254740992}"), 422, "seed");
    check(&post(b"{\"game\":\"quindo\",\"clock\":{\"base\":0,\"increment\":0}}"), 422, "clock");
    check(&post(b"{\"game\":\"quindo\",\"clock\":{\"days\":4294967295}}"), 422, "clock");
    let long = json!({ "game": "quindo", "position": "/".repeat(10_000) }).to_string();
    check(&post(long.as_bytes()), 422, "setup");
    check(&post(&vec![b' '; 20_000]), 413, "too_large");
    // What is announced is not waited for, nor kept.
    let giant = "POST /api/matches HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\
                 Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n";
    let body = vec![b'x'; 100_000];
    check(&[giant.as_bytes(), &body].concat(), 413, "too_large");
    let chunked = "POST /api/matches HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\
                   Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
    let chunk = format!("8000\r\n{}\r\n", "x".repeat(0x8000)).repeat(8);
    check(&[chunked.as_bytes(), chunk.as_bytes()].concat(), 413, "too_large");
    check(b"POST /api/matches HTTP/1.1\r\nHost: test\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}", 415, "not_json");
    check(&raw("GET", "/api/matches/%FF", "", b""), 400, "malformed");
    check(&raw("GET", "/api/matches/a%00", "", b""), 404, "not_found");
    check(&raw("GET", "/api/matches/..%2F..%2Fetc", "", b""), 404, "not_found");
    check(&raw("GET", "/api/nothing", "", b""), 404, "not_found");
    check(&raw("DELETE", "/api/matches", "", b""), 405, "method");
    check(&raw("BREW", "/api/games", "", b""), 405, "method");
    // These are no requests at all.
    check(b"\r\n\r\nnonsense\r\n\r\n", 400, "");
    let head = format!("GET / HTTP/1.1\r\nHost: test\r\nX: {}\r\n\r\n", "x".repeat(100_000));
    check(head.as_bytes(), 431, "");
    let heads = format!("GET / HTTP/1.1\r\nHost: test\r\n{}\r\n", "X: y\r\n".repeat(2000));
    check(heads.as_bytes(), 431, "");
    let (id, _) = server.begin("quindo");
    for query in
        ["since=-1", "since=x", "since=99999999999999999999", "since=1e3", "more=1", "since"]
    {
        check(&raw("GET", &format!("/api/matches/{id}/events?{query}"), "", b""), 400, "malformed");
    }
    check(&raw("GET", &format!("/api/matches/{id}/events?since=7&tag=x"), "", b""), 409, "resync");
    check(&raw("GET", &format!("/api/matches/{id}/socket"), "", b""), 400, "not_websocket");
    let halves = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 99\r\n\
                  Sec-WebSocket-Key: x\r\n";
    check(&raw("GET", &format!("/api/matches/{id}/socket"), halves, b""), 400, "not_websocket");
    assert_eq!(server.get("/api/ready").status, 200);
}

#[test]
fn a_seat_is_nobody_elses() {
    let server = Server::start(&["--memory"]);
    let (id, tokens) = server.begin("quindo");
    let (_, others) = server.begin("quindo");
    let path = format!("/api/matches/{id}/moves");
    let mv = json!({ "ply": 0, "move": "c2c3", "id": "mine" });
    for token in ["", "x", &others[0], &others[1], &tokens[0][1..], &tokens[0].to_uppercase()] {
        let refused = server.post(&path, token, &mv);
        assert_eq!((refused.status, &refused.error()[..]), (403, "not_your_seat"), "{token}");
    }
    let refused = server.post(&path, &tokens[1], &mv);
    assert_eq!((refused.status, &refused.error()[..]), (403, "not_your_turn"));
    let done = server.post(&path, &tokens[0], &mv);
    assert_eq!(done.status, 200);
    // The same name again, whatever comes with it and from whoever sits there, changes nothing.
    for _ in 0..100 {
        assert_eq!(server.post(&path, &tokens[0], &mv).body, done.body);
    }
    let other = json!({ "ply": 1, "move": "c6a4", "id": "mine" });
    let refused = server.post(&path, &tokens[0], &other);
    assert!(refused.status == 200 && refused.body == done.body || refused.status == 403);
    let state = server.get(&format!("/api/matches/{id}")).json();
    assert_eq!((&state["ply"], &state["events"]), (&json!(1), &json!(3)));
}

/// Sends one frame of bytes over a connection that has changed its protocol, and hears its end.
fn frames(server: &Server, id: &str, frames: &[u8]) {
    let mut stream = server.connect();
    write!(
        stream,
        "GET /api/matches/{id}/socket HTTP/1.1\r\nHost: test\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    .expect("it hears");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).expect("a head");
        head.push(byte[0]);
    }
    assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
    let _ = stream.write_all(frames);
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest);
}

#[test]
fn frames_that_make_no_sense_end_the_connection_alone() {
    let server = Server::start(&["--memory"]);
    let (id, tokens) = server.begin("quindo");
    let mut player = server.socket(&id, &tokens[0]);
    let masked = |first: u8, length: &[u8], payload: &[u8]| {
        [&[first][..], length, &[0, 0, 0, 0], payload].concat()
    };
    // Not masked; of an unknown kind; with reserved bits; a text that is none; longer than the
    // address space; a fragment that continues nothing; a ping that is too long.
    frames(&server, &id, &[0x81, 0x02, b'h', b'i']);
    frames(&server, &id, &masked(0x83, &[0x80], b""));
    frames(&server, &id, &masked(0xf1, &[0x80], b""));
    frames(&server, &id, &masked(0x81, &[0x82], &[0xff, 0xfe]));
    frames(
        &server,
        &id,
        &masked(0x81, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], b"x"),
    );
    frames(&server, &id, &masked(0x80, &[0x80], b""));
    frames(&server, &id, &masked(0x89, &[0xfe, 0x01, 0x00], &[0; 256]));
    frames(&server, &id, &masked(0x82, &[0x81], b"x"));
    // Pieces of one message without an end.
    let piece = masked(0x01, &[0xfe, 0x10, 0x00], &[b'x'; 4096]);
    let more = masked(0x00, &[0xfe, 0x10, 0x00], &[b'x'; 4096]).repeat(1000);
    frames(&server, &id, &[piece, more].concat());
    // Hello twice, or not at all.
    frames(&server, &id, &masked(0x81, &[0x82], b"{}"));
    player.say(&json!({ "type": "hello", "protocol": 1 }));
    player.say(&json!({ "type": "move", "ply": 0, "move": "c2c3", "id": "a" }));
    let mut heard = Vec::new();
    while heard.last().is_none_or(|message: &serde_json::Value| message["type"] != "done") {
        heard.push(player.hear().expect("the player is not concerned"));
    }
    let refused = heard.iter().find(|message| message["type"] == "refused").expect("hello again");
    assert_eq!(refused["status"], 400);
    assert_eq!(server.get("/api/ready").status, 200);
}

#[test]
fn a_flood_is_told_to_wait_and_eats_no_memory() {
    // With the usual rates, and a line of memory that a leak of one request in ten would cross.
    let server = Server::start(&["--memory"]);
    let (id, tokens) = server.begin("quindo");
    let moves = moves("quindo", 2);
    let path = format!("/api/matches/{id}/moves");
    let body = json!({ "ply": 0, "move": moves[0].1, "id": "a" });
    assert_eq!(server.post(&path, &tokens[0], &body).status, 200);
    // Unknown matches, bodies as large as they may be and larger, secrets that nobody has, and
    // connections that say nothing: everything once, so that what is set up once is set up.
    let junk = json!({ "ply": 0, "move": "x".repeat(12_000), "id": "a" }).to_string();
    let flood = |rounds: usize| {
        let mut statuses = std::collections::BTreeMap::<u16, usize>::new();
        for round in 0..rounds {
            let unknown = format!("/api/matches/nobody{round}");
            let requests = [
                raw("GET", &unknown, "", b""),
                raw("POST", &path, &format!("Authorization: Bearer x{round}\r\n"), junk.as_bytes()),
                raw("POST", "/api/matches", "", &vec![b'{'; 30_000]),
                raw("POST", &format!("{unknown}/join"), "", b"{}"),
                raw("GET", &format!("/{round}"), "", b""),
            ];
            for request in requests {
                let status = server.exchange(&request).map_or(0, |answer| answer.status);
                *statuses.entry(status).or_default() += 1;
            }
            drop(server.connect());
        }
        statuses
    };
    let floods = |rounds: usize| {
        thread::scope(|scope| {
            let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| flood(rounds))).collect();
            let mut all = std::collections::BTreeMap::<u16, usize>::new();
            for thread in threads {
                for (status, count) in thread.join().expect("a flood") {
                    *all.entry(status).or_default() += count;
                }
            }
            all
        })
    };
    floods(150);
    let before = server.memory();
    let statuses = floods(450);
    let grown = server.memory().saturating_sub(before);
    println!("{statuses:?}; memory {} MiB and {} KiB more", before / MEBIBYTE, grown >> 10);
    // 9000 requests that left 1 KiB each would be 9 MiB.
    assert!(grown < 4 * MEBIBYTE, "{grown} bytes more");
    let known = [404, 413, 422, 429, 403];
    assert!(statuses.keys().all(|status| known.contains(status)), "{statuses:?}");
    assert!(statuses.get(&429).is_some_and(|&count| count > 0), "{statuses:?}");
    // Those who play in earnest, from elsewhere or a moment later, go on where they were.
    let body = json!({ "ply": 1, "move": moves[1].1, "id": "b" });
    let mut answer = server.post(&path, &tokens[1], &body);
    while answer.status == 429 {
        assert!(answer.head.to_lowercase().contains("retry-after: "));
        thread::sleep(Duration::from_millis(500));
        answer = server.post(&path, &tokens[1], &body);
    }
    assert_eq!((answer.status, answer.json()["ply"].as_u64()), (200, Some(2)));
}

#[test]
fn a_seat_that_floods_its_socket_is_told_to_wait() {
    let server = Server::start(&["--memory"]);
    let (id, tokens) = server.begin("quindo");
    let mut socket = server.socket(&id, &tokens[0]);
    // Illegal moves, as fast as they go.
    for number in 0..400 {
        let message = json!({ "type": "move", "ply": 0, "move": "z9", "id": format!("{number}") });
        socket.0.send(Message::text(message.to_string())).expect("it hears");
    }
    let mut limited = 0;
    let mut answered = 0;
    while answered < 400 {
        let message = socket.hear().expect("it goes on");
        if message["type"] == "refused" {
            answered += 1;
            limited += usize::from(message["status"] == 429);
            assert!(message["status"] == 429 || message["status"] == 422, "{message}");
        }
    }
    assert!(limited > 0, "nothing was refused");
    let state = server.get(&format!("/api/matches/{id}")).json();
    assert_eq!(state["events"], 2);
}
