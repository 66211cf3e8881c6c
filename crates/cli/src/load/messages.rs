//! What quinconce load answers when something is wrong.
//!
//! Made from crates/messages/en/cli-load.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    few(here, all, why) = "cli-load-few": "only {here} of {all} players have come: {why}";
    elsewhere(place) = "cli-load-elsewhere": "{place} is not on this machine: only loopback is put under load";
    no_server(reason) = "cli-load-no-server": "the server does not start: {reason}";
    silent() = "cli-load-silent": "it does not say where it is";
    files(files, most) = "cli-load-files": "{files} open files are needed, and {most} are allowed (ulimit -n)";
    interrupted() = "cli-load-interrupted": "interrupted";
}
