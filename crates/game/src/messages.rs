//! What the parts that the games share refuse.
//!
//! Made from crates/messages/en/game-error.ftl by cargo xtask messages; not to be edited by hand.

crate::messages! {
    not_a_position(text, count, fields) = "game-error-not-a-position": "{text} is not a position: expected {count} fields, {fields}";
    bad_counter(what, text, most) = "game-error-bad-counter": "bad {what} {text}: expected a number from 0 to {most}";
    quiet_counter() = "game-error-quiet-counter": "count of quiet moves";
    wrong_ranks(board, ranks, expected) = "game-error-wrong-ranks": "the board {board} has {ranks}: expected {expected}";
    ranks(count) = "game-error-ranks": "{count} rank" | "{count} ranks";
    wrong_squares(number, rank, squares, expected) = "game-error-wrong-squares": "rank {number} {rank} has {squares}: expected {expected}";
    squares(count) = "game-error-squares": "{count} square" | "{count} squares";
    bad_rank(rank, why) = "game-error-bad-rank": "bad rank {rank}: {why}";
    numbers_touch() = "game-error-numbers-touch": "two numbers next to each other";
    unexpected(text) = "game-error-unexpected": "unexpected {text}";
    not_turned(piece) = "game-error-not-turned": "{piece} needs an orientation";
    bad_run(run) = "game-error-bad-run": "bad run of empty squares {run}";
    too_long() = "game-error-too-long": "too long";
    not_a_move(text, expected) = "game-error-not-a-move": "{text} is not a move: expected {expected}";
    illegal_move(text) = "game-error-illegal-move": "illegal move {text}";
    finished() = "game-error-finished": "the game is over";
    unknown_variant(name, known) = "game-error-unknown-variant": "unknown variant {name}: expected {known}";
    not_repeated(count, needed) = "game-error-not-repeated": "no draw to claim: the position has occurred {count} of {needed} times";
    line(number, reason) = "game-error-line": "line {number}: {reason}";
    too_large(size, most) = "game-error-too-large": "the file has {size} bytes: expected at most {most}";
    tag_twice(tag) = "game-error-tag-twice": "tag {tag} appears twice";
    too_many_tags(most) = "game-error-too-many-tags": "more than {most} tags";
    tag_without_name() = "game-error-tag-without-name": "a tag needs a name: [Name \"value\"]";
    tag_without_value(tag) = "game-error-tag-without-value": "tag {tag} needs a value: [{tag} \"value\"]";
    bad_escape(tag) = "game-error-bad-escape": "tag {tag}: \\ may only stand before \" or \\";
    tag_beyond_line(tag) = "game-error-tag-beyond-line": "tag {tag} is not closed on its line";
    tag_without_end(tag) = "game-error-tag-without-end": "tag {tag} is not closed";
    tag_not_closed(tag) = "game-error-tag-not-closed": "tag {tag} needs a ] after its value";
    after_result() = "game-error-after-result": "nothing but comments may follow the result";
    variation_of_nothing() = "game-error-variation-of-nothing": "a variation needs a move before it";
    too_deep(most) = "game-error-too-deep": "variations are nested more than {most} deep";
    alone(bracket, other) = "game-error-alone": "{bracket} without {other}";
    empty_variation() = "game-error-empty-variation": "an empty variation";
    late_tag() = "game-error-late-tag": "tags come before the moves";
    result_in_variation() = "game-error-result-in-variation": "a result belongs at the end of the game, not in a variation";
    unknown_mark(mark, known) = "game-error-unknown-mark": "unknown annotation {mark}: expected {known}";
    mark_of_nothing(mark) = "game-error-mark-of-nothing": "{mark} needs a move before it";
    tree_full(most) = "game-error-tree-full": "more than {most} moves";
    at_move(number, reason) = "game-error-at-move": "move {number}: {reason}";
    move_after_end(number, text) = "game-error-move-after-end": "move {number} {text}: the game is already over";
    at_tag(tag, reason) = "game-error-at-tag": "tag {tag}: {reason}";
    missing() = "game-error-missing": "missing";
    other_game(name, game) = "game-error-other-game": "{name} is not {game}";
    start_and_seed() = "game-error-start-and-seed": "a game has a start or a seed, not both";
    nothing_drawn() = "game-error-nothing-drawn": "this start leaves nothing to chance";
    bad_seed(text) = "game-error-bad-seed": "{text} is not a number below 2^64";
    seed_missing() = "game-error-seed-missing": "missing: this start is random";
    two_results(tag, last) = "game-error-two-results": "{tag}, but the moves end with {last}";
    unknown_result(text) = "game-error-unknown-result": "unknown result {text}: expected 1-0, 0-1, 1/2-1/2 or *";
    unknown_reason(text) = "game-error-unknown-reason": "unknown reason {text}";
    other_end(reason) = "game-error-other-end": "the moves do not end in {reason} with this result";
    end_missing() = "game-error-end-missing": "missing: the game is not over by its moves; expected resignation, time, agreement, claim or abandoned";
    not_what_moves_say(told, found) = "game-error-not-what-moves-say": "{told}, but the moves say {found}";
    not_finished() = "game-error-not-finished": "the game is not over";
}
