//! `quinconce arena report`: what a game is like between equals.

use arena::{Statistics, bar};
use catalog::Testbed;
use clap::Args;

use super::{OpeningArguments, each_game, interrupt};
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};

#[derive(Args)]
pub(super) struct Report {
    /// The game's name [default: all games]
    game: Option<String>,
    /// The variant [default: all variants]
    #[arg(long, requires = "game")]
    variant: Option<String>,
    /// Openings of every variant; twice as many games
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pairs: u32,
    /// Positions looked at for every move
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[command(flatten)]
    openings: OpeningArguments,
}

impl Report {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let rows = each_game(self.game.as_deref(), |testbed| self.rows(testbed))?;
        Ok(format!("{}\n{rows}", Statistics::HEAD))
    }

    fn rows(&self, testbed: &'static dyn Testbed) -> Result<String, Failure> {
        let variants = self.variant.as_deref().map_or(testbed.variants(), |variant| vec![variant]);
        let (game, mut rows) = (testbed.name(), Vec::new());
        for variant in variants {
            let report = arena::Report {
                openings: self.openings.of(testbed, Some(variant))?,
                nodes: self.nodes,
                pairs: self.pairs,
                workers: usize::from(self.openings.workers),
            };
            let statistics = report.play(interrupt::stop_flag(), |statistics| {
                let (done, all) = (statistics.games() / 2, self.pairs);
                show_line(&format!("{game} {variant} {} {done}/{all} pairs", bar(done, all)));
            });
            clear_line();
            if statistics.games() > 0 {
                rows.push(statistics.row(game, variant));
            }
        }
        Ok(rows.join("\n"))
    }
}
