//! `quinconce backup`: a copy of everything the server keeps.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::data::folder;
use crate::failure::Failure;

#[derive(Args)]
pub(crate) struct Backup {
    /// The file to write; it must not be there yet
    file: PathBuf,
    /// Folder of the server, as in serve
    #[arg(long, value_name = "DIR", env = "QUINCONCE_DATA")]
    data: Option<PathBuf>,
}

impl Backup {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let data = folder(self.data)?;
        server::backup_now(&data, &self.file).map_err(Failure::english)?;
        Ok(writeln!(out, "{}", self.file.display())?)
    }
}
