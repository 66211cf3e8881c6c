//! Why a text is no position or move of this game.
//!
//! Made from crates/messages/en/newgame-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    a_move() = "newgame-error-a-move": "a square, such as b2";
    fields() = "newgame-error-fields": "<board> <side>";
    unknown_mark(text) = "newgame-error-unknown-mark": "unknown mark {text}: expected x or o";
    unknown_side(text) = "newgame-error-unknown-side": "unknown side {text}: expected x or o";
    wrong_count(crosses, noughts, side) = "newgame-error-wrong-count": "{crosses} crosses and {noughts} noughts cannot stand with {side} to move";
    already_won() = "newgame-error-already-won": "the player to move has already won";
}
