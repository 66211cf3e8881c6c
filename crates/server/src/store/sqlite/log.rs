//! The logs of matches, and what an append keeps with them.

use std::collections::HashMap;
use std::sync::atomic::Ordering;

use matches::{Millis, Outage};
use protocol::{EventBody, MatchEvent, Speed, TimeControl};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection as _, Row as _};
use tracing::warn;

use super::ratings;
use super::{SqliteStore, away, list, number, side, unknown, unsigned};
use crate::metrics::METRICS;
use crate::rating::Rating;
use crate::store::{
    Answer, Append, Appended, Bearer, LEAST_OUTAGE, LogAppend, Seen, Store, StoreError, system_time,
};

/// For how long a commit need not say again that commits are possible.
const WORD: Millis = 250;

/// One append, if every log ends right before it.
async fn append(to: &mut SqliteConnection, append: &Append) -> Result<Appended, sqlx::Error> {
    for change in &append.ratings {
        if !ratings::is_current(to, change).await? {
            return Ok(Appended::Conflict);
        }
    }
    for (place, log) in append.logs.iter().enumerate() {
        if !add(to, log).await? {
            // Where it is the first, nothing was written yet. A second one is that of a new match.
            return if place == 0 { Ok(Appended::Conflict) } else { Err(not_new()) };
        }
    }
    for change in &append.ratings {
        ratings::keep(to, change).await?;
    }
    for person in &append.persons {
        sqlx::query("INSERT INTO persons (id, name, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(&person.id)
            .bind(&person.name)
            .bind(number(person.at))
            .execute(&mut *to)
            .await?;
    }
    for token in &append.tokens {
        super::accounts::add_token(to, token).await?;
    }
    Ok(Appended::Kept)
}

/// What follows something new is there already: the whole group is given up.
fn not_new() -> sqlx::Error {
    sqlx::Error::Protocol("an append that is only half new".to_owned())
}

async fn add(to: &mut SqliteConnection, log: &LogAppend) -> Result<bool, sqlx::Error> {
    for (place, event) in log.events.iter().enumerate() {
        let body = serde_json::to_string(&event.body).expect("an event has only names for keys");
        // The first decides: only after the entry before it, and only where there is none yet.
        let added = sqlx::query(
            "INSERT INTO events (match, number, tag, at, body) SELECT ?1, ?2, ?3, ?4, ?5 \
             WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM events WHERE match = ?1 AND number = ?2 - 1) \
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
            return if place == 0 { Ok(false) } else { Err(not_new()) };
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
    Ok(true)
}

async fn beat(to: &mut SqliteConnection, now: Millis, least: Millis) -> Result<(), sqlx::Error> {
    let outage = sqlx::query(
        "INSERT INTO outages (since, until) SELECT at, ?1 FROM beats \
         WHERE ?1 > at AND ?1 - at >= ?2 AND EXISTS (SELECT 1 FROM matches WHERE timed = 1) \
         ON CONFLICT DO NOTHING",
    )
    .bind(number(now))
    .bind(number(least))
    .execute(&mut *to)
    .await?;
    if outage.rows_affected() > 0 {
        METRICS.outages.inc();
        warn!("nothing could be kept for a while; clocks did not run meanwhile");
    }
    sqlx::query(
        "INSERT INTO beats (one, at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET at = max(at, ?1)",
    )
    .bind(number(now))
    .execute(&mut *to)
    .await?;
    Ok(())
}

fn event(row: &SqliteRow) -> Result<MatchEvent, StoreError> {
    let number = unsigned(row.get("number"));
    let body: EventBody =
        serde_json::from_str(row.get("body")).map_err(|_| StoreError::NewerEvent { number })?;
    Ok(MatchEvent { number, tag: row.get("tag"), at: unsigned(row.get("at")), body })
}

impl Store for SqliteStore {
    fn now(&self) -> Millis {
        system_time()
    }

    fn commit<'a>(&'a self, appends: &'a [Append]) -> Answer<'a, Vec<Appended>> {
        Box::pin(async move {
            let mut writer = self.writer.lock().await;
            let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(away)?;
            let now = self.now();
            // Where the last word is young there was no outage, and the next is soon enough.
            let word = self.word.load(Ordering::Relaxed);
            let says = !(word..word.saturating_add(WORD)).contains(&now);
            if says {
                beat(&mut transaction, now, LEAST_OUTAGE).await.map_err(unknown)?;
            }
            let mut appended = Vec::with_capacity(appends.len());
            for one in appends {
                appended.push(append(&mut transaction, one).await.map_err(unknown)?);
            }
            transaction.commit().await.map_err(unknown)?;
            if says {
                self.word.store(now, Ordering::Relaxed);
            }
            Ok(appended)
        })
    }

    fn read<'a>(&'a self, id: &'a str, since: u64) -> Answer<'a, Vec<MatchEvent>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT number, tag, at, body FROM events WHERE match = ? AND number > ? \
                 ORDER BY number",
            )
            .bind(id)
            .bind(number(since))
            .fetch_all(&self.readers)
            .await
            .map_err(away)?;
            rows.iter().map(event).collect()
        })
    }

    fn heads<'a>(&'a self, ids: &'a [String]) -> Answer<'a, Vec<(String, u64)>> {
        Box::pin(async move {
            let heads: Vec<(String, i64)> = sqlx::query_as(
                // One step in the index for each, instead of a walk through all entries.
                "SELECT id, head FROM (SELECT value AS id, \
                 (SELECT max(number) FROM events WHERE match = value) AS head FROM json_each(?)) \
                 WHERE head IS NOT NULL",
            )
            .bind(list(ids))
            .fetch_all(&self.readers)
            .await
            .map_err(away)?;
            Ok(heads.into_iter().map(|(id, head)| (id, unsigned(head))).collect())
        })
    }

    fn due(&self, until: Millis, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            sqlx::query_scalar("SELECT id FROM matches WHERE due <= ? ORDER BY due LIMIT ?")
                .bind(number(until))
                .bind(most)
                .fetch_all(&self.readers)
                .await
                .map_err(away)
        })
    }

    fn thinking(&self, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            sqlx::query_scalar("SELECT id FROM matches WHERE engine = 1 ORDER BY at LIMIT ?")
                .bind(most)
                .fetch_all(&self.readers)
                .await
                .map_err(away)
        })
    }

    fn bearer<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<Bearer>> {
        Box::pin(async move {
            type Found = (String, Option<String>, Option<i64>, Option<String>);
            let found: Option<Found> = sqlx::query_as(
                "SELECT person, match, side, NULL FROM tokens WHERE hash = ?1 UNION ALL \
                 SELECT person, NULL, NULL, scopes FROM personal_tokens WHERE hash = ?1",
            )
            .bind(hash)
            .fetch_optional(&self.readers)
            .await
            .map_err(away)?;
            let Some((person, id, index, scopes)) = found else { return Ok(None) };
            let seat = id.zip(index.map(side));
            let scopes = scopes.map(|scopes| super::accounts::scopes(&scopes));
            // The secret of a seat needs to know of no other.
            let former = match &seat {
                Some(_) => Vec::new(),
                None => sqlx::query_scalar("SELECT person FROM aliases WHERE account = ?")
                    .bind(&person)
                    .fetch_all(&self.readers)
                    .await
                    .map_err(away)?,
            };
            Ok(Some(Bearer { person, seat, scopes, former }))
        })
    }

    fn names<'a>(&'a self, ids: &'a [String]) -> Answer<'a, HashMap<String, String>> {
        Box::pin(async move {
            let names: Vec<(String, String)> = sqlx::query_as(
                "SELECT one.id, today.name FROM persons one \
                 LEFT JOIN aliases ON aliases.person = one.id \
                 JOIN persons today ON today.id = coalesce(aliases.account, one.id) \
                 WHERE today.name IS NOT NULL AND one.id IN (SELECT value FROM json_each(?))",
            )
            .bind(list(ids))
            .fetch_all(&self.readers)
            .await
            .map_err(away)?;
            Ok(names.into_iter().collect())
        })
    }

    fn open_matches<'a>(&'a self, person: &'a str) -> Answer<'a, u64> {
        Box::pin(async move {
            let count: i64 = sqlx::query_scalar(
                "SELECT count(*) FROM matches WHERE (first = ?1 OR second = ?1) \
                 AND status IN ('waiting', 'running')",
            )
            .bind(person)
            .fetch_one(&self.readers)
            .await
            .map_err(away)?;
            Ok(unsigned(count))
        })
    }

    fn beat(&self, least: Millis) -> Answer<'_, ()> {
        Box::pin(async move {
            // Where no clock runs nobody needs to know, and the disk may rest.
            let timed: bool =
                sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM matches WHERE timed = 1)")
                    .fetch_one(&self.readers)
                    .await
                    .map_err(away)?;
            if !timed {
                return Ok(());
            }
            let mut writer = self.writer.lock().await;
            let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(away)?;
            beat(&mut transaction, self.now(), least).await.map_err(unknown)?;
            transaction.commit().await.map_err(unknown)
        })
    }

    fn outages(&self, since: Millis) -> Answer<'_, Vec<Outage>> {
        Box::pin(async move {
            let outages: Vec<(i64, i64)> =
                sqlx::query_as("SELECT since, until FROM outages WHERE until > ? ORDER BY since")
                    .bind(number(since))
                    .fetch_all(&self.readers)
                    .await
                    .map_err(away)?;
            let outage = |(from, to)| Outage { from: unsigned(from), to: unsigned(to) };
            Ok(outages.into_iter().map(outage).collect())
        })
    }

    fn mark_seen<'a>(&'a self, seen: &'a [Seen]) -> Answer<'a, ()> {
        Box::pin(async move {
            let rows: Vec<(&str, u8, i64)> = seen
                .iter()
                .map(|Seen { id, side, at }| (id.as_str(), *side as u8, number(*at)))
                .collect();
            // All in one statement: whoever moves waits for as long as this takes.
            let mut writer = self.writer.lock().await;
            sqlx::query(
                "INSERT INTO seen (match, side, at) SELECT json_extract(value, '$[0]'), \
                 json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?) \
                 WHERE true ON CONFLICT DO UPDATE SET at = max(at, excluded.at)",
            )
            .bind(serde_json::to_string(&rows).expect("names and numbers"))
            .execute(&mut *writer)
            .await
            .map_err(unknown)?;
            Ok(())
        })
    }

    fn seen<'a>(&'a self, id: &'a str) -> Answer<'a, [Option<Millis>; 2]> {
        Box::pin(async move {
            let found: Vec<(i64, i64)> =
                sqlx::query_as("SELECT side, at FROM seen WHERE match = ?")
                    .bind(id)
                    .fetch_all(&self.readers)
                    .await
                    .map_err(away)?;
            let mut seen = [None; 2];
            for (index, at) in found {
                seen[side(index).index()] = Some(unsigned(at));
            }
            Ok(seen)
        })
    }

    fn ratings<'a>(
        &'a self,
        persons: &'a [String],
        game: &'a str,
        speed: Speed,
    ) -> Answer<'a, HashMap<String, Rating>> {
        Box::pin(ratings::find(self, persons, game, speed))
    }
}
