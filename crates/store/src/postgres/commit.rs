//! What one commit keeps: a group of appends, in as few statements as can be, since each is a way there and
//! back. Nothing is looked up first: all entries are added where there is none yet, and what was not
//! added tells which appends came too late.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use protocol::{MatchEvent, Speed, TimeControl};
use serde_json::{Value, json};

use super::{Connection, ratings};
use crate::sql::number;
use crate::{Append, Appended, LogAppend, Person, Token};

/// Keeps the appends that stand, in their order: those whose logs all end right before them, and whose
/// ratings are still the ones they were made of.
pub(super) async fn keep(
    to: &mut Connection,
    appends: &[Append],
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut became = vec![None; appends.len()];
    // Almost always once: another time for those who come after one that does not stand.
    while became.contains(&None) {
        settle(to, appends, &mut became).await?;
    }
    let appended: Vec<Appended> = became.into_iter().flatten().collect();
    let kept: Vec<&Append> = appends
        .iter()
        .zip(&appended)
        .filter(|(_, became)| **became == Appended::Kept)
        .map(|(append, _)| append)
        .collect();
    describe(to, kept.iter().flat_map(|append| &append.logs)).await?;
    add_persons(to, kept.iter().flat_map(|append| &append.persons).collect()).await?;
    add_tokens(to, kept.iter().flat_map(|append| &append.tokens).collect()).await?;
    Ok(appended)
}

/// An entry of a log, in the order in which everybody adds them, so that two who write never wait for
/// each other.
type Entries<'a> = BTreeMap<(&'a str, u64), &'a MatchEvent>;

/// Settles what becomes of the first appends, as far as each follows what is there or the one before it.
async fn settle(
    to: &mut Connection,
    appends: &[Append],
    became: &mut [Option<Appended>],
) -> Result<(), sqlx::Error> {
    let mut entries = Entries::new();
    let mut tried = Vec::new();
    let mut heads: HashMap<&str, u64> = HashMap::new();
    for (place, append) in appends.iter().enumerate().filter(|(place, _)| became[*place].is_none())
    {
        let follows = append.logs.iter().all(|log| {
            let first = log.events.first().map_or(0, |event| event.number);
            heads.get(log.id.as_str()).is_none_or(|head| first == head + 1)
        });
        if !follows {
            // Only if the one before it does not stand.
            continue;
        }
        tried.push(place);
        for log in &append.logs {
            heads.insert(&log.id, log.events.last().map_or(0, |event| event.number));
            let events = log.events.iter().map(|event| ((log.id.as_str(), event.number), event));
            entries.extend(events);
        }
    }
    let added = add(to, &entries).await?;
    let mut fallen: HashSet<&str> = HashSet::new();
    let mut undone = BTreeSet::new();
    for place in tried {
        let append = &appends[place];
        let ids = || append.logs.iter().map(|log| log.id.as_str());
        let own = || {
            append
                .logs
                .iter()
                .flat_map(|log| log.events.iter().map(move |event| (log.id.as_str(), event.number)))
        };
        let late = append.logs.iter().any(|log| log.events.is_empty())
            || own().any(|(id, number)| !added.contains(&(id.to_owned(), number)));
        // What came before it does not stand: it is tried again without.
        let unsettled = ids().any(|id| fallen.contains(id));
        let stands = !late && !unsettled && are_current(to, append).await?;
        if stands {
            for change in &append.ratings {
                ratings::keep(to, change).await?;
            }
            became[place] = Some(Appended::Kept);
            continue;
        }
        if !unsettled {
            became[place] = Some(Appended::Conflict);
        }
        undone.extend(own().filter(|(id, number)| added.contains(&((*id).to_owned(), *number))));
        fallen.extend(ids());
    }
    undo(to, &undone).await
}

