//! What quinconce migrate says to whoever moves a server to PostgreSQL.
//!
//! Made from crates/messages/en/cli-migrate.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    done(rows, logs) = "cli-migrate-done": "everything has moved (rows: {rows}); every table was counted, every match read back, compared and replayed (matches: {logs})";
    frozen(count) = "cli-migrate-frozen": "{count} match does not replay, either here or there" | "{count} matches do not replay, either here or there";
    not_sqlite() = "cli-migrate-not-sqlite": "--from takes the data of a server on one machine, such as sqlite:///var/lib/quinconce";
    not_postgres() = "cli-migrate-not-postgres": "--to takes an empty PostgreSQL database, such as postgres://USER@HOST/NAME";
    in_use(folder) = "cli-migrate-in-use": "a server uses the data in {folder}: stop it first";
    not_empty(database) = "cli-migrate-not-empty": "{database} is not empty: nothing was changed";
    differs(table, reason) = "cli-migrate-differs": "what was written is not what is read back ({table}: {reason}): nothing was kept";
    unread(folder, reason) = "cli-migrate-unread": "{folder} cannot be read: {reason}";
    unwritten(database, reason) = "cli-migrate-unwritten": "{database} cannot be written, and nothing was kept: {reason}";
    unknown(database, reason) = "cli-migrate-unknown": "it is not known whether {database} has kept everything: empty it and begin again ({reason})";
}
