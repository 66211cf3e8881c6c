//! Record files given on the command line.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use catalog::Table;
use game::{Arg, LocalizedError, Sheet, sheet};

use crate::failure::Failure;
use crate::messages;

/// Reads and replays a record; `-` is standard input.
pub(crate) fn load(path: &Path) -> Result<(Box<dyn Table>, Sheet), Failure> {
    let failed = |reason: Arg| {
        let file = Arg::Name(path.display().to_string());
        Failure::Input(messages::in_file(file, reason))
    };
    let text = read(path).map_err(failed)?;
    catalog::load(&text).map_err(|error| failed(error.message().into()))
}

/// Reads at most one byte more than a sheet may have, so that a huge file is refused and not eaten.
fn read(path: &Path) -> Result<String, Arg> {
    let limit = sheet::LARGEST as u64 + 1;
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read.map_err(|error| Arg::Name(error.to_string()))?;
    if bytes.len() > sheet::LARGEST {
        return Err(messages::too_large(sheet::LARGEST).into());
    }
    String::from_utf8(bytes).map_err(|_| messages::not_utf8().into())
}
