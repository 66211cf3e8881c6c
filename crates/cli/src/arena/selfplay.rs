//! `quinconce arena selfplay`: positions to learn from.

use std::path::PathBuf;

use arena::{Weights, bar};
use clap::Args;
use search::Limit;

use super::{GameArguments, interrupt};
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};

const POSITIONS: usize = 12; // of a game: neighbours teach the same twice
const RANDOM_EVERY: u32 = 24; // moves: about one in a game goes astray

#[derive(Args)]
pub(super) struct SelfPlay {
    #[command(flatten)]
    game: GameArguments,
    /// The file to write; if it is there, the games still missing are played
    file: PathBuf,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u32,
    /// Positions looked at for every move
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
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
            .map_err(Failure::english)?;
        clear_line();
        Ok(format!("{} positions of {} games", progress.positions, progress.games))
    }
}
