//! Running other programs, from the project's root, with their command line shown.

use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

const ATTEMPTS: u32 = 6; // of a download
const PAUSE: Duration = Duration::from_secs(10); // after a failed download, longer each time

pub(crate) fn cargo(arguments: &[&str]) -> Result<(), String> {
    run(Command::new("cargo").args(arguments))
}

/// Registries sometimes answer "too many requests": try again, each time after a longer pause.
pub(crate) fn download(program: &str, arguments: &[&str]) -> Result<(), String> {
    let mut attempt = 1;
    loop {
        match run(Command::new(program).args(arguments)) {
            Ok(()) => return Ok(()),
            Err(error) if attempt == ATTEMPTS => return Err(error),
            Err(error) => eprintln!("xtask: {error}; attempt {attempt} of {ATTEMPTS}"),
        }
        thread::sleep(PAUSE * attempt);
        attempt += 1;
    }
}

pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let words = command.get_args().map(|word| word.to_string_lossy());
    let program = command.get_program().to_string_lossy();
    let line = [program].into_iter().chain(words).collect::<Vec<_>>().join(" ");
    println!("\n$ {line}");
    if command.get_current_dir().is_none() {
        command.current_dir(root());
    }
    let status = command.status().map_err(|error| format!("{line}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{line}: {status}")) }
}

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands in the project's root")
}
