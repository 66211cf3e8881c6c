//! What an analysis shows as attacked.

use khitan::Khitan;
use testkit::threats;

#[test]
fn a_piece_threatens_what_it_faces_after_its_tumble() {
    assert_eq!(
        threats::<Khitan>("classic", "5/6/7/8/1A2a4/8/7/6/5 w 0/0 0 0"),
        ["b e5 e4 e3 e2", "b e5 e6 e5 e4 e3 e2", "w e2 e1 e2 e3 e4 e5", "w e2 e3 e4 e5"]
    );
}

#[test]
fn a_pair_that_faces_already_takes_nothing() {
    assert_eq!(
        threats::<Khitan>("classic", "5/6/7/8/3A1j3/8/7/6/5 w 0/0 0 0"),
        ["b e6 e5 e4?", "w e4 e5 e6?"]
    );
}

#[test]
fn the_player_to_move_threatens_what_a_move_takes() {
    testkit::threats_are_captures::<Khitan>(4);
}
