//! Why a text is no position or move of Hokito.

game::sentences! {
    a_move() = "two squares from a1 to f6, such as a1c2";
    fields() = "<board> <side>";
    bad_side(text) = "bad side to move {text}: expected b or w";
    wrong_ranks(board, ranks, expected) = "{board} has {ranks}: expected {expected}";
    ranks(count) = "{count} rank" | "{count} ranks";
    bad_rank(rank, why) = "bad rank {rank}: {why}";
    runs_touch() = "two runs of empty squares touch";
    too_wide() = "more than 6 squares";
    too_narrow(squares, expected) = "{squares}: expected {expected}";
    squares(count) = "{count} square" | "{count} squares";
    bad_square(text, why) = "bad square {text}: {why}";
    bad_height() = "the height of a stack is even, from 2 to 36";
    not_a_tower() = "expected a token such as b3, a stack such as w2*4, or a run from 1 to 6";
    too_many_tops(board, most, top) = "{board} has more than {most} tops {top}";
    no_token(board) = "no token on the board {board}";
    too_many_tokens(board, count, most) = "{board} has {count} tokens: expected at most {most}";
}
