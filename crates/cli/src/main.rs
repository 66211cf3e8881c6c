//! `quinconce`: five forgotten abstract games, played exactly by their printed rules.

mod bench;
mod count;
mod engine;
mod failure;
mod replay;
mod rules;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::error::ErrorKind as Usage;
use clap::{CommandFactory, Parser, Subcommand};

use crate::failure::Failure;

/// Five forgotten abstract strategy games, played exactly by their printed rules: khitan, hokito, khet, quindo, khan
#[derive(Parser)]
#[command(name = "quinconce", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Count the sequences of legal moves
    Perft(count::Perft),
    /// Speak the Universal Game Interface on standard input and output
    Engine,
    /// Print a game's rules
    Rules(rules::Rules),
    /// Check a record file move by move
    Replay(replay::Replay),
    /// Measure move generation and random play in every game
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
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

fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match arguments.command {
        None => {
            write!(out, "{}", Arguments::command().render_help())?;
            Ok(())
        }
        Some(Command::Perft(perft)) => perft.run(&mut out),
        Some(Command::Engine) => engine::run(io::stdin().lock(), &mut out),
        Some(Command::Rules(rules)) => rules.run(&mut out),
        Some(Command::Replay(replay)) => replay.run(&mut out),
        Some(Command::Bench(bench)) => bench.run(&mut out),
    }
}

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
    let rest: Vec<&str> = lines.map(str::trim).filter(|line| !line.is_empty()).collect();
    let rest = rest.join(" ");
    eprintln!("quinconce: {} (see quinconce --help)", [first, &rest].join(" ").trim_end());
    ExitCode::from(2)
}
