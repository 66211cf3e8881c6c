//! What an operator sees of a server: metrics, the log, and how it ends.

#![cfg(target_os = "linux")]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Stdio;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use crate::served::{Answer, Folder, SURELY, Server, command, moves};
use serde_json::{Value, json};

/// Reads the log until a line says that.
fn wait_for(log: &Receiver<String>, message: &str) -> (Value, Vec<String>) {
    let mut lines = Vec::new();
    loop {
        let line = log.recv_timeout(SURELY).unwrap_or_else(|_| panic!("no {message:?}: {lines:?}"));
        let value: Value = serde_json::from_str(&line).unwrap_or_default();
        lines.push(line);
        if value["message"] == message {
            return (value, lines);
        }
    }
}

fn scrape(address: SocketAddr) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(SURELY)).expect("a time");
    write!(stream, "GET /metrics HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
        .expect("it hears");
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("it answers");
    assert!(text.starts_with("HTTP/1.1 200"), "{text}");
    text
}

/// The value of a metric.
fn value(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {text}"))
}

#[test]
fn what_is_counted_is_told_on_an_address_of_its_own() {
    let arguments = ["--memory", "--metrics", "127.0.0.1:0", "--log-format", "json"];
    let mut server = Server::spawn(command(&[], &arguments).stderr(Stdio::piped()));
    let log = server.log();
    let (line, _) = wait_for(&log, "metrics are served");
    let address: SocketAddr =
        line["address"].as_str().and_then(|text| text.parse().ok()).expect("an address");
    let before = scrape(address);
    assert_eq!(value(&before, "quinconce_appends_total"), 0.0);
    assert_eq!(value(&before, "quinconce_connections"), 0.0);
    assert_eq!(value(&before, "quinconce_build_info{version=\"0.1.0\"}"), 1.0);

    let (id, tokens) = server.begin("quindo");
    let path = format!("/api/matches/{id}/moves");
    let stream = server.follow(&id);
    let mut socket = server.socket(&id, &tokens[0]);
    assert_eq!(socket.hear().expect("the first event")["event"]["number"], 1);
    let body = json!({ "ply": 0, "move": "c2c3", "id": "a" });
    assert_eq!(server.post(&path, &tokens[0], &body).status, 200);
    assert_eq!(server.post(&path, &tokens[0], &body).status, 200);
    assert_eq!(server.post(&path, "", &body).status, 403);
    let level = json!({ "game": "quindo", "side": "second", "level": 1 });
    assert_eq!(server.post("/api/matches", "", &level).status, 201);
    let begun = Instant::now();
    while value(&scrape(address), "quinconce_engine_thoughts_total") < 1.0 {
        assert!(begun.elapsed() < SURELY, "the computer does not think");
    }

    let text = scrape(address);
    let request = |method: &str, route: &str, status: u16| {
        let labels = format!("{{method=\"{method}\",route=\"{route}\",status=\"{status}\"}}");
        value(&text, &format!("quinconce_requests_total{labels}"))
    };
    assert_eq!(request("POST", "/api/matches", 201), 2.0);
    assert_eq!(request("POST", "/api/matches/{id}/moves", 200), 2.0);
    assert_eq!(request("POST", "/api/matches/{id}/moves", 403), 1.0);
    let latency = "quinconce_request_duration_seconds_count{route=\"/api/matches/{id}/moves\"}";
    assert_eq!(value(&text, latency), 3.0);
    assert_eq!(value(&text, "quinconce_sockets"), 1.0);
    assert_eq!(value(&text, "quinconce_streams"), 1.0);
    assert_eq!(value(&text, "quinconce_matches_created_total"), 2.0);
    assert!(value(&text, "quinconce_matches_watched") >= 1.0);
    // Made, joined and moved; made, and the computer has moved or is about to.
    let appends = value(&text, "quinconce_appends_total");
    assert!((4.0..=5.0).contains(&appends), "{appends}");
    assert!(value(&text, "quinconce_bus_hints_total") >= 4.0);
    assert!(value(&text, "quinconce_commit_duration_seconds_count") >= 1.0);
    assert!(value(&text, "quinconce_commit_appends_count") >= 1.0);
    assert!(value(&text, "quinconce_resident_memory_bytes") > 1e6);
    for name in ["rate_limited", "appends_unknown", "appends_failed", "append_conflicts", "outages"]
    {
        assert_eq!(value(&text, &format!("quinconce_{name}_total")), 0.0, "{name}");
    }
    assert!(text.trim_end().ends_with("# EOF"));
    // Neither whose match it is nor which.
    for secret in [&id, &tokens[0], &tokens[1]] {
        assert!(!text.contains(secret.as_str()));
    }
    // Strangers find nothing of it.
    assert_eq!(server.get("/metrics").status, 404);
    drop((stream, socket));
    let begun = Instant::now();
    while value(&scrape(address), "quinconce_streams") > 0.0 {
        assert!(begun.elapsed() < SURELY, "the stream is still counted");
        // It is noticed when it is written to.
        let body = json!({ "action": "resign" });
        server.post(&format!("/api/matches/{id}/actions"), &tokens[0], &body);
    }
}

