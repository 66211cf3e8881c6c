//! The description of the API knows every address of the router, and the router every one of it.

use std::collections::BTreeSet;

use crate::common::Server;
use crate::common::described::DESCRIPTION;

const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

#[tokio::test]
async fn every_address_is_described() {
    let server = Server::start().await;
    let mut answered = BTreeSet::new();
    for path in server::addresses() {
        // An address below that needs something in its place.
        let address: String = path
            .split('/')
            .map(|part| if part.starts_with('{') { "x" } else { part })
            .collect::<Vec<_>>()
            .join("/");
        for method in METHODS {
            // Whatever it says, it is not that it does not know the method.
            if server.ask_undescribed(method, &address).await.status != 405 {
                answered.insert((path.clone(), method.to_lowercase()));
            }
        }
    }
    let described: BTreeSet<(String, String)> = DESCRIPTION["paths"]
        .as_object()
        .expect("addresses")
        .iter()
        .flat_map(|(path, methods)| {
            let methods = methods.as_object().expect("methods").keys();
            methods.map(|method| (path.clone(), method.clone()))
        })
        .collect();
    let missing: Vec<_> = answered.difference(&described).collect();
    assert!(missing.is_empty(), "add to crates/protocol/src/openapi: {missing:?}");
    let gone: Vec<_> = described.difference(&answered).collect();
    assert!(gone.is_empty(), "nobody answers: {gone:?}");
}

#[tokio::test]
async fn the_description_is_handed_out() {
    let server = Server::start().await;
    let answer = server.get("/api/openapi.json").await;
    assert_eq!((answer.status, answer.header("content-type")), (200, "application/json"));
    assert_eq!(answer.json(), *DESCRIPTION);
}

#[tokio::test]
async fn an_address_that_is_no_text_is_a_clear_error() {
    let server = Server::start().await;
    let answer = server.ask_undescribed("GET", "/api/matches/%FF").await;
    assert_eq!((answer.status, answer.json()["error"].as_str()), (400, Some("malformed")));
    let answer = server.ask_undescribed("GET", "/api/matches/x/socket").await;
    assert_eq!(answer.status, 404);
}

#[tokio::test]
async fn people_read_about_it_in_their_language() {
    let server = Server::start().await;
    for (language, title) in [("en", "The HTTP API"), ("fr-CA,fr;q=0.9", "L’API HTTP")] {
        let asked = [("Accept-Language", language)];
        let page = server.ask("GET", "/api/", &asked, "").await;
        assert_eq!((page.status, page.header("vary")), (200, "accept-language"));
        assert!(page.text().contains(&format!("<h1>{title}</h1>")), "{language}");
        // Every address, every code and the limits are on it, and nothing that the browser would refuse.
        for path in server::addresses() {
            let shown = path.replace('/', "/<wbr>").replace('{', "&#123;").replace('}', "&#125;");
            assert!(page.text().contains(&shown), "{path}");
        }
        for code in DESCRIPTION["x-error-codes"].as_object().expect("codes").keys() {
            assert!(page.text().contains(&format!("<code>{code}</code>")), "{code}");
        }
        assert!(page.text().contains("id=\"limits\""));
        for refused in ["<script", "style=", "http-equiv", "src=\"http", "href=\"http"] {
            assert!(!page.text().contains(refused), "{refused}");
        }
    }
    let style = server.ask_undescribed("GET", "/api/page.css").await;
    assert_eq!((style.status, style.header("content-type")), (200, "text/css; charset=utf-8"));
    let lead = server.ask_undescribed("GET", "/api").await;
    assert_eq!((lead.status, lead.header("location")), (308, "/api/"));
}
