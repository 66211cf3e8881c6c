//! A program with everything it has started.

use std::process::Child;
use std::sync::{Mutex, PoisonError};

/// The numbers of all groups that are there.
static GROUPS: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// A program's group of processes: it was started as the first of a new one, and whatever it starts
/// belongs to it too, such as the engine behind a shell script.
#[derive(Debug)]
pub(crate) struct ProcessGroup(u32);

impl ProcessGroup {
    pub(crate) fn of(child: &Child) -> ProcessGroup {
        let number = child.id();
        groups(|groups| groups.push(number));
        ProcessGroup(number)
    }

    /// Kills all of it, at once.
    pub(crate) fn kill(&self) {
        kill(self.0);
    }
}

impl Drop for ProcessGroup {
    fn drop(&mut self) {
        groups(|groups| groups.retain(|number| *number != self.0));
    }
}

/// Kills every program that was started as a player, with all it has started: for whoever is about
/// to leave without waiting for the end of the games.
pub fn kill_programs() {
    groups(|groups| groups.iter().copied().for_each(kill));
}

fn groups(work: impl FnOnce(&mut Vec<u32>)) {
    work(&mut GROUPS.lock().unwrap_or_else(PoisonError::into_inner));
}

#[cfg(unix)]
fn kill(number: u32) {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;

    // It errs when nobody is left.
    let _ = i32::try_from(number).map(|number| killpg(Pid::from_raw(number), Signal::SIGKILL));
}

/// Elsewhere there are no groups, and the program itself is killed by whoever started it.
#[cfg(not(unix))]
fn kill(_number: u32) {}
