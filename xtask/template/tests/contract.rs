//! The contract, and agreement with an independent program.

testkit::contract!(newgame::Newgame, "newgame");

#[test]
fn perft_is_the_same_in_the_mirror() {
    testkit::images_agree::<newgame::Newgame>(GAMES, 3, crate::image::mirrored);
}
