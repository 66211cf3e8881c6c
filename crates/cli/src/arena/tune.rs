//! `quinconce arena tune`: weights fitted to results.

use std::path::PathBuf;

use arena::{Samples, Tuning, Weights};
use clap::Args;

use super::{find, interrupt, weights_file};
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};

#[derive(Args)]
pub(super) struct Tune {
    /// The game's name; quinconce --help lists them
    game: String,
    /// A file written by selfplay
    file: PathBuf,
    /// Times through all weights at most
    #[arg(long, default_value_t = 20)]
    sweeps: u32,
    /// Threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    threads: u16,
    /// A file for the weights, for tuned:LIMIT:FILE; if it is there, tuning goes on from it
    #[arg(long)]
    weights: Option<PathBuf>,
}

impl Tune {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let testbed = find(&self.game)?;
        let samples = Samples::read(testbed, &self.file).map_err(Failure::english)?;
        if samples.samples.is_empty() {
            let file = self.file.display();
            return Err(Failure::English(format!("{file}: no positions to learn from")));
        }
        let threads = usize::from(self.threads);
        let tuning = Tuning { sweeps: self.sweeps, threads, ..Tuning::default() };
        let file = self.weights.as_deref();
        if let Some(file) = file {
            weights_file::check(file)?;
        }
        let mut weights = Weights::of(testbed);
        if let Some(file) = file.filter(|file| weights_file::is_filled(file)) {
            weights = weights_file::read(&weights, file).map_err(Failure::English)?;
        }
        let tuned = arena::tune(&weights, &samples, &tuning, interrupt::stop_flag(), |sweep| {
            show_line(&format!("sweep {}/{}: loss {}", sweep.number, self.sweeps, sweep.loss));
        });
        clear_line();
        if let Some(file) = file {
            weights_file::write(&tuned.weights, file)?;
        }
        Ok(format!(
            "{} positions, loss {} before, {} after\n{}",
            samples.samples.len(),
            tuned.before,
            tuned.after,
            tuned.weights.to_string().trim_end()
        ))
    }
}
