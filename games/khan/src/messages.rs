//! Why a text is no position or move of Khan.
//!
//! Made from crates/messages/en/khan-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    a_move() = "khan-error-a-move": "edge:s, K@c1, S@a2, c1c3 or pass";
    fields() = "khan-error-fields": "<edge> <board> <side> <khan> <captured> <quiet>";
    unknown_side(text) = "khan-error-unknown-side": "unknown side {text}: expected r or o";
    unknown_edge(text) = "khan-error-unknown-edge": "unknown edge {text}: expected n, e, s, w or -";
    unknown_piece(piece) = "khan-error-unknown-piece": "unknown piece {piece}: expected K, S, k or s";
    two_kalistas(side, board) = "khan-error-two-kalistas": "{side} has two Kalistas in {board}";
    unknown_square(text) = "khan-error-unknown-square": "unknown square {text}: expected a1 to f6 or -";
    bad_captured(text) = "khan-error-bad-captured": "bad captured {text}: expected two numbers such as 0/0";
    captured_red() = "khan-error-captured-red": "count of captured red Sbires";
    captured_ocre() = "khan-error-captured-ocre": "count of captured ochre Sbires";
    impossible(position, why) = "khan-error-impossible": "impossible position {position}: {why}";
    empty_board() = "khan-error-empty-board": "Ochre is to move, but the mat is empty";
    piece_without_edge(square) = "khan-error-piece-without-edge": "a piece stands on {square}, but the edge is \"-\"";
    sbires_alone(side) = "khan-error-sbires-alone": "{side} has Sbires on the mat, but no Kalista";
    wrong_count(side, sbires, expected) = "khan-error-wrong-count": "{side} has {sbires}, captured ones included: expected {expected}";
    sbires(count) = "khan-error-sbires": "{count} Sbire" | "{count} Sbires";
    no_kalistas() = "khan-error-no-kalistas": "neither side has a Kalista";
    lost_out_of_turn(side, other) = "khan-error-lost-out-of-turn": "{side} has no Kalista, but {other} is to move";
    lost_to_nobody(side) = "khan-error-lost-to-nobody": "{side} has no Kalista, but no piece wears the Khan";
    lost_quietly(side, quiet) = "khan-error-lost-quietly": "{side} has no Kalista, but the count of quiet moves is {quiet}";
    placed_without_edge() = "khan-error-placed-without-edge": "all pieces are placed, but the edge is \"-\"";
    nobody_wears(square) = "khan-error-nobody-wears": "no piece stands on {square}, where the Khan is";
    own_khan(side, square) = "khan-error-own-khan": "{side} is to move, but the Khan is on {side}’s own piece on {square}";
    red() = "khan-error-red": "Red";
    ocre() = "khan-error-ocre": "Ochre";
}