async fn are_current(to: &mut Connection, append: &Append) -> Result<bool, sqlx::Error> {
    for change in &append.ratings {
        if !ratings::is_current(to, change).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Adds entries where there is none yet, each only after the one before it; tells which were added.
async fn add(
    to: &mut Connection,
    entries: &Entries<'_>,
) -> Result<HashSet<(String, u64)>, sqlx::Error> {
    if entries.is_empty() {
        return Ok(HashSet::new());
    }
    // Of two that are added here the second need not be looked for a predecessor.
    let follows =
        |(id, number): &(&str, u64)| *number == 1 || entries.contains_key(&(*id, number - 1));
    let added: Vec<(String, i64)> = sqlx::query_as(
        "INSERT INTO events (match, number, tag, at, body) SELECT match, number, tag, at, body \
         FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bool[]) \
         AS new (match, number, tag, at, body, follows) \
         WHERE follows OR EXISTS (SELECT 1 FROM events WHERE events.match = new.match \
         AND events.number = new.number - 1) \
         ORDER BY match COLLATE \"C\", number ON CONFLICT DO NOTHING RETURNING match, number",
    )
    .bind(entries.keys().map(|(id, _)| *id).collect::<Vec<_>>())
    .bind(entries.keys().map(|(_, place)| number(*place)).collect::<Vec<_>>())
    .bind(entries.values().map(|event| event.tag.as_str()).collect::<Vec<_>>())
    .bind(entries.values().map(|event| number(event.at)).collect::<Vec<_>>())
    .bind(entries.values().map(|event| event.body.to_json()).collect::<Vec<_>>())
    .bind(entries.keys().map(follows).collect::<Vec<_>>())
    .fetch_all(to)
    .await?;
    Ok(added.into_iter().map(|(id, number)| (id, number.unsigned_abs())).collect())
}

/// Takes entries out again that were just added and that nobody else has seen.
async fn undo(to: &mut Connection, entries: &BTreeSet<(&str, u64)>) -> Result<(), sqlx::Error> {
    if entries.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "DELETE FROM events USING unnest($1::text[], $2::bigint[]) AS gone (match, number) \
         WHERE events.match = gone.match AND events.number = gone.number",
    )
    .bind(entries.iter().map(|(id, _)| *id).collect::<Vec<_>>())
    .bind(entries.iter().map(|(_, place)| number(*place)).collect::<Vec<_>>())
    .execute(to)
    .await
    .map(drop)
}

/// What matches are found by after these entries of their logs.
async fn describe<'a>(
    to: &mut Connection,
    logs: impl Iterator<Item = &'a LogAppend>,
) -> Result<(), sqlx::Error> {
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
    change(to, &changed.into_values().collect::<Vec<_>>()).await?;
    advance(to, &moved.into_values().collect::<Vec<_>>()).await
}

/// What a move changes of a match. Nothing else is mentioned: whatever an index is about would be
/// written anew.
async fn advance(to: &mut Connection, logs: &[&LogAppend]) -> Result<(), sqlx::Error> {
    if logs.is_empty() {
        return Ok(());
    }
    let numbers =
        |value: fn(&LogAppend) -> i64| logs.iter().map(|log| value(log)).collect::<Vec<_>>();
    let times = |value: fn(&LogAppend) -> Option<u64>| {
        logs.iter().map(|log| value(log).map(number)).collect::<Vec<_>>()
    };
    sqlx::query(
        "UPDATE matches SET engine = new.engine, due = new.due, at = new.at, ply = new.ply, \
         turn = new.turn, position = new.position, deadline = new.deadline, head = new.head, \
         played = new.played FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], \
         $5::bigint[], $6::bigint[], $7::text[], $8::bigint[], $9::bigint[], $10::bigint[]) \
         AS new (id, engine, due, at, ply, turn, position, deadline, head, played) \
         WHERE matches.id = new.id",
    )
    .bind(logs.iter().map(|log| log.id.as_str()).collect::<Vec<_>>())
    .bind(numbers(|log| log.row.engine.into()))
    .bind(times(|log| log.row.due))
    .bind(numbers(|log| number(log.row.at)))
    .bind(numbers(|log| log.row.ply.into()))
    .bind(numbers(|log| i64::from(log.row.turn as u8)))
    .bind(logs.iter().map(|log| log.row.position.as_str()).collect::<Vec<_>>())
    .bind(times(|log| log.row.deadline))
    .bind(numbers(|log| number(log.row.head)))
    .bind(numbers(|log| log.row.played.into()))
    .execute(to)
    .await
    .map(drop)
}

