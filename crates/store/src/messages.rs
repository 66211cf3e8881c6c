//! Why the data of a server give no answer; it is said on the command line and to the log.
//!
//! Made from crates/messages/en/store-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    unknown(why) = "store-error-unknown": "it is not known whether it was kept: {why}";
    away(why) = "store-error-away": "the database does not answer: {why}";
    broken(why) = "store-error-broken": "the database cannot be trusted: {why}";
    newer(found, known) = "store-error-newer": "the data come from a newer program (schema {found}, this one knows {known}): nothing was changed";
    newer_event(number) = "store-error-newer-event": "event {number} comes from a newer program";
}
