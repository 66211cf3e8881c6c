//! What one commit keeps: a group of appends, each by itself.

use protocol::{Speed, TimeControl};
use sqlx::Connection as _;

use super::{Connection, accounts, ratings};
use crate::store::sql::number;
use crate::store::{Append, Appended, LogAppend, Person, Token};

/// Keeps the appends that stand, in their order.
pub(super) async fn keep(
    to: &mut Connection,
    appends: &[Append],
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut appended = Vec::with_capacity(appends.len());
    for one in appends {
        appended.push(append(to, one).await?);
    }
    add_people(to, appends, &appended).await?;
    Ok(appended)
}

/// One append, if every log ends right before it. The people and secrets that come with it follow when
/// all logs are in.
async fn append(to: &mut Connection, append: &Append) -> Result<Appended, sqlx::Error> {
    for change in &append.ratings {
        if !ratings::is_current(to, change).await? {
            return Ok(Appended::Conflict);
        }
    }
    match &append.logs[..] {
        [] => {}
        [log] => {
            if !add(to, log).await? {
                return Ok(Appended::Conflict);
            }
        }
        logs => {
            let mut all = to.begin().await?;
            for log in logs {
                if !add(&mut all, log).await? {
                    all.rollback().await?;
                    return Ok(Appended::Conflict);
                }
            }
            all.commit().await?;
        }
    }
    for change in &append.ratings {
        ratings::keep(to, change).await?;
    }
    Ok(Appended::Kept)
}

/// What comes with the appends that are kept, in one order everywhere, so that two who write never wait
/// for each other.
async fn add_people(
    to: &mut Connection,
    appends: &[Append],
    appended: &[Appended],
) -> Result<(), sqlx::Error> {
    let kept = || appends.iter().zip(appended).filter(|(_, became)| **became == Appended::Kept);
    let mut persons: Vec<&Person> = kept().flat_map(|(append, _)| &append.persons).collect();
    persons.sort_by_key(|person| &person.id);
    for person in persons {
        sqlx::query(
            "INSERT INTO persons (id, name, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(&person.id)
        .bind(&person.name)
        .bind(number(person.at))
        .execute(&mut *to)
        .await?;
    }
    let mut tokens: Vec<&Token> = kept().flat_map(|(append, _)| &append.tokens).collect();
    tokens.sort_by_key(|token| &token.hash);
    for token in tokens {
        accounts::add_token(to, token).await?;
    }
    Ok(())
}

async fn add(to: &mut Connection, log: &LogAppend) -> Result<bool, sqlx::Error> {
    for (place, event) in log.events.iter().enumerate() {
        let body = serde_json::to_string(&event.body).expect("an event has only names for keys");
        // The first decides: only after the entry before it, and only where there is none yet.
        let added = sqlx::query(
            "INSERT INTO events (match, number, tag, at, body) SELECT $1, $2, $3, $4, $5 \
             WHERE $2 = 1 OR EXISTS (SELECT 1 FROM events WHERE match = $1 AND number = $2 - 1) \
             ON CONFLICT DO NOTHING",
        )
        .bind(&log.id)
        .bind(number(event.number))
        .bind(&event.tag)
        .bind(number(event.at))
        .bind(body)
        .execute(&mut *to)
        .await?;
        if added.rows_affected() == 0 {
            // Where there is no entry there is none after it.
            let gap = || sqlx::Error::Protocol("a log with a gap".to_owned());
            return if place == 0 { Ok(false) } else { Err(gap()) };
        }
    }
    let row = &log.row;
    let (base, increment, days) = match row.clock {
        Some(TimeControl::Live { base, increment }) => (Some(base), Some(increment), None),
        Some(TimeControl::Days { days }) => (None, None, Some(days)),
        None => (None, None, None),
    };
    let end = row.end.map(ratings::end_columns);
    // A guest who became somebody else is found as who they are today; the log keeps what it has.
    sqlx::query(
        "INSERT INTO matches (id, status, game, public, timed, engine, due, first, second, \
         created, at, rated, speed, winner, reason, variant, custom, base, increment, days, \
         first_level, second_level, ply, turn, position, deadline, head, played) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, coalesce((SELECT account FROM aliases \
         WHERE person = $8), $8), coalesce((SELECT account FROM aliases \
         WHERE person = $9), $9), $10, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, \
         $21, $22, $23, $24, $25, $26, $27) ON CONFLICT (id) DO UPDATE \
         SET status = excluded.status, timed = excluded.timed, engine = excluded.engine, due = \
         excluded.due, first = excluded.first, second = excluded.second, at = excluded.at, winner \
         = excluded.winner, reason = excluded.reason, first_level = excluded.first_level, \
         second_level = excluded.second_level, ply = excluded.ply, turn = excluded.turn, position \
         = excluded.position, deadline = excluded.deadline, head = excluded.head, played = \
         excluded.played",
    )
    .bind(&log.id)
    .bind(row.status)
    .bind(&row.game)
    .bind(i64::from(row.public))
    .bind(i64::from(row.timed))
    .bind(i64::from(row.engine))
    .bind(row.due.map(number))
    .bind(&row.persons[0])
    .bind(&row.persons[1])
    .bind(number(row.at))
    .bind(i64::from(row.rated))
    .bind(row.speed.map(Speed::name))
    .bind(end.as_ref().and_then(|(winner, _)| *winner))
    .bind(end.as_ref().map(|(_, reason)| reason))
    .bind(&row.variant)
    .bind(i64::from(row.custom))
    .bind(base.map(i64::from))
    .bind(increment.map(i64::from))
    .bind(days.map(i64::from))
    .bind(row.levels[0].map(i64::from))
    .bind(row.levels[1].map(i64::from))
    .bind(i64::from(row.ply))
    .bind(i64::from(row.turn as u8))
    .bind(&row.position)
    .bind(row.deadline.map(number))
    .bind(number(row.head))
    .bind(i64::from(row.played))
    .execute(&mut *to)
    .await?;
    Ok(true)
}
