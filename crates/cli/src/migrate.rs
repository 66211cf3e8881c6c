//! `quinconce migrate`: a host that outgrows one machine moves to PostgreSQL.

#[cfg(feature = "cluster")]
mod messages;

use std::io::Write;

use clap::Args;

use crate::data::address;
use crate::failure::Failure;

#[derive(Args)]
pub(crate) struct Migrate {
    #[arg(long, value_name = "URL")]
    from: String,
    #[arg(long, value_name = "URL", env = "QUINCONCE_DATABASE", hide_env_values = true)]
    to: String,
}

impl Migrate {
    #[cfg(not(feature = "cluster"))]
    pub(crate) fn run(self, _out: &mut impl Write) -> Result<(), Failure> {
        address(&self.from)?;
        // PostgreSQL is no address for a program that was built without it.
        address(&self.to)?;
        Err(Failure::Input(crate::messages::no_cluster(game::Arg::name("quinconce migrate"))))
    }

    #[cfg(feature = "cluster")]
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        use game::Arg;
        use server::Address;

        use crate::language::told;
        use crate::progress::Progress;

        let (from, to) = (address(&self.from)?, address(&self.to)?);
        let Address::Sqlite(folder) = &from else {
            return Err(Failure::Input(messages::not_sqlite()));
        };
        let Address::Postgres(url) = &to else {
            return Err(Failure::Input(messages::not_postgres()));
        };
        let small = |rows: u64| u32::try_from(rows).unwrap_or(u32::MAX);
        let mut bar: Option<Progress> = None;
        let done = server::transfer_now(folder, url, |done, total| {
            let bar = bar.get_or_insert_with(|| Progress::new(small(total) as usize, "rows", true));
            bar.reach(small(done), "");
        });
        if let Some(bar) = bar {
            bar.clear();
        }
        let done = done.map_err(|error| failure(&from, &to, error))?;
        let moved = messages::done(Arg::name(done.rows), Arg::name(done.logs));
        writeln!(out, "{}", told(&moved))?;
        if done.frozen > 0 {
            writeln!(out, "{}", told(&messages::frozen(small(done.frozen))))?;
        }
        Ok(())
    }
}

#[cfg(feature = "cluster")]
fn failure(from: &server::Address, to: &server::Address, error: server::TransferError) -> Failure {
    use game::Arg;
    use server::{StoreError, TransferError};

    let (folder, database) = (Arg::name(from), Arg::name(to));
    Failure::Input(match error {
        TransferError::NoSource => crate::admin::messages::no_data(folder),
        TransferError::InUse => messages::in_use(folder),
        TransferError::NotEmpty => messages::not_empty(database),
        TransferError::Differs(table, what) => messages::differs(Arg::Name(table), Arg::Name(what)),
        TransferError::Source(error) => messages::unread(folder, Arg::name(error)),
        TransferError::Target(StoreError::Unknown(why)) => {
            messages::unknown(database, Arg::Name(why))
        }
        TransferError::Target(StoreError::Away(why)) => {
            messages::unwritten(database, Arg::Name(why))
        }
        TransferError::Target(error) => messages::unwritten(database, Arg::name(error)),
    })
}
