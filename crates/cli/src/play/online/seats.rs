//! Seats that were taken from here.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Where the seat of a match is remembered.
pub(super) struct Seats {
    path: PathBuf,
}

impl Seats {
    pub(super) fn of(folder: &Path, id: &str) -> Seats {
        Seats { path: folder.join(format!("{}.seat", file_name(id))) }
    }

    pub(super) fn token(&self) -> Option<String> {
        let token = fs::read_to_string(&self.path).ok()?;
        Some(token.trim().to_owned()).filter(|token| !token.is_empty())
    }

    /// For nobody else to read: whoever has it can move.
    pub(super) fn keep(&self, token: &str) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&self.path)?.write_all(token.as_bytes())
    }
}

/// An id as the name of a file, whatever is in it.
fn file_name(id: &str) -> String {
    let plain = |ch: char| if ch.is_ascii_alphanumeric() { ch } else { '_' };
    id.chars().take(60).map(plain).collect()
}
