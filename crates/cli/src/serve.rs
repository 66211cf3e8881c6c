//! `quinconce serve`: the games in the browser.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use game::Arg;
use server::{
    Address, BusAddress, LogFormat, LogSettings, MOST_RATE, NodeSettings, ServeError, Settings,
};

use crate::data::{address, folder, unusable};
use crate::failure::Failure;
use crate::language::told;
use crate::messages;
use crate::usage::{BadValue, between, expected_filter, expected_url, whole};

#[derive(Args)]
pub(crate) struct Serve {
    #[arg(long, value_name = "ADDR", env = "QUINCONCE_LISTEN", default_value = "127.0.0.1:7070")]
    listen: String,
    #[arg(long, value_name = "DIR", env = "QUINCONCE_DATA")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL", env = "QUINCONCE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    #[arg(long, env = "QUINCONCE_MEMORY")]
    memory: bool,
    #[arg(long, value_name = "URL", env = "QUINCONCE_BUS", hide_env_values = true)]
    bus: Option<String>,
    #[arg(long, value_name = "URL", env = "QUINCONCE_PUBLIC_URL", value_parser = url)]
    public_url: Option<String>,
    #[arg(long, env = "QUINCONCE_TRUST_PROXY")]
    trust_proxy: bool,
    #[arg(long, value_name = "N", env = "QUINCONCE_ENGINES",
        value_parser = whole(0..=1024_u32))]
    engines: Option<u32>,
    #[arg(long, value_name = "N", env = "QUINCONCE_CONNECTIONS",
        value_parser = whole(1..=1_000_000_u32))]
    connections: Option<u32>,
    #[arg(long, value_name = "FACTOR", env = "QUINCONCE_RATE", default_value_t = 1.0,
        value_parser = between(0.0..=MOST_RATE), allow_negative_numbers = true)]
    rate: f64,
    #[arg(long, value_name = "ADDR", env = "QUINCONCE_METRICS")]
    metrics: Option<String>,
    #[command(flatten)]
    log: LogOptions,
    #[arg(long, value_name = "SECONDS", env = "QUINCONCE_DRAIN", default_value_t = 0,
        value_parser = whole(0..=86_400_u32))]
    drain: u32,
}

/// What is told about the process itself.
#[derive(Args)]
pub(crate) struct LogOptions {
    #[arg(long, value_name = "FORMAT", env = "QUINCONCE_LOG_FORMAT", default_value = "plain")]
    log_format: Format,
    #[arg(long, value_name = "LEVEL", env = "QUINCONCE_LOG", value_parser = filter)]
    log: Option<String>,
}

impl LogOptions {
    pub(crate) fn settings(self) -> LogSettings {
        let format = match self.log_format {
            Format::Plain => LogFormat::Plain,
            Format::Json => LogFormat::Json,
        };
        LogSettings { format, filter: self.log }
    }
}

#[derive(Copy, Clone, ValueEnum)]
enum Format {
    Plain,
    Json,
}

impl Serve {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let node = NodeSettings {
            public_url: self.public_url,
            trust_proxy: self.trust_proxy,
            engines: self.engines.map(|engines| engines as usize),
            rate: Some(self.rate),
            streams: None,
        };
        if self.memory && self.database.is_some() {
            return Err(Failure::Input(messages::two_databases()));
        }
        let database = self.database.as_deref().map(address).transpose()?;
        let kept = !self.memory && database.is_none();
        let data = if kept { Some(folder(self.data)?) } else { None };
        let connections = self.connections.map(|connections| connections as usize);
        let settings = Settings {
            listen: self.listen,
            data,
            bus: self.bus.map(BusAddress),
            database,
            connections,
            node,
            metrics: self.metrics,
            log: self.log.settings(),
            drain: Duration::from_secs(self.drain.into()),
        };
        let mut announced: io::Result<()> = Ok(());
        let served = server::run(&settings, |address| {
            let line = messages::served(Arg::Name(format!("http://{address}")));
            announced = writeln!(out, "{}", told(&line)).and_then(|()| out.flush());
        });
        served.map_err(|error| refused(settings.database.as_ref(), error))?;
        Ok(announced?)
    }
}

/// Why a process of a server did not start, or stopped, in the words of who started it.
pub(crate) fn refused(database: Option<&Address>, error: ServeError) -> Failure {
    match (database, error) {
        (Some(database), ServeError::Store(error)) => unusable(database, &error),
        (_, error) => Failure::input(error),
    }
}

/// A level, or levels for parts of the program.
fn filter(text: &str) -> Result<String, BadValue> {
    let example = || BadValue(expected_filter(Arg::name("warn,server::writer=debug")));
    LogSettings::check(text).map(|()| text.to_owned()).map_err(|_| example())
}

/// An address that links can begin with.
fn url(text: &str) -> Result<String, BadValue> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest.map(|rest| rest.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(|ch: char| ch.is_whitespace()) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err(BadValue(expected_url(Arg::name("https://example.org")))),
    }
}