/// Everything that matches are found by.
async fn change(to: &mut Connection, logs: &[&LogAppend]) -> Result<(), sqlx::Error> {
    if logs.is_empty() {
        return Ok(());
    }
    let rows = Value::Array(logs.iter().map(|log| columns(log)).collect()).to_string();
    // A guest who became somebody else is found as who they are today; the log keeps what it has.
    sqlx::query(
        "INSERT INTO matches (id, status, game, public, timed, engine, due, first, second, \
         created, at, rated, speed, winner, reason, variant, custom, base, increment, days, \
         first_level, second_level, ply, turn, position, deadline, head, played) \
         SELECT id, status, game, public, timed, engine, due, coalesce((SELECT account FROM aliases \
         WHERE person = new.first), new.first), coalesce((SELECT account FROM aliases \
         WHERE person = new.second), new.second), at, at, rated, speed, winner, reason, variant, \
         custom, base, increment, days, first_level, second_level, ply, turn, position, deadline, \
         head, played FROM json_populate_recordset(NULL::matches, $1::json) AS new ORDER BY id \
         ON CONFLICT (id) DO UPDATE SET status = excluded.status, timed = excluded.timed, \
         engine = excluded.engine, due = excluded.due, first = excluded.first, \
         second = excluded.second, at = excluded.at, winner = excluded.winner, \
         reason = excluded.reason, first_level = excluded.first_level, \
         second_level = excluded.second_level, ply = excluded.ply, turn = excluded.turn, \
         position = excluded.position, deadline = excluded.deadline, head = excluded.head, \
         played = excluded.played",
    )
    .bind(rows)
    .execute(to)
    .await
    .map(drop)
}

/// The row of a match, by the names of its columns.
fn columns(log: &LogAppend) -> Value {
    let row = &log.row;
    let (base, increment, days) = match row.clock {
        Some(TimeControl::Live { base, increment }) => (Some(base), Some(increment), None),
        Some(TimeControl::Days { days }) => (None, None, Some(days)),
        None => (None, None, None),
    };
    let (winner, reason) = match row.end.map(ratings::end_columns) {
        Some((winner, reason)) => (winner, Some(reason)),
        None => (None, None),
    };
    json!({
        "id": log.id, "status": row.status, "game": row.game, "public": u8::from(row.public),
        "timed": u8::from(row.timed), "engine": u8::from(row.engine), "due": row.due.map(number),
        "first": row.persons[0], "second": row.persons[1], "at": number(row.at),
        "rated": u8::from(row.rated), "speed": row.speed.map(Speed::name), "winner": winner,
        "reason": reason, "variant": row.variant, "custom": u8::from(row.custom), "base": base,
        "increment": increment, "days": days, "first_level": row.levels[0],
        "second_level": row.levels[1], "ply": row.ply, "turn": row.turn as u8,
        "position": row.position, "deadline": row.deadline.map(number),
        "head": number(row.head), "played": u8::from(row.played),
    })
}

/// People and secrets come in one order everywhere, too.
async fn add_persons(to: &mut Connection, mut persons: Vec<&Person>) -> Result<(), sqlx::Error> {
    if persons.is_empty() {
        return Ok(());
    }
    persons.sort_by_key(|person| &person.id);
    sqlx::query(
        "INSERT INTO persons (id, name, at) SELECT * FROM unnest($1::text[], $2::text[], \
         $3::bigint[]) ON CONFLICT DO NOTHING",
    )
    .bind(persons.iter().map(|person| person.id.as_str()).collect::<Vec<_>>())
    .bind(persons.iter().map(|person| person.name.as_deref()).collect::<Vec<_>>())
    .bind(persons.iter().map(|person| number(person.at)).collect::<Vec<_>>())
    .execute(to)
    .await
    .map(drop)
}

async fn add_tokens(to: &mut Connection, mut tokens: Vec<&Token>) -> Result<(), sqlx::Error> {
    if tokens.is_empty() {
        return Ok(());
    }
    tokens.sort_by_key(|token| &token.hash);
    let seats = || tokens.iter().map(|token| token.bearer.seat.as_ref());
    sqlx::query(
        "INSERT INTO tokens (hash, person, match, side, at) SELECT * FROM unnest($1::text[], \
         $2::text[], $3::text[], $4::bigint[], $5::bigint[])",
    )
    .bind(tokens.iter().map(|token| token.hash.as_str()).collect::<Vec<_>>())
    .bind(tokens.iter().map(|token| token.bearer.person.as_str()).collect::<Vec<_>>())
    .bind(seats().map(|seat| seat.map(|(id, _)| id.as_str())).collect::<Vec<_>>())
    .bind(seats().map(|seat| seat.map(|(_, side)| i64::from(*side as u8))).collect::<Vec<_>>())
    .bind(tokens.iter().map(|token| number(token.at)).collect::<Vec<_>>())
    .execute(to)
    .await
    .map(drop)
}
