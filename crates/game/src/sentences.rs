//! What the parts that the games share can complain about.

crate::sentences! {
    // Positions.
    not_a_position(text, count, fields) = "{text} is not a position: expected {count} fields, {fields}";
    bad_counter(what, text, most) = "bad {what} {text}: expected a number from 0 to {most}";
    quiet_counter() = "quiet counter";
    wrong_ranks(board, ranks, expected) = "the board {board} has {ranks}: expected {expected}";
    ranks(count) = "{count} rank" | "{count} ranks";
    wrong_squares(number, rank, squares, expected) = "rank {number} {rank} has {squares}: expected {expected}";
    squares(count) = "{count} square" | "{count} squares";
    bad_rank(rank, why) = "bad rank {rank}: {why}";
    numbers_touch() = "two numbers touch";
    unexpected(text) = "unexpected {text}";
    not_turned(piece) = "{piece} needs an orientation";
    bad_run(run) = "bad run of empty squares {run}";
    too_long() = "too long";

    // Moves, variants and verdicts.
    not_a_move(text, expected) = "{text} is not a move: expected {expected}";
    illegal_move(text) = "illegal move {text}";
    finished() = "the game is over";
    unknown_variant(name, known) = "unknown variant {name}: expected {known}";
    not_repeated(count, needed) = "no draw to claim: the position has stood {count} of {needed} times";

    // Record files: the text.
    line(number, reason) = "line {number}: {reason}";
    too_large(size, most) = "the file has {size} bytes: expected at most {most}";
    tag_twice(tag) = "tag {tag} stands twice";
    too_many_tags(most) = "more than {most} tags";
    tag_without_name() = "a tag needs a name: [Name \"value\"]";
    tag_without_value(tag) = "tag {tag} needs a value: [{tag} \"value\"]";
    bad_escape(tag) = "tag {tag}: \\ stands before \" or \\ only";
    tag_beyond_line(tag) = "tag {tag} does not end on its line";
    tag_without_end(tag) = "tag {tag} does not end";
    tag_not_closed(tag) = "tag {tag} needs a ] after its value";
    after_result() = "nothing but comments may follow the result";
    variation_of_nothing() = "a variation needs a move before it";
    too_deep(most) = "variations nest deeper than {most}";
    alone(bracket, other) = "a {bracket} without its {other}";
    empty_variation() = "an empty variation";
    late_tag() = "tags stand before the moves";
    result_in_variation() = "a result stands at the end of the game, not in a variation";
    unknown_mark(mark, known) = "unknown mark {mark}: expected {known}";
    mark_of_nothing(mark) = "{mark} needs a move before it";

    // Record files: the text held against the rules.
    tree_full(most) = "more than {most} moves";
    at_move(number, reason) = "move {number}: {reason}";
    move_after_end(number, text) = "move {number} {text}: the game is already over";
    at_tag(tag, reason) = "tag {tag}: {reason}";
    missing() = "missing";
    other_game(name, game) = "{name} is not {game}";
    start_and_seed() = "a game has a start or a seed, not both";
    nothing_drawn() = "nothing is drawn by lot in this start";
    bad_seed(text) = "{text} is not a number below 2^64";
    seed_missing() = "missing: this start is drawn by lot";
    two_results(tag, last) = "{tag} but the moves end {last}";
    unknown_result(text) = "unknown result {text}: expected 1-0, 0-1, 1/2-1/2 or *";
    unknown_reason(text) = "unknown reason {text}";
    other_end(reason) = "the moves do not end in {reason} with this result";
    end_missing() = "missing: the game is not over by its moves; expected resignation, time, agreement or claim";
    not_what_moves_say(told, found) = "{told} but the moves say {found}";
    not_finished() = "the game is not over";
}
