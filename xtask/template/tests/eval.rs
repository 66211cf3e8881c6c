//! The opinion, and what the engine makes of it.

use game::{Game, Variant as _};
use newgame::{Newgame, NewgameEval, Variant};
use search::{Score, negamax};

testkit::opinion!(newgame::NewgameEval, "newgame");

#[test]
fn the_mirror_changes_no_value() {
    let positions = testkit::open_positions(GAMES);
    testkit::images_are_judged_alike::<NewgameEval>(&positions, crate::image::mirrored);
}

#[test]
fn the_game_is_a_draw() {
    let start = Newgame::start(Variant::default_variant(), 0);
    assert_eq!(negamax(&NewgameEval::default(), &start, &[], 9), Score::Points(0));
}
