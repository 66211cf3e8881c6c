//! The project's own commands: `cargo xtask test` and friends.

mod developers;
mod licences;
mod lighthouse;
mod load;
mod new_game;
mod pictures;
mod schemathesis;
mod shell;
mod sixth_game;
mod sources;
mod speed;
mod test;
mod tools;
mod web;

use std::env;
use std::process::{Command, ExitCode};

use crate::shell::{cargo, download, root};

const HELP: &str = "\
cargo xtask COMMAND

  test           everything a change must pass, as on the continuous integration
  test web       the part of it that is about the page: types, wasm module, browser
  test api       requests made up from the description of the API, right ones and wrong ones
  test reader    what a screen reader says of a game of each, in two browsers (minutes; test has a short one)
  web            build the page: wasm module, types, bundle, all of web/dist
  web page       only bundle the page again, readable, over the wasm module that is there
  web lighthouse how soon the page is there on a phone (on an idle machine)
  web speed      the engine in the page beside the same engine natively
  pictures       take the pictures of the README in docs/ anew
  types          write what is made of the wire types: TypeScript, docs/openapi.json, the page for developers
  messages       write what is made of the catalogue of messages
  licences       write the licences of everything by others that is shipped
  crash [KILLS]  kill the server so often while bots play, 200 times by default
  chaos [SECONDS [BOTS]] kill, pause and cut off two nodes, a worker, PostgreSQL and NATS while bots play, 600 seconds and 240 by default
  load [SECONDS] players on one node with SQLite, one and two with PostgreSQL, 20 seconds each by default
  bench          instruction counts of every game (needs valgrind)
  fuzz [SECONDS] every fuzz target for that long, 60 seconds by default (needs cargo-fuzz, nightly)
  new-game NAME  lay the folder of a new game
";

/// As many as two cores bear.
const BOTS: &str = "240";

const FUZZ_TARGETS: [&str; 3] = ["positions", "moves", "records"];

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => test::all(),
        ["test", "web"] => test::page(),
        ["test", "api"] => schemathesis::test(),
        ["test", "reader"] => test::reader(),
        ["web"] => web::build(),
        ["web", "page"] => web::build_page(),
        ["web", "lighthouse"] => lighthouse::measure(),
        ["web", "speed"] => speed::measure(),
        ["pictures"] => pictures::take(),
        ["types"] => types(),
        ["messages"] => messages(),
        ["licences"] => licences::write(),
        ["crash"] => crash("200"),
        ["crash", kills] if kills.parse::<u32>().is_ok() => crash(kills),
        ["chaos"] => chaos("600", BOTS),
        ["chaos", seconds] if seconds.parse::<u32>().is_ok() => chaos(seconds, BOTS),
        ["chaos", seconds, bots]
            if [seconds, bots].iter().all(|word| word.parse::<u32>().is_ok()) =>
        {
            chaos(seconds, bots)
        }
        ["load"] => load::measure("20"),
        ["load", seconds] if seconds.parse::<u32>().is_ok() => load::measure(seconds),
        ["bench"] => bench(),
        ["fuzz"] => fuzz("60"),
        ["fuzz", seconds] if seconds.parse::<u32>().is_ok() => fuzz(seconds),
        ["new-game", name] => new_game::lay(root(), name),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        _ => Err(format!("unknown command {words:?}; cargo xtask help lists them")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What is made of the wire types, and the page about them.
fn types() -> Result<(), String> {
    web::types()?;
    developers::write()
}

/// What crates say in English, and the types of what the page says.
fn messages() -> Result<(), String> {
    shell::run(
        Command::new("cargo")
            .args(["test", "--locked", "--quiet", "--package", "messages", "--test", "catalogue"])
            .env("UPDATE_MESSAGES", "1"),
    )
}

/// The same test that every run has, with more kills and the program people run.
fn crash(kills: &str) -> Result<(), String> {
    shell::run(
        Command::new("cargo")
            .args(["test", "--release", "--locked", "--package", "quinconce", "--test", "crash"])
            .args(["--", "--nocapture"])
            .env("QUINCONCE_KILLS", kills),
    )
}

/// The same test that every run has, for longer.
fn chaos(seconds: &str, bots: &str) -> Result<(), String> {
    tools::servers()?;
    shell::run(
        Command::new("cargo")
            .args(["test", "--release", "--locked", "--package", "quinconce", "--test", "chaos"])
            .args(["--features", "cluster", "--", "--nocapture"])
            .env("QUINCONCE_SECONDS", seconds)
            .env("QUINCONCE_BOTS", bots),
    )
}

fn bench() -> Result<(), String> {
    // The runner must be of the very version of the library.
    let version = tools::locked_version("gungraun")?;
    download("cargo", &["install", "gungraun-runner", "--version", &version, "--locked"])?;
    cargo(&["bench", "--locked", "--package", "quinconce", "--bench", "instructions"])
}

fn fuzz(seconds: &str) -> Result<(), String> {
    for target in FUZZ_TARGETS {
        let time = format!("-max_total_time={seconds}");
        cargo(&["+nightly", "fuzz", "run", target, "--", &time])?;
    }
    Ok(())
}
