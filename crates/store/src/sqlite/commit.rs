//! What one commit keeps: a group of appends, in as few statements as can be. To hand a statement to the
//! thread of the connection and to wait for it costs more than what most of them do.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use protocol::{MatchEvent, Speed, TimeControl};
use sqlx::Sqlite;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};

use super::accounts::add_token;
use super::ratings;
use crate::sql::{list, number};
use crate::{Append, Appended, LogAppend};

/// Keeps the appends that stand, in their order: those whose logs all end right before them, and whose
/// ratings are still the ones they were made of.
pub(super) async fn keep(
    to: &mut SqliteConnection,
    appends: &[Append],
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut heads = heads(to, appends).await?;
    let mut appended = Vec::with_capacity(appends.len());
    for append in appends {
        let mut stands = append.logs.iter().all(|log| is_next(&heads, log));
        for change in &append.ratings {
            stands = stands && ratings::is_current(to, change).await?;
        }
        if !stands {
            appended.push(Appended::Conflict);
            continue;
        }
        appended.push(Appended::Kept);
        for log in &append.logs {
            heads.insert(&log.id, log.events.last().map_or(0, |event| event.number));
        }
        // The next append may be about the same people.
        for change in &append.ratings {
            ratings::keep(to, change).await?;
        }
    }
    let kept: Vec<&Append> = appends
        .iter()
        .zip(&appended)
        .filter(|(_, became)| **became == Appended::Kept)
        .map(|(append, _)| append)
        .collect();
    add_logs(to, kept.iter().flat_map(|append| &append.logs).collect()).await?;
    for person in kept.iter().flat_map(|append| &append.persons) {
        sqlx::query("INSERT INTO persons (id, name, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(&person.id)
            .bind(&person.name)
            .bind(number(person.at))
            .execute(&mut *to)
            .await?;
    }
    for token in kept.iter().flat_map(|append| &append.tokens) {
        add_token(to, token).await?;
    }
    Ok(appended)
}

/// The last numbers of all logs that are appended to; 0 for those that are not there.
async fn heads<'a>(
    to: &mut SqliteConnection,
    appends: &'a [Append],
) -> Result<HashMap<&'a str, u64>, sqlx::Error> {
    let logs = appends.iter().flat_map(|append| &append.logs);
    let ids: Vec<&str> = logs.map(|log| log.id.as_str()).collect();
    let heads: String = sqlx::query_scalar(
        "SELECT json_group_array(coalesce((SELECT max(number) FROM events WHERE match = value), 0) \
         ORDER BY key) FROM json_each(?)",
    )
    .bind(list(&ids))
    .fetch_one(to)
    .await?;
    let heads: Vec<u64> = serde_json::from_str(&heads).expect("a list of numbers");
    Ok(ids.into_iter().zip(heads).collect())
}

fn is_next(heads: &HashMap<&str, u64>, log: &LogAppend) -> bool {
    let head = heads.get(log.id.as_str()).copied().unwrap_or(0);
    log.events.first().is_some_and(|event| event.number == head + 1)
}

async fn add_logs(to: &mut SqliteConnection, logs: Vec<&LogAppend>) -> Result<(), sqlx::Error> {
    let entries =
        logs.iter().flat_map(|log| log.events.iter().map(|event| (log.id.as_str(), event)));
    EVENTS.run(to, &entries.collect::<Vec<_>>(), bind_event).await?;
    // What was decided later is how a match stands.
    let (mut moved, mut changed) = (BTreeMap::new(), BTreeMap::new());
    for log in logs {
        let id = log.id.as_str();
        if changed.contains_key(id) || !log.only_moves() {
            moved.remove(id);
            changed.insert(id, log);
        } else {
            moved.insert(id, log);
        }
    }
    MOVES.run(to, &moved.into_values().collect::<Vec<_>>(), bind_move).await?;
    for log in changed.into_values() {
        describe(to, log).await?;
    }
    Ok(())
}

/// How many rows a statement takes at most, as a power of two.
const POWER: u32 = 5;

/// One statement for several rows. To the database each number of rows is another statement, which it
/// prepares and remembers: there are only the powers of two.
struct Batch(Vec<String>);

impl Batch {
    fn new(begin: &str, row: &str, end: &str) -> Batch {
        let text = |power| format!("{begin}{}{end}", vec![row; 1_usize << power].join(", "));
        Batch((0..=POWER).map(text).collect())
    }

