//! What an analysis shows as attacked.

use quindo::Quindo;
use testkit::threats;

#[test]
fn a_pawn_threatens_what_it_can_jump() {
    // White could only land two squares away, on the border.
    let board = "7/7/7/7/3W1B1/7/7";
    assert_eq!(
        threats::<Quindo>("standard", &format!("{board} w - 0")),
        ["b f3 e3 d3", "w d3 e3 f3"]
    );
    assert_eq!(
        threats::<Quindo>("standard", &format!("{board} w 2 0")),
        ["b f3 e3 d3", "w d3 e3 f3?"]
    );
}

#[test]
fn the_player_to_move_threatens_what_a_move_takes() {
    testkit::threats_are_captures::<Quindo>(4);
}
