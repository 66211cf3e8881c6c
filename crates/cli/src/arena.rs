//! `quinconce arena`: engines against engines.

mod contestant;
mod interrupt;

use std::fs::{self, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use arena::{
    Anchor, Contestant, Ending, Ladder, LadderReporter, Match, Openings, Played, Progress, Report,
    Reporter, SelfPlay, Soak, Sprt, Spsa, Statistics, Tuning, Verdict, read_samples, tune,
    write_weights,
};
use catalog::Visitor;
use clap::{Args, Subcommand};
use game::error::quoted;
use game::{Eval, Game, LEVEL_ONE, Variant};
use search::Limit;

use crate::failure::Failure;

use self::contestant::{contestant, weighed};

#[derive(Args)]
#[command(arg_required_else_help = false)]
pub(crate) struct Arena {
    #[command(subcommand)]
    contest: Contest,
}

#[derive(Subcommand)]
enum Contest {
    /// Two players, many openings, each played with both sides
    Match(MatchArguments),
    /// The ten levels, each against the next: their ratings
    Ladder(LadderArguments),
    /// The engine against itself, for positions to learn from
    Selfplay(SelfPlayArguments),
    /// Weights fitted to the positions of a selfplay file
    Tune(TuneArguments),
    /// Weights that win more games, found by simultaneous perturbation (SPSA)
    #[command(alias = "climb")]
    Spsa(SpsaArguments),
    /// How fair, long and wide every variant is between equals, and how its games end
    Report(ReportArguments),
    /// Thousands of hasty games in all variants: nothing may break
    Soak(SoakArguments),
}

/// What every contest needs.
#[derive(Args)]
struct Ground {
    /// The game's name; quinconce --help lists them
    game: String,
    /// The variant [default: the game's first]
    #[arg(long)]
    variant: Option<String>,
    /// Random plies of an opening [default: 6, and 17 in khan]
    #[arg(long)]
    plies: Option<u32>,
    /// Decides the openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    workers: u16,
}

#[derive(Args)]
struct MatchArguments {
    #[command(flatten)]
    ground: Ground,
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

#[derive(Args)]
struct LadderArguments {
    #[command(flatten)]
    ground: Ground,
    /// Openings for every two neighbours; twice as many games
    #[arg(long, default_value_t = 50)]
    pairs: u32,
    /// A folder that remembers finished pairs: the same command goes on where it was
    #[arg(long)]
    journals: Option<PathBuf>,
}

#[derive(Args)]
struct SelfPlayArguments {
    #[command(flatten)]
    ground: Ground,
    /// The file to write; if it is there, the games still missing are played
    file: PathBuf,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u32,
    /// Positions looked at for every move
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
}

#[derive(Args)]
struct TuneArguments {
    /// The game's name; quinconce --help lists them
    game: String,
    /// A file written by selfplay
    file: PathBuf,
    /// Times through all weights at most
    #[arg(long, default_value_t = 20)]
    sweeps: u32,
    /// Threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    threads: u16,
    /// A file for the weights, for tuned:LIMIT:FILE; if it is there, tuning goes on from it
    #[arg(long)]
    weights: Option<PathBuf>,
}

#[derive(Args)]
struct SpsaArguments {
    #[command(flatten)]
    ground: Ground,
    /// The file to write the weights to, for tuned:LIMIT:FILE
    weights: PathBuf,
    /// Openings to learn from; twice as many games
    #[arg(long, default_value_t = 10_000)]
    pairs: u32,
    /// Positions looked at for every move
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Weights to begin with [default: the game's own]
    #[arg(long)]
    from: Option<PathBuf>,
    /// The learning rate: what part of its spread a weight goes in the end for a game that is won
    #[arg(long, alias = "pace", default_value_t = 0.005)]
    rate: f64,
    /// A weight that stays as it is, because these games do not feel it; can be given again
    #[arg(long, value_name = "NAME")]
    hold: Vec<String>,
    /// A file that remembers finished pairs: the same command goes on where it was
    #[arg(long)]
    journal: Option<PathBuf>,
}

#[derive(Args)]
struct ReportArguments {
    /// The game's name [default: all games]
    game: Option<String>,
    /// The variant [default: all variants]
    #[arg(long, requires = "game")]
    variant: Option<String>,
    /// Openings of every variant; twice as many games
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pairs: u32,
    /// Positions looked at for every move
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Random plies of an opening [default: 6, and 17 in khan]
    #[arg(long)]
    plies: Option<u32>,
    /// Decides the openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Openings played at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    workers: u16,
}

#[derive(Args)]
struct SoakArguments {
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

impl Arena {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let text = match &self.contest {
            Contest::Match(arguments) => visit(&arguments.ground.game, arguments),
            Contest::Ladder(arguments) => visit(&arguments.ground.game, arguments),
            Contest::Selfplay(arguments) => visit(&arguments.ground.game, arguments),
            Contest::Tune(arguments) => visit(&arguments.game, arguments),
            Contest::Spsa(arguments) => visit(&arguments.ground.game, arguments),
            Contest::Report(arguments) => arguments.run(),
            Contest::Soak(arguments) => arguments.run(),
        }?;
        writeln!(out, "{text}")?;
        Ok(())
    }
}

fn visit(
    game: &str,
    visitor: impl Visitor<Output = Result<String, Failure>>,
) -> Result<String, Failure> {
    catalog::visit(game, visitor).map_err(Failure::input)?
}

impl Ground {
    fn openings<E: Eval + Default>(&self) -> Result<Openings<E>, Failure> {
        let variant = match &self.variant {
            None => <E::Game as Game>::Variant::default_variant(),
            Some(name) => Variant::parse(name).map_err(Failure::input)?,
        };
        Ok(openings(variant, self.plies, self.seed))
    }
}

/// Openings of so many random plies, or as many as the game needs to get going.
fn openings<E: Eval + Default>(
    variant: <E::Game as Game>::Variant,
    plies: Option<u32>,
    seed: u64,
) -> Openings<E> {
    // Games that begin with a set-up by the players need more plies for that.
    let usual = if E::Game::start(variant, 0).view().cells.iter().all(|cell| cell.piece.is_none()) {
        17
    } else {
        6
    };
    Openings::new(E::default(), variant, plies.unwrap_or(usual), seed)
}

impl Visitor for &MatchArguments {
    type Output = Result<String, Failure>;

    fn visit<E: Eval + Default>(self) -> Result<String, Failure> {
        let book = self.ground.openings::<E>()?;
        let one = contestant::<E>(&self.one, book.variant).map_err(Failure::input)?;
        let other = contestant::<E>(&self.other, book.variant).map_err(Failure::input)?;
        let sprt = self.sprt.as_deref().map(parse_sprt).transpose()?;
        if let Some(folder) = &self.records {
            make_folder(folder)?;
        }
        let mut watcher = Watcher::new(self.records.as_deref());
        let standing = Match {
            one: &one,
            other: &other,
            book: &book,
            pairs: self.pairs,
            sprt,
            workers: usize::from(self.ground.workers),
            journal: self.journal.as_deref(),
            stop: interrupt::sign(),
        }
        .play(&mut watcher)
        .map_err(Failure::input)?;
        clear_line();
        let tally = standing.tally;
        Ok(format!(
            "{} {}: {} against {}\n+{} ={} -{}, {:.1} %, Elo {}{}{}",
            E::Game::DESCRIPTOR.name,
            book.variant.name(),
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
            watcher.forfeits()
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
            Err(Failure::Input(format!(
                "the claims of a test are two differences in Elo, the smaller first, not {}",
                given.join(" and ")
            )))
        }
    }
}

impl Visitor for &LadderArguments {
    type Output = Result<String, Failure>;

    fn visit<E: Eval + Default>(self) -> Result<String, Failure> {
        let book = self.ground.openings::<E>()?;
        if let Some(folder) = &self.journals {
            make_folder(folder)?;
        }
        let ratings = Ladder {
            players: &Contestant::levels(&E::default(), self.ground.seed),
            book: &book,
            pairs: self.pairs,
            workers: usize::from(self.ground.workers),
            journals: self.journals.as_deref(),
            anchor: Anchor { place: 0, rating: LEVEL_ONE.into() },
            stop: interrupt::sign(),
        }
        .play(&mut Watcher::new(None))
        .map_err(Failure::input)?;
        clear_line();
        let stopped = if ratings.complete { "" } else { ", stopped" };
        Ok(format!("{} {}{stopped}\n{ratings}", E::Game::DESCRIPTOR.name, book.variant.name()))
    }
}

impl Visitor for &SelfPlayArguments {
    type Output = Result<String, Failure>;

    fn visit<E: Eval + Default>(self) -> Result<String, Failure> {
        let play = SelfPlay {
            eval: E::default(),
            openings: self.ground.openings::<E>()?,
            limit: Limit::Nodes(self.nodes),
            games: self.games,
            positions: 12,
            random_every: 24,
            workers: usize::from(self.ground.workers),
        };
        let harvest = play
            .play(&self.file, interrupt::sign(), |harvest| {
                show_line(&format!(
                    "{} {}/{} games",
                    arena::bar(harvest.games, self.games, 24),
                    harvest.games,
                    self.games
                ));
            })
            .map_err(Failure::input)?;
        clear_line();
        Ok(format!("{} positions of {} games", harvest.positions, harvest.games))
    }
}

impl Visitor for &TuneArguments {
    type Output = Result<String, Failure>;

    fn visit<E: Eval + Default>(self) -> Result<String, Failure> {
        let samples = read_samples::<E::Game>(&self.file).map_err(Failure::input)?;
        if samples.is_empty() {
            let file = self.file.display();
            return Err(Failure::Input(format!("{file}: no positions to learn from")));
        }
        let threads = usize::from(self.threads);
        let tuning = Tuning { sweeps: self.sweeps, threads, ..Tuning::default() };
        let file = self.weights.as_deref();
        if let Some(file) = file {
            check_weights(file)?;
        }
        let eval = match file.filter(|file| is_filled(file)) {
            Some(file) => weighed(&E::default(), file).map_err(Failure::Input)?,
            None => E::default(),
        };
        let tuned = tune(&eval, &samples, &tuning, interrupt::sign(), |sweep| {
            show_line(&format!("sweep {}/{}: loss {}", sweep.number, self.sweeps, sweep.loss));
        });
        clear_line();
        let weights = write_weights(&tuned.eval);
        if let Some(file) = file {
            keep_weights(file, &weights)?;
        }
        Ok(format!(
            "{} positions, loss {} before, {} after\n{}",
            samples.len(),
            tuned.before,
            tuned.after,
            weights.trim_end()
        ))
    }
}

impl Visitor for &SpsaArguments {
    type Output = Result<String, Failure>;

    fn visit<E: Eval + Default>(self) -> Result<String, Failure> {
        let eval = match &self.from {
            Some(file) => weighed(&E::default(), file).map_err(Failure::Input)?,
            None => E::default(),
        };
        if let Some(name) =
            self.hold.iter().find(|hold| eval.weights().iter().all(|(name, _)| name != hold))
        {
            let known: Vec<&str> = eval.weights().iter().map(|&(name, _)| name).collect();
            return Err(Failure::Input(format!(
                "{} is no weight: the weights of {} are {}",
                quoted(name),
                E::Game::DESCRIPTOR.name,
                known.join(", ")
            )));
        }
        if !(self.rate > 0.0 && self.rate <= 1.0) {
            return Err(Failure::Input(format!(
                "the rate is a part of a weight's spread, above 0 and at most 1, not {}",
                self.rate
            )));
        }
        check_weights(&self.weights)?;
        if is_filled(&self.weights) {
            self.check_own::<E>()?;
        }
        let spsa = Spsa {
            eval,
            openings: self.ground.openings::<E>()?,
            limit: Limit::Nodes(self.nodes),
            pairs: self.pairs,
            rate: self.rate,
            fixed: self.hold.clone(),
            workers: usize::from(self.ground.workers),
        };
        let progress = spsa
            .play(self.journal.as_deref(), interrupt::sign(), |progress| {
                let bar = arena::bar(progress.pairs, self.pairs, 24);
                show_line(&format!("{bar} {}/{} pairs", progress.pairs, self.pairs));
            })
            .map_err(Failure::input)?;
        clear_line();
        let weights = write_weights(&progress.eval);
        keep_weights(&self.weights, &weights)?;
        let stopped = if progress.pairs < self.pairs { ", stopped" } else { "" };
        Ok(format!("{} pairs{stopped}\n{}", progress.pairs, weights.trim_end()))
    }
}

impl SpsaArguments {
    /// Only what the same run wrote before it was stopped may be written again.
    fn check_own<E: Eval + Default>(&self) -> Result<(), Failure> {
        if self.journal.as_deref().is_some_and(is_filled) {
            return weighed(&E::default(), &self.weights).map(drop).map_err(Failure::Input);
        }
        Err(Failure::Input(format!(
            "{} is there already: name another file, or the journal of the run that wrote it",
            self.weights.display()
        )))
    }
}

/// Whether something was written to it: an empty file is what the check leaves.
fn is_filled(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|data| data.len() > 0)
}

/// Finds out before hours of work whether the file can be written after them.
fn check_weights(file: &Path) -> Result<(), Failure> {
    let opened = OpenOptions::new().append(true).create(true).open(file);
    opened.map(drop).map_err(|error| Failure::Input(format!("{}: {error}", file.display())))
}

fn keep_weights(file: &Path, weights: &str) -> Result<(), Failure> {
    fs::write(file, weights).map_err(|error| Failure::Input(format!("{}: {error}", file.display())))
}

impl ReportArguments {
    fn run(&self) -> Result<String, Failure> {
        Ok(format!("{}\n{}", Statistics::head(), each_game(self.game.as_deref(), self)?))
    }
}

impl Visitor for &ReportArguments {
    type Output = Result<String, Failure>;

    fn visit<E: Eval + Default>(self) -> Result<String, Failure> {
        let all = <E::Game as Game>::Variant::ALL;
        let named = self.variant.as_deref().map(Variant::parse).transpose();
        let variants = named.map_err(Failure::input)?.map_or(all.to_vec(), |variant| vec![variant]);
        let stop = interrupt::sign();
        let mut rows = Vec::new();
        for variant in variants {
            let (game, name) = (E::Game::DESCRIPTOR.name, variant.name());
            let report = Report {
                eval: E::default(),
                openings: openings(variant, self.plies, self.seed),
                nodes: self.nodes,
                pairs: self.pairs,
                workers: usize::from(self.workers),
            };
            let findings = report.play(stop, |findings| {
                let bar = arena::bar(findings.games() / 2, self.pairs, 24);
                show_line(&format!(
                    "{game} {name} {bar} {}/{} pairs",
                    findings.games() / 2,
                    self.pairs
                ));
            });
            clear_line();
            if findings.games() > 0 {
                rows.push(findings.row(game, name));
            }
        }
        Ok(rows.join("\n"))
    }
}

impl SoakArguments {
    fn run(&self) -> Result<String, Failure> {
        each_game(self.game.as_deref(), self)
    }
}

/// Visits the named game, or all of them, and puts a line below the other.
fn each_game(
    game: Option<&str>,
    visitor: impl Visitor<Output = Result<String, Failure>> + Copy,
) -> Result<String, Failure> {
    if let Some(game) = game {
        return visit(game, visitor);
    }
    let all: Result<Vec<String>, Failure> =
        catalog::GAMES.iter().map(|game| visit(game.name(), visitor)).collect();
    Ok(all?.join("\n"))
}

impl Visitor for &SoakArguments {
    type Output = Result<String, Failure>;

    fn visit<E: Eval + Default>(self) -> Result<String, Failure> {
        let soak = Soak { games: self.games, depth: self.depth, seed: self.seed };
        let soaked = soak.play(&E::default(), |soaked| {
            show_line(&format!(
                "{} {} {}/{} games",
                E::Game::DESCRIPTOR.name,
                arena::bar(soaked.games, self.games, 24),
                soaked.games,
                self.games
            ));
        });
        clear_line();
        Ok(format!("{}: {}", E::Game::DESCRIPTOR.name, soaked.map_err(Failure::Input)?))
    }
}

/// Shows progress on the terminal, files the records and counts the forfeits.
struct Watcher<'w> {
    records: Option<&'w Path>,
    forfeits: u32,
    first_forfeit: String,
}

impl<'w> Watcher<'w> {
    fn new(records: Option<&'w Path>) -> Watcher<'w> {
        Watcher { records, forfeits: 0, first_forfeit: String::new() }
    }

    /// A line below the result where it was not made at the board alone.
    fn forfeits(&self) -> String {
        match self.forfeits {
            0 => String::new(),
            1 => format!("\n1 forfeit: {}", self.first_forfeit),
            count => format!("\n{count} forfeits, the first: {}", self.first_forfeit),
        }
    }
}

impl Reporter for Watcher<'_> {
    fn progress(&mut self, progress: &Progress) {
        show_line(&progress.to_string());
    }

    fn played(&mut self, played: &Played) -> io::Result<()> {
        if let Some(forfeit) = &played.forfeit {
            if self.forfeits == 0 {
                self.first_forfeit.clone_from(forfeit);
            }
            self.forfeits += 1;
        }
        self.records.map_or(Ok(()), |folder| played.save(folder))
    }
}

impl LadderReporter for Watcher<'_> {
    fn progress(&mut self, upper: usize, progress: &Progress) {
        show_line(&format!("level {} against {}: {progress}", upper + 1, upper));
    }
}

fn make_folder(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder)
        .map_err(|error| Failure::Input(format!("{}: {error}", folder.display())))
}

fn show_line(text: &str) {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K{text}");
    }
}

fn clear_line() {
    show_line("");
}
