//! `quinconce arena selfplay`: positions to learn from.

use std::path::PathBuf;

use arena::{Weights, bar};
use clap::Args;
use search::Limit;

use super::{GameArguments, interrupt};
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};
use crate::usage::whole;

const POSITIONS: usize = 12; // of a game: neighbours teach the same twice
const RANDOM_EVERY: u32 = 24; // moves: about one in a game goes astray

#[derive(Args)]
pub(super) struct SelfPlay {
    #[command(flatten)]
    game: GameArguments,
    file: PathBuf,
    #[arg(long, default_value_t = 1000, value_parser = whole(0..=u32::MAX))]
    games: u32,
    #[arg(long, default_value_t = 2000, value_parser = whole(1..=u64::MAX))]
    nodes: u64,
}

impl SelfPlay {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let openings = self.game.openings()?;
        let play = arena::SelfPlay {
            weights: Weights::of(openings.testbed),
            openings,
            limit: Limit::Nodes(self.nodes),
            games: self.games,
            positions: POSITIONS,
            random_every: RANDOM_EVERY,
            workers: self.game.workers(),
        };
        let progress = play
            .play(&self.file, interrupt::stop_flag(), |progress| {
                let (done, all) = (progress.games, self.games);
                show_line(&format!("{} {done}/{all} games", bar(done, all)));
            })
            .map_err(Failure::input)?;
        clear_line();
        Ok(format!("{} positions of {} games", progress.positions, progress.games))
    }
}
