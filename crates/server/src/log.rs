//! What is told about the server itself: lines for a person at a terminal, or JSON for programs. It
//! says what happened and how long it took, never to whom.

use std::fmt;
use std::io;
use std::panic;
use std::time::{Duration, Instant};

use tracing::{Event, Subscriber, error, warn};
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields, FormattedFields};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt as _;

/// How the log is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum LogFormat {
    /// Lines for a person; only what went wrong, unless more is asked for.
    #[default]
    Plain,
    /// A JSON object a line, with times; every request, unless less is asked for.
    Json,
}

/// What is told, and how.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LogSettings {
    /// How.
    pub format: LogFormat,
    /// From which level on, such as `info` or `warn,server::writer=debug`; as fits the format for none.
    pub filter: Option<String>,
}

impl LogSettings {
    /// Whether a filter can be read.
    ///
    /// # Errors
    /// When it cannot, with the reason.
    pub fn check(filter: &str) -> Result<(), String> {
        filter.parse::<Targets>().map(drop).map_err(|error| error.to_string())
    }

    /// Writes to standard error from now on, panics too. The first in a process counts.
    pub(crate) fn start(&self) {
        let usual = match self.format {
            // The library of the bus tells of every try; what matters is told by the bus.
            LogFormat::Plain => "warn,async_nats=off",
            LogFormat::Json => "info,async_nats=off",
        };
        let filter: Targets = self
            .filter
            .as_deref()
            .and_then(|filter| filter.parse().ok())
            .unwrap_or_else(|| usual.parse().expect("a level"));
        let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
        let layer = match self.format {
            LogFormat::Plain => lines.event_format(Plain).boxed(),
            LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
        };
        let started = tracing_subscriber::registry().with(layer.with_filter(filter)).try_init();
        if started.is_ok() {
            panic::set_hook(Box::new(|panicked| {
                let at = panicked.location().map(ToString::to_string).unwrap_or_default();
                // Only what stands in the source: what was put together may hold anything.
                let why = panicked.payload().downcast_ref::<&'static str>().unwrap_or(&"");
                error!(at, why, "a mistake in the program");
            }));
        }
    }
}

/// `quinconce: what happened field=value`, as all that the program says to a person.
struct Plain;

impl<S, N> FormatEvent<S, N> for Plain
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        write!(writer, "quinconce: ")?;
        context.format_fields(writer.by_ref(), event)?;
        for span in context.event_scope().into_iter().flatten() {
            if let Some(fields) = span.extensions().get::<FormattedFields<N>>() {
                write!(writer, " {fields}")?;
            }
        }
        writeln!(writer)
    }
}

const PAUSE: Duration = Duration::from_secs(5); // between two lines

/// What happened to connections since the last line.
#[derive(Default, Debug)]
pub(crate) struct Crowd {
    /// Connections that made room for others.
    pub(crate) closed: u64,
    /// Connections for which there was no room.
    pub(crate) refused: u64,
    /// How often the system gave us no connection, and what it said last.
    failed: u64,
    error: Option<io::Error>,
    reported: Option<Instant>,
}

impl Crowd {
    pub(crate) fn failed(&mut self, error: io::Error) {
        self.failed += 1;
        self.error = Some(error);
    }

    /// Tells why the server does not end at once, and how to make it.
    pub(crate) fn farewell(answers: usize, time: Duration) {
        let (end, time) = (if answers == 1 { "" } else { "s" }, time.as_secs());
        warn!("finishing {answers} answer{end} for at most {time} s; ask again to end at once");
    }

    /// Reports what there is to report, unless it did a moment ago.
    pub(crate) fn report(&mut self, most: usize) {
        if self.reported.is_some_and(|at| at.elapsed() < PAUSE) {
            return;
        }
        if let Some(line) = self.line(most) {
            warn!("{line}");
            *self = Crowd { reported: Some(Instant::now()), ..Crowd::default() };
        }
    }

    fn line(&self, most: usize) -> Option<String> {
        let mut parts = Vec::new();
        if self.closed + self.refused > 0 {
            parts.push(format!(
                "too many connections (at most {most}): {} refused, {} idle or slow closed to make room",
                self.refused, self.closed
            ));
        }
        if let Some(error) = &self.error {
            parts.push(format!("no connection accepted ({} tries): {error}", self.failed));
        }
        (!parts.is_empty()).then(|| parts.join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trouble_is_one_line() {
        let mut crowd = Crowd::default();
        assert_eq!(crowd.line(32), None);
        crowd.closed = 68;
        let expected = "too many connections (at most 32): 0 refused, 68 idle or slow \
                        closed to make room";
        assert_eq!(crowd.line(32).as_deref(), Some(expected));
        crowd.failed(io::Error::other("out of files"));
        let expected = format!("{expected}; no connection accepted (1 tries): out of files");
        assert_eq!(crowd.line(32), Some(expected));
    }

    #[test]
    fn lines_are_rare_and_lose_nothing() {
        let mut crowd = Crowd { refused: 1, ..Crowd::default() };
        crowd.report(1);
        assert_eq!(crowd.refused, 0);
        crowd.refused = 2;
        crowd.report(1);
        assert_eq!(crowd.refused, 2);
    }

    #[test]
    fn a_filter_is_read_or_refused() {
        assert_eq!(LogSettings::check("info"), Ok(()));
        assert_eq!(LogSettings::check("warn,server::writer=debug"), Ok(()));
        assert!(LogSettings::check("server=loud").is_err());
    }
}
