//! Jumping, turning over, taking on the way off the board.

use game::{Game, Side};
use quindo::Quindo;
use testkit::{legal, moves_from};

use crate::rules::{check, drawn};

// Leaflet, taking: a pawn jumps the enemies on its way and takes them all; they are turned over and
// belong to the taker.
#[test]
fn every_enemy_jumped_changes_owner() {
    check(
        "
        . . . . . . .
        . B . . . . .
        . . . . . . .
        . W B . B . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        ",
        "w 3 4",
        "b4f4",
        "
        . . . . . . .
        . B . . . . .
        . . . . . . .
        . . W . W W .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        ",
        "b 2 0",
    );
}

const ROW: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . W B B . B B . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
";

// Leaflet, taking: only free squares count, however many enemies stand between them. Ours: the
// pawn lands exactly on the first, second or third of them.
#[test]
fn only_empty_squares_count() {
    let along_the_rank = |fields| {
        let moves = moves_from(&drawn(ROW, fields), "b5");
        moves.split(' ').filter(|mv| mv.ends_with('5')).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(along_the_rank("w - 0"), "b5a5 b5e5 b5h5 b5i5");
    assert_eq!(along_the_rank("w 1 0"), "b5h5 b5i5");
    assert_eq!(along_the_rank("w 2 0"), "b5a5 b5e5 b5i5");
    assert_eq!(along_the_rank("w 3 0"), "b5a5 b5e5 b5h5");
}

// Leaflet, taking: however many; on the largest board eight in a row, in every direction.
#[test]
fn a_pawn_jumps_whole_ranks_files_and_diagonals() {
    let position: Quindo = testkit::position(
        "standard",
        "11/1B7B1/1B6B2/1B5B3/1B4B4/1B3B5/1B2B6/1B1B7/1BB8/1WBBBBBBBB1/11 w - 0",
    );
    assert_eq!(legal(&position), "b2a1 b2a2 b2a3 b2b1 b2b11 b2c1 b2k11 b2k2");
    assert_eq!(position.count_moves(), 8);
    let turned: Quindo = testkit::position(
        "standard",
        "11/1BBBBBBBBW1/8BB1/7B1B1/6B2B1/5B3B1/4B4B1/3B5B1/2B6B1/1B7B1/11 w - 0",
    );
    assert_eq!(legal(&turned), "j10a1 j10a10 j10i11 j10j1 j10j11 j10k10 j10k11 j10k9");
    assert_eq!(turned.count_moves(), 8);
    assert_eq!(testkit::after(&turned, "j10a1").count(Side::First), 8);
}

// Ours: enemies beyond the landing square are untouched.
#[test]
fn enemies_beyond_the_landing_square_stay() {
    check(
        ROW,
        "w - 0",
        "b5e5",
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . W W W B B . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        ",
        "b 1 0",
    );
}

// Leaflet, taking: no duty to take.
#[test]
fn taking_is_never_a_duty() {
    let position = drawn(ROW, "w - 0");
    let takes = |mv: &&str| testkit::after(&position, mv).count(Side::Second) < 4;
    let moves = legal(&position);
    assert_eq!(moves.split(' ').filter(takes).count(), 3, "b5e5, b5h5, b5i5");
    assert!(moves.split(' ').count() > 3, "and others that take nothing: {moves}");
}

// Leaflet, note: the pawn that takes may land on the border and leaves; those it has turned stay.
#[test]
fn a_pawn_may_take_on_its_way_off_the_board() {
    check(
        "
        . . . . . . .
        . B . . . B .
        . . . . B . .
        . . . . . . .
        . . W . . . .
        . . . . . . .
        . . . . . . .
        ",
        "w 3 9",
        "c3g7",
        "
        . . . . . . .
        . B . . . W .
        . . . . W . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        ",
        "b 2 0",
    );
}

// The example of our rules page.
#[test]
fn the_pawn_of_the_example_takes_two_or_three_but_cannot_go_three() {
    let example = "
        . . . . . . .
        . . . B . . .
        . . . . . . .
        . W B B . B .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    ";
    let position = drawn(example, "w - 0");
    let along_the_rank = legal(&position).split(' ').filter(|mv| mv.ends_with('4')).count();
    assert_eq!(along_the_rank, 3, "b4a4, b4e4 and b4g4");
    assert_eq!(testkit::after(&position, "b4e4").to_string(), "7/3B3/7/2WWWB1/7/7/7 b 1 0");
    assert_eq!(testkit::after(&position, "b4g4").to_string(), "7/3B3/7/2WW1W1/7/7/7 b 2 0");
}
