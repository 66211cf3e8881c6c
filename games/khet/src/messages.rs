//! Why a text is no position or move of Khet.
//!
//! Made from crates/messages/en/khet-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    a_move() = "khet-error-a-move": "two neighbouring squares (c1d2), a stack’s top (d1^e2) or a quarter turn (h5+, h5-)";
    fields() = "khet-error-fields": "<board> <side> <quiet>";
    bad_side(text) = "khet-error-bad-side": "bad side {text}: expected s or r";
    unknown_piece(piece, square) = "khet-error-unknown-piece": "unknown piece {piece} on {square}";
    misplaced(piece, square, why) = "khet-error-misplaced": "{piece} on {square}: {why}";
    reserved(side) = "khet-error-reserved": "the square is reserved for {side}";
    no_eyes(variant) = "khet-error-no-eyes": "variant {variant} has no eyes; {variant}+horus has";
    too_many(side, count, pieces, most, position) = "khet-error-too-many": "{side} has {count} {pieces}: at most {most} in {position}";
    pharaohs() = "khet-error-pharaohs": "pharaohs";
    obelisks() = "khet-error-obelisks": "obelisks";
    pyramids() = "khet-error-pyramids": "pyramids";
    djeds_and_eyes() = "khet-error-djeds-and-eyes": "djeds and eyes";
    no_pharaoh(position) = "khet-error-no-pharaoh": "no pharaoh in {position}: without eyes, one shot cannot light both";
    just_lit(quiet, side) = "khet-error-just-lit": "the count of quiet moves, {quiet}, contradicts the board: {side}’s pharaoh has just been lit";
    just_struck(quiet, side, square) = "khet-error-just-struck": "the count of quiet moves, {quiet}, contradicts the board: {side}’s last shot would have struck {square}";
    silver() = "khet-error-silver": "Silver";
    red() = "khet-error-red": "Red";
}
