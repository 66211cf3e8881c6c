//! `quinconce arena ladder`: the ratings of the levels.

use std::path::PathBuf;

use arena::{Anchor, Contestant};
use clap::Args;
use game::LEVEL_ONE;

use super::{GameArguments, interrupt};
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};
use crate::usage::whole;

#[derive(Args)]
pub(super) struct Ladder {
    #[command(flatten)]
    game: GameArguments,
    #[arg(long, default_value_t = 50, value_parser = whole(0..=u32::MAX))]
    pairs: u32,
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
        .map_err(Failure::input)?;
        clear_line();
        let stopped = if ratings.complete { "" } else { ", stopped" };
        Ok(format!("{} {}{stopped}\n{ratings}", openings.testbed.name(), openings.variant))
    }
}
