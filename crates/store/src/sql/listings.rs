//! Matches in lists.

use matches::Millis;
use protocol::{Speed, TimeControl};
use sqlx::{AssertSqlSafe, Row as _};

use super::ratings::read_end;
use super::{Connection, Engine, Row, lock, lock_matches};
use crate::sql::{list, number, side, unsigned};
use crate::{Answer, Listing, Listings, MatchRow, StoreError};

/// For how long it is kept who was connected.
const FORGET: Millis = 60_000;

/// Everything that a list tells of a match.
const SELECT: &str = "SELECT m.id, m.status, m.game, m.public, m.timed, m.engine, m.due, m.first, \
    m.second, m.created, m.at, m.variant, m.custom, m.base, m.increment, m.days, m.rated, \
    m.first_level, m.second_level, m.ply, m.turn, m.position, m.deadline, m.winner, m.reason, \
    m.head, m.played, \
    (SELECT s.at FROM seen s WHERE s.match = m.id AND s.side = 0) AS seen_first, \
    (SELECT s.at FROM seen s WHERE s.match = m.id AND s.side = 1) AS seen_second FROM matches m ";

impl Engine {
    /// Rows of matches under a condition of ours.
    async fn list(
        &self,
        condition: &str,
        text: &str,
        value: i64,
        most: u32,
    ) -> Result<Vec<Listing>, StoreError> {
        // The conditions stand in this file; whatever comes from outside is a parameter.
        let rows = self
            .ask(async |from: &mut Connection| {
                sqlx::query(AssertSqlSafe(format!("{SELECT} {condition} LIMIT $3")))
                    .bind(text)
                    .bind(value)
                    .bind(i64::from(most))
                    .fetch_all(from)
                    .await
            })
            .await?;
        Ok(rows.iter().map(listing).collect())
    }
}

fn listing(row: &Row) -> Listing {
    let time = |name: &str| row.get::<Option<i64>, _>(name).map(unsigned);
    let flag = |name: &str| row.get::<i64, _>(name) != 0;
    let small = |name: &str| -> Option<u32> { u32::try_from(time(name)?).ok() };
    let clock = match (small("base"), small("increment"), small("days")) {
        (Some(base), Some(increment), _) => Some(TimeControl::Live { base, increment }),
        (_, _, Some(days)) => Some(TimeControl::Days { days }),
        _ => None,
    };
    Listing {
        id: row.get("id"),
        row: MatchRow {
            status: status(row.get("status")),
            game: row.get("game"),
            public: flag("public"),
            timed: flag("timed"),
            engine: flag("engine"),
            due: time("due"),
            persons: [row.get("first"), row.get("second")],
            at: unsigned(row.get("at")),
            variant: row.get("variant"),
            custom: flag("custom"),
            clock,
            rated: flag("rated"),
            levels: [small("first_level"), small("second_level")],
            ply: small("ply").unwrap_or_default(),
            turn: side(row.get("turn")),
            position: row.get("position"),
            deadline: time("deadline"),
            end: read_end(row.get("winner"), row.get("reason")),
            head: unsigned(row.get("head")),
            played: flag("played"),
            speed: clock.map(Speed::of),
        },
        created: unsigned(row.get("created")),
        seen: [time("seen_first"), time("seen_second")],
    }
}

fn status(name: &str) -> &'static str {
    ["waiting", "running", "over"].into_iter().find(|&one| one == name).unwrap_or("aborted")
}

/// Removes these matches with everything that is kept for them. Tells how many.
async fn remove_matches(to: &mut Connection, ids: &[String]) -> Result<u64, sqlx::Error> {
    let all = list(ids);
    for delete in [
        concat!("DELETE FROM events WHERE match IN (SELECT value FROM ", each!(), ")"),
        concat!("DELETE FROM seen WHERE match IN (SELECT value FROM ", each!(), ")"),
        concat!("DELETE FROM lines WHERE match IN (SELECT value FROM ", each!(), ")"),
        concat!("DELETE FROM analyses WHERE match IN (SELECT value FROM ", each!(), ")"),
        concat!("DELETE FROM tokens WHERE match IN (SELECT value FROM ", each!(), ")"),
        concat!("DELETE FROM matches WHERE id IN (SELECT value FROM ", each!(), ")"),
    ] {
        sqlx::query(delete).bind(&all).execute(&mut *to).await?;
    }
    Ok(ids.len() as u64)
}

