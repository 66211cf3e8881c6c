//! Where the server keeps its data.

use std::env;
use std::path::PathBuf;

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
