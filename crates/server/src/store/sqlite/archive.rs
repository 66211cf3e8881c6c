//! Games that were played, found again.

use protocol::{RatingPoint, Speed};
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::ratings::read_end;
use super::{SqliteStore, away, number, side, unsigned};
use crate::store::{Answer, Archive, ArchivedGame, GameResult, Wanted};

/// `?1` is the person, `?2` who looks. The first line of the filter is what may be seen at all.
const GAMES: &str = "
SELECT matches.id, matches.game, matches.status, matches.at, matches.rated, matches.speed, winner, reason,
    CASE WHEN first = ?1 THEN 0 ELSE 1 END AS side,
    CASE WHEN first = ?1 THEN second ELSE first END AS opponent,
    rating_changes.before, rating_changes.after
FROM matches
LEFT JOIN rating_changes ON rating_changes.match = matches.id AND rating_changes.person = ?1
LEFT JOIN persons ON persons.id = CASE WHEN first = ?1 THEN second ELSE first END
WHERE (first = ?1 OR second = ?1) AND status <> 'waiting'
    AND (public = 1 OR rated = 1 OR first = ?2 OR second = ?2)
    AND (?3 IS NULL OR matches.game = ?3)
    AND (?4 IS NULL OR lower(persons.name) LIKE ?4 ESCAPE '!')
    AND (?5 IS NULL OR ?5 = CASE
        WHEN status = 'running' THEN 'running'
        WHEN status = 'aborted' THEN 'aborted'
        WHEN winner IS NULL THEN 'draw'
        WHEN (winner = 0) = (first = ?1) THEN 'win'
        ELSE 'loss' END)
    AND (?6 IS NULL OR rated = ?6)
    AND (?7 IS NULL OR matches.at >= ?7)
    AND (?8 IS NULL OR matches.at < ?8)
    AND (?9 IS NULL OR matches.at < ?9 OR (matches.at = ?9 AND matches.id < ?10))
ORDER BY matches.at DESC, matches.id DESC LIMIT ?11";

fn game(row: &SqliteRow) -> ArchivedGame {
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
        rated: row.get("rated"),
        speed: speed.and_then(|speed| speed.parse().ok()),
        change: change.0.zip(change.1),
    }
}

/// What names that begin so are like.
fn beginning(text: &str) -> String {
    let mut pattern = String::new();
    for ch in text.to_lowercase().chars() {
        if matches!(ch, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(ch);
    }
    pattern + "%"
}

impl Archive for SqliteStore {
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
            let rows = sqlx::query(GAMES)
                .bind(&wanted.person)
                .bind(&wanted.viewer)
                .bind(&wanted.game)
                .bind(wanted.opponent.as_deref().map(beginning))
                .bind(result)
                .bind(wanted.rated)
                .bind(wanted.from.map(number))
                .bind(wanted.to.map(number))
                .bind(after.map(|(at, _)| number(*at)))
                .bind(after.map(|(_, id)| id))
                .bind(most)
                .fetch_all(&self.readers)
                .await
                .map_err(away)?;
            Ok(rows.iter().map(game).collect())
        })
    }

    fn finished_games<'a>(&'a self, person: &'a str) -> Answer<'a, u32> {
        Box::pin(async move {
            sqlx::query_scalar(
                "SELECT count(*) FROM matches WHERE (first = ?1 OR second = ?1) AND status = 'over'",
            )
            .bind(person)
            .fetch_one(&self.readers)
            .await
            .map_err(away)
        })
    }

    fn rating_points<'a>(
        &'a self,
        person: &'a str,
        game: Option<&'a str>,
        most: u32,
    ) -> Answer<'a, Vec<RatingPoint>> {
        Box::pin(async move {
            let rows: Vec<(String, String, String, i64, f64)> = sqlx::query_as(
                "SELECT match, game, speed, at, after FROM rating_changes \
                 WHERE person = ?1 AND (?2 IS NULL OR game = ?2) ORDER BY at DESC, match LIMIT ?3",
            )
            .bind(person)
            .bind(game)
            .bind(most)
            .fetch_all(&self.readers)
            .await
            .map_err(away)?;
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
        Box::pin(async move {
            sqlx::query_as("SELECT person, before, after FROM rating_changes WHERE match = ?")
                .bind(id)
                .fetch_all(&self.readers)
                .await
                .map_err(away)
        })
    }
}
