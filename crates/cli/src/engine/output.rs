//! Where answers go.

use std::fmt;
use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

const LOOK_EVERY: Duration = Duration::from_millis(250);

/// The output, which whole lines are written to.
pub(super) struct Output<W> {
    writer: Mutex<W>,
    is_gone: fn() -> bool,
}

impl<W: Write> Output<W> {
    /// Writes there; `is_gone` tells whether nobody will ever read it.
    pub(super) fn new(writer: W, is_gone: fn() -> bool) -> Output<W> {
        Output { writer: Mutex::new(writer), is_gone }
    }

    /// Writes a line, or several, at once.
    pub(super) fn say(&self, text: fmt::Arguments<'_>) -> io::Result<()> {
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(writer, "{text}")?;
        writer.flush()
    }

    /// Watches whether somebody still reads.
    pub(super) fn reader(&self) -> Reader {
        Reader { is_gone: self.is_gone, looked: Instant::now() }
    }
}

/// Whoever reads the answers.
pub(super) struct Reader {
    is_gone: fn() -> bool,
    looked: Instant,
}

impl Reader {
    /// Whether it has gone away; looks a few times a second, however often it is asked.
    pub(super) fn is_gone(&mut self) -> bool {
        if self.looked.elapsed() < LOOK_EVERY {
            return false;
        }
        self.looked = Instant::now();
        (self.is_gone)()
    }
}

/// Whether nobody reads our standard output any more.
#[cfg(unix)]
pub(super) fn stdout_is_gone() -> bool {
    use std::os::fd::AsFd;

    use nix::poll::{PollFd, PollFlags, PollTimeout, poll};

    let stdout = io::stdout();
    // Asked for nothing, it still tells that the other end of a pipe is closed.
    let mut asked = [PollFd::new(stdout.as_fd(), PollFlags::empty())];
    poll(&mut asked, PollTimeout::ZERO).is_ok_and(|events| events > 0)
}

/// Elsewhere the next line that cannot be written tells it.
#[cfg(not(unix))]
pub(super) fn stdout_is_gone() -> bool {
    false
}
