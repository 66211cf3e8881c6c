//! Who does what, within the one process that works for this store.

use matches::Millis;
use sqlx::AssertSqlSafe;

use super::{SqliteStore, away};
use crate::sql::unsigned;
use crate::{Answer, Leases, Store as _, StoreError, Work, WorkKind};

/// What there is to do, the longest waiting first.
fn select(kind: WorkKind) -> &'static str {
    match kind {
        WorkKind::Move => "SELECT id, ply FROM matches WHERE engine = 1 ORDER BY at",
        WorkKind::Analysis => {
            "SELECT match, event FROM analyses WHERE done IS NULL ORDER BY asked, match"
        }
    }
}

impl SqliteStore {
    async fn work(&self, kind: WorkKind, most: u32) -> Result<Vec<Work>, StoreError> {
        // The queries stand above.
        let query = AssertSqlSafe(format!("{} LIMIT ?", select(kind)));
        let rows: Vec<(String, i64)> =
            sqlx::query_as(query).bind(most).fetch_all(&self.readers).await.map_err(away)?;
        let work = |(id, number)| Work { kind, id, number: unsigned(number) };
        Ok(rows.into_iter().map(work).collect())
    }
}

impl Leases for SqliteStore {
    fn are_shared(&self) -> bool {
        false
    }

    fn take<'a>(
        &'a self,
        kind: WorkKind,
        holder: &'a str,
        most: u32,
        time: Millis,
    ) -> Answer<'a, Vec<Work>> {
        Box::pin(async move {
            let held = self.leases.count(kind, self.now());
            let found = self.work(kind, most.saturating_add(held)).await?;
            Ok(self.leases.take(found, holder, most, self.now(), time))
        })
    }

    fn renew<'a>(
        &'a self,
        holder: &'a str,
        work: &'a [Work],
        time: Millis,
    ) -> Answer<'a, Vec<Work>> {
        Box::pin(async move { Ok(self.leases.renew(holder, work, self.now(), time)) })
    }

    fn give_back<'a>(&'a self, holder: &'a str, work: &'a [Work]) -> Answer<'a, ()> {
        Box::pin(async move {
            self.leases.give_back(holder, work);
            Ok(())
        })
    }

    fn waiting(&self, kind: WorkKind) -> Answer<'_, u64> {
        Box::pin(async move {
            let query = AssertSqlSafe(format!("SELECT count(*) FROM ({})", select(kind)));
            let all: i64 =
                sqlx::query_scalar(query).fetch_one(&self.readers).await.map_err(away)?;
            Ok(unsigned(all).saturating_sub(self.leases.count(kind, self.now()).into()))
        })
    }
}
