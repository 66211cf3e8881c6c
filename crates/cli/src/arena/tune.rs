//! `quinconce arena tune`: weights fitted to results.

use std::path::PathBuf;

use arena::{Samples, Tuning, Weights};
use clap::Args;
use game::Arg;

use super::{find, interrupt, messages, weights_file};
use crate::failure::Failure;
use crate::messages::in_file;
use crate::progress::{clear_line, show_line};
use crate::usage::whole;

#[derive(Args)]
pub(super) struct Tune {
    game: String,
    file: PathBuf,
    #[arg(long, default_value_t = 20, value_parser = whole(0..=u32::MAX))]
    sweeps: u32,
    #[arg(long, default_value_t = 1, value_parser = whole(1..=64_u16))]
    threads: u16,
    #[arg(long)]
    weights: Option<PathBuf>,
}

impl Tune {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let testbed = find(&self.game)?;
        let samples = Samples::read(testbed, &self.file).map_err(Failure::input)?;
        if samples.samples.is_empty() {
            let file = Arg::Name(self.file.display().to_string());
            return Err(Failure::Input(in_file(file, messages::no_positions())));
        }
        let threads = usize::from(self.threads);
        let tuning = Tuning { sweeps: self.sweeps, threads, ..Tuning::default() };
        let file = self.weights.as_deref();
        if let Some(file) = file {
            weights_file::check(file)?;
        }
        let mut weights = Weights::of(testbed);
        if let Some(file) = file.filter(|file| weights_file::is_filled(file)) {
            weights = weights_file::read(&weights, file).map_err(Failure::Input)?;
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
