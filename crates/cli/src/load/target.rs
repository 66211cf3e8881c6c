//! The server that is played on, and what it costs, as the system tells.

use std::env;
use std::fs;
use std::io::{self, BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{self, Child, Command, Stdio};
use std::time::Duration;

use client::{Address, ClientError, Server};
use game::{Arg, LocalizedError as _, Message};

use super::messages;

const PAGE: u64 = 4096; // bytes
const TICKS: u64 = 100; // a second, in what the system tells of processes

/// A server on this machine.
pub(super) struct Target {
    pub(super) address: SocketAddr,
    pub(super) server: Server,
    /// Ours, with the folder of its data.
    child: Option<(Child, PathBuf)>,
}

impl Target {
    /// A server that runs already. What is measured would be a burden to others elsewhere.
    pub(super) fn at(url: &str) -> Result<Target, Message> {
        let place: Address = url.parse().map_err(|error: ClientError| error.message())?;
        let server = place.server();
        let found = place
            .resolve()
            .map_err(|error| ClientError::Away(format!("{place}: {error}")).message())?;
        match found.first() {
            Some(&address) if found.iter().all(|address| address.ip().is_loopback()) => {
                Ok(Target { address, server, child: None })
            }
            _ => Err(messages::elsewhere(Arg::name(place))),
        }
    }

    /// A server of our own, for so many connections, which ends with us.
    pub(super) fn start(connections: usize) -> Result<Target, Message> {
        let folder = env::temp_dir().join(format!("quinconce-load-{}", process::id()));
        fs::create_dir_all(&folder).map_err(no_server)?;
        let program = env::current_exe().map_err(no_server)?;
        let mut command = Command::new(program);
        // Nothing is settled by what stands in the environment for another server.
        for (name, _) in env::vars_os() {
            if name.as_encoded_bytes().starts_with(b"QUINCONCE_") {
                command.env_remove(name);
            }
        }
        let child = command
            .args(["serve", "--listen", "127.0.0.1:0", "--rate", "0"])
            .args(["--connections", &connections.to_string(), "--data"])
            .arg(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn();
        let mut child = child.map_err(no_server)?;
        let out = child.stdout.take().expect("its output is ours");
        let child = Some((child, folder));
        let mut line = String::new();
        let told = BufReader::new(out).read_line(&mut line);
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let target = match (told, url) {
            (Ok(_), Some(url)) => Target::at(url),
            _ => Err(messages::no_server(messages::silent())),
        };
        match target {
            Ok(mut target) => {
                target.child = child;
                Ok(target)
            }
            Err(error) => {
                end(child);
                Err(error)
            }
        }
    }

    /// How much memory it holds, in bytes.
    pub(super) fn memory(&self) -> Option<u64> {
        let text = fs::read_to_string(format!("/proc/{}/statm", self.pid()?)).ok()?;
        let pages: u64 = text.split_whitespace().nth(1)?.parse().ok()?;
        Some(pages * PAGE)
    }

    /// For how long it has kept processors busy.
    pub(super) fn cpu(&self) -> Option<Duration> {
        cpu(&self.pid()?.to_string())
    }

    fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(|(child, _)| child.id())
    }
}

impl Drop for Target {
    fn drop(&mut self) {
        end(self.child.take());
    }
}

fn no_server(error: io::Error) -> Message {
    messages::no_server(Arg::name(error))
}

fn end(child: Option<(Child, PathBuf)>) {
    if let Some((mut child, folder)) = child {
        let _ = child.kill();
        let _ = child.wait();
        let _ = fs::remove_dir_all(folder);
    }
}

/// For how long we have kept processors busy.
pub(super) fn own_cpu() -> Duration {
    cpu("self").unwrap_or_default()
}

fn cpu(process: &str) -> Option<Duration> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The program's name, in brackets, may have spaces in it.
    let (_, rest) = text.rsplit_once(')')?;
    let mut numbers = rest.split_whitespace().skip(11).map(str::parse::<u64>);
    let (user, system) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
    Some(Duration::from_millis((user + system) * 1000 / TICKS))
}

/// How busy the machine is.
pub(super) fn load_average() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split_whitespace().take(3).collect::<Vec<_>>().join(" ")
}

/// Lets the process open so many files.
#[cfg(unix)]
pub(super) fn allow_files(files: usize) -> Result<(), Message> {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    let (soft, hard) =
        getrlimit(Resource::RLIMIT_NOFILE).map_err(|error| no_server(error.into()))?;
    let files = files as u64;
    if files > hard {
        return Err(messages::files(Arg::name(files), Arg::name(hard)));
    }
    if files > soft {
        setrlimit(Resource::RLIMIT_NOFILE, files, hard).map_err(|error| no_server(error.into()))?;
    }
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn allow_files(_files: usize) -> Result<(), Message> {
    Ok(())
}
