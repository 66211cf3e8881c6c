//! `quinconce arena match`: two players, many openings.

use std::io;
use std::path::{Path, PathBuf};

use arena::{Ending, Played, Progress, Reporter, Sprt, Verdict};
use clap::Args;

use super::{GameArguments, interrupt, make_folder, player};
use crate::failure::Failure;
use crate::progress::{clear_line, show_line};

#[derive(Args)]
pub(super) struct Match {
    #[command(flatten)]
    game: GameArguments,
    /// engine:LIMIT, material:LIMIT, tuned:LIMIT:FILE, mcts:LIMIT, level:N, weak:NODES:NOISE:SLIPS,
    /// greedy, taker, random or ugi:LIMIT:COMMAND, where LIMIT is nodes (5000), a time (100ms) or a depth (d6);
    /// engine:100ms:2 has two threads, and engine:100ms:1:50 would rather play on than draw by 50
    /// points; greedy looks two plies far and counts material;
    /// taker takes whatever can be taken and otherwise makes any move
    one: String,
    /// The opponent
    other: String,
    /// Openings at most; twice as many games
    #[arg(long, default_value_t = 20)]
    pairs: u32,
    /// Stop as soon as a gain of at least E1 rather than at most E0 Elo is decided
    #[arg(long, num_args = 2, value_names = ["E0", "E1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// A file that remembers finished pairs: the same command goes on where it was
    #[arg(long)]
    journal: Option<PathBuf>,
    /// A folder for the records of the games
    #[arg(long)]
    records: Option<PathBuf>,
}

impl Match {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let openings = self.game.openings()?;
        let (game, variant) = (openings.testbed, openings.variant);
        let sprt = self.sprt.as_deref().map(parse_sprt).transpose()?;
        let player = |text| player::parse(text, game, variant).map_err(Failure::English);
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
        .map_err(Failure::english)?;
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
            Err(Failure::English(format!(
                "the claims of a test are two differences in Elo, the smaller first, not {}",
                given.join(" and ")
            )))
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
