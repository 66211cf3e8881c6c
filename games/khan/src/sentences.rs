//! Why a text is no position or move of Khan.

game::sentences! {
    a_move() = "edge:s, K@c1, S@a2, c1c3 or pass";
    fields() = "<edge> <board> <side> <khan> <captured> <quiet>";
    unknown_side(text) = "unknown side {text}: expected r or o";
    unknown_edge(text) = "unknown edge {text}: expected n, e, s, w or -";
    unknown_piece(piece) = "unknown piece {piece}: expected K, S, k or s";
    two_kalistas(side, board) = "{side} has two kalistas in {board}";
    unknown_square(text) = "unknown square {text}: expected a1 to f6 or -";
    bad_captured(text) = "bad captured {text}: expected two numbers as 0/0";
    captured_red() = "count of captured red sbires";
    captured_ocre() = "count of captured ocre sbires";
    impossible(position, why) = "impossible position {position}: {why}";
    empty_board() = "ocre is to move, but the board is empty";
    piece_without_edge(square) = "a piece stands on {square}, but the edge is \"-\"";
    sbires_alone(side) = "{side} has sbires on the board, but no kalista";
    wrong_count(side, sbires, expected) = "{side} has {sbires}, captured ones included: expected {expected}";
    sbires(count) = "{count} sbire" | "{count} sbires";
    no_kalistas() = "neither side has a kalista";
    lost_out_of_turn(side, other) = "{side} has no kalista, but {other} is to move";
    lost_to_nobody(side) = "{side} has no kalista, but no piece wears the khan";
    lost_quietly(side, quiet) = "{side} has no kalista, but the quiet counter is {quiet}";
    placed_without_edge() = "all pieces are placed, but the edge is \"-\"";
    nobody_wears(square) = "no piece stands on {square}, where the khan is";
    own_khan(side, square) = "{side} is to move, but the khan is on {side}'s piece on {square}";
    red() = "red";
    ocre() = "ocre";
}
