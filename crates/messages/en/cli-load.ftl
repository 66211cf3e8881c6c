### What quinconce load answers when something is wrong.

cli-load-few = only { $here } of { $all } players have come: { $why }
cli-load-elsewhere = { $place } is not on this machine: only loopback is put under load
cli-load-no-server = the server does not start: { $reason }
cli-load-silent = it does not say where it is
cli-load-files = { $files } open files are needed, and { $most } are allowed (ulimit -n)
cli-load-interrupted = interrupted
