//! `quinconce serve`: the games in the browser.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use server::{LogFormat, LogSettings, NodeSettings, Settings};

use crate::data::folder;
use crate::failure::Failure;

#[derive(Args)]
pub(crate) struct Serve {
    /// Host and port to serve on; port 0 takes a free one
    #[arg(long, value_name = "ADDR", env = "QUINCONCE_LISTEN", default_value = "127.0.0.1:7070")]
    listen: String,
    /// Folder for everything the server keeps, made where it is missing [default: quinconce in the
    /// folder for data of XDG]
    #[arg(long, value_name = "DIR", env = "QUINCONCE_DATA")]
    data: Option<PathBuf>,
    /// Keep nothing when the server ends
    #[arg(long, env = "QUINCONCE_MEMORY")]
    memory: bool,
    /// The address under which people reach the server, where it is not the one they ask for
    #[arg(long, value_name = "URL", env = "QUINCONCE_PUBLIC_URL", value_parser = url)]
    public_url: Option<String>,
    /// Believe what a reverse proxy says about who asks (X-Forwarded-For, -Proto and -Host)
    #[arg(long, env = "QUINCONCE_TRUST_PROXY")]
    trust_proxy: bool,
    /// How many thoughts the computer may have at a time [default: half of the processors]
    #[arg(long, value_name = "N", env = "QUINCONCE_ENGINES")]
    engines: Option<usize>,
    /// How many connections may be open at a time [default: 1024, or half of the files that may be open]
    #[arg(long, value_name = "N", env = "QUINCONCE_CONNECTIONS",
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    connections: Option<u32>,
    /// By how much more than usual may be asked in a time; 0 for no bounds
    #[arg(long, value_name = "FACTOR", env = "QUINCONCE_RATE", default_value_t = 1.0)]
    rate: f64,
    /// Host and port for metrics (Prometheus), which strangers should not reach
    #[arg(long, value_name = "ADDR", env = "QUINCONCE_METRICS")]
    metrics: Option<String>,
    /// How the log is written to standard error: lines for a person, or JSON
    #[arg(long, value_name = "FORMAT", env = "QUINCONCE_LOG_FORMAT", default_value = "plain")]
    log_format: Format,
    /// From which level on something is told: error, warn, info, debug or trace, also for a part of
    /// the program: warn,server::writer=debug [default: warn; info for JSON]
    #[arg(long, value_name = "LEVEL", env = "QUINCONCE_LOG", value_parser = filter)]
    log: Option<String>,
    /// How many seconds to go on answering, without being ready, once asked to end: time for a load
    /// balancer to notice
    #[arg(long, value_name = "SECONDS", env = "QUINCONCE_DRAIN", default_value_t = 0)]
    drain: u32,
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
            engines: self.engines,
            rate: Some(self.rate),
        };
        let data = if self.memory { None } else { Some(folder(self.data)?) };
        let connections = self.connections.map(|connections| connections as usize);
        let format = match self.log_format {
            Format::Plain => LogFormat::Plain,
            Format::Json => LogFormat::Json,
        };
        let settings = Settings {
            listen: self.listen,
            data,
            connections,
            node,
            metrics: self.metrics,
            log: LogSettings { format, filter: self.log },
            drain: Duration::from_secs(self.drain.into()),
        };
        let mut told: io::Result<()> = Ok(());
        let served = server::run(&settings, |address| {
            told =
                writeln!(out, "Quinconce is served on http://{address}").and_then(|()| out.flush());
        });
        served.map_err(Failure::english)?;
        Ok(told?)
    }
}

/// A level, or levels for parts of the program.
fn filter(text: &str) -> Result<String, String> {
    LogSettings::check(text).map(|()| text.to_owned())
}

/// An address that links can begin with.
fn url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest.map(|rest| rest.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(|ch: char| ch.is_whitespace()) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("expected an address such as https://example.org".to_owned()),
    }
}
