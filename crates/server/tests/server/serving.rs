//! Every address, as a browser asks for it. Each test has a server of its own on a free port.

use std::collections::HashMap;

use serde_json::Value;
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

struct Answer {
    status: u16,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }
}

async fn ask(method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("some port is free");
    let address = listener.local_addr().expect("it has an address");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let node = server::Node::in_memory().await.expect("there is memory");
    let serving =
        tokio::spawn(server::serve(listener, server::app(node), Limits::default(), async {
            let _ = stopped.await;
        }));
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let mut request = format!("{method} {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n");
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    request += "\r\n";
    stream.write_all(request.as_bytes()).await.expect("it hears");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.expect("it answers");
    stop.send(()).expect("it still serves");
    serving.await.expect("it does not panic");
    parse(&bytes)
}

fn parse(bytes: &[u8]) -> Answer {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("headers end");
    let head = std::str::from_utf8(&bytes[..end]).expect("headers are text");
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).expect("a status line");
    let headers = lines.filter_map(|line| line.split_once(": "));
    Answer {
        status: status.parse().expect("a number"),
        headers: headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect(),
        body: bytes[end + 4..].to_vec(),
    }
}

async fn get(path: &str) -> Answer {
    ask("GET", path, &[]).await
}

/// The address of the first hashed file of that kind; the service worker names all of them.
async fn asset(suffix: &str) -> String {
    let worker = get("/sw.js").await;
    let mut parts = worker.text().split('"');
    let found = parts.find(|part| part.starts_with("/assets/") && part.ends_with(suffix));
    found.unwrap_or_else(|| panic!("the service worker names no {suffix}")).to_owned()
}

#[tokio::test]
async fn the_page_is_given_for_all_its_addresses() {
    let page = get("/").await;
    assert_eq!((page.status, page.header("content-type")), (200, "text/html; charset=utf-8"));
    assert!(page.text().contains("<script type=\"module\" src=\"/assets/"));
    for path in ["/play/khet?seed=3", "/play", "/learn/khan", "/analyse", "/analyse/quindo"] {
        let answer = get(path).await;
        assert_eq!((answer.status, answer.body == page.body), (200, true), "{path}");
    }
}

#[tokio::test]
async fn an_unknown_address_shows_the_page_but_says_404() {
    let answer = get("/nowhere").await;
    assert_eq!((answer.status, answer.header("content-type")), (404, "text/html; charset=utf-8"));
    let again = ask("GET", "/nowhere", &[("If-None-Match", answer.header("etag"))]).await;
    assert_eq!(again.status, 404);
}

#[tokio::test]
async fn files_that_are_not_there_are_not_found() {
    let absent = [
        "/assets/main-00000000.js",
        "/assets/",
        "/sources.sha256",
        "/assets/../index.html.br",
        "/index.html.br",
        "/..%2fCargo.toml",
        "/%2e%2e/Cargo.toml",
    ];
    for path in absent {
        let answer = get(path).await;
        assert_eq!((answer.status, answer.text()), (404, "nothing here\n"), "{path}");
    }
}

#[tokio::test]
async fn hashed_files_are_kept_for_ever_and_the_rest_is_asked_for_again() {
    for suffix in [".js", ".css", ".wasm"] {
        let answer = get(&asset(suffix).await).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
    }
    for path in ["/", "/index.html", "/play/khan", "/nowhere", "/api/games"] {
        assert_eq!(get(path).await.header("cache-control"), "no-cache", "{path}");
    }
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    for path in ["/".to_owned(), asset(".js").await] {
        let first = get(&path).await;
        let tag = first.header("etag");
        assert!(tag.starts_with('"') && tag.len() > 10, "{tag}");
        for known in [tag.to_owned(), format!("\"other\", W/{tag}"), "*".to_owned()] {
            let again = ask("GET", &path, &[("If-None-Match", &known)]).await;
            assert_eq!((again.status, again.body.len()), (304, 0), "{known}");
            assert_eq!(again.header("etag"), tag);
            assert_eq!(again.header("cache-control"), first.header("cache-control"));
        }
        let changed = ask("GET", &path, &[("If-None-Match", "\"other\"")]).await;
        assert_eq!(changed.status, 200);
        // Another encoding is another sequence of bytes, so it has another tag.
        let small = ask("GET", &path, &[("Accept-Encoding", "br")]).await;
        assert_ne!(small.header("etag"), tag);
    }
}

