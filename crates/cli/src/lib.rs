//! `quinconce`: five forgotten abstract games, played by their printed leaflets.
//!
//! All of the program but its `main`: a library is compiled beside the crates it uses, an executable after them.

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
mod migrate;
mod play;
mod progress;
mod replay;
mod rules;
mod serve;
mod usage;
mod worker;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use ::messages::Language;

use crate::failure::Failure;

/// What is asked for; crates/messages/en/cli-help.ftl explains it.
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
    #[arg(long, global = true, env = "QUINCONCE_LANG", hide_env_values = true,
        value_parser = language::parse)]
    lang: Option<Language>,
    // Without a command the games are served, so the options of `serve` stand here too.
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Play(play::Play),
    Worker(worker::Worker),
    Backup(backup::Backup),
    Migrate(migrate::Migrate),
    Admin(admin::Admin),
    Perft(count::Perft),
    Engine,
    Rules(rules::Rules),
    Replay(replay::Replay),
    Analyse(analyse::Analyse),
    Arena(arena::Arena),
    Bot(bot::Bot),
    Load(load::Load),
    Bench(bench::Bench),
    Licences,
}

/// Does what the command line asks for.
pub fn main() -> ExitCode {
    let arguments = match usage::parse() {
        Ok(arguments) => arguments,
        Err(code) => return code,
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
    language::speak(arguments.lang.unwrap_or_default());
    let mut out = io::stdout();
    let Some(command) = arguments.command else {
        return arguments.serve.run(&mut out);
    };
    match command {
        Command::Serve(serve) => serve.run(&mut out),
        Command::Worker(worker) => worker.run(&mut out),
        Command::Play(play) => play.run(arguments.lang, &mut out),
        Command::Backup(backup) => backup.run(&mut out),
        Command::Migrate(migrate) => migrate.run(&mut out),
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
