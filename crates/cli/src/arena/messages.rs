//! What quinconce arena answers when something is wrong, and when it is stopped.
//!
//! Made from crates/messages/en/cli-arena.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    bad_claims(given) = "cli-arena-bad-claims": "the claims of a test are two differences in Elo, the smaller first, not {given}";
    no_positions() = "cli-arena-no-positions": "no positions to learn from";
    is_there(file) = "cli-arena-is-there": "{file} is there already: name another file, or the journal of the run that wrote it";
    no_weight(name, game, known) = "cli-arena-no-weight": "{name} is no weight: the weights of {game} are {known}";
    bad_rate(rate) = "cli-arena-bad-rate": "the rate is a fraction of a weight's spread, above 0 and at most 1, not {rate}";
    bad_player(form, text) = "cli-arena-bad-player": "expected {form}, not {text}";
    no_command() = "cli-arena-no-command": "ugi needs a command to run";
    no_depth(text, nodes, time) = "cli-arena-no-depth": "bad limit {text}: random games have no depth, expected {nodes} or {time}";
    bad_limit(text, nodes, time, depth) = "cli-arena-bad-limit": "bad limit {text}: expected {nodes}, {time} or {depth}";
    bad_level(text, most) = "cli-arena-bad-level": "bad level {text}: expected 1 to {most}";
    bad_weak(text) = "cli-arena-bad-weak": "bad level {text}: expected NODES:NOISE:SLIPS";
    bad_contempt(text, most) = "cli-arena-bad-contempt": "bad contempt {text}: expected 0 to {most}";
    bad_threads(text, most) = "cli-arena-bad-threads": "bad number of threads {text}: expected 1 to {most}";
    unknown_player(text, known) = "cli-arena-unknown-player": "unknown player {text}: expected {known}";
    stopping() = "cli-arena-stopping": "stopping; once more to stop at once";
}
