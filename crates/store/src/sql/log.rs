//! The logs of matches, and what an append keeps with them.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::Ordering;

use matches::{Millis, Outage};
use protocol::{EventBody, MatchEvent, Speed};
use sqlx::Row as _;
use tracing::warn;

use super::{Connection, Engine, Row, commit, lock, ratings};
use crate::sql::{list, number, side, unsigned};
use crate::{
    Answer, Append, Appended, Bearer, LEAST_OUTAGE, OUTAGES, Rating, Seen, Store, StoreError,
};

/// For how long a commit need not say again that commits are possible.
const WORD: Millis = 250;

/// Writes down that nothing could be kept for a while, if so: the last word is older than `least`, and clocks
/// ran before whatever this commit brings.
async fn outage(to: &mut Connection, now: Millis, least: Millis) -> Result<bool, sqlx::Error> {
    let outage = sqlx::query(
        "INSERT INTO outages (since, until) SELECT at, $1 FROM beats WHERE $1 > at \
         AND $1 - at >= $2 AND EXISTS (SELECT 1 FROM matches WHERE timed = 1) ON CONFLICT \
         DO NOTHING",
    )
    .bind(number(now))
    .bind(number(least))
    .execute(&mut *to)
    .await?;
    Ok(outage.rows_affected() > 0)
}

/// Says that commits are possible. Last of all: whoever else says so waits for this commit.
async fn say(to: &mut Connection, now: Millis) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO beats (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE \
         SET at = excluded.at WHERE excluded.at > beats.at",
    )
    .bind(number(now))
    .execute(&mut *to)
    .await?;
    Ok(())
}

fn tell(outage: bool) {
    if outage {
        OUTAGES.fetch_add(1, Ordering::Relaxed);
        warn!("nothing could be kept for a while; clocks did not run meanwhile");
    }
}

fn event(row: &Row) -> Result<MatchEvent, StoreError> {
    let number = unsigned(row.get("number"));
    let body = EventBody::from_json(row.get("body"));
    let body = body.map_err(|_| StoreError::NewerEvent { number })?;
    Ok(MatchEvent { number, tag: row.get("tag"), at: unsigned(row.get("at")), body })
}

impl Store for Engine {
    fn now(&self) -> Millis {
        self.time()
    }

    fn commit<'a>(&'a self, appends: &'a [Append]) -> Answer<'a, Vec<Appended>> {
        Box::pin(async move {
            let now = self.now();
            // Where the last word is young there was no outage, and the next is soon enough.
            let word = self.word.load(Ordering::Relaxed);
            let says = !(word..word.saturating_add(WORD)).contains(&now);
            let changes = appends.iter().flat_map(|append| &append.ratings);
            let rated: Vec<String> =
                changes.map(|change| format!("rating {}", change.person)).collect();
            let (appended, missed) = self
                .write(async |to: &mut Connection| {
                    let missed = says && outage(to, now, LEAST_OUTAGE).await?;
                    // Whose ratings change is settled before the first log is held.
                    lock(to, &rated).await?;
                    let appended = commit::keep(to, appends).await?;
                    if says {
                        say(to, now).await?;
                    }
                    Ok((appended, missed))
                })
                .await?;
            tell(missed);
            if says {
                self.word.store(now, Ordering::Relaxed);
            }
            Ok(appended)
        })
    }

    fn read<'a>(&'a self, id: &'a str, since: u64) -> Answer<'a, Vec<MatchEvent>> {
        Box::pin(async move {
            let rows = self
                .ask(async |from: &mut Connection| {
                    sqlx::query(
                        "SELECT number, tag, at, body FROM events WHERE match = $1 \
                         AND number > $2 ORDER BY number",
                    )
                    .bind(id)
                    .bind(number(since))
                    .fetch_all(from)
                    .await
                })
                .await?;
            rows.iter().map(event).collect()
        })
    }

