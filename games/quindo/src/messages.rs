//! Why a text is no position or move of Quindo.
//!
//! Made from crates/messages/en/quindo-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    a_move() = "quindo-error-a-move": "two squares such as b2e5, or pass";
    fields() = "quindo-error-fields": "<board> <side> <barred> <quiet>";
    wrong_ranks(board, ranks, least, most) = "quindo-error-wrong-ranks": "the board {board} has {ranks}: expected {least} to {most}";
    ranks(count) = "quindo-error-ranks": "{count} rank" | "{count} ranks";
    unknown_pawn(piece) = "quindo-error-unknown-pawn": "unknown pawn {piece}: expected W or B";
    unknown_side(text) = "quindo-error-unknown-side": "unknown side {text}: expected w or b";
    bad_barred(text) = "quindo-error-bad-barred": "bad barred distance {text}: expected 1, 2, 3 or -";
    on_the_border(square, board) = "quindo-error-on-the-border": "a pawn on the border at {square}: {board}";
    no_pawn(board) = "quindo-error-no-pawn": "no pawns on the board: {board}";
    quiet_after_last(board) = "quindo-error-quiet-after-last": "quiet moves are counted, but one side has no pawns left: {board}";
}
