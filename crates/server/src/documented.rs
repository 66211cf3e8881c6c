//! The limits are written in docs/api.md, which people read at `/api/`: once each, and as they are.

use std::collections::HashMap;

use store::{MUTES, ROOM_LINES};

use crate::account_name::AccountName;
use crate::api::{MAX_BODY, MAX_MESSAGE, MAX_NAME};
use crate::{Limits, analyses, chat_text, lobby, passphrase, rates, removal, streams};

const GUIDE: &str = include_str!("../../../docs/api.md");
const THREATS: &str = include_str!("../../../docs/security.md");

/// The rows of a table, without its head: the first cell and the second.
fn rows(text: &str) -> Vec<(String, String)> {
    let lines = text.lines().filter(|line| line.starts_with("| "));
    let cells = lines.map(|line| line.trim_matches('|').split(" | ").map(str::trim));
    let rows = cells.map(|mut row| {
        let cell = row.next().unwrap_or_default().to_owned();
        (cell, row.next().unwrap_or_default().to_owned())
    });
    rows.skip(1).collect()
}

/// Every row by its name, each of which stands there once.
fn named(rows: Vec<(String, String)>) -> HashMap<String, String> {
    let mut named = HashMap::new();
    for (name, value) in rows {
        assert!(named.insert(name.clone(), value).is_none(), "{name} is told twice");
    }
    named
}

#[test]
fn every_limit_is_told_once_and_as_it_is() {
    let (_, section) = GUIDE.split_once("\n## Limits\n").expect("a section about limits");
    let heads = section.lines().filter(|line| line.starts_with("|---")).count();
    assert_eq!(heads, 1, "one table");
    let told = named(rows(section));
    let days = |time: u64| format!("{} days", time / (24 * 3600 * 1000));
    let seconds = |time: std::time::Duration| format!("{} seconds", time.as_secs());
    let limits = Limits::default();
    let kept = streams::KEPT_FREE * streams::PART_KEPT_FREE;
    let mut expected = rates::told();
    expected.extend([
        ("a body", format!("{} KiB", MAX_BODY >> 10)),
        ("a message over a WebSocket", format!("{} KiB", MAX_MESSAGE >> 10)),
        ("the head of a request", format!("{} KiB, 100 lines", limits.head_bytes >> 10)),
        (
            "connections of all",
            format!("{}, or half of the files that the process may open", limits.connections),
        ),
        (
            "streams and sockets of all",
            format!(
                "all connections but {}, or but one of {} where there are fewer than {kept}",
                streams::KEPT_FREE,
                streams::PART_KEPT_FREE
            ),
        ),
        (
            "challenges and games that the lobby shows",
            format!("{} and {}", lobby::CHALLENGES, lobby::GAMES),
        ),
        ("analyses that wait", analyses::MOST_WAITING.to_string()),
        ("lines of a room", ROOM_LINES.to_string()),
        ("people whom one mutes", MUTES.to_string()),
        ("a line", format!("{} characters", chat_text::LONGEST_LINE)),
        ("what is said with a report", format!("{} characters", chat_text::LONGEST_WHY)),
        ("a head that does not end, from its first byte", seconds(limits.head)),
        ("a body that does not end, from the end of the head", seconds(limits.head)),
        ("a rest between two requests", seconds(limits.idle)),
        ("an answer that nobody takes", seconds(limits.stall)),
        ("a name of a guest", format!("{MAX_NAME} characters")),
        (
            "a name of an account",
            format!("{} to {} letters and digits", AccountName::LEAST, AccountName::MOST),
        ),
        ("a passphrase", format!("{} to {} characters", passphrase::LEAST, passphrase::MOST)),
        ("a match that was called off before the first move", days(removal::UNPLAYED)),
        (
            "a match between guests, or with the computer, that was called off later",
            days(removal::ABANDONED),
        ),
        ("a guest without any match", days(removal::GUEST)),
        ("a match nobody joins", days(matches::WAITING)),
        ("a match without a clock in which nobody moves", days(matches::RESTING)),
        (
            "a clock",
            format!(
                "{} hours and {} seconds a turn; {} days a turn",
                matches::MAX_MAIN_TIME / 3600,
                matches::MAX_INCREMENT,
                matches::MAX_DAYS
            ),
        ),
    ]);
    for (name, value) in expected {
        assert_eq!(told.get(name), Some(&value), "{name}");
    }
}

#[test]
fn every_threat_is_told_once() {
    assert!(named(rows(THREATS)).len() > 10);
    for paragraph in ["What is kept:", "Not defended against:"] {
        assert_eq!(THREATS.matches(paragraph).count(), 1, "{paragraph}");
    }
}
