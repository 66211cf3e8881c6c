//! Who does what, for all nodes and workers of a database.

use matches::Millis;
use sqlx::AssertSqlSafe;

use super::{Connection, PostgresStore, number, unsigned};
use crate::{Answer, Leases, Work, WorkKind};

/// Where leases stand. They are not worth a wait for the disk: after a crash of the database there are
/// none, and work is taken anew.
pub(super) const TABLE: &str = "
CREATE UNLOGGED TABLE IF NOT EXISTS leases (
    kind TEXT COLLATE \"C\" NOT NULL,
    match TEXT COLLATE \"C\" NOT NULL,
    number BIGINT NOT NULL,
    holder TEXT COLLATE \"C\" NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (match, kind)
)";

/// For how long after its time a lease may stand that nobody gave back.
const OVER: Millis = 60_000;

/// What nobody holds, the longest waiting first; the first parameter is the time.
fn free(kind: WorkKind) -> &'static str {
    match kind {
        WorkKind::Move => {
            "SELECT w.id AS match, w.ply AS number, w.at AS since FROM matches w \
             WHERE w.engine = 1 AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.match = w.id \
             AND l.kind = 'move' AND l.number = w.ply AND l.until > $1) ORDER BY w.at, w.id"
        }
        WorkKind::Analysis => {
            "SELECT w.match, w.event AS number, w.asked AS since FROM analyses w \
             WHERE w.done IS NULL AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.match = w.match \
             AND l.kind = 'analysis' AND l.number = w.event AND l.until > $1) \
             ORDER BY w.asked, w.match"
        }
    }
}

fn name(kind: WorkKind) -> &'static str {
    match kind {
        WorkKind::Move => "move",
        WorkKind::Analysis => "analysis",
    }
}

/// The leases that the first parameter lists and the second holds.
const LISTED: &str = "holder = $2 AND (kind, match, number) IN \
    (SELECT value ->> 0, value ->> 1, (value ->> 2)::bigint \
    FROM json_array_elements($1::json) AS each (value))";

fn listed(work: &[Work]) -> String {
    let rows: Vec<(&str, &str, u64)> =
        work.iter().map(|work| (name(work.kind), work.id.as_str(), work.number)).collect();
    serde_json::to_string(&rows).expect("names and numbers")
}

impl Leases for PostgresStore {
    fn are_shared(&self) -> bool {
        true
    }

    fn take<'a>(
        &'a self,
        kind: WorkKind,
        holder: &'a str,
        most: u32,
        time: Millis,
    ) -> Answer<'a, Vec<Work>> {
        Box::pin(async move {
            let now = self.time();
            // Most who look find nothing, and need hold nothing for it.
            let some: bool = self
                .ask(async |from: &mut Connection| {
                    let query = AssertSqlSafe(format!("SELECT EXISTS ({})", free(kind)));
                    sqlx::query_scalar(query).bind(number(now)).fetch_one(from).await
                })
                .await?;
            if !some {
                return Ok(Vec::new());
            }
            // Who takes at the same moment takes something else. Where another was quicker after all,
            // the lease itself says so.
            let query = format!(
                "WITH free AS ({} LIMIT $2 FOR NO KEY UPDATE OF w SKIP LOCKED), \
                 taken AS (INSERT INTO leases (kind, match, number, holder, until) \
                 SELECT $3, match, number, $4, $5 FROM free ON CONFLICT (match, kind) DO UPDATE SET \
                 number = excluded.number, holder = excluded.holder, until = excluded.until \
                 WHERE leases.until <= $1 OR leases.number <> excluded.number \
                 RETURNING match, number) \
                 SELECT taken.match, taken.number FROM taken JOIN free USING (match) \
                 ORDER BY free.since, taken.match",
                free(kind)
            );
            let taken: Vec<(String, i64)> = self
                .write(async |to: &mut Connection| {
                    // A lease that is lost with the machine costs a thought.
                    let quick = "SET LOCAL synchronous_commit = off";
                    sqlx::raw_sql(quick).execute(&mut *to).await?;
                    sqlx::query_as(AssertSqlSafe(query.clone()))
                        .bind(number(now))
                        .bind(i64::from(most))
                        .bind(name(kind))
                        .bind(holder)
                        .bind(number(now.saturating_add(time)))
                        .fetch_all(to)
                        .await
                })
                .await?;
            let work = |(id, number)| Work { kind, id, number: unsigned(number) };
            Ok(taken.into_iter().map(work).collect())
        })
    }

    fn renew<'a>(
        &'a self,
        holder: &'a str,
        work: &'a [Work],
        time: Millis,
    ) -> Answer<'a, Vec<Work>> {
        Box::pin(async move {
            let (now, listed) = (self.time(), listed(work));
            let query = format!(
                "UPDATE leases SET until = $3 WHERE {LISTED} AND until > $4 \
                 RETURNING kind, match, number"
            );
            let kept: Vec<(String, String, i64)> = self
                .ask(async |to: &mut Connection| {
                    sqlx::query_as(AssertSqlSafe(query.clone()))
                        .bind(&listed)
                        .bind(holder)
                        .bind(number(now.saturating_add(time)))
                        .bind(number(now))
                        .fetch_all(to)
                        .await
                })
                .await?;
            let is_kept = |work: &&Work| {
                kept.iter().any(|(kind, id, number)| {
                    (kind.as_str(), id, unsigned(*number))
                        == (name(work.kind), &work.id, work.number)
                })
            };
            Ok(work.iter().filter(is_kept).cloned().collect())
        })
    }

    fn give_back<'a>(&'a self, holder: &'a str, work: &'a [Work]) -> Answer<'a, ()> {
        Box::pin(async move {
            let listed = listed(work);
            let query = format!("DELETE FROM leases WHERE ({LISTED}) OR until < $3");
            let over = number(self.time().saturating_sub(OVER));
            self.ask(async |to: &mut Connection| {
                let query = sqlx::query(AssertSqlSafe(query.clone()));
                query.bind(&listed).bind(holder).bind(over).execute(to).await.map(drop)
            })
            .await
        })
    }

    fn waiting(&self, kind: WorkKind) -> Answer<'_, u64> {
        Box::pin(async move {
            let now = number(self.time());
            let count: i64 = self
                .ask(async |from: &mut Connection| {
                    let query = format!("SELECT count(*) FROM ({}) AS free", free(kind));
                    sqlx::query_scalar(AssertSqlSafe(query)).bind(now).fetch_one(from).await
                })
                .await?;
            Ok(unsigned(count))
        })
    }
}
