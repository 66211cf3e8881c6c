//! What the command line and the console of the engine answer when something is wrong.
//!
//! Made from crates/messages/en/cli-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    cannot_write(error) = "cli-error-cannot-write": "cannot write: {error}";
    in_file(file, reason) = "cli-error-in-file": "{file}: {reason}";
    too_large(most) = "cli-error-too-large": "more than {most} bytes";
    not_utf8() = "cli-error-not-utf8": "not UTF-8 text";
    broke(command, panic) = "cli-error-broke": "{command} failed: {panic}";
    bad_depth(text, most) = "cli-error-bad-depth": "bad depth {text}: expected a number from 0 to {most}";
    unknown_command(command) = "cli-error-unknown-command": "unknown command {command}";
    bad_setoption(text) = "cli-error-bad-setoption": "expected setoption name N value V, not {text}";
    no_variant(game, variant, known) = "cli-error-no-variant": "{game} has no variant {variant}: it has {known}";
    variant_waits(game, variant) = "cli-error-variant-waits": "{game} has no variant {variant}: it is kept for the next game you choose";
    no_memory(hash, now) = "cli-error-no-memory": "not enough memory for Hash {hash}: it is now {now}";
    bad_position(text) = "cli-error-bad-position": "expected position startpos or position fen P, not {text}";
    at_move(number, reason) = "cli-error-at-move": "move {number}: {reason}";
    unknown_query(text) = "cli-error-unknown-query": "unknown query {text}: expected gameover, p1turn or result";
    nothing_to_judge() = "cli-error-nothing-to-judge": "the game is over: there is nothing to evaluate";
    no_move() = "cli-error-no-move": "the game is over: there is no move to find";
    stands_alone(command, text) = "cli-error-stands-alone": "{command} takes nothing after it, not {text}";
    bad_number(name, text, least, most) = "cli-error-bad-number": "bad {name} {text}: expected {least} to {most}";
    unknown_option(name) = "cli-error-unknown-option": "unknown option {name}: expected Game, Variant, Seed, Threads, Hash, MultiPV, Contempt or Level";
    bad_limit(text) = "cli-error-bad-limit": "bad limit {text}: expected depth N, nodes N, movetime MS, p1time MS p2time MS or infinite";
    line_too_long(most) = "cli-error-line-too-long": "a line has more than {most} bytes";
    line_not_utf8() = "cli-error-line-not-utf8": "a line is not UTF-8 text";
    perft_stopped() = "cli-error-perft-stopped": "perft stopped";
    while_thinking(command) = "cli-error-while-thinking": "{command} while thinking: send stop first";
    deaf(seconds) = "cli-error-deaf": "no thread to hear stop with: thinking for {seconds} s";
    no_data_folder() = "cli-error-no-data-folder": "no data folder is known: name one with --data, or keep nothing with --memory";
    unknown_database() = "cli-error-unknown-database": "unknown kind of database: expected postgres://USER@HOST/NAME or sqlite://FOLDER";
    bad_database(reason) = "cli-error-bad-database": "the address of the database cannot be read: {reason}";
    two_databases() = "cli-error-two-databases": "--memory keeps nothing and --database keeps everything: leave out one of them";
    no_database(database, reason) = "cli-error-no-database": "{database} cannot be used: {reason}";
    pg_dump() = "cli-error-pg-dump": "a PostgreSQL database is copied with pg_dump, not with quinconce backup";
    no_match() = "cli-error-no-match": "name a match by its link after --url, or a game for a new one after --game";
    two_matches() = "cli-error-two-matches": "the address is that of a match: leave out --game, or give the server's own address";
    player_failed(reason) = "cli-error-player-failed": "the engine has no move to give: {reason}";
    move_refused(text, status, reason) = "cli-error-move-refused": "the server refuses the engine's move {text} ({status}): {reason}";
    unknown_language(text, known) = "cli-error-unknown-language": "unknown language {text}: expected {known}";
    no_game(known) = "cli-error-no-game": "name a game: {known}";
    not_a_link(text) = "cli-error-not-a-link": "{text} is not the link of a match";
    cannot_read(error) = "cli-error-cannot-read": "cannot read: {error}";
    cannot_start(error) = "cli-error-cannot-start": "cannot start: {error}";
    served(address) = "cli-error-served": "Quinconce is served on {address}";
    no_cluster(option) = "cli-error-no-cluster": "{option} needs a program built for several nodes: cargo build --release --features cluster";
    needs_link(name) = "cli-error-needs-link": "{name} needs the link of a match";
    load_needs_terminal() = "cli-error-load-needs-terminal": "--load needs a terminal on both ends: a record is looked through in the window";
    not_with_link(option) = "cli-error-not-with-link": "{option} cannot be used with the link of a match";
}
