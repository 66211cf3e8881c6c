//! What SQLite and PostgreSQL do alike.
//!
//! The files in `sql/` are compiled once for each engine, as modules of `sqlite.rs` and `postgres.rs`:
//! what they take from `super` is that engine's. Both understand the same SQL, with three exceptions,
//! which are macros of the engines: lists as parameters (`each!`, `seen_rows!`) and the tables
//! themselves. Numbers are 64 bits wide everywhere and flags are 0 and 1, so that one text does for both.

use game::Side;

pub(super) fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

pub(super) fn unsigned(value: i64) -> u64 {
    u64::try_from(value).unwrap_or(0)
}

pub(super) fn side(index: i64) -> Side {
    if index == 0 { Side::First } else { Side::Second }
}

/// A list as both take one for a parameter.
pub(super) fn list(items: &[impl serde::Serialize]) -> String {
    serde_json::to_string(items).expect("a list of strings")
}
