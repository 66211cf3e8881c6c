//! What whoever runs a server decides, on its data: beside a running server, which notices it
//! within seconds, or without one.

use std::fmt;
use std::sync::Arc;

use matches::Millis;
use protocol::Room;
use store::{Address, Database, Line, Report, StoreError};
use tokio::runtime::{Builder, Runtime};

/// The data of a server, for who has no runtime.
pub struct Administration {
    runtime: Runtime,
    store: Arc<dyn Database>,
}

impl fmt::Debug for Administration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Administration").finish_non_exhaustive()
    }
}

impl Administration {
    /// Opens the database of that address, if a server has used it.
    ///
    /// # Errors
    /// When they cannot be read, or are of a newer program.
    pub fn open(address: &Address) -> Result<Option<Administration>, StoreError> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| StoreError::Away(error.to_string()))?;
        let store = runtime.block_on(address.open_existing())?;
        Ok(store.map(|store| Administration { runtime, store }))
    }

    /// Reports that wait, or all of them.
    ///
    /// # Errors
    /// When the data cannot be read.
    pub fn reports(&self, all: bool) -> Result<Vec<Report>, StoreError> {
        self.runtime.block_on(self.store.reports(all))
    }

    /// A report, with the lines that were copied with it and what their authors are called.
    ///
    /// # Errors
    /// When the data cannot be read.
    pub fn report(&self, report: u64) -> Result<Option<ReportedLines>, StoreError> {
        self.runtime.block_on(async {
            let Some((report, lines)) = self.store.report_lines(report).await? else {
                return Ok(None);
            };
            let mut authors: Vec<String> = lines.iter().map(|line| line.person.clone()).collect();
            authors.dedup();
            let names = self.store.names(&authors).await?;
            let named = |line: Line| (names.get(&line.person).cloned(), line);
            Ok(Some(ReportedLines { report, lines: lines.into_iter().map(named).collect() }))
        })
    }

    /// Somebody has looked at a report. Tells whether it had waited.
    ///
    /// # Errors
    /// When the data cannot be changed.
    pub fn finish(&self, report: u64) -> Result<bool, StoreError> {
        self.runtime.block_on(self.store.finish_report(report))
    }

    /// Removes the text of a line. Tells whether there was one.
    ///
    /// # Errors
    /// When the data cannot be changed.
    pub fn remove(&self, id: &str, room: Room, line: u64) -> Result<bool, StoreError> {
        self.runtime.block_on(self.store.remove_line(id, room, line))
    }

    /// The people of that id or that name.
    ///
    /// # Errors
    /// When the data cannot be read.
    pub fn persons(&self, called: &str) -> Result<Vec<String>, StoreError> {
        self.runtime.block_on(self.store.persons_called(called))
    }

    /// Lets a person not act any more, or again. Tells whether that changed anything.
    ///
    /// # Errors
    /// When the data cannot be changed.
    pub fn close(&self, person: &str, closed: bool) -> Result<bool, StoreError> {
        self.runtime.block_on(self.store.close_person(person, closed))
    }
}

/// A report as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportedLines {
    /// The report.
    pub report: Report,
    /// Each line with what its author is called.
    pub lines: Vec<(Option<String>, Line)>,
}

/// A moment as an operator reads it: `2026-11-18 05:12` in Greenwich.
#[must_use]
pub fn moment(at: Millis) -> String {
    let minutes = at / 60_000;
    format!("{} {:02}:{:02}", crate::calendar::record_date(at), minutes / 60 % 24, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn a_moment_has_day_hour_and_minute() {
        assert_eq!(moment(0), "1970.01.01 00:00");
        assert_eq!(moment(1_795_046_399_999), "2026.11.18 23:59");
    }
}
