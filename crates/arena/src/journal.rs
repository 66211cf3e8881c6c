//! A text file that grows line by line and survives being cut off: what is in it need not be done
//! again.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use game::Arg;
use game::error::quoted;

use crate::error::ArenaError;
use crate::messages;

const MAX_JOURNAL_BYTES: u64 = 4 << 30; // bytes: a hundred million pairs, or ten million games of self-play
const FOREIGN_HEADER_BYTES: u64 = 1 << 10; // bytes that tell what a file from elsewhere begins with

/// An open journal. As long as it is open, nobody else can open it: two that write to one file
/// would destroy what the other has written.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
    path: PathBuf,
}

impl Journal {
    /// Opens or begins a journal whose first lines say what it is about: `# key value`. Gives the
    /// lines after those up to the last that `closes` an entry; whatever follows was cut off in
    /// the writing and is dropped. Line numbers count from the end of the header.
    pub(crate) fn open(
        path: &Path,
        header: &[(&str, String)],
        closes: impl Fn(&str) -> bool,
    ) -> Result<(Journal, Vec<String>), ArenaError> {
        let failed = |error| ArenaError::file(path, Arg::name(error));
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(failed)?;
        lock(&file, path)?;
        // What is no file would have no end, and is not for us to cut off.
        let data = file.metadata().map_err(failed)?;
        if !data.is_file() {
            return Err(ArenaError::file(path, messages::not_a_file()));
        }
        if data.len() > MAX_JOURNAL_BYTES {
            let most = Arg::name(MAX_JOURNAL_BYTES);
            return Err(ArenaError::file(path, messages::too_large(most)));
        }
        let header = header_text(header);
        // A file from elsewhere is not read to its end.
        let mut first = Vec::new();
        let most = header.len() as u64 + FOREIGN_HEADER_BYTES;
        (&file).take(most).read_to_end(&mut first).map_err(failed)?;
        let text = if first.starts_with(header.as_bytes()) {
            (&file).take(MAX_JOURNAL_BYTES).read_to_end(&mut first).map_err(failed)?;
            String::from_utf8(first).map_err(|_| ArenaError::line(path, 1, messages::not_utf8()))?
        } else {
            String::from_utf8_lossy(&first).into_owned()
        };
        let body = if header.starts_with(&text) {
            // New, or cut off before it had begun.
            file.set_len(0).map_err(failed)?;
            file.seek(SeekFrom::Start(0)).map_err(failed)?;
            file.write_all(header.as_bytes()).map_err(failed)?;
            ""
        } else {
            check_header(path, &header, &text)?;
            &text[header.len()..]
        };
        let kept = complete_length(body, closes);
        file.set_len((header.len() + kept) as u64).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        let lines = body[..kept].lines().map(str::to_owned).collect();
        Ok((Journal { file, path: path.to_owned() }, lines))
    }

    /// Writes whole lines, at once.
    pub(crate) fn append(&mut self, lines: &str) -> Result<(), ArenaError> {
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|error| ArenaError::file(&self.path, Arg::name(error)))
    }
}

/// Keeps everybody else out until the file is closed, even by a crash.
fn lock(file: &File, path: &Path) -> Result<(), ArenaError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(ArenaError::file(path, messages::in_use())),
        // There are file systems without locks, and journals are wanted there, too.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(ArenaError::file(path, Arg::name(error))),
    }
}

fn header_text(header: &[(&str, String)]) -> String {
    let line = |(key, value): &(&str, String)| {
        let value: String = value.chars().filter(|ch| !ch.is_control()).collect();
        format!("# {key} {value}\n")
    };
    header.iter().map(line).collect()
}

fn check_header(path: &Path, expected: &str, text: &str) -> Result<(), ArenaError> {
    if text.starts_with(expected) {
        return Ok(());
    }
    let mut lines = text.lines();
    let (number, expected, found) = expected
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line, lines.next().unwrap_or_default()))
        .find(|(_, expected, found)| expected != found)
        .unwrap_or((1, expected, text));
    let reason = messages::elsewhere(quoted(found), quoted(expected));
    Err(ArenaError::line(path, number, reason))
}

/// The bytes up to the end of the last whole line that closes an entry.
fn complete_length(body: &str, closes: impl Fn(&str) -> bool) -> usize {
    let (mut length, mut kept) = (0, 0);
    for line in body.split_inclusive('\n') {
        length += line.len();
        if line.strip_suffix('\n').is_some_and(|line| closes(line.trim_end())) {
            kept = length;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_cut_off_is_dropped() {
        let every = |_: &str| true;
        assert_eq!(complete_length("", every), 0);
        assert_eq!(complete_length("1 win\n2 dr", every), 6);
        assert_eq!(complete_length("1 win\n2 draw\n", every), 13);
        assert_eq!(complete_length("a\n# end\nb\nc\n", |line| line == "# end"), 8);
    }

    #[test]
    fn another_header_is_refused() {
        let expected = header_text(&[("game", "quindo".into()), ("one", "A\nda".into())]);
        assert_eq!(expected, "# game quindo\n# one Ada\n");
        assert_eq!(
            check_header(Path::new("log"), &expected, "# game quindo\n# one Ada\n0"),
            Ok(())
        );
        let error = check_header(Path::new("log"), &expected, "# game quindo\n# one Bob\n");
        assert_eq!(
            error.unwrap_err().to_string(),
            "log: line 2: \"# one Bob\" is from elsewhere: expected \"# one Ada\""
        );
    }
}
