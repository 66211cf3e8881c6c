//! `quinconce arena soak`: nothing may break.

use arena::bar;
use clap::Args;

use super::each_game;
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};

#[derive(Args)]
pub(super) struct Soak {
    /// The game's name [default: all games]
    game: Option<String>,
    /// How many games of each
    #[arg(long, default_value_t = 10_000)]
    games: u32,
    /// Plies the engine looks ahead at most
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=16))]
    depth: u32,
    /// Decides the games
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
            Ok(format!("{game}: {}", result.map_err(Failure::English)?))
        })
    }
}
