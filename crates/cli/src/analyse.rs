//! `quinconce analyse`: a record annotated by the engine.

use std::io::Write;
use std::path::PathBuf;

use catalog::Annotator;
use clap::Args;

use crate::failure::Failure;
use crate::input;
use crate::progress::Progress;
use crate::usage::whole;

const HASH: usize = 64; // mebibytes

#[derive(Args)]
pub(crate) struct Analyse {
    file: PathBuf,
    #[arg(long, default_value_t = 200_000, value_parser = whole(1..=u64::MAX))]
    nodes: u64,
}

impl Analyse {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (table, sheet) = input::load(&self.file)?;
        let mut annotator = Annotator::new(table, sheet, self.nodes, HASH);
        let mut progress = Progress::new(annotator.positions(), "positions", true);
        progress.step("");
        while annotator.step(&()).map_err(Failure::input)? {
            progress.step("");
        }
        progress.clear();
        write!(out, "{}", annotator.into_sheet())?;
        Ok(())
    }
}
