### Why the data of a server give no answer; it is said on the command line and to the log.

store-error-unknown = it is not known whether it was kept: { $why }
store-error-away = the database does not answer: { $why }
store-error-broken = the database cannot be trusted: { $why }
store-error-newer = the data come from a newer program (schema { $found }, this one knows { $known }): nothing was changed
store-error-newer-event = event { $number } comes from a newer program