    fn heads<'a>(&'a self, ids: &'a [String]) -> Answer<'a, Vec<(String, u64)>> {
        Box::pin(async move {
            let heads: Vec<(String, i64)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as(
                        // One step in the index for each, instead of a walk through all entries.
                        concat!(
                            "SELECT id, head FROM (SELECT value AS id, (SELECT max(number) \
                             FROM events WHERE match = value) AS head FROM ",
                            each!(),
                            ") AS heads WHERE head IS NOT NULL"
                        ),
                    )
                    .bind(list(ids))
                    .fetch_all(from)
                    .await
                })
                .await?;
            Ok(heads.into_iter().map(|(id, head)| (id, unsigned(head))).collect())
        })
    }

    fn due(&self, until: Millis, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(self.ask(async move |from: &mut Connection| {
            sqlx::query_scalar("SELECT id FROM matches WHERE due <= $1 ORDER BY due LIMIT $2")
                .bind(number(until))
                .bind(i64::from(most))
                .fetch_all(from)
                .await
        }))
    }

    fn bearer<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<Bearer>> {
        Box::pin(async move {
            type Found = (String, Option<String>, Option<i64>, Option<String>);
            let found: Option<Found> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as(
                        "SELECT person, match, side, NULL FROM tokens WHERE hash = $1 \
                         UNION ALL SELECT person, NULL, NULL, scopes FROM personal_tokens \
                         WHERE hash = $1",
                    )
                    .bind(hash)
                    .fetch_optional(from)
                    .await
                })
                .await?;
            let Some((person, id, index, scopes)) = found else { return Ok(None) };
            let seat = id.zip(index.map(side));
            let scopes = scopes.map(|scopes| super::accounts::scopes(&scopes));
            // The secret of a seat needs to know of no other.
            let former = match &seat {
                Some(_) => Vec::new(),
                None => {
                    self.ask(async |from: &mut Connection| {
                        sqlx::query_scalar("SELECT person FROM aliases WHERE account = $1")
                            .bind(&person)
                            .fetch_all(from)
                            .await
                    })
                    .await?
                }
            };
            Ok(Some(Bearer { person, seat, scopes, former }))
        })
    }

    fn names<'a>(&'a self, ids: &'a [String]) -> Answer<'a, HashMap<String, String>> {
        Box::pin(async move {
            let names: Vec<(String, String)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as(concat!(
                        "SELECT one.id, today.name FROM persons one LEFT JOIN aliases \
                         ON aliases.person = one.id JOIN persons today \
                         ON today.id = coalesce(aliases.account, one.id) \
                         WHERE today.name IS NOT NULL AND one.id IN (SELECT value FROM ",
                        each!(),
                        ")"
                    ))
                    .bind(list(ids))
                    .fetch_all(from)
                    .await
                })
                .await?;
            Ok(names.into_iter().collect())
        })
    }

    fn open_matches<'a>(&'a self, person: &'a str) -> Answer<'a, u64> {
        Box::pin(async move {
            let count: i64 = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_scalar(
                        "SELECT count(*) FROM matches WHERE (first = $1 OR second = $1) \
                         AND status IN ('waiting', 'running')",
                    )
                    .bind(person)
                    .fetch_one(from)
                    .await
                })
                .await?;
            Ok(unsigned(count))
        })
    }

    fn beat(&self, least: Millis) -> Answer<'_, ()> {
        Box::pin(async move {
            let least = self.least_outage(least).await?;
            // Where no clock runs nobody needs to know, and the disk may rest.
            let timed: bool = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM matches WHERE timed = 1)")
                        .fetch_one(from)
                        .await
                })
                .await?;
            if !timed {
                return Ok(());
            }
            let now = self.now();
            let missed = self
                .write(async |to: &mut Connection| {
                    let missed = outage(to, now, least).await?;
                    say(to, now).await?;
                    Ok(missed)
                })
                .await?;
            tell(missed);
            Ok(())
        })
    }

    fn outages(&self, since: Millis) -> Answer<'_, Vec<Outage>> {
        Box::pin(async move {
            let outages: Vec<(i64, i64)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as(
                        "SELECT since, until FROM outages WHERE until > $1 ORDER BY since",
                    )
                    .bind(number(since))
                    .fetch_all(from)
                    .await
                })
                .await?;
            let outage = |(from, to)| Outage { from: unsigned(from), to: unsigned(to) };
            Ok(outages.into_iter().map(outage).collect())
        })
    }

    fn mark_seen<'a>(&'a self, seen: &'a [Seen]) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut last: BTreeMap<(&str, u8), i64> = BTreeMap::new();
            for Seen { id, side, at } in seen {
                let last = last.entry((id, *side as u8)).or_default();
                *last = number(*at).max(*last);
            }
            let rows: Vec<(&str, u8, i64)> =
                last.into_iter().map(|((id, side), at)| (id, side, at)).collect();
            let rows = serde_json::to_string(&rows).expect("names and numbers");
            // All in one statement: whoever moves waits for as long as this takes.
            self.write(async |to: &mut Connection| {
                sqlx::query(concat!(
                    "INSERT INTO seen (match, side, at) ",
                    seen_rows!(),
                    " ON CONFLICT (match, side) DO UPDATE SET at = excluded.at \
                     WHERE excluded.at > seen.at"
                ))
                .bind(&rows)
                .execute(to)
                .await
                .map(drop)
            })
            .await
        })
    }

    fn seen<'a>(&'a self, id: &'a str) -> Answer<'a, [Option<Millis>; 2]> {
        Box::pin(async move {
            let found: Vec<(i64, i64)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as("SELECT side, at FROM seen WHERE match = $1")
                        .bind(id)
                        .fetch_all(from)
                        .await
                })
                .await?;
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
        Box::pin(self.ask(async move |from: &mut Connection| {
            ratings::find(from, persons, game, speed).await
        }))
    }
}
