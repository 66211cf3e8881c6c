//! `quinconce perft`: counting sequences of legal moves.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use catalog::{Setup, Table};
use clap::Args;

use crate::failure::Failure;
use crate::progress::Progress;
use crate::usage::{BadValue, whole};

pub(crate) const MAX_DEPTH: u32 = 99; // plies

/// Reads a depth that a count can come back from.
pub(crate) fn depth(text: &str) -> Result<u32, BadValue> {
    whole(0..=MAX_DEPTH)(text)
}

#[derive(Args)]
pub(crate) struct Perft {
    game: String,
    #[arg(value_parser = depth, allow_negative_numbers = true)]
    depth: u32,
    #[arg(long)]
    variant: Option<String>,
    #[arg(long)]
    position: Option<String>,
    #[arg(long, default_value_t = 0, allow_negative_numbers = true)]
    seed: u64,
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let setup = Setup {
            variant: self.variant.as_deref(),
            position: self.position.as_deref(),
            seed: self.seed,
        };
        let entry = catalog::find(&self.game).map_err(Failure::input)?;
        let table = entry.open(&setup).map_err(Failure::input)?;
        let begun = Instant::now();
        let nodes = count(&*table, self.depth, self.divide, out)?;
        let elapsed = begun.elapsed();
        writeln!(out, "nodes {nodes}")?;
        out.flush()?;
        eprintln!("{:.3} s, {} nodes/s", elapsed.as_secs_f64(), per_second(nodes, elapsed));
        Ok(())
    }
}

/// Counts move by move, so that a long count shows how far it is.
fn count(
    table: &dyn Table,
    depth: u32,
    divide: bool,
    out: &mut impl Write,
) -> Result<u64, io::Error> {
    if depth < 2 && !divide {
        return Ok(table.perft(depth));
    }
    if depth == 0 {
        return Ok(1);
    }
    let shown = !(divide && io::stdout().is_terminal());
    let mut progress = Progress::new(table.legal().len(), "moves", shown);
    let mut nodes = 0;
    let mut written = Ok(());
    table.divide(depth, &mut |mv, count| {
        nodes += count;
        if divide && written.is_ok() {
            written = writeln!(out, "{mv} {count}");
        }
        progress.step(&format!("{nodes} nodes"));
    });
    progress.clear();
    written.map(|()| nodes)
}

/// A speed as people read it: `12.3 million`.
pub(crate) fn per_second(count: u64, elapsed: Duration) -> String {
    let speed = count as f64 / elapsed.as_secs_f64().max(1e-9);
    if speed >= 1e6 { format!("{:.1} million", speed / 1e6) } else { format!("{speed:.0}") }
}
