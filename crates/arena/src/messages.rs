//! What goes wrong around a match of engines.
//!
//! Made from crates/messages/en/arena-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    player(name, reason) = "arena-error-player": "player {name}: {reason}";
    in_file(file, reason) = "arena-error-in-file": "{file}: {reason}";
    in_line(file, line, reason) = "arena-error-in-line": "{file}: line {line}: {reason}";
    at_line(line, reason) = "arena-error-at-line": "line {line}: {reason}";
    no_record(reason) = "arena-error-no-record": "a record cannot be kept: {reason}";
    not_a_file() = "arena-error-not-a-file": "not a file that can be read and written again";
    too_large(most) = "arena-error-too-large": "larger than {most} bytes";
    not_utf8() = "arena-error-not-utf8": "not text in UTF-8";
    in_use() = "arena-error-in-use": "in use by another process: wait, or name another journal";
    elsewhere(text, expected) = "arena-error-elsewhere": "{text} is from elsewhere: expected {expected}";
    not_a_pair(text, example) = "arena-error-not-a-pair": "{text} is not a pair such as {example}";
    other_pair(text, number) = "arena-error-other-pair": "{text} is not pair {number}";
    long_line(most) = "arena-error-long-line": "longer than {most} bytes";
    other_game(text, game) = "arena-error-other-game": "{text} is not {game}";
    bad_sample(text) = "arena-error-bad-sample": "expected position ; result ; points, not {text}";
    unknown_result(text) = "arena-error-unknown-result": "unknown result {text}";
    bad_points(text) = "arena-error-bad-points": "bad points {text}";
    other_weight(text, name) = "arena-error-other-weight": "{text} is not the weight {name}";
    extra_weight(text) = "arena-error-extra-weight": "{text} is one weight too many";
    no_move() = "arena-error-no-move": "no move in a game that is not over";
    no_limit() = "arena-error-no-limit": "a program needs a limit to its thinking";
    bestmove(reason) = "arena-error-bestmove": "bestmove: {reason}";
    not_started(name, reason) = "arena-error-not-started": "{name} cannot be started: {reason}";
    no_thread(reason) = "arena-error-no-thread": "no thread to read what the program says: {reason}";
    ended() = "arena-error-ended": "the program has ended";
    ended_before(word) = "arena-error-ended-before": "the program ended before {word}";
    with_status(what, status) = "arena-error-with-status": "{what} ({status})";
    late(word, seconds) = "arena-error-late": "no {word} within {seconds} s";
    said(what, lines) = "arena-error-said": "{what}; it said {lines}";
    broken(game, variant, seed, reason, moves, start) = "arena-error-broken": "{game} {variant}, seed {seed}: {reason} after {moves} from {start}";
    panicked() = "arena-error-panicked": "panicked";
    search_without_move() = "arena-error-search-without-move": "a search without a move";
}
