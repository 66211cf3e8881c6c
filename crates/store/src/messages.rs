//! Why the data of a server give no answer; it is said on the command line and to the log.
//!
//! Made from crates/messages/en/server-store.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    unknown(why) = "server-store-unknown": "nobody knows whether it was kept: {why}";
    away(why) = "server-store-away": "the database does not answer: {why}";
    broken(why) = "server-store-broken": "the database cannot be trusted: {why}";
    newer(found, known) = "server-store-newer": "the data are of a newer program (schema {found}, this one knows {known}): nothing was changed";
    newer_event(number) = "server-store-newer-event": "event {number} is of a newer program";
}
