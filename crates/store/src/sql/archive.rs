//! Games that were played, found again.

use protocol::{RatingPoint, Speed};
use sqlx::Row as _;

use super::ratings::read_end;
use super::{Connection, Engine, Row};
use crate::sql::{list, number, side, unsigned};
use crate::{Answer, Archive, ArchivedGame, GameResult, StoreError, Wanted};

/// `$4` is the person, `$2` who looks, `$1` the opponents that are wanted. The first line of the filter is what
/// may be seen at all.
const GAMES: &str = concat!(
    "
SELECT matches.id, matches.game, matches.status, matches.at, matches.rated, matches.speed, winner, reason,
    CAST(CASE WHEN first = $4 THEN 0 ELSE 1 END AS BIGINT) AS side,
    CASE WHEN first = $4 THEN second ELSE first END AS opponent,
    rating_changes.before, rating_changes.after
FROM matches
LEFT JOIN rating_changes ON rating_changes.match = matches.id AND rating_changes.person = $4
WHERE (first = $4 OR second = $4) AND status <> 'waiting'
    AND (public = 1 OR rated = 1 OR first = $2 OR second = $2)
    AND ($3 IS NULL OR matches.game = $3)
    AND ($1 IS NULL OR CASE WHEN first = $4 THEN second ELSE first END IN (SELECT value FROM ",
    each!(),
    "))
    AND ($5 IS NULL OR $5 = CASE
        WHEN status = 'running' THEN 'running'
        WHEN status = 'aborted' THEN 'aborted'
        WHEN winner IS NULL THEN 'draw'
        WHEN (winner = 0) = (first = $4) THEN 'win'
        ELSE 'loss' END)
    AND ($6 IS NULL OR rated = $6)
    AND ($7 IS NULL OR matches.at >= $7)
    AND ($8 IS NULL OR matches.at < $8)
    AND ($9 IS NULL OR matches.at < $9 OR (matches.at = $9 AND matches.id < $10))
ORDER BY matches.at DESC, matches.id DESC LIMIT $11"
);

fn game(row: &Row) -> ArchivedGame {
    let speed: Option<String> = row.get("speed");
    let change: (Option<f64>, Option<f64>) = (row.get("before"), row.get("after"));
    ArchivedGame {
        id: row.get("id"),
        game: row.get("game"),
        status: row.get("status"),
        at: unsigned(row.get("at")),
        side: side(row.get("side")),
        opponent: row.get("opponent"),
        end: read_end(row.get("winner"), row.get("reason")),
        rated: row.get::<i64, _>("rated") != 0,
        speed: speed.and_then(|speed| speed.parse().ok()),
        change: change.0.zip(change.1),
    }
}

/// Everybody with a name whom `$1` has played.
const OPPONENTS: &str = "
SELECT id, name FROM persons WHERE name IS NOT NULL AND id IN (
    SELECT second FROM matches WHERE first = $1 UNION SELECT first FROM matches WHERE second = $1)";

impl Engine {
    /// The opponents that are wanted, as a list for a query; nothing where all of them are.
    async fn opponents(&self, wanted: &Wanted) -> Result<Option<String>, StoreError> {
        if wanted.opponent.is_none() {
            return Ok(None);
        }
        let people: Vec<(String, String)> = self
            .ask(async |from: &mut Connection| {
                sqlx::query_as(OPPONENTS).bind(&wanted.person).fetch_all(from).await
            })
            .await?;
        let fitting = people.into_iter().filter(|(_, name)| wanted.is_against(name));
        let fitting: Vec<String> = fitting.map(|(id, _)| id).collect();
        Ok(Some(list(&fitting)))
    }
}

impl Archive for Engine {
    fn games<'a>(&'a self, wanted: &'a Wanted, most: u32) -> Answer<'a, Vec<ArchivedGame>> {
        Box::pin(async move {
            let result = wanted.result.map(|result| match result {
                GameResult::Win => "win",
                GameResult::Loss => "loss",
                GameResult::Draw => "draw",
                GameResult::Running => "running",
                GameResult::Aborted => "aborted",
            });
            let after = wanted.after.as_ref();
            let opponents = self.opponents(wanted).await?;
            let rows = self
                .ask(async |from: &mut Connection| {
                    sqlx::query(GAMES)
                        .bind(&opponents)
                        .bind(&wanted.viewer)
                        .bind(&wanted.game)
                        .bind(&wanted.person)
                        .bind(result)
                        .bind(wanted.rated.map(i64::from))
                        .bind(wanted.from.map(number))
                        .bind(wanted.to.map(number))
                        .bind(after.map(|(at, _)| number(*at)))
                        .bind(after.map(|(_, id)| id))
                        .bind(i64::from(most))
                        .fetch_all(from)
                        .await
                })
                .await?;
            Ok(rows.iter().map(game).collect())
        })
    }

    fn finished_games<'a>(&'a self, person: &'a str) -> Answer<'a, u32> {
        Box::pin(async move {
            let count: i64 = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_scalar(
                        "SELECT count(*) FROM matches WHERE (first = $1 OR second = $1) \
                         AND status = 'over'",
                    )
                    .bind(person)
                    .fetch_one(from)
                    .await
                })
                .await?;
            Ok(u32::try_from(count).unwrap_or(u32::MAX))
        })
    }

    fn rating_points<'a>(
        &'a self,
        person: &'a str,
        game: Option<&'a str>,
        most: u32,
    ) -> Answer<'a, Vec<RatingPoint>> {
        Box::pin(async move {
            let rows: Vec<(String, String, String, i64, f64)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as(
                        "SELECT match, game, speed, at, after FROM rating_changes \
                         WHERE person = $1 AND ($2 IS NULL OR game = $2) ORDER BY at DESC, match \
                         LIMIT $3",
                    )
                    .bind(person)
                    .bind(game)
                    .bind(i64::from(most))
                    .fetch_all(from)
                    .await
                })
                .await?;
            let point = |(id, game, speed, at, after): (String, String, String, i64, f64)| {
                let speed: Speed = speed.parse().ok()?;
                Some(RatingPoint {
                    id,
                    game,
                    speed,
                    at: unsigned(at),
                    rating: after.round() as i32,
                })
            };
            Ok(rows.into_iter().rev().filter_map(point).collect())
        })
    }

    fn rating_changes<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<(String, f64, f64)>> {
        Box::pin(self.ask(async move |from: &mut Connection| {
            sqlx::query_as("SELECT person, before, after FROM rating_changes WHERE match = $1")
                .bind(id)
                .fetch_all(from)
                .await
        }))
    }
}
