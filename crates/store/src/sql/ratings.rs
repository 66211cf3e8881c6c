//! Ratings, as they are and as matches change them.

use std::collections::HashMap;

use game::{End, Outcome, Reason, Side};
use protocol::Speed;
use sqlx::Row as _;

use super::{Connection, Row};
use crate::Rating;
use crate::RatingChange;
use crate::sql::{list, number, side, unsigned};

/// Whether the rating is still the one that the change was made of, and the match has not changed it yet.
pub(super) async fn is_current(
    to: &mut Connection,
    change: &RatingChange,
) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar(
        "SELECT coalesce((SELECT games FROM ratings WHERE person = $1 AND game = $2 \
         AND speed = $3), 0) = $4 AND NOT EXISTS (SELECT 1 FROM rating_changes WHERE match = $5 \
         AND person = $1)",
    )
    .bind(&change.person)
    .bind(&change.game)
    .bind(change.speed.name())
    .bind(i64::from(change.before.games))
    .bind(&change.id)
    .fetch_one(&mut *to)
    .await
}

pub(super) async fn keep(to: &mut Connection, change: &RatingChange) -> Result<(), sqlx::Error> {
    let RatingChange { id, person, game, speed, before, after } = change;
    sqlx::query(
        "INSERT INTO ratings (person, game, speed, rating, deviation, volatility, games, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (person, game, speed) DO UPDATE \
         SET rating = excluded.rating, deviation = excluded.deviation, volatility = \
         excluded.volatility, games = excluded.games, at = excluded.at",
    )
    .bind(person)
    .bind(game)
    .bind(speed.name())
    .bind(after.value)
    .bind(after.deviation)
    .bind(after.volatility)
    .bind(i64::from(after.games))
    .bind(number(after.at))
    .execute(&mut *to)
    .await?;
    sqlx::query(
        "INSERT INTO rating_changes (match, person, game, speed, before, after, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(id)
    .bind(person)
    .bind(game)
    .bind(speed.name())
    .bind(before.value)
    .bind(after.value)
    .bind(number(after.at))
    .execute(&mut *to)
    .await?;
    Ok(())
}

pub(super) async fn find(
    from: &mut Connection,
    persons: &[String],
    game: &str,
    speed: Speed,
) -> Result<HashMap<String, Rating>, sqlx::Error> {
    let rows = sqlx::query(concat!(
        "SELECT person, rating, deviation, volatility, games, at FROM ratings \
         WHERE person IN (SELECT value FROM ",
        each!(),
        ") AND game = $2 AND speed = $3"
    ))
    .bind(list(persons))
    .bind(game)
    .bind(speed.name())
    .fetch_all(from)
    .await?;
    Ok(rows.iter().map(|row| (row.get("person"), rating(row))).collect())
}

pub(super) fn rating(row: &Row) -> Rating {
    Rating {
        value: row.get("rating"),
        deviation: row.get("deviation"),
        volatility: row.get("volatility"),
        games: u32::try_from(row.get::<i64, _>("games")).unwrap_or(0),
        at: unsigned(row.get("at")),
    }
}

/// Who won, by the index of the side, and why.
pub(super) fn end_columns(end: End) -> (Option<i64>, String) {
    let winner = match end.outcome {
        Outcome::Win(side) => Some(i64::from(side as u8)),
        Outcome::Draw => None,
    };
    let reason = serde_json::to_value(end.reason).expect("a reason is a word");
    (winner, reason.as_str().unwrap_or_default().to_owned())
}

/// The end that was written so; none for a reason of a newer program.
pub(super) fn read_end(winner: Option<i64>, reason: Option<String>) -> Option<End> {
    let reason: Reason = serde_json::from_value(reason?.into()).ok()?;
    let winner: Option<Side> = winner.map(side);
    Some(winner.map_or(End::draw(reason), |winner| End::win(winner, reason)))
}
