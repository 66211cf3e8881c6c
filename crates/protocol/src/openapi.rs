//! The HTTP API as an OpenAPI description: `docs/openapi.json`, which the server hands out and its
//! page for developers shows. `UPDATE_TYPES=1` writes the file; otherwise it must be as it would be
//! written.
//!
//! A file here is a part of the API; a test of the server holds its addresses against these.

mod accounts;
mod chat;
mod codes;
mod lobby;
mod matches;
mod operation;
mod server;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;

use serde_json::{Map, Value, json};

use codes::CODES;
use operation::Operation;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");

/// A part of the API: its name, what it is about, and what can be asked.
type Part = (&'static str, &'static str, fn() -> Vec<Operation>);

/// In reading order.
const PARTS: &[Part] = &[
    ("matches", matches::ABOUT, matches::operations),
    ("lobby", lobby::ABOUT, lobby::operations),
    ("accounts", accounts::ABOUT, accounts::operations),
    ("chat", chat::ABOUT, chat::operations),
    ("server", server::ABOUT, server::operations),
];

const ABOUT: &str = "The server is the referee of a match: it owns the rules, the clocks and the record. \
    What was answered with success is on the disk. An error is `{\"error\":\"code\",\"message\":\"…\"}`: \
    programs go by the code, the message is in the language of `Accept-Language`. \
    503 `unknown` means that nobody knows whether it was kept: send the same again, under the same `id`.";

fn description() -> Value {
    let mut paths: BTreeMap<&str, Map<String, Value>> = BTreeMap::new();
    let mut schemas = BTreeMap::new();
    let mut tags = Vec::new();
    for (name, about, operations) in PARTS {
        tags.push(json!({ "name": name, "description": about }));
        for operation in operations() {
            let Operation { method, path, .. } = operation;
            let told = operation.told(name, &mut schemas);
            let other = paths.entry(path).or_default().insert(method.to_owned(), told);
            assert!(other.is_none(), "{method} {path} is described twice");
        }
    }
    // The games are those of the catalogue.
    let games: Vec<&str> = catalog::GAMES.iter().map(|entry| entry.descriptor().name).collect();
    schemas.entry("CreateMatch".to_owned()).and_modify(|schema: &mut Value| {
        schema["properties"]["game"]["enum"] = json!(games);
    });
    let explained: Map<String, Value> =
        CODES.iter().map(|(code, meaning)| ((*code).to_owned(), json!(meaning))).collect();
    assert_eq!(explained.len(), CODES.len(), "a code is explained twice");
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Quinconce",
            "description": ABOUT,
            "version": env!("CARGO_PKG_VERSION"),
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "tags": tags,
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "bearer": {
                    "type": "http", "scheme": "bearer",
                    "description": "The `token` that came with a seat, good for that seat; or a personal one of an account, good for its scopes.",
                },
                "cookie": {
                    "type": "apiKey", "in": "cookie", "name": "quinconce",
                    "description": "What a browser gets with its first seat, good for all its matches.",
                },
            },
        },
        "x-error-codes": explained,
    })
}

/// As JSON, with a line for every operation and every type: a change is seen in its place.
fn write(value: &Value, depth: usize, text: &mut String) {
    const LINES: usize = 3; // how deep
    let (Value::Object(members), true) = (value, depth < LINES) else {
        text.push_str(&value.to_string());
        return;
    };
    // In one order, whichever the map has.
    let members: BTreeMap<&String, &Value> = members.iter().collect();
    for (place, (name, member)) in members.into_iter().enumerate() {
        text.push_str(if place == 0 { "{\n" } else { ",\n" });
        text.push_str(&format!("{}{}: ", "  ".repeat(depth + 1), json!(name)));
        write(member, depth + 1, text);
    }
    text.push_str(&format!("\n{}}}", "  ".repeat(depth)));
}

#[test]
fn the_description_is_made_of_these_types() {
    let expected = description();
    if env::var_os("UPDATE_TYPES").is_some() {
        let mut text = String::new();
        write(&expected, 0, &mut text);
        fs::write(FILE, text + "\n").expect("the file can be written");
    }
    let committed: Value =
        serde_json::from_str(&fs::read_to_string(FILE).unwrap_or_default()).unwrap_or_default();
    assert!(committed == expected, "docs/openapi.json is stale: run cargo xtask types");
}

#[test]
fn every_code_is_explained_and_used() {
    let operations = || PARTS.iter().flat_map(|(_, _, operations)| operations());
    let used: BTreeSet<&str> =
        operations().flat_map(|one| one.codes().collect::<Vec<_>>()).collect();
    let explained: BTreeSet<&str> = CODES.iter().map(|(code, _)| *code).collect();
    // This one is about methods that are not described.
    let used: BTreeSet<&str> = used.into_iter().chain(["method"]).collect();
    assert_eq!(used, explained);
}
