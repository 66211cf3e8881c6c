//! Weights in a file.

use std::fs::{self, File, OpenOptions};
use std::io::Read;
use std::path::Path;

use arena::Weights;
use game::{Arg, LocalizedError as _, Message};

use crate::failure::Failure;
use crate::messages::in_file;

const MAX_BYTES: u64 = 1 << 16;

/// The weights of a file that `tune` or `spsa` wrote, which must have the names of these.
pub(super) fn read(weights: &Weights, file: &Path) -> Result<Weights, Message> {
    let failed = |reason: Arg| in_file(Arg::Name(file.display().to_string()), reason);
    let mut text = String::new();
    File::open(file)
        .and_then(|file| file.take(MAX_BYTES).read_to_string(&mut text))
        .map_err(|error| failed(Arg::name(error)))?;
    weights.parse(&text).map_err(|error| failed(error.message().into()))
}

/// Whether something was written to it: an empty file is what the check leaves.
pub(super) fn is_filled(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|data| data.len() > 0)
}

/// Finds out before hours of work whether the file can be written after them.
pub(super) fn check(file: &Path) -> Result<(), Failure> {
    let opened = OpenOptions::new().append(true).create(true).open(file);
    opened.map(drop).map_err(|error| Failure::file(file, &error))
}

pub(super) fn write(weights: &Weights, file: &Path) -> Result<(), Failure> {
    fs::write(file, weights.to_string()).map_err(|error| Failure::file(file, &error))
}
