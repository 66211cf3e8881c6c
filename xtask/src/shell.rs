//! Running other programs, from the project's root, with their command line shown.

use std::path::Path;
use std::process::{Child, Command, Stdio};
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

/// A program that runs beside the others. What it says is kept for the end, so that lines of two
/// programs are not mixed.
pub(crate) struct Beside {
    child: Option<Child>,
    line: String,
}

impl Beside {
    pub(crate) fn start(program: &str, arguments: &[&str]) -> Result<Beside, String> {
        let line = [&[program], arguments].concat().join(" ");
        println!("\n$ {line} &");
        let child = Command::new(program)
            .args(arguments)
            .current_dir(root())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{line}: {error}"))?;
        Ok(Beside { child: Some(child), line })
    }

    /// Waits for its end; what it said is shown if it failed.
    pub(crate) fn finish(mut self) -> Result<(), String> {
        let child = self.child.take().expect("it is finished once");
        let ended = child.wait_with_output().map_err(|e| format!("{}: {e}", self.line))?;
        if ended.status.success() {
            return Ok(());
        }
        eprint!("{}", String::from_utf8_lossy(&ended.stderr));
        Err(format!("{}: {}", self.line, ended.status))
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands in the project's root")
}