#[test]
fn the_log_says_nothing_about_anybody() {
    let arguments = ["--memory", "--trust-proxy", "--log-format", "json", "--log", "trace"];
    let mut server = Server::spawn(command(&[], &arguments).stderr(Stdio::piped()));
    let log = server.log();
    let asked = |path: &str, headers: &str, body: &Value| -> Answer {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\nX-Forwarded-For: 203.0.113.77\r\n\
             Content-Type: application/json\r\n{headers}Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        server.exchange(request.as_bytes()).expect("an answer")
    };
    let created = json!({ "game": "quindo", "side": "first", "name": "Hypatia Secretname" });
    let created = asked("/api/matches?feed=feedsecret", "", &created);
    let (id, first) = (created.text("id"), created.text("token"));
    let cookie = created.head.lines().find_map(|line| {
        let line = line.to_lowercase();
        line.strip_prefix("set-cookie: quinconce=")?.split(';').next().map(str::to_owned)
    });
    let cookie = cookie.expect("a cookie");
    let joined = asked(&format!("/api/matches/{id}/join"), "", &json!({ "name": "Emmy Hidden" }));
    let second = joined.text("token");
    let path = format!("/api/matches/{id}/moves");
    let with_cookie = format!("Cookie: quinconce={cookie}\r\n");
    let moved = asked(&path, &with_cookie, &json!({ "ply": 0, "move": "c2c3", "id": "myname" }));
    assert_eq!(moved.status, 200, "{}", moved.body);
    let mut socket = server.socket(&id, &second);
    socket.say(&json!({ "type": "move", "ply": 1, "move": "c6a4", "id": "othername" }));
    while socket.hear().expect("an answer")["type"] != "done" {}
    let nonsense = asked(&path, &format!("Authorization: Bearer {first}\r\n"), &json!("nonsense"));
    assert_eq!(nonsense.status, 400);
    assert_eq!(server.get("/nothing/secretpath").status, 404);
    Server::signal(server.child.id(), "TERM");
    let (_, lines) = wait_for(&log, "ended");
    let text = lines.join("\n");
    // It says something, of every request.
    let of = |route: &str, status: u16| {
        lines.iter().any(|line| {
            let line: Value = serde_json::from_str(line).unwrap_or_default();
            line["span"]["route"] == route && line["status"] == status
        })
    };
    assert!(of("/api/matches", 201) && of("/api/matches/{id}/moves", 200), "{text}");
    assert!(of("/api/matches/{id}/moves", 400) && of("/api/matches/{id}/socket", 101), "{text}");
    assert!(of("page", 404), "{text}");
    for secret in [
        &id[..],
        &first,
        &second,
        &cookie,
        "Hypatia",
        "Emmy",
        "203.0.113",
        "127.0.0.1",
        "feedsecret",
        "secretpath",
        "myname",
        "othername",
        "c2c3",
    ] {
        assert!(!text.to_lowercase().contains(&secret.to_lowercase()), "{secret} is in {text}");
    }
}

