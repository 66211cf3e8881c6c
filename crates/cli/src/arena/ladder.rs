//! `quinconce arena ladder`: the ratings of the levels.

use std::path::PathBuf;

use arena::{Anchor, Contestant};
use clap::Args;
use game::LEVEL_ONE;

use super::{GameArguments, interrupt};
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};

#[derive(Args)]
pub(super) struct Ladder {
    #[command(flatten)]
    game: GameArguments,
    /// Openings for every two neighbours; twice as many games
    #[arg(long, default_value_t = 50)]
    pairs: u32,
    /// A folder that remembers finished pairs: the same command goes on where it was
    #[arg(long)]
    journals: Option<PathBuf>,
}

impl Ladder {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let openings = self.game.openings()?;
        let ratings = arena::Ladder {
            players: &Contestant::levels(openings.testbed, openings.seed),
            openings: &openings,
            pairs: self.pairs,
            workers: self.game.workers(),
            journals: self.journals.as_deref(),
            anchor: Anchor { place: 0, rating: LEVEL_ONE.into() },
            stop: interrupt::stop_flag(),
        }
        .play(|upper, progress| {
            show_line(&format!("level {} against {}: {progress}", upper + 1, upper));
        })
        .map_err(Failure::english)?;
        clear_line();
        let stopped = if ratings.complete { "" } else { ", stopped" };
        Ok(format!("{} {}{stopped}\n{ratings}", openings.testbed.name(), openings.variant))
    }
}