impl Listings for Engine {
    fn challenges(&self, since: Millis, most: u32) -> Answer<'_, Vec<Listing>> {
        let condition = "WHERE m.public = 1 AND m.status = $1 AND (m.days IS NOT NULL \
                         OR m.created >= $2 OR EXISTS (SELECT 1 FROM seen s WHERE s.match = m.id \
                         AND s.at >= $2)) ORDER BY m.at, m.id";
        Box::pin(self.list(condition, "waiting", number(since), most))
    }

    fn live_games(&self, most: u32) -> Answer<'_, Vec<Listing>> {
        let condition = "WHERE m.public = 1 AND m.status = $1 AND m.at >= $2 \
                         ORDER BY m.at DESC, m.id";
        Box::pin(self.list(condition, "running", 0, most))
    }

    fn running(&self) -> Answer<'_, u64> {
        Box::pin(async move {
            let count: i64 = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_scalar("SELECT count(*) FROM matches WHERE status = 'running'")
                        .fetch_one(from)
                        .await
                })
                .await?;
            Ok(unsigned(count))
        })
    }

    fn matches_of<'a>(&'a self, person: &'a str, most: u32) -> Answer<'a, Vec<Listing>> {
        let condition = "WHERE (m.first = $1 OR m.second = $1) \
                         AND m.status IN ('waiting', 'running') AND m.at >= $2 \
                         ORDER BY m.created, m.id";
        Box::pin(self.list(condition, person, 0, most))
    }

    fn finished_of<'a>(&'a self, person: &'a str, most: u32) -> Answer<'a, Vec<Listing>> {
        Box::pin(async move {
            // One seat after the other, so that each is read along its index.
            let condition = |seat: &str| {
                format!(
                    "WHERE m.{seat} = $1 AND m.at >= $2 AND m.played = 1 \
                     AND m.status IN ('over', 'aborted') ORDER BY m.at DESC, m.id"
                )
            };
            let mut found = self.list(&condition("first"), person, 0, most).await?;
            for other in self.list(&condition("second"), person, 0, most).await? {
                // Who has played both sides is in both lists.
                if found.iter().all(|one| one.id != other.id) {
                    found.push(other);
                }
            }
            found.sort_by(|one, other| (other.row.at, &one.id).cmp(&(one.row.at, &other.id)));
            found.truncate(most as usize);
            Ok(found)
        })
    }

    fn listing<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Listing>> {
        Box::pin(async move {
            let found = self.list("WHERE m.id = $1 AND m.at >= $2", id, 0, 1).await?;
            Ok(found.into_iter().next())
        })
    }

    fn open_challenges<'a>(&'a self, person: &'a str) -> Answer<'a, u64> {
        Box::pin(async move {
            let count: i64 = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_scalar(
                        "SELECT count(*) FROM matches WHERE (first = $1 OR second = $1) \
                         AND status = 'waiting' AND public = 1",
                    )
                    .bind(person)
                    .fetch_one(from)
                    .await
                })
                .await?;
            Ok(unsigned(count))
        })
    }

    fn latest_of<'a>(&'a self, people: &'a [String]) -> Answer<'a, Vec<(String, Millis)>> {
        Box::pin(async move {
            let people = list(people);
            let latest: Vec<(String, i64)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as(concat!(
                        "SELECT value, CASE WHEN one > other THEN one ELSE other END FROM \
                         (SELECT value, \
                         coalesce((SELECT max(at) FROM matches WHERE first = value), 0) AS one, \
                         coalesce((SELECT max(at) FROM matches WHERE second = value), 0) AS other \
                         FROM ",
                        each!(),
                        ") AS seats WHERE one > 0 OR other > 0"
                    ))
                    .bind(&people)
                    .fetch_all(from)
                    .await
                })
                .await?;
            Ok(latest.into_iter().map(|(person, at)| (person, unsigned(at))).collect())
        })
    }

    fn mark_here<'a>(&'a self, people: &'a [String], now: Millis) -> Answer<'a, ()> {
        let people = list(people);
        Box::pin(self.write(async move |to: &mut Connection| {
            // In one order everywhere, so that two nodes never wait for each other.
            sqlx::query(concat!(
                "INSERT INTO here (person, at) SELECT value, $2 FROM ",
                each!(),
                " WHERE true ORDER BY value \
                 ON CONFLICT (person) DO UPDATE SET at = excluded.at WHERE excluded.at > here.at"
            ))
            .bind(&people)
            .bind(number(now))
            .execute(&mut *to)
            .await?;
            sqlx::query("DELETE FROM here WHERE at < $1")
                .bind(number(now.saturating_sub(FORGET)))
                .execute(to)
                .await
                .map(drop)
        }))
    }

    fn people_here(&self, since: Millis) -> Answer<'_, u64> {
        Box::pin(async move {
            let count: i64 = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_scalar("SELECT count(*) FROM here WHERE at >= $1")
                        .bind(number(since))
                        .fetch_one(from)
                        .await
                })
                .await?;
            Ok(unsigned(count))
        })
    }

    fn keep_feed<'a>(
        &'a self,
        person: &'a str,
        hash: Option<&'a str>,
        at: Millis,
    ) -> Answer<'a, ()> {
        Box::pin(self.write(async move |to: &mut Connection| {
            sqlx::query("DELETE FROM feeds WHERE person = $1")
                .bind(person)
                .execute(&mut *to)
                .await?;
            if let Some(hash) = hash {
                sqlx::query("INSERT INTO feeds (hash, person, at) VALUES ($1, $2, $3)")
                    .bind(hash)
                    .bind(person)
                    .bind(number(at))
                    .execute(&mut *to)
                    .await?;
            }
            Ok(())
        }))
    }

    fn feed<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<(String, Millis)>> {
        Box::pin(async move {
            let found: Option<(String, i64)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as("SELECT person, at FROM feeds WHERE hash = $1")
                        .bind(hash)
                        .fetch_optional(from)
                        .await
                })
                .await?;
            Ok(found.map(|(person, at)| (person, unsigned(at))))
        })
    }

    fn has_feed<'a>(&'a self, person: &'a str) -> Answer<'a, bool> {
        Box::pin(self.ask(async move |from: &mut Connection| {
            sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM feeds WHERE person = $1)")
                .bind(person)
                .fetch_one(from)
                .await
        }))
    }

    fn remove_unplayed(&self, before: Millis, most: u32) -> Answer<'_, u64> {
        Box::pin(async move {
            // What is called off stays so, so that it does not matter when the list was read.
            let ids: Vec<String> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_scalar(
                        "SELECT id FROM matches WHERE status = 'aborted' AND played = 0 \
                         AND at < $1 LIMIT $2",
                    )
                    .bind(number(before))
                    .bind(i64::from(most))
                    .fetch_all(from)
                    .await
                })
                .await?;
            if ids.is_empty() {
                return Ok(0);
            }
            self.write(async |to: &mut Connection| {
                lock(to, &["removal".to_owned()]).await?;
                remove_matches(to, &ids).await
            })
            .await
        })
    }

    fn remove_abandoned(&self, before: Millis, most: u32) -> Answer<'_, u64> {
        let abandoned = async move |from: &mut Connection| -> Result<Vec<String>, sqlx::Error> {
            sqlx::query_scalar(
                "SELECT id FROM matches m WHERE m.status = 'aborted' AND m.played = 1 \
                 AND m.at < $1 AND NOT EXISTS (SELECT 1 FROM accounts a \
                 WHERE a.person IN (m.first, m.second)) AND NOT EXISTS (SELECT 1 FROM persons p \
                 WHERE p.id IN (m.first, m.second) AND p.closed IS NOT NULL) LIMIT $2",
            )
            .bind(number(before))
            .bind(i64::from(most))
            .fetch_all(from)
            .await
        };
        Box::pin(async move {
            // Mostly there is nothing to remove, and nobody has to wait for that.
            if self.ask(abandoned).await?.is_empty() {
                return Ok(0);
            }
            self.write(async |to: &mut Connection| {
                lock(to, &["removal".to_owned()]).await?;
                // Nobody becomes an account meanwhile.
                lock_matches(to).await?;
                let ids = abandoned(to).await?;
                remove_matches(to, &ids).await
            })
            .await
        })
    }

    fn remove_guests(&self, before: Millis, most: u32) -> Answer<'_, u64> {
        let guests = async move |from: &mut Connection| -> Result<Vec<String>, sqlx::Error> {
            sqlx::query_scalar(
                "SELECT id FROM persons p WHERE p.at < $1 AND NOT EXISTS (SELECT 1 \
                 FROM accounts a WHERE a.person = p.id) AND NOT EXISTS (SELECT 1 FROM aliases a \
                 WHERE a.person = p.id OR a.account = p.id) AND NOT EXISTS (SELECT 1 \
                 FROM closings c WHERE c.person = p.id) AND NOT EXISTS (SELECT 1 FROM lines l \
                 WHERE l.person = p.id) AND NOT EXISTS (SELECT 1 FROM report_lines l \
                 WHERE l.person = p.id) AND NOT EXISTS (SELECT 1 FROM rating_changes r \
                 WHERE r.person = p.id) AND NOT EXISTS (SELECT 1 FROM matches m \
                 WHERE m.first = p.id) AND NOT EXISTS (SELECT 1 FROM matches m \
                 WHERE m.second = p.id) LIMIT $2",
            )
            .bind(number(before))
            .bind(i64::from(most))
            .fetch_all(from)
            .await
        };
        Box::pin(async move {
            // Mostly there is nobody to remove, and nobody has to wait for that.
            if self.ask(guests).await?.is_empty() {
                return Ok(0);
            }
            self.write(async |to: &mut Connection| {
                lock(to, &["removal".to_owned()]).await?;
                lock_matches(to).await?;
                let ids = guests(to).await?;
                let all = list(&ids);
                for delete in [
                    concat!("DELETE FROM tokens WHERE person IN (SELECT value FROM ", each!(), ")"),
                    concat!(
                        "DELETE FROM device_codes WHERE person IN (SELECT value FROM ",
                        each!(),
                        ")"
                    ),
                    concat!("DELETE FROM feeds WHERE person IN (SELECT value FROM ", each!(), ")"),
                    concat!("DELETE FROM mutes WHERE person IN (SELECT value FROM ", each!(), ")"),
                    concat!("DELETE FROM mutes WHERE muted IN (SELECT value FROM ", each!(), ")"),
                    concat!("DELETE FROM persons WHERE id IN (SELECT value FROM ", each!(), ")"),
                ] {
                    sqlx::query(delete).bind(&all).execute(&mut *to).await?;
                }
                Ok(ids.len() as u64)
            })
            .await
        })
    }
}
