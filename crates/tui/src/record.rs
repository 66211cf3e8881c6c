//! Record files: opened and saved.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use catalog::Study;
use game::{Arg, LocalizedError, Message, Sheet, sheet};

use crate::{file_error, messages as said};

/// Opens a record to look through it.
///
/// # Errors
/// When the file cannot be read, or is no record of a game that could have been played.
pub fn open(path: &Path) -> Result<Study, Message> {
    let failed = |reason: Arg| said::unreadable(Arg::name(path.display()), reason);
    let text = read(path).map_err(|error| failed(file_error::of_reading(&error)))?;
    Study::load(&text).map_err(|error| failed(error.message().into()))
}

/// Reads at most one byte more than a sheet may have: the rules refuse what is larger.
fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(sheet::LARGEST as u64 + 1).read_to_string(&mut text)?;
    Ok(text)
}

/// Writes a record to a new file, and says so.
pub(crate) fn save(path: &Path, sheet: &Sheet) -> Message {
    let name = Arg::name(path.display());
    let written =
        File::create_new(path).and_then(|mut file| file.write_all(sheet.to_string().as_bytes()));
    match written {
        Ok(()) => said::saved(name),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => said::exists(name),
        Err(error) => said::not_saved(name, file_error::of_writing(&error)),
    }
}
