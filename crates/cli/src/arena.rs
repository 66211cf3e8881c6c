//! `quinconce arena`: engines against engines.

mod interrupt;
mod ladder;
mod matches;
mod messages;
mod player;
mod report;
mod selfplay;
mod soak;
mod spsa;
mod tune;
mod weights_file;

use std::fs;
use std::io::Write;
use std::path::Path;

use arena::Openings;
use catalog::Testbed;
use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::usage::whole;

#[derive(Args)]
#[command(arg_required_else_help = false)]
pub(crate) struct Arena {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Match(matches::Match),
    Ladder(ladder::Ladder),
    Selfplay(selfplay::SelfPlay),
    Tune(tune::Tune),
    Spsa(spsa::Spsa),
    Report(report::Report),
    Soak(soak::Soak),
}

impl Arena {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let text = match &self.command {
            Command::Match(arguments) => arguments.run(),
            Command::Ladder(arguments) => arguments.run(),
            Command::Selfplay(arguments) => arguments.run(),
            Command::Tune(arguments) => arguments.run(),
            Command::Spsa(arguments) => arguments.run(),
            Command::Report(arguments) => arguments.run(),
            Command::Soak(arguments) => arguments.run(),
        }?;
        writeln!(out, "{text}")?;
        Ok(())
    }
}

/// What every contest of one game needs.
#[derive(Args)]
struct GameArguments {
    game: String,
    #[arg(long)]
    variant: Option<String>,
    #[command(flatten)]
    openings: OpeningArguments,
}

/// Where the games begin, and how many are played at a time.
#[derive(Args)]
struct OpeningArguments {
    #[arg(long, value_parser = whole(0..=u32::MAX))]
    plies: Option<u32>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1, value_parser = whole(1..=64_u16))]
    workers: u16,
}

impl GameArguments {
    fn openings(&self) -> Result<Openings, Failure> {
        let testbed = find(&self.game)?;
        self.openings.of(testbed, self.variant.as_deref())
    }

    fn workers(&self) -> usize {
        usize::from(self.openings.workers)
    }
}

impl OpeningArguments {
    fn of(
        &self,
        testbed: &'static dyn Testbed,
        variant: Option<&str>,
    ) -> Result<Openings, Failure> {
        let variant = variant.unwrap_or(testbed.variants()[0]);
        let plies = self.plies.unwrap_or_else(|| testbed.descriptor().opening_plies);
        Openings::new(testbed, variant, plies, self.seed).map_err(Failure::input)
    }
}

fn find(game: &str) -> Result<&'static dyn Testbed, Failure> {
    catalog::find_testbed(game).map_err(Failure::input)
}

/// Does something with the named game, or with all of them, and puts what it says one below the
/// other.
fn each_game(
    game: Option<&str>,
    work: impl FnMut(&'static dyn Testbed) -> Result<String, Failure>,
) -> Result<String, Failure> {
    let games = match game {
        Some(game) => vec![find(game)?],
        None => catalog::TESTBEDS.to_vec(),
    };
    let texts: Result<Vec<String>, Failure> = games.into_iter().map(work).collect();
    Ok(texts?.join("\n"))
}

fn make_folder(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))
}
