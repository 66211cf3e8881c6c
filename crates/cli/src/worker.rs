//! `quinconce worker`: the computer's moves and analyses, on a machine of their own.

use std::io::{self, Write};

use clap::Args;
use server::{BusAddress, ServeError, WorkerSettings};

use crate::data::address;
use crate::failure::Failure;
use crate::serve::{LogOptions, refused};
use crate::usage::whole;

#[derive(Args)]
pub(crate) struct Worker {
    #[arg(long, value_name = "URL", env = "QUINCONCE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    #[arg(long, value_name = "URL", env = "QUINCONCE_BUS", hide_env_values = true)]
    bus: Option<String>,
    #[arg(long, value_name = "N", env = "QUINCONCE_ENGINES",
        value_parser = whole(1..=1024_u32))]
    engines: Option<u32>,
    #[arg(long, value_name = "ADDR", env = "QUINCONCE_METRICS")]
    metrics: Option<String>,
    #[command(flatten)]
    log: LogOptions,
}

impl Worker {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let named = self.database.as_deref();
        let database = address(named.ok_or_else(|| Failure::input(ServeError::NoWorkers))?)?;
        let settings = WorkerSettings {
            database,
            bus: self.bus.map(BusAddress),
            engines: self.engines.map(|engines| engines as usize),
            metrics: self.metrics,
            log: self.log.settings(),
        };
        let mut told: io::Result<()> = Ok(());
        let worked = server::run_worker(&settings, |places| {
            told = writeln!(out, "Working, {places} at a time").and_then(|()| out.flush());
        });
        worked.map_err(|error| refused(Some(&settings.database), error))?;
        Ok(told?)
    }
}