#[test]
fn at_a_terminal_nothing_is_said_but_the_address() {
    let mut server = Server::spawn(command(&[], &["--memory"]).stderr(Stdio::piped()));
    let log = server.log();
    let (id, tokens) = server.begin("quindo");
    let body = json!({ "ply": 0, "move": "c2c3", "id": "a" });
    assert_eq!(server.post(&format!("/api/matches/{id}/moves"), &tokens[0], &body).status, 200);
    Server::signal(server.child.id(), "INT");
    assert!(server.ends().success());
    assert_eq!(log.iter().collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn a_log_can_be_read_by_people_too() {
    let arguments = ["--memory", "--log", "info"];
    let mut server = Server::spawn(command(&[], &arguments).stderr(Stdio::piped()));
    let log = server.log();
    assert_eq!(server.get("/api/health").status, 200);
    let line = log.iter().find(|line| line.contains("answered")).expect("a line");
    assert!(line.starts_with("quinconce: answered status=200 milliseconds="), "{line}");
    assert!(line.ends_with(" method=\"GET\" route=\"/api/health\""), "{line}");
    let refused = command(&[], &["--log", "server=loud"]).output().expect("the program starts");
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn a_server_that_ends_tells_everybody_and_keeps_everything() {
    let folder = Folder::new("ending");
    let data = folder.path().to_str().expect("a plain path");
    let mut server = Server::start(&["--data", data, "--drain", "3"]);
    let (id, tokens) = server.begin("quindo");
    let path = format!("/api/matches/{id}/moves");
    let mut stream = server.follow(&id);
    let mut socket = server.socket(&id, &tokens[1]);
    let moves = moves("quindo", 1000);
    let make = |server: &Server, ply: usize| {
        let (side, mv) = &moves[ply];
        let body = json!({ "ply": ply, "move": mv, "id": format!("m{ply}") });
        server.post(&path, &tokens[*side], &body)
    };
    for ply in 0..4 {
        assert_eq!(make(&server, ply).status, 200);
    }
    assert_eq!(server.get("/api/ready").status, 200);
    Server::signal(server.child.id(), "TERM");
    // First it is not ready, then it goes: a load balancer has time to notice, and nothing is lost.
    let begun = Instant::now();
    loop {
        let ready = server.get("/api/ready");
        if ready.status == 503 {
            assert!(ready.head.to_lowercase().contains("retry-after: "), "{}", ready.head);
            assert_eq!(ready.error(), "away");
            break;
        }
        assert!(begun.elapsed() < SURELY, "it is ready for ever");
    }
    assert_eq!(server.get("/api/health").status, 200);
    let done = make(&server, 4);
    assert_eq!((done.status, done.json()["ply"].as_u64()), (200, Some(5)));
    // The socket hears of everything, then of the end, and when to come back.
    let mut heard = Vec::new();
    while let Some(message) = socket.hear() {
        heard.push(message);
    }
    let last = heard.pop().expect("a goodbye");
    assert_eq!(last["type"], "goodbye", "{heard:?}");
    assert!((500..=3000).contains(&last["retry"].as_u64().expect("milliseconds")), "{last}");
    let moved = heard.iter().filter(|message| message["event"]["type"] == "moved").count();
    assert_eq!(moved, 5, "{heard:?}");
    // The stream ends as an answer ends, not as a connection breaks.
    let mut told = String::new();
    stream.read_to_string(&mut told).expect("it ends");
    assert!(told.ends_with("\r\n0\r\n\r\n"), "{told}");
    assert_eq!(told.matches("\"type\":\"moved\"").count(), 5);
    assert!(server.ends().success());
    let server = Server::start(&["--data", data]);
    let state = server.get(&format!("/api/matches/{id}")).json();
    assert_eq!(state["ply"], 5);
}

#[test]
fn asked_twice_it_does_not_wait_for_a_load_balancer() {
    let mut server = Server::start(&["--memory", "--drain", "3600"]);
    Server::signal(server.child.id(), "TERM");
    let begun = Instant::now();
    while server.get("/api/ready").status == 200 {
        assert!(begun.elapsed() < SURELY, "it is ready for ever");
    }
    assert!(server.child.try_wait().expect("it is ours").is_none());
    std::thread::sleep(Duration::from_millis(50));
    Server::signal(server.child.id(), "TERM");
    assert!(server.ends().success());
}

/// What deploy/alerts.yaml looks at: nothing else says so on a machine whose NATS is gone.
#[cfg(feature = "cluster")]
#[test]
fn it_is_counted_whether_news_of_other_nodes_comes() {
    let (mut nats, postgres) = (testservers::Nats::start(), testservers::Postgres::shared());
    let (database, bus) = (postgres.database(), nats.url());
    let shared = ["--database", &database, "--bus", &bus];
    let arguments = [&shared[..], &["--metrics", "127.0.0.1:0", "--log-format", "json"]].concat();
    let mut server = Server::spawn(command(&[], &arguments).stderr(Stdio::piped()));
    let log = server.log();
    let (line, _) = wait_for(&log, "metrics are served");
    let address: SocketAddr =
        line["address"].as_str().and_then(|text| text.parse().ok()).expect("an address");
    let until = |expected: f64| {
        let begun = Instant::now();
        while value(&scrape(address), "quinconce_bus_connected") != expected {
            assert!(begun.elapsed() < SURELY, "the bus is not told to be {expected}");
            std::thread::sleep(Duration::from_millis(50));
        }
    };
    until(1.0);
    nats.kill();
    until(0.0);
    assert_eq!(server.get("/api/ready").status, 200, "it goes on without");
    nats.restart();
    until(1.0);
}
