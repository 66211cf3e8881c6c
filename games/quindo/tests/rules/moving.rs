//! Directions, distances, the barred distance, the border.

use game::Game;
use quindo::{Quindo, Variant};
use testkit::{legal, moves_from};

use crate::rules::{NEAR_THE_EDGE, check, drawn, refusal};

const ALONE: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . B . . . . . . .
    . . . . . . . . .
    . . . . W . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
";

// Leaflet, moving: pawns go in every direction, one, two or three squares.
#[test]
fn a_pawn_goes_one_two_or_three_squares_in_all_eight_directions() {
    assert_eq!(
        legal(&drawn(ALONE, "w - 0")),
        "e5b2 e5b5 e5b8 e5c3 e5c5 e5c7 e5d4 e5d5 e5d6 e5e2 e5e3 e5e4 \
         e5e6 e5e7 e5e8 e5f4 e5f5 e5f6 e5g3 e5g5 e5g7 e5h2 e5h5 e5h8"
    );
}

// Leaflet, moving: not as many squares as the enemy pawn on the turn before.
#[test]
fn the_distance_just_moved_is_barred() {
    let moves = |barred| legal(&drawn(ALONE, &format!("w {barred} 0")));
    assert_eq!(
        moves(1),
        "e5b2 e5b5 e5b8 e5c3 e5c5 e5c7 e5e2 e5e3 e5e7 e5e8 e5g3 e5g5 e5g7 e5h2 e5h5 e5h8"
    );
    assert_eq!(
        moves(2),
        "e5b2 e5b5 e5b8 e5d4 e5d5 e5d6 e5e2 e5e4 e5e6 e5e8 e5f4 e5f5 e5f6 e5h2 e5h5 e5h8"
    );
    assert_eq!(
        moves(3),
        "e5c3 e5c5 e5c7 e5d4 e5d5 e5d6 e5e3 e5e4 e5e6 e5e7 e5f4 e5f5 e5f6 e5g3 e5g5 e5g7"
    );
}

// Leaflet, moving, example: after a two, one or three; after the three, one or two.
#[test]
fn each_move_bars_its_own_distance_for_one_turn_only() {
    let start = Quindo::start(Variant::Standard, 0);
    let two = testkit::after(&start, "d2d4");
    assert_eq!(two.barred(), Some(2));
    assert_eq!(moves_from(&two, "b6b"), "b6b3 b6b5 b6b7");
    let three = testkit::after(&two, "b6b3");
    assert_eq!(three.barred(), Some(3));
    assert_eq!(moves_from(&three, "f2f"), "f2f1 f2f3 f2f4");
}

// Leaflet, moving: a pawn that arrives on a black border square is taken off at once. Ours: it may
// go there without a capture.
#[test]
fn a_pawn_that_lands_on_the_border_leaves() {
    check(
        "
        . . . . . . .
        . B . . . . .
        . . . . . . .
        . . . . W . .
        . . W . . . .
        . . . . . . .
        . . . . . . .
        ",
        "w 1 7",
        "e4g4",
        "
        . . . . . . .
        . B . . . . .
        . . . . . . .
        . . . . . . .
        . . W . . . .
        . . . . . . .
        . . . . . . .
        ",
        "b 2 0",
    );
}

// Ours: a border square counts as an empty one, and every line ends there.
#[test]
fn the_border_ends_every_line() {
    assert_eq!(
        legal(&drawn(NEAR_THE_EDGE, "w - 0")),
        "f2c2 f2c5 f2d2 f2d4 f2e1 f2e2 f2e3 f2f1 f2f3 f2f4 f2f5 f2g1 f2g2 f2g3"
    );
}

// Ours: the distance onto the border is barred like any other.
#[test]
fn a_pawn_that_left_bars_its_distance_too() {
    let position = drawn(
        "
        . . . . . . .
        . . . B . . .
        . . . . . . .
        . . . . . . .
        . W . . . . .
        . . . . . W .
        . . . . . . .
        ",
        "w - 0",
    );
    assert_eq!(testkit::after(&position, "f2g3").barred(), Some(1));
    assert_eq!(testkit::after(&position, "b3b1").barred(), Some(2));
}

// Leaflet, moving: no change of direction on the way.
#[test]
fn a_pawn_goes_straight() {
    let position = drawn(ALONE, "w - 0");
    for bent in ["e5f7", "e5g6", "e5c4", "e5d7", "e5e5"] {
        assert_eq!(refusal(&position, bent), format!("illegal move {bent:?}"));
    }
}

// Leaflet, moving: no jump over a pawn of the same colour.
#[test]
fn own_pawns_block() {
    let position = drawn(
        "
        . . . . . . .
        . . . . . B .
        . W . . . . .
        . . . . . . .
        . W . W . . .
        . . . . . . .
        . . . . . . .
        ",
        "w - 0",
    );
    // Up stands b5 after one square, to the right d3 after one; the diagonal is open.
    assert_eq!(
        moves_from(&position, "b3"),
        "b3a2 b3a3 b3a4 b3b1 b3b2 b3b4 b3c2 b3c3 b3c4 b3d1 b3d5 b3e6"
    );
}

// Leaflet, moving: the own pawn blocks behind jumped enemies as well.
#[test]
fn an_own_pawn_behind_an_enemy_blocks() {
    let position = drawn(
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . W B W . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        ",
        "w - 0",
    );
    assert_eq!(moves_from(&position, "b4d"), "b4d2 b4d6");
    assert_eq!(moves_from(&position, "d4b"), "d4b2 d4b6");
}
