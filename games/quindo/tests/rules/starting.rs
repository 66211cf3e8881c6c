//! The start and other boards.

use game::{Game, GameExt, Side};
use quindo::{Quindo, Variant};
use testkit::{legal, moves_from};

use crate::rules::drawn;

// Leaflet, start: as in figure 1, which is lost. Ours: five pawns a side, White begins.
#[test]
fn five_pawns_a_side_face_each_other_and_white_begins() {
    let start = drawn(
        "
        . . . . . . .
        . B B B B B .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . W W W W W .
        . . . . . . .
        ",
        "w - 0",
    );
    assert_eq!(Quindo::start(Variant::Standard, 0), start);
}

// Ours: no capture is possible on the first move.
#[test]
fn the_first_move_takes_nothing() {
    let start = Quindo::start(Variant::Standard, 0);
    for mv in start.legal_moves() {
        assert_eq!(testkit::after(&start, &mv.to_string()).count(Side::Second), 5, "{mv}");
    }
}

// Ours: a start is any set-up on a board of 5 to 11 squares a side.
#[test]
fn a_game_may_start_from_any_set_up_on_boards_of_five_to_eleven() {
    let smallest = drawn(
        "
        . . . . .
        . . . B .
        . . . . .
        . W . . .
        . . . . .
        ",
        "w - 0",
    );
    assert_eq!(
        legal(&smallest),
        "b2a1 b2a2 b2a3 b2b1 b2b3 b2b4 b2b5 b2c1 b2c2 b2c3 b2d2 b2e2 b2e5"
    );
    let largest =
        testkit::position::<Quindo>("standard", "11/1B7W1/11/11/11/11/11/11/11/1W7B1/11 b 2 59");
    assert_eq!(
        moves_from(&largest, "j2"),
        "j2g2 j2g5 j2i1 j2i2 j2i3 j2j1 j2j3 j2j5 j2k1 j2k2 j2k3"
    );
}
