//! Why a text is no position or move of Khitan.

game::sentences! {
    a_move() = "two neighbouring cells (b3c3), a placement (F@c2) or pass";
    fields() = "<board> <side> <reserves> <pending> <quiet>";
    bad_side(text) = "bad side {text}: expected w or b";
    wrong_rows(board, rows) = "the board {board} has {rows}: expected 5, 7, 9, 11 or 13";
    rows(count) = "{count} row" | "{count} rows";
    wrong_cells(letter, row, cells, expected) = "row {letter} {row} has {cells}: expected {expected}";
    cells(count) = "{count} cell" | "{count} cells";
    bad_piece(piece) = "bad piece {piece}: expected A to L or a to l";
    bad_reserves(text) = "bad reserves {text}: expected <white>/<black>";
    reserve() = "reserve";
    no_reserve(text) = "bad reserve {text}: this variant has no reserve";
    too_many(side, count, reserve, most) = "{side} has {count} pieces with its reserve {reserve}: expected at most {most}";
    both_lost(board, few) = "{board} is lost for both sides: one needs more than {few} pieces";
    lost_out_of_turn(side, pieces, board, other) = "{side} has lost with {pieces} in {board}, but {other} is to move";
    lost_quietly(side, pieces, board, quiet) = "{side} has lost with {pieces} in {board}, but the quiet counter is {quiet}: expected 0";
    pieces(count) = "{count} piece" | "{count} pieces";
    pending() = "pending placements";
    bad_pending(owed, why) = "bad pending placements {owed}: {why}";
    reserve_holds(count) = "the reserve holds {count}";
    room(cells) = "{cells} free in that half";
    over() = "the game is over";
    capture_ago(moves) = "the last capture is {moves} ago";
    moves(count) = "{count} move" | "{count} moves";
    not_returned(count) = "as many captures would be in the reserve of {count}";
    white() = "white";
    black() = "black";
}
