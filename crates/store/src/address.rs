//! Where a database is, as whoever runs a server names it.

use std::error::Error;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::{Database, SqliteStore, StoreError};

/// A database, by its address. It is never shown with the password that may be in it.
#[derive(Clone, PartialEq, Eq)]
pub enum Address {
    /// A file, or the one in a folder: `sqlite:///var/lib/quinconce`.
    Sqlite(PathBuf),
    /// One that several nodes share: `postgres://user:password@host:5432/name`.
    #[cfg(feature = "postgres")]
    Postgres(String),
}

/// Why an address cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadAddress {
    /// It begins with nothing that is known.
    UnknownKind,
    /// It cannot be read; what is wrong with it.
    Unreadable(String),
    /// This program was built without the feature `cluster`.
    NoCluster,
}

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadAddress::UnknownKind => f.write_str("expected postgres:// or sqlite://"),
            BadAddress::Unreadable(why) => write!(f, "bad address of a database: {why}"),
            BadAddress::NoCluster => f.write_str("this program was built without `cluster`"),
        }
    }
}

impl Error for BadAddress {}

impl Address {
    /// Reads an address. Nothing is asked for yet.
    ///
    /// # Errors
    /// When it is none of a database that this program can use.
    pub fn parse(text: &str) -> Result<Address, BadAddress> {
        if let Some(path) = text.strip_prefix("sqlite://") {
            return match path {
                "" => Err(BadAddress::Unreadable("no path".to_owned())),
                path => Ok(Address::Sqlite(path.into())),
            };
        }
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Address::postgres(text);
        }
        Err(BadAddress::UnknownKind)
    }

    #[cfg(feature = "postgres")]
    fn postgres(text: &str) -> Result<Address, BadAddress> {
        use super::postgres::options;
        options(text).map_err(|error| BadAddress::Unreadable(error.to_string()))?;
        Ok(Address::Postgres(text.to_owned()))
    }

    #[cfg(not(feature = "postgres"))]
    fn postgres(_text: &str) -> Result<Address, BadAddress> {
        Err(BadAddress::NoCluster)
    }

    /// Opens the database; its tables are made, or brought up to date.
    ///
    /// # Errors
    /// When it cannot be reached, or is of a newer program.
    pub async fn open(&self) -> Result<Arc<dyn Database>, StoreError> {
        Ok(match self {
            Address::Sqlite(path) => Arc::new(SqliteStore::open(path).await?),
            #[cfg(feature = "postgres")]
            Address::Postgres(url) => Arc::new(super::PostgresStore::open(url).await?),
        })
    }

    /// Waits until the database takes connections, where it may do so by itself in a moment: a machine
    /// that starts has a server sooner than its database. A file is there or it is not.
    ///
    /// # Errors
    /// When it does not for that long, or never would.
    pub async fn wait(&self, patience: Duration) -> Result<(), StoreError> {
        match self {
            Address::Sqlite(_) => {
                let _ = patience;
                Ok(())
            }
            #[cfg(feature = "postgres")]
            Address::Postgres(url) => super::PostgresStore::wait(url, patience).await,
        }
    }

    /// Opens the database if a server has used it before: a mistyped address is no new server.
    ///
    /// # Errors
    /// As [`open`](Address::open).
    pub async fn open_existing(&self) -> Result<Option<Arc<dyn Database>>, StoreError> {
        let there = match self {
            Address::Sqlite(path) => SqliteStore::is_at(path),
            #[cfg(feature = "postgres")]
            Address::Postgres(url) => super::PostgresStore::is_at(url).await?,
        };
        Ok(if there { Some(self.open().await?) } else { None })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Sqlite(path) => write!(f, "sqlite://{}", path.display()),
            #[cfg(feature = "postgres")]
            Address::Postgres(url) => super::postgres::fmt_address(url, f),
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_folder_or_a_server() {
        let folder = Address::parse("sqlite:///var/lib/quinconce");
        assert_eq!(folder, Ok(Address::Sqlite("/var/lib/quinconce".into())));
        assert_eq!(Address::parse("mysql://host/name"), Err(BadAddress::UnknownKind));
        assert!(matches!(Address::parse("sqlite://"), Err(BadAddress::Unreadable(_))));
    }

    #[cfg(not(feature = "postgres"))]
    #[test]
    fn a_server_needs_the_feature() {
        assert_eq!(Address::parse("postgres://host/name"), Err(BadAddress::NoCluster));
    }

    #[cfg(feature = "postgres")]
    #[test]
    fn a_password_is_never_shown() {
        let address = Address::parse("postgres://ada:secret@db.example:5433/games").expect("one");
        assert_eq!(address.to_string(), "postgres://db.example:5433/games");
        assert_eq!(format!("{address:?}"), "postgres://db.example:5433/games");
        let bad = Address::parse("postgres://ada:secret@db.example:port/games");
        let Err(BadAddress::Unreadable(why)) = bad else { panic!("{bad:?}") };
        assert!(!why.contains("secret") && !why.contains('\n'), "{why}");
    }
}
