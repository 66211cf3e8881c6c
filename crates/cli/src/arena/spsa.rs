//! `quinconce arena spsa`: weights that win more games.

use std::path::PathBuf;

use arena::{Weights, bar};
use clap::Args;
use game::error::quoted;
use search::Limit;

use super::{GameArguments, interrupt, weights_file};
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};

#[derive(Args)]
pub(super) struct Spsa {
    #[command(flatten)]
    game: GameArguments,
    /// The file to write the weights to, for tuned:LIMIT:FILE
    weights: PathBuf,
    /// Openings to learn from; twice as many games
    #[arg(long, default_value_t = 10_000)]
    pairs: u32,
    /// Positions looked at for every move
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Weights to begin with [default: the game's own]
    #[arg(long)]
    from: Option<PathBuf>,
    /// The learning rate: what part of its spread a weight goes in the end for a game that is won
    #[arg(long, alias = "pace", default_value_t = 0.005)]
    rate: f64,
    /// A weight that stays as it is, because these games do not feel it; can be given again
    #[arg(long, value_name = "NAME")]
    hold: Vec<String>,
    /// A file that remembers finished pairs: the same command goes on where it was
    #[arg(long)]
    journal: Option<PathBuf>,
}

impl Spsa {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let openings = self.game.openings()?;
        let mut weights = Weights::of(openings.testbed);
        if let Some(file) = &self.from {
            weights = weights_file::read(&weights, file).map_err(Failure::English)?;
        }
        let known = weights.names();
        if let Some(name) = self.hold.iter().find(|hold| !known.contains(&hold.as_str())) {
            return Err(Failure::English(format!(
                "{} is no weight: the weights of {} are {}",
                quoted(name),
                openings.testbed.name(),
                known.join(", ")
            )));
        }
        if !(self.rate > 0.0 && self.rate <= 1.0) {
            return Err(Failure::English(format!(
                "the rate is a part of a weight's spread, above 0 and at most 1, not {}",
                self.rate
            )));
        }
        weights_file::check(&self.weights)?;
        if weights_file::is_filled(&self.weights) {
            self.check_own(&weights)?;
        }
        let spsa = arena::Spsa {
            weights,
            openings,
            limit: Limit::Nodes(self.nodes),
            pairs: self.pairs,
            rate: self.rate,
            fixed: self.hold.clone(),
            workers: self.game.workers(),
        };
        let progress = spsa
            .play(self.journal.as_deref(), interrupt::stop_flag(), |progress| {
                let (done, all) = (progress.pairs, self.pairs);
                show_line(&format!("{} {done}/{all} pairs", bar(done, all)));
            })
            .map_err(Failure::english)?;
        clear_line();
        weights_file::write(&progress.weights, &self.weights)?;
        let stopped = if progress.pairs < self.pairs { ", stopped" } else { "" };
        Ok(format!(
            "{} pairs{stopped}\n{}",
            progress.pairs,
            progress.weights.to_string().trim_end()
        ))
    }

    /// Only what the same run wrote before it was stopped may be written again.
    fn check_own(&self, weights: &Weights) -> Result<(), Failure> {
        if self.journal.as_deref().is_some_and(weights_file::is_filled) {
            return weights_file::read(weights, &self.weights).map(drop).map_err(Failure::English);
        }
        Err(Failure::English(format!(
            "{} is there already: name another file, or the journal of the run that wrote it",
            self.weights.display()
        )))
    }
}
