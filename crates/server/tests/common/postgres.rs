//! A store in a database of its own, on the PostgreSQL that all tests of this program share.

use server::PostgresStore;
use testservers::Postgres;

pub(crate) async fn store() -> PostgresStore {
    PostgresStore::open(&Postgres::shared().database()).await.expect("a database")
}
