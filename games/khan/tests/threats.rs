//! What an analysis shows as attacked.

use khan::Khan;
use testkit::threats;

#[test]
fn a_piece_threatens_what_it_can_take() {
    // The Khan demands a triple square. The Kalista stands on a double one: it may take where
    // nobody can obey, not where the Sbire on a1 can.
    assert_eq!(threats::<Khan>("standard", "s k5/6/6/2s3/6/2K3 r c3 5/4 0"), ["r c1 c2 c3"]);
    assert_eq!(threats::<Khan>("standard", "s k5/6/6/2s3/6/S1K3 r c3 4/4 0"), ["r c1 c2 c3?"]);
}

#[test]
fn the_player_to_move_threatens_what_a_move_takes() {
    testkit::threats_are_captures::<Khan>(4);
}
