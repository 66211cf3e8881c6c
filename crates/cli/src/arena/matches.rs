//! `quinconce arena match`: two players, many openings.

use std::io;
use std::path::{Path, PathBuf};

use arena::{Ending, Played, Progress, Reporter, Sprt, Verdict};
use clap::Args;
use game::Arg;

use super::{GameArguments, interrupt, make_folder, messages, player};
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};
use crate::usage::whole;

#[derive(Args)]
pub(super) struct Match {
    #[command(flatten)]
    game: GameArguments,
    one: String,
    other: String,
    #[arg(long, default_value_t = 20, value_parser = whole(0..=u32::MAX))]
    pairs: u32,
    #[arg(long, num_args = 2, value_names = ["E0", "E1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    #[arg(long)]
    journal: Option<PathBuf>,
    #[arg(long)]
    records: Option<PathBuf>,
}

impl Match {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let openings = self.game.openings()?;
        let (game, variant) = (openings.testbed, openings.variant);
        let sprt = self.sprt.as_deref().map(parse_sprt).transpose()?;
        let player = |text| player::parse(text, game, variant).map_err(Failure::Input);
        let (one, other) = (player(&self.one)?, player(&self.other)?);
        if let Some(folder) = &self.records {
            make_folder(folder)?;
        }
        let mut watcher = Watcher { records: self.records.as_deref(), forfeits: Vec::new() };
        let standing = arena::Match {
            one: &one,
            other: &other,
            openings: &openings,
            pairs: self.pairs,
            sprt,
            workers: self.game.workers(),
            journal: self.journal.as_deref(),
            stop: interrupt::stop_flag(),
        }
        .play(&mut watcher)
        .map_err(Failure::input)?;
        clear_line();
        let tally = standing.tally;
        Ok(format!(
            "{} {variant}: {} against {}\n+{} ={} -{}, {:.1} %, Elo {}{}{}",
            game.name(),
            self.one,
            self.other,
            tally.wins,
            tally.draws,
            tally.losses,
            100.0 * tally.score(),
            tally.elo(),
            match standing.ending {
                Ending::Decided(Verdict::Passed) => ", test passed",
                Ending::Decided(Verdict::Failed) => ", test failed",
                Ending::Complete if self.sprt.is_some() => ", test undecided",
                Ending::Stopped => ", stopped",
                Ending::Complete => "",
            },
            match &watcher.forfeits[..] {
                [] => String::new(),
                [forfeit] => format!("\n1 forfeit: {forfeit}"),
                forfeits => format!("\n{} forfeits, the first: {}", forfeits.len(), forfeits[0]),
            }
        ))
    }
}

fn parse_sprt(claims: &[f64]) -> Result<Sprt, Failure> {
    match *claims {
        [elo0, elo1] if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => {
            Ok(Sprt::new(elo0, elo1))
        }
        _ => {
            let given: Vec<String> = claims.iter().map(f64::to_string).collect();
            Err(Failure::Input(messages::bad_claims(Arg::Name(given.join(" ")))))
        }
    }
}

/// Shows progress on the terminal, files the records and keeps the forfeits.
struct Watcher<'w> {
    records: Option<&'w Path>,
    forfeits: Vec<String>,
}

impl Reporter for Watcher<'_> {
    fn progress(&mut self, progress: &Progress) {
        show_line(&progress.to_string());
    }

    fn played(&mut self, played: &Played) -> io::Result<()> {
        self.forfeits.extend(played.forfeit.clone());
        self.records.map_or(Ok(()), |folder| played.save(folder))
    }
}
