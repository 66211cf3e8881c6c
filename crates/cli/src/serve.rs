//! `quinconce serve`: the games in the browser.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use server::Settings;

use crate::failure::Failure;

#[derive(Args)]
pub(crate) struct Serve {
    /// Host and port to serve on; port 0 takes a free one
    #[arg(long, value_name = "ADDR", env = "QUINCONCE_LISTEN", default_value = "127.0.0.1:7070")]
    listen: String,
    /// Folder for everything the server keeps, made where it is missing
    #[arg(long, value_name = "DIR", env = "QUINCONCE_DATA")]
    data: Option<PathBuf>,
}

impl Serve {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let settings = Settings { listen: self.listen, data: self.data };
        let mut told: io::Result<()> = Ok(());
        let served = server::run(&settings, |address| {
            told =
                writeln!(out, "Quinconce is served on http://{address}").and_then(|()| out.flush());
        });
        served.map_err(Failure::english)?;
        Ok(told?)
    }
}
