//! `quinconce serve`: the games in the browser.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use server::{NodeSettings, Settings};

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
        let settings = Settings { listen: self.listen, data, connections, node };
        let mut told: io::Result<()> = Ok(());
        let served = server::run(&settings, |address| {
            told =
                writeln!(out, "Quinconce is served on http://{address}").and_then(|()| out.flush());
        });
        served.map_err(Failure::english)?;
        Ok(told?)
    }
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
