### Why the data of a server give no answer; it is said on the command line and to the log.

server-store-unknown = nobody knows whether it was kept: { $why }
server-store-away = the database does not answer: { $why }
server-store-broken = the database cannot be trusted: { $why }
server-store-newer = the data are of a newer program (schema { $found }, this one knows { $known }): nothing was changed
server-store-newer-event = event { $number } is of a newer program
