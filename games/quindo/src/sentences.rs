//! Why a text is no position or move of Quindo.

game::sentences! {
    a_move() = "two squares such as b2e5, or pass";
    fields() = "<board> <side> <barred> <quiet>";
    wrong_ranks(board, ranks, least, most) = "the board {board} has {ranks}: expected {least} to {most}";
    ranks(count) = "{count} rank" | "{count} ranks";
    unknown_pawn(piece) = "unknown pawn {piece}: expected W or B";
    unknown_side(text) = "unknown side {text}: expected w or b";
    bad_barred(text) = "bad barred distance {text}: expected 1, 2, 3 or -";
    on_the_border(square, board) = "a pawn on the border at {square}: {board}";
    no_pawn(board) = "no pawn on the board: {board}";
    quiet_after_last(board) = "quiet plies after the last pawn of a side: {board}";
}
