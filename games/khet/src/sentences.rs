//! Why a text is no position or move of Khet.

game::sentences! {
    a_move() = "two neighbouring squares (\"c1d2\"), a stack's top (\"d1^e2\") or a quarter turn (\"h5+\", \"h5-\")";
    fields() = "<board> <side> <quiet>";
    bad_side(text) = "bad side {text}: expected s or r";
    unknown_piece(piece, square) = "unknown piece {piece} on {square}";
    misplaced(piece, square, why) = "{piece} on {square}: {why}";
    reserved(side) = "the square is reserved for {side}";
    no_eyes(variant) = "variant {variant} has no eyes, {variant}+horus has";
    too_many(side, count, pieces, most, position) = "{side} has {count} {pieces}: at most {most} in {position}";
    pharaohs() = "pharaohs";
    obelisks() = "obelisks";
    pyramids() = "pyramids";
    djeds_and_eyes() = "djeds and eyes";
    no_pharaoh(position) = "no pharaoh in {position}: without eyes a shot lights only one";
    just_lit(quiet, side) = "quiet counter {quiet} contradicts the board: {side}'s pharaoh has just been lit";
    just_struck(quiet, side, square) = "quiet counter {quiet} contradicts the board: {side}'s last shot would have struck {square}";
    silver() = "silver";
    red() = "red";
}
