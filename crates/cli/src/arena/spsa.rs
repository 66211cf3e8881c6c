//! `quinconce arena spsa`: weights that win more games.

use std::path::PathBuf;

use arena::{Weights, bar};
use clap::Args;
use game::Arg;
use game::error::quoted;
use search::Limit;

use super::{GameArguments, interrupt, messages, weights_file};
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};
use crate::usage::whole;

#[derive(Args)]
pub(super) struct Spsa {
    #[command(flatten)]
    game: GameArguments,
    weights: PathBuf,
    #[arg(long, default_value_t = 10_000, value_parser = whole(0..=u32::MAX))]
    pairs: u32,
    #[arg(long, default_value_t = 1000, value_parser = whole(1..=u64::MAX))]
    nodes: u64,
    #[arg(long)]
    from: Option<PathBuf>,
    #[arg(long, alias = "pace", default_value_t = 0.005)]
    rate: f64,
    #[arg(long, value_name = "NAME")]
    hold: Vec<String>,
    #[arg(long)]
    journal: Option<PathBuf>,
}

impl Spsa {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let openings = self.game.openings()?;
        let mut weights = Weights::of(openings.testbed);
        if let Some(file) = &self.from {
            weights = weights_file::read(&weights, file).map_err(Failure::Input)?;
        }
        let known = weights.names();
        if let Some(name) = self.hold.iter().find(|hold| !known.contains(&hold.as_str())) {
            let (game, known) = (Arg::name(openings.testbed.name()), Arg::Name(known.join(", ")));
            return Err(Failure::Input(messages::no_weight(quoted(name), game, known)));
        }
        if !(self.rate > 0.0 && self.rate <= 1.0) {
            return Err(Failure::Input(messages::bad_rate(Arg::name(self.rate))));
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
            .map_err(Failure::input)?;
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
            return weights_file::read(weights, &self.weights).map(drop).map_err(Failure::Input);
        }
        let file = Arg::Name(self.weights.display().to_string());
        Err(Failure::Input(messages::is_there(file)))
    }
}
