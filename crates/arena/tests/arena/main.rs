//! The arena at work on a small game with a small opinion.

#[cfg(unix)]
mod external;
mod ladder;
mod learning;
mod matches;
mod openings;
mod pawns;
mod report;
mod soak;
mod taker;

use std::fs;
use std::path::{Path, PathBuf};

/// An empty folder for one test.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("arena-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}
