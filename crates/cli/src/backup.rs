//! `quinconce backup`: a copy of everything the server keeps.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use server::Address;

use crate::data::database;
use crate::failure::Failure;
#[cfg(feature = "cluster")]
use crate::messages;

#[derive(Args)]
pub(crate) struct Backup {
    file: PathBuf,
    #[arg(long, value_name = "DIR", env = "QUINCONCE_DATA")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL", env = "QUINCONCE_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl Backup {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let data = match database(self.database.as_deref(), self.data)? {
            Address::Sqlite(data) => data,
            #[cfg(feature = "cluster")]
            Address::Postgres(_) => return Err(Failure::Input(messages::pg_dump())),
        };
        server::backup_now(&data, &self.file).map_err(Failure::input)?;
        Ok(writeln!(out, "{}", self.file.display())?)
    }
}
