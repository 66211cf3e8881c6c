//! Where the server keeps its data.

use std::env;
use std::path::PathBuf;

use game::Arg;
use server::{Address, BadAddress, StoreError};

use crate::failure::Failure;
use crate::messages;

/// The folder that was named, or the one that the XDG Base Directory Specification gives us.
pub(crate) fn folder(named: Option<PathBuf>) -> Result<PathBuf, Failure> {
    let absolute = |path: PathBuf| path.is_absolute().then_some(path);
    let data = || env::var_os("XDG_DATA_HOME").map(PathBuf::from).and_then(absolute);
    let home = || env::home_dir().and_then(absolute).map(|home| home.join(".local/share"));
    let usual = || data().or_else(home).map(|folder| folder.join("quinconce"));
    named.or_else(usual).ok_or_else(|| Failure::Input(messages::no_data_folder()))
}

/// The database of that address. The address itself is never shown: there may be a password in it.
pub(crate) fn address(text: &str) -> Result<Address, Failure> {
    Address::parse(text).map_err(|bad| {
        Failure::Input(match bad {
            BadAddress::UnknownKind => messages::unknown_database(),
            BadAddress::Unreadable(why) => messages::bad_database(Arg::Name(why)),
            BadAddress::NoCluster => messages::no_cluster(Arg::name("--database postgres://")),
        })
    })
}

/// The database that was named, or the one in the folder.
pub(crate) fn database(named: Option<&str>, data: Option<PathBuf>) -> Result<Address, Failure> {
    match named {
        Some(text) => address(text),
        None => Ok(Address::Sqlite(folder(data)?)),
    }
}

/// A database that cannot be used.
pub(crate) fn unusable(database: &Address, error: &StoreError) -> Failure {
    let reason = match error {
        StoreError::Away(why) => why.clone(),
        error => error.to_string(),
    };
    Failure::Input(messages::no_database(Arg::name(database), Arg::Name(reason)))
}
