//! Analyses of whole games.

use super::{Connection, Engine};
use crate::sql::{number, unsigned};
use crate::{Analyses, Analysis, Answer, Store as _};

impl Analyses for Engine {
    fn ask_analysis<'a>(&'a self, id: &'a str, event: u64, most: u32) -> Answer<'a, bool> {
        Box::pin(async move {
            // Whoever asks again is not counted.
            if self.analysis(id, event).await?.is_some() {
                return Ok(true);
            }
            let now = self.now();
            let asked = self
                .write(async |to: &mut Connection| {
                    sqlx::query(
                        "INSERT INTO analyses (match, event, asked) SELECT $1, $2, $3 \
                         WHERE (SELECT count(*) FROM analyses WHERE done IS NULL) < $4 \
                         ON CONFLICT DO NOTHING",
                    )
                    .bind(id)
                    .bind(number(event))
                    .bind(number(now))
                    .bind(i64::from(most))
                    .execute(to)
                    .await
                })
                .await?;
            Ok(asked.rows_affected() > 0 || self.analysis(id, event).await?.is_some())
        })
    }

    fn analysis<'a>(&'a self, id: &'a str, event: u64) -> Answer<'a, Option<Analysis>> {
        Box::pin(async move {
            type Found = (i64, Option<i64>, Option<String>);
            let found: Option<Found> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as(
                        "SELECT asked, done, record FROM analyses WHERE match = $1 AND event = $2",
                    )
                    .bind(id)
                    .bind(number(event))
                    .fetch_optional(from)
                    .await
                })
                .await?;
            Ok(found.map(|(asked, done, record)| Analysis {
                asked: unsigned(asked),
                done: done.map(unsigned),
                record,
            }))
        })
    }

    fn keep_analysis<'a>(
        &'a self,
        id: &'a str,
        event: u64,
        record: Option<&'a str>,
    ) -> Answer<'a, bool> {
        Box::pin(async move {
            let now = self.now();
            let kept = self
                .write(async |to: &mut Connection| {
                    sqlx::query(
                        "UPDATE analyses SET done = $3, record = $4 \
                         WHERE match = $1 AND event = $2 AND done IS NULL",
                    )
                    .bind(id)
                    .bind(number(event))
                    .bind(number(now))
                    .bind(record)
                    .execute(to)
                    .await
                })
                .await?;
            Ok(kept.rows_affected() > 0)
        })
    }
}
