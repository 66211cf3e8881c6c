//! `quinconce arena soak`: nothing may break.

use arena::bar;
use clap::Args;

use super::each_game;
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};
use crate::usage::whole;

#[derive(Args)]
pub(super) struct Soak {
    game: Option<String>,
    #[arg(long, default_value_t = 10_000, value_parser = whole(0..=u32::MAX))]
    games: u32,
    #[arg(long, default_value_t = 2, value_parser = whole(1..=16_u32))]
    depth: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Soak {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let soak = arena::Soak { games: self.games, depth: self.depth, seed: self.seed };
        each_game(self.game.as_deref(), |testbed| {
            let game = testbed.name();
            let result = soak.play(testbed, |result| {
                let (done, all) = (result.games, self.games);
                show_line(&format!("{game} {} {done}/{all} games", bar(done, all)));
            });
            clear_line();
            Ok(format!("{game}: {}", result.map_err(Failure::input)?))
        })
    }
}