    async fn run<T: Copy>(
        &'static self,
        to: &mut SqliteConnection,
        mut rows: &[T],
        bind: impl Fn(Bound, T) -> Bound,
    ) -> Result<(), sqlx::Error> {
        while !rows.is_empty() {
            let power = rows.len().ilog2().min(POWER);
            let (some, rest) = rows.split_at(1_usize << power);
            let statement = sqlx::query(self.0[power as usize].as_str());
            some.iter().fold(statement, |bound, row| bind(bound, *row)).execute(&mut *to).await?;
            rows = rest;
        }
        Ok(())
    }
}

type Bound = Query<'static, Sqlite, SqliteArguments>;

static EVENTS: LazyLock<Batch> = LazyLock::new(|| {
    Batch::new("INSERT INTO events (match, number, tag, at, body) VALUES ", "(?, ?, ?, ?, ?)", "")
});

fn bind_event(bound: Bound, (id, event): (&str, &MatchEvent)) -> Bound {
    let (number, at) = (number(event.number), number(event.at));
    bound.bind(id).bind(number).bind(&event.tag).bind(at).bind(event.body.to_json())
}

/// What a move changes of a match. Nothing else is mentioned: an index over a column is written anew
/// whenever the column is, though it stays what it was.
static MOVES: LazyLock<Batch> = LazyLock::new(|| {
    Batch::new(
        "WITH new (id, engine, due, at, ply, turn, position, deadline, head, played) AS (VALUES ",
        "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        ") UPDATE matches SET engine = new.engine, due = new.due, at = new.at, ply = new.ply, \
         turn = new.turn, position = new.position, deadline = new.deadline, head = new.head, \
         played = new.played FROM new WHERE matches.id = new.id",
    )
});

fn bind_move(bound: Bound, log: &LogAppend) -> Bound {
    let row = &log.row;
    bound
        .bind(&log.id)
        .bind(row.engine)
        .bind(row.due.map(number))
        .bind(number(row.at))
        .bind(row.ply)
        .bind(i64::from(row.turn as u8))
        .bind(&row.position)
        .bind(row.deadline.map(number))
        .bind(number(row.head))
        .bind(row.played)
}

/// Everything that a match is found by.
async fn describe(to: &mut SqliteConnection, log: &LogAppend) -> Result<(), sqlx::Error> {
    let row = &log.row;
    let (base, increment, days) = match row.clock {
        Some(TimeControl::Live { base, increment }) => (Some(base), Some(increment), None),
        Some(TimeControl::Days { days }) => (None, None, Some(days)),
        None => (None, None, None),
    };
    let end = row.end.map(ratings::end_columns);
    // A guest who became somebody else is found as who they are today; the log keeps what it has.
    sqlx::query(
        "INSERT INTO matches (id, status, game, public, timed, engine, due, first, second, created, at, \
         rated, speed, winner, reason, variant, custom, base, increment, days, first_level, \
         second_level, ply, turn, position, deadline, head, played) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, \
         coalesce((SELECT account FROM aliases WHERE person = ?8), ?8), \
         coalesce((SELECT account FROM aliases WHERE person = ?9), ?9), \
         ?10, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26, \
         ?27) ON CONFLICT (id) DO UPDATE SET \
         status = excluded.status, timed = excluded.timed, engine = excluded.engine, \
         due = excluded.due, first = excluded.first, second = excluded.second, at = excluded.at, \
         winner = excluded.winner, reason = excluded.reason, first_level = excluded.first_level, \
         second_level = excluded.second_level, ply = excluded.ply, turn = excluded.turn, \
         position = excluded.position, deadline = excluded.deadline, head = excluded.head, \
         played = excluded.played",
    )
    .bind(&log.id)
    .bind(row.status)
    .bind(&row.game)
    .bind(row.public)
    .bind(row.timed)
    .bind(row.engine)
    .bind(row.due.map(number))
    .bind(&row.persons[0])
    .bind(&row.persons[1])
    .bind(number(row.at))
    .bind(row.rated)
    .bind(row.speed.map(Speed::name))
    .bind(end.as_ref().and_then(|(winner, _)| *winner))
    .bind(end.as_ref().map(|(_, reason)| reason))
    .bind(&row.variant)
    .bind(row.custom)
    .bind(base)
    .bind(increment)
    .bind(days)
    .bind(row.levels[0])
    .bind(row.levels[1])
    .bind(row.ply)
    .bind(i64::from(row.turn as u8))
    .bind(&row.position)
    .bind(row.deadline.map(number))
    .bind(number(row.head))
    .bind(row.played)
    .execute(&mut *to)
    .await?;
    Ok(())
}
