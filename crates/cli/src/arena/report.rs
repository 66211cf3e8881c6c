//! `quinconce arena report`: what a game is like between equals.

use arena::{Statistics, bar};
use catalog::Testbed;
use clap::Args;

use super::{OpeningArguments, each_game, interrupt};
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};
use crate::usage::whole;

#[derive(Args)]
pub(super) struct Report {
    game: Option<String>,
    #[arg(long, requires = "game")]
    variant: Option<String>,
    #[arg(long, default_value_t = 50, value_parser = whole(1..=1_000_000_u32))]
    pairs: u32,
    #[arg(long, default_value_t = 2000, value_parser = whole(1..=u64::MAX))]
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
