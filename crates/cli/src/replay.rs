//! `quinconce replay`: checking a record file.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use game::result_name;

use crate::failure::Failure;
use crate::input;

#[derive(Args)]
pub(crate) struct Replay {
    file: PathBuf,
}

impl Replay {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (table, _) = input::load(&self.file)?;
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
