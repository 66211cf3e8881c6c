//! `quinconce`: five forgotten abstract games, played by their printed leaflets.

mod admin;
mod analyse;
mod arena;
mod backup;
mod bench;
mod bot;
mod count;
mod data;
mod engine;
mod failure;
mod input;
mod language;
mod load;
mod messages;
mod play;
mod progress;
mod replay;
mod rules;
mod serve;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::error::ErrorKind as Usage;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use ::messages::Language;

use crate::failure::Failure;

/// Five forgotten abstract strategy games, played by their printed leaflets
#[derive(Parser)]
#[command(
    name = "quinconce",
    version,
    max_term_width = 100,
    args_conflicts_with_subcommands = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// The language of answers: en or fr
    #[arg(long, global = true, env = "QUINCONCE_LANG", hide_env_values = true)]
    lang: Option<Language>,
    // Without a command the games are served, so the options of `serve` stand here too.
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the games to the browser; this is what happens without a command
    Serve(serve::Serve),
    /// Play in the terminal: against the computer, two at one keyboard, or watching
    Play(play::Play),
    /// Copy everything the server keeps into a file, while it runs or not
    Backup(backup::Backup),
    /// See what people report, remove text, and close accounts, while the server runs or not
    Admin(admin::Admin),
    /// Count the sequences of legal moves
    Perft(count::Perft),
    /// Speak the Universal Game Interface on standard input and output
    ///
    /// The command ugi lists the options. While Level is set (1 to 10), the limits of go, Threads and
    /// Hash are ignored: a level is a number of positions looked at.
    Engine,
    /// Print a game's rules
    Rules(rules::Rules),
    /// Check a record file move by move
    Replay(replay::Replay),
    /// Annotate a record with scores, best lines and question marks
    Analyse(analyse::Analyse),
    /// Let engines play against engines
    Arena(arena::Arena),
    /// Seat our engine, or another that speaks the Universal Game Interface, on a server
    Bot(bot::Bot),
    /// Let many players play on a server of this machine, and measure it
    Load(load::Load),
    /// Measure move generation and random play in every game
    Bench(bench::Bench),
    /// Print the licences of the libraries and fonts that are part of the program and the page
    Licences,
}

fn main() -> ExitCode {
    let parsed = command().try_get_matches();
    let arguments = match parsed.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error),
    };
    match run(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads us has seen enough: `quinconce rules khet | head`.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("quinconce: {failure}");
            ExitCode::from(2)
        }
    }
}

/// The command line, with the list of games.
fn command() -> clap::Command {
    let games = catalog::GAMES
        .iter()
        .map(|game| format!("  {:<8}{}\n", game.name(), game.variants().join(", ")));
    Arguments::command()
        .after_help(format!("Games and their variants:\n{}", games.collect::<String>().trim_end()))
}

fn run(arguments: Arguments) -> Result<(), Failure> {
    language::speak(arguments.lang.unwrap_or_default());
    let mut out = io::stdout();
    let Some(command) = arguments.command else {
        return arguments.serve.run(&mut out);
    };
    match command {
        Command::Serve(serve) => serve.run(&mut out),
        Command::Play(play) => play.run(arguments.lang, &mut out),
        Command::Backup(backup) => backup.run(&mut out),
        Command::Admin(admin) => admin.run(&mut out),
        Command::Perft(perft) => perft.run(&mut out),
        Command::Engine => engine::run(out),
        Command::Rules(rules) => rules.run(arguments.lang, &mut out),
        Command::Replay(replay) => replay.run(&mut out),
        Command::Analyse(analyse) => analyse.run(&mut out),
        Command::Arena(arena) => arena.run(&mut out),
        Command::Bot(bot) => bot.run(&mut out),
        Command::Load(load) => load.run(&mut out),
        Command::Bench(bench) => bench.run(&mut out),
        Command::Licences => Ok(out.write_all(server::LICENCES.as_bytes())?),
    }
}

/// What numbers are refused with, and what that means to a person.
const PLAINER: [(&str, &str); 4] = [
    ("invalid digit found in string", "expected a whole number, 0 or more"),
    ("cannot parse integer from empty string", "expected a whole number, 0 or more"),
    ("number too large to fit in target type", "the number is too large"),
    ("invalid float literal", "expected a number"),
];

/// Help and version go to standard output; a mistake is one line and exit code 2.
fn usage(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), Usage::DisplayHelp | Usage::DisplayVersion) {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    // clap explains over several lines; what is missing stands indented below the first.
    let mut lines = text
        .lines()
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
    let first = lines.next().unwrap_or_default().trim_start_matches("error: ");
    // Nobody who mistypes an option means it as a value.
    let shown = |line: &&str| !line.is_empty() && !line.starts_with("tip: to pass");
    let rest: Vec<&str> = lines.map(str::trim).filter(shown).collect();
    let mut text = [first, &rest.join(" ").replace("tip: ", "— ")].join(" ");
    for (words, plainer) in PLAINER {
        text = text.replace(words, plainer);
    }
    eprintln!("quinconce: {} (see quinconce --help)", text.trim_end());
    ExitCode::from(2)
}
