//! Why a text is no position or move of Hokito.
//!
//! Made from crates/messages/en/hokito-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    a_move() = "hokito-error-a-move": "two squares from a1 to f6, such as a1c2";
    fields() = "hokito-error-fields": "<board> <side>";
    bad_side(text) = "hokito-error-bad-side": "bad side to move {text}: expected b or w";
    wrong_ranks(board, ranks, expected) = "hokito-error-wrong-ranks": "{board} has {ranks}: expected {expected}";
    ranks(count) = "hokito-error-ranks": "{count} rank" | "{count} ranks";
    bad_rank(rank, why) = "hokito-error-bad-rank": "bad rank {rank}: {why}";
    runs_touch() = "hokito-error-runs-touch": "two runs of empty squares next to each other";
    too_wide() = "hokito-error-too-wide": "more than 6 squares";
    too_narrow(squares, expected) = "hokito-error-too-narrow": "{squares}: expected {expected}";
    squares(count) = "hokito-error-squares": "{count} square" | "{count} squares";
    bad_square(text, why) = "hokito-error-bad-square": "bad square {text}: {why}";
    bad_height() = "hokito-error-bad-height": "the height of a stack is even, from 2 to 36";
    not_a_tower() = "hokito-error-not-a-tower": "expected a token such as b3, a stack such as w2*4, or a run from 1 to 6";
    too_many_tops(board, most, top) = "hokito-error-too-many-tops": "{board} has more than {most} tops {top}";
    no_token(board) = "hokito-error-no-token": "no token on the board {board}";
    too_many_tokens(board, count, most) = "hokito-error-too-many-tokens": "{board} has {count} tokens: expected at most {most}";
}
