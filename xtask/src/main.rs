//! The project's own commands: `cargo xtask test` and friends.

mod new_game;

use std::env;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::thread;
use std::time::{Duration, Instant};

const HELP: &str = "\
cargo xtask COMMAND

  test           everything a change must pass, as on the continuous integration
  bench          instruction counts of every game (needs valgrind)
  fuzz [SECONDS] every fuzz target for that long, 60 seconds by default (needs cargo-fuzz, nightly)
  new-game NAME  lay the folder of a new game
";

const ATTEMPTS: u32 = 6; // of a download
const PAUSE: Duration = Duration::from_secs(10); // after a failed download, longer each time
const FUZZ_TARGETS: [&str; 3] = ["positions", "moves", "records"];

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => test(),
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

fn test() -> Result<(), String> {
    let begun = Instant::now();
    download(&["fetch", "--locked"])?;
    download(&["fetch", "--locked", "--manifest-path", "fuzz/Cargo.toml"])?;
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
    // A check links nothing, so the fuzzer's C++ need not be compiled.
    run(Command::new("cargo")
        .args(["check", "--locked", "--manifest-path", "fuzz/Cargo.toml"])
        .env("CUSTOM_LIBFUZZER_PATH", "unused/libnone.a"))?;
    run(Command::new("cargo")
        .args(["doc", "--workspace", "--no-deps", "--locked"])
        .env("RUSTDOCFLAGS", "-D warnings"))?;
    cargo(&["test", "--workspace", "--locked"])?;
    // The counts once more, through the program people run, at the speed they run it.
    cargo(&["run", "--release", "--locked", "--", "bench", "--quick"])?;
    println!("\nall of it in {} s", begun.elapsed().as_secs());
    Ok(())
}

fn bench() -> Result<(), String> {
    let version = gungraun_version()?;
    download(&["install", "gungraun-runner", "--version", &version, "--locked"])?;
    cargo(&["bench", "--locked", "--package", "quinconce", "--bench", "instructions"])
}

/// The runner must be of the very version of the library.
fn gungraun_version() -> Result<String, String> {
    let lock = std::fs::read_to_string(root().join("Cargo.lock")).map_err(|e| e.to_string())?;
    let mut lines = lock.lines().skip_while(|line| *line != "name = \"gungraun\"");
    let version = lines.nth(1).and_then(|line| line.strip_prefix("version = \""));
    version
        .and_then(|rest| rest.strip_suffix('"'))
        .map(str::to_owned)
        .ok_or_else(|| "Cargo.lock does not name gungraun".to_owned())
}

fn fuzz(seconds: &str) -> Result<(), String> {
    for target in FUZZ_TARGETS {
        let time = format!("-max_total_time={seconds}");
        cargo(&["+nightly", "fuzz", "run", target, "--", &time])?;
    }
    Ok(())
}

fn cargo(arguments: &[&str]) -> Result<(), String> {
    run(Command::new("cargo").args(arguments))
}

/// Registries sometimes answer "too many requests": try again, each time after a longer pause.
fn download(arguments: &[&str]) -> Result<(), String> {
    let mut attempt = 1;
    loop {
        match cargo(arguments) {
            Ok(()) => return Ok(()),
            Err(error) if attempt == ATTEMPTS => return Err(error),
            Err(error) => eprintln!("xtask: {error}; attempt {attempt} of {ATTEMPTS}"),
        }
        thread::sleep(PAUSE * attempt);
        attempt += 1;
    }
}

fn run(command: &mut Command) -> Result<(), String> {
    let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy()).collect();
    let line = format!("cargo {}", words.join(" "));
    println!("\n$ {line}");
    let status =
        command.current_dir(root()).status().map_err(|error| format!("{line}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{line}: {status}")) }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands in the project's root")
}
