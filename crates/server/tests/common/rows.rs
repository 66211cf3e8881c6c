//! Appends that say nothing but their numbers.

#![allow(dead_code, reason = "each file of tests is a program of its own")]

use std::ops::RangeInclusive;

use game::Side;
use protocol::{EventBody, MatchEvent};
use server::{Append, LogAppend, MatchRow};

pub(crate) fn event(number: u64, tag: &str) -> MatchEvent {
    let body = EventBody::TakenBack { ply: number as u32 };
    MatchEvent { number, tag: tag.to_owned(), at: 10 * number, body }
}

pub(crate) fn row() -> MatchRow {
    MatchRow {
        status: "running",
        game: "khet".to_owned(),
        public: false,
        timed: false,
        engine: false,
        due: None,
        persons: [None, None],
        at: 5,
        variant: String::new(),
        custom: false,
        clock: None,
        rated: false,
        levels: [None, None],
        ply: 0,
        turn: Side::First,
        position: String::new(),
        deadline: None,
        end: None,
        head: 1,
        played: false,
        speed: None,
    }
}

pub(crate) fn log(id: &str, numbers: RangeInclusive<u64>, tag: &str) -> LogAppend {
    let events = numbers.map(|number| event(number, tag)).collect();
    LogAppend { id: id.to_owned(), events, row: row() }
}

pub(crate) fn append(id: &str, numbers: RangeInclusive<u64>, tag: &str) -> Append {
    Append { logs: vec![log(id, numbers, tag)], ..Append::default() }
}
