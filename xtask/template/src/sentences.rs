//! Why a text is no position or move of this game. The French is in the page's messages.

game::sentences! {
    a_move() = "a square, such as b2";
    fields() = "<board> <side>";
    unknown_mark(text) = "unknown mark {text}: expected x or o";
    unknown_side(text) = "unknown side {text}: expected x or o";
    wrong_count(crosses, noughts, side) = "{crosses} crosses and {noughts} noughts cannot stand with {side} to move";
    already_won() = "the player to move has already won";
}
