//! What an analysis shows as attacked.

use hokito::Hokito;
use testkit::threats;

#[test]
fn a_token_threatens_what_it_can_cover() {
    assert_eq!(
        threats::<Hokito>("standard", "6/6/6/6/1,b3,b1,w2,1,w1/6 b"),
        ["b b2 c2 d2 f2", "b c2 d2", "w d2 c2 b2"]
    );
}

#[test]
fn the_player_to_move_threatens_what_a_move_takes() {
    testkit::threats_are_captures::<Hokito>(4);
}
