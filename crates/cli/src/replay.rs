//! `quinconce replay`: checking a record file.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use game::{result_name, sheet};

use crate::failure::Failure;

#[derive(Args)]
pub(crate) struct Replay {
    /// The record, or - for standard input
    file: PathBuf,
}

impl Replay {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let name = self.file.display();
        let text = read(&self.file).map_err(|error| Failure::Input(format!("{name}: {error}")))?;
        let (table, _) =
            catalog::load(&text).map_err(|error| Failure::Input(format!("{name}: {error}")))?;
        writeln!(out, "game {}", table.game())?;
        writeln!(out, "variant {}", table.variant())?;
        writeln!(out, "start {}", table.start())?;
        writeln!(out, "moves {}", table.moves().len())?;
        writeln!(out, "position {}", table.position())?;
        match table.end() {
            Some(end) => writeln!(out, "result {} {}", result_name(Some(end)), end.reason)?,
            None => writeln!(out, "result {}", result_name(None))?,
        }
        Ok(())
    }
}

/// Reads at most one byte more than a sheet may have, so that a huge file is refused and not eaten.
fn read(path: &Path) -> Result<String, String> {
    let limit = sheet::LARGEST as u64 + 1;
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read.map_err(|error| error.to_string())?;
    if bytes.len() > sheet::LARGEST {
        return Err(format!("larger than {} bytes", sheet::LARGEST));
    }
    String::from_utf8(bytes).map_err(|_| "not a text in UTF-8".to_owned())
}
