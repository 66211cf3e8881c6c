### What quinconce migrate says to whoever moves a server to PostgreSQL.

cli-migrate-done = everything has moved (rows: { $rows }); every table was counted, every match read back, compared and replayed (matches: { $logs })
cli-migrate-frozen =
    { $count ->
        [one] { $count } match does not replay, either here or there
       *[other] { $count } matches do not replay, either here or there
    }
cli-migrate-not-sqlite = --from takes the data of a server on one machine, such as sqlite:///var/lib/quinconce
cli-migrate-not-postgres = --to takes an empty PostgreSQL database, such as postgres://USER@HOST/NAME
cli-migrate-in-use = a server uses the data in { $folder }: stop it first
cli-migrate-not-empty = { $database } is not empty: nothing was changed
cli-migrate-differs = what was written is not what is read back ({ $table }: { $reason }): nothing was kept
cli-migrate-unread = { $folder } cannot be read: { $reason }
cli-migrate-unwritten = { $database } cannot be written, and nothing was kept: { $reason }
cli-migrate-unknown = it is not known whether { $database } has kept everything: empty it and begin again ({ $reason })