#[tokio::test]
async fn files_travel_as_small_as_the_browser_allows() {
    let path = asset(".wasm").await;
    let plain = get(&path).await;
    assert_eq!(plain.header("content-encoding"), "");
    assert!(plain.body.starts_with(b"\0asm"));
    for (accepted, expected) in [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.1, gzip;q=0.9", "gzip"),
        ("identity, br;q=0.9", ""),
        ("identity", ""),
        ("zstd", ""),
    ] {
        let answer = ask("GET", &path, &[("Accept-Encoding", accepted)]).await;
        assert_eq!(answer.header("content-encoding"), expected, "{accepted}");
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.header("content-length"), answer.body.len().to_string());
        assert_eq!(answer.body.len() < plain.body.len() / 2, !expected.is_empty());
    }
}

#[tokio::test]
async fn kinds_are_told_exactly() {
    for (suffix, kind) in [
        (".js", "text/javascript; charset=utf-8"),
        (".css", "text/css; charset=utf-8"),
        (".wasm", "application/wasm"),
    ] {
        assert_eq!(get(&asset(suffix).await).await.header("content-type"), kind);
    }
}

#[tokio::test]
async fn what_is_no_page_has_the_icon_too() {
    let answer = get("/favicon.ico").await;
    assert_eq!((answer.status, answer.header("content-type")), (200, "image/png"));
}

#[tokio::test]
async fn every_answer_is_strict_about_its_use() {
    for path in ["/", "/nowhere", "/assets/none.js", "/api/games", "/api/nothing"] {
        let answer = get(path).await;
        assert_eq!(
            answer.header("content-security-policy"),
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
             img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
             manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("x-frame-options"), "DENY");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-embedder-policy"), "require-corp");
    }
}

#[tokio::test]
async fn the_page_holds_no_code_and_names_no_other_host() {
    let page = get("/").await;
    let text = page.text();
    assert!(!text.contains("<style") && !text.contains("style=") && !text.contains("://"));
    assert!(text.split("<script").skip(1).all(|script| script.contains("></script>")));
}

#[tokio::test]
async fn the_games_are_listed() {
    let answer = get("/api/games").await;
    assert_eq!((answer.status, answer.header("content-type")), (200, "application/json"));
    let games: Vec<Value> = serde_json::from_slice(&answer.body).expect("games");
    assert_eq!(games.len(), protocol::GameInfo::all().len());
    let khet = games.iter().find(|game| game["name"] == "khet").expect("khet is a game");
    let variants = khet["variants"].as_array().expect("a list");
    assert!(variants.iter().any(|variant| variant["name"] == "imhotep"));
}

#[tokio::test]
async fn the_server_tells_that_it_is_well() {
    let answer = get("/api/health").await;
    assert_eq!((answer.status, answer.header("cache-control")), (200, "no-store"));
    assert!(answer.text().contains("\"status\":\"ok\""));
}

#[tokio::test]
async fn unknown_questions_are_answered_in_json() {
    for path in ["/api/nothing", "/api/games/khet"] {
        let answer = get(path).await;
        assert_eq!((answer.status, answer.header("content-type")), (404, "application/json"));
        assert_eq!(
            answer.text(),
            format!("{{\"error\":\"not_found\",\"message\":\"nothing at {path}\"}}")
        );
    }
}

#[tokio::test]
async fn the_page_about_the_api_is_found_without_its_slash() {
    let answer = get("/api").await;
    assert_eq!((answer.status, answer.header("location")), (308, "/api/"));
    assert_eq!(get("/api/").await.status, 200);
}

#[tokio::test]
async fn other_methods_are_refused_by_name() {
    for path in ["/", "/play/khan", "/assets/x.js", "/api/games"] {
        for method in ["POST", "PUT", "DELETE"] {
            let answer = ask(method, path, &[("Content-Length", "0")]).await;
            assert_eq!(
                (answer.status, answer.header("allow")),
                (405, "GET,HEAD"),
                "{method} {path}"
            );
        }
    }
}

#[tokio::test]
async fn head_is_get_without_the_body() {
    for path in ["/", "/api/games"] {
        let (head, whole) = (ask("HEAD", path, &[]).await, get(path).await);
        assert_eq!((head.status, head.body.len()), (200, 0));
        assert_eq!(head.header("content-length"), whole.body.len().to_string());
    }
}

#[tokio::test]
async fn the_licences_of_others_are_told() {
    let answer = get("/licences.txt").await;
    assert_eq!((answer.status, answer.header("content-type")), (200, "text/plain; charset=utf-8"));
    assert_eq!(answer.text(), server::LICENCES);
    // Of the program, of the module in the page, of its scripts and of its fonts.
    for name in ["  axum ", "  wasm-bindgen ", "  preact ", "  Fraunces, Hanken Grotesk "] {
        assert!(answer.text().contains(name), "{name}");
    }
    for words in ["Permission is hereby granted", "SIL OPEN FONT LICENSE", "Apache License"] {
        assert!(answer.text().contains(words), "{words}");
    }
}
