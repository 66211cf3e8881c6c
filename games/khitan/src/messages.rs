//! Why a text is no position or move of Khitan.
//!
//! Made from crates/messages/en/khitan-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    a_move() = "khitan-error-a-move": "two neighbouring cells (b3c3), a placement (F@c2) or pass";
    fields() = "khitan-error-fields": "<board> <side> <reserves> <pending> <quiet>";
    bad_side(text) = "khitan-error-bad-side": "bad side {text}: expected w or b";
    wrong_rows(board, rows) = "khitan-error-wrong-rows": "the board {board} has {rows}: expected 5, 7, 9, 11 or 13";
    rows(count) = "khitan-error-rows": "{count} row" | "{count} rows";
    wrong_cells(letter, row, cells, expected) = "khitan-error-wrong-cells": "row {letter} {row} has {cells}: expected {expected}";
    cells(count) = "khitan-error-cells": "{count} cell" | "{count} cells";
    bad_piece(piece) = "khitan-error-bad-piece": "bad tile {piece}: expected A to L or a to l";
    bad_reserves(text) = "khitan-error-bad-reserves": "bad reserves {text}: expected <white>/<black>";
    reserve() = "khitan-error-reserve": "reserve";
    no_reserve(text) = "khitan-error-no-reserve": "bad reserve {text}: this variant has no reserve";
    too_many(side, count, reserve, most) = "khitan-error-too-many": "{side} has {count} tiles with its reserve of {reserve}: expected at most {most}";
    both_lost(board, few) = "khitan-error-both-lost": "{board} is lost for both sides: one of them needs more than {few} tiles";
    lost_out_of_turn(side, pieces, board, other) = "khitan-error-lost-out-of-turn": "{side} has lost with {pieces} in {board}, but {other} is to move";
    lost_quietly(side, pieces, board, quiet) = "khitan-error-lost-quietly": "{side} has lost with {pieces} in {board}, but the count of quiet moves is {quiet}: expected 0";
    pieces(count) = "khitan-error-pieces": "{count} tile" | "{count} tiles";
    pending() = "khitan-error-pending": "pending placements";
    bad_pending(owed, why) = "khitan-error-bad-pending": "bad pending placements {owed}: {why}";
    reserve_holds(count) = "khitan-error-reserve-holds": "the reserve holds only {count}";
    room(cells) = "khitan-error-room": "{cells} free in that half";
    over() = "khitan-error-over": "the game is over";
    capture_ago(moves) = "khitan-error-capture-ago": "the last capture was {moves} ago";
    moves(count) = "khitan-error-moves": "{count} move" | "{count} moves";
    not_returned(count) = "khitan-error-not-returned": "so many captured tiles would be in the reserve, which holds {count}";
    white() = "khitan-error-white": "White";
    black() = "khitan-error-black": "Black";
}
