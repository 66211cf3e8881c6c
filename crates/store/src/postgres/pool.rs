//! Connections that are lent out, and trusted only while they behave.

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection as _, Postgres};

/// How many connections a node has at most; PostgreSQL allows a hundred by default, for all nodes.
const CONNECTIONS: u32 = 16;

/// How long to wait for one.
const PATIENCE: Duration = Duration::from_secs(2);

/// One that has rested for longer is asked first whether it still lives.
const REST: Duration = Duration::from_secs(1);

pub(super) struct Pool(PgPool);

impl Pool {
    pub(super) fn new(options: PgConnectOptions) -> Pool {
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .before_acquire(|connection, about| {
                Box::pin(async move {
                    if about.idle_for > REST {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            });
        Pool(pool.connect_lazy_with(options))
    }

    pub(super) async fn lend(&self) -> Result<Lent, sqlx::Error> {
        Ok(Lent(Some(self.0.acquire().await?)))
    }

    pub(super) async fn close(&self) {
        self.0.close().await;
    }
}

/// A connection that is lent. Unless it is given back it is cut: whoever was interrupted, or got no
/// answer, leaves one on which an answer of before may still come.
pub(super) struct Lent(Option<PoolConnection<Postgres>>);

impl Lent {
    pub(super) fn give_back(mut self) {
        self.0.take();
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            drop(connection.detach());
        }
    }
}

impl Deref for Lent {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        self.0.as_ref().expect("it is lent until it is given back")
    }
}

impl DerefMut for Lent {
    fn deref_mut(&mut self) -> &mut PgConnection {
        self.0.as_mut().expect("it is lent until it is given back")
    }
}
