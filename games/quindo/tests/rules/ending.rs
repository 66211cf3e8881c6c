//! Winning, passing, quiet plies.

use game::{Game, Outcome, Reason, Side};
use testkit::legal;

use crate::rules::{NEAR_THE_EDGE, check, drawn, end, refusal};

// Leaflet, goal and winner: a player has won when all enemy pawns are turned, none is left.
#[test]
fn a_player_without_pawns_has_lost() {
    let before = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . W . . . .
        . . . B . . .
        . . . . . . .
        . . . . . . .
    ";
    let after = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . W . . .
        . . . . W . .
        . . . . . . .
    ";
    assert_eq!(end(&drawn(before, "w - 3")), None);
    check(before, "w - 3", "c4e2", after, "b 1 0");
    assert_eq!(end(&drawn(after, "b 1 0")), Some((Outcome::Win(Side::First), Reason::Goal)));
    assert_eq!(legal(&drawn(after, "b 1 0")), "");
    assert_eq!(refusal(&drawn(after, "b 1 0"), "d3d2"), "the game is over");
}

// Leaflet, winner; ours: it makes no difference that he sent his own last pawn off.
#[test]
fn a_player_who_sends_his_last_pawn_off_has_lost() {
    let after = "
        . . . . . . .
        . . . B . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    ";
    check(NEAR_THE_EDGE, "w - 0", "f2g2", after, "b 1 0");
    assert_eq!(end(&drawn(after, "b 1 0")), Some((Outcome::Win(Side::Second), Reason::Goal)));
}

// Leaflet, note and winner: the last pawn leaves, but what it has turned over fights on.
#[test]
fn a_last_pawn_that_takes_on_its_way_off_loses_nothing() {
    let before = "
        . . . . . . .
        . . . . . . .
        . . . . B W .
        . . . . . . .
        . . . . . B .
        . . . . . . .
        . . . . . . .
    ";
    let after = "
        . . . . . . .
        . . . . . . .
        . . . . B . .
        . . . . . . .
        . . . . . W .
        . . . . . . .
        . . . . . . .
    ";
    check(before, "w - 0", "f5f1", after, "b 3 0");
    assert_eq!(end(&drawn(after, "b 3 0")), None);
}

const HEMMED_IN: &str = "
    . . . . .
    . W W W .
    . W B W .
    . W W W .
    . . . . .
";

// Ours: a player without a legal move passes; afterwards no distance is barred.
#[test]
fn a_blocked_player_passes() {
    // White could only go one square, off the board, and one is barred.
    assert_eq!(legal(&drawn(HEMMED_IN, "w 1 0")), "pass");
    check(HEMMED_IN, "w 1 0", "pass", HEMMED_IN, "b - 1");
    assert_eq!(legal(&drawn(HEMMED_IN, "b - 1")), "c3a1 c3a3 c3a5 c3c1 c3c5 c3e1 c3e3 c3e5");
}

// Ours: passing is only for those who cannot move.
#[test]
fn a_player_who_can_move_may_not_pass() {
    for fields in ["w - 0", "w 2 0", "w 3 0", "b 3 0"] {
        let position = drawn(HEMMED_IN, fields);
        assert_eq!(refusal(&position, "pass"), "illegal move \"pass\"", "{fields}");
    }
}

// Ours: a pass is a quiet ply like any other.
#[test]
fn the_sixtieth_quiet_ply_may_be_a_pass() {
    let position = testkit::after(&drawn(HEMMED_IN, "w 1 59"), "pass");
    assert_eq!(end(&position), Some((Outcome::Win(Side::First), Reason::Quiet)));
}

const TWO_AGAINST_ONE: &str = "
    . . . . . . .
    . B . . . . .
    . . . . . . .
    . . . B . . .
    . . . . . . .
    . . . . . W .
    . . . . . . .
";

// Ours: plies are quiet in which no pawn is turned over and none leaves.
#[test]
fn quiet_plies_are_counted_until_a_pawn_is_turned_or_leaves() {
    let position = drawn(TWO_AGAINST_ONE, "w - 0");
    assert_eq!(testkit::after(&position, "f2f3 d4d6 f3e3").quiet(), 3);
    assert_eq!(testkit::after(&position, "f2f3 d4d6 f3e3 d6g6").quiet(), 0);
    assert_eq!(testkit::after(&position, "f2f3 d4f6 f3f7").quiet(), 0);
}

// Ours: after sixty quiet plies the side with more pawns wins.
#[test]
fn sixty_quiet_plies_end_the_game_for_the_side_with_more_pawns() {
    let position = testkit::after(&drawn(TWO_AGAINST_ONE, "w 3 59"), "f2f3");
    assert_eq!(end(&position), Some((Outcome::Win(Side::Second), Reason::Quiet)));
    assert_eq!(legal(&position), "");
    assert_eq!(end(&drawn(TWO_AGAINST_ONE, "w 3 59")), None);
}

// Ours: with as many pawns on either side, sixty quiet plies are a draw.
#[test]
fn sixty_quiet_plies_with_equal_pawns_are_a_draw() {
    assert_eq!(end(&drawn(NEAR_THE_EDGE, "b 1 60")), Some((Outcome::Draw, Reason::Quiet)));
}

// Ours: a game cut short for its length is decided like the quiet limit.
#[test]
fn the_arbiter_counts_pawns() {
    assert_eq!(drawn(TWO_AGAINST_ONE, "w - 0").adjudicate(), Outcome::Win(Side::Second));
    assert_eq!(drawn(HEMMED_IN, "b - 0").adjudicate(), Outcome::Win(Side::First));
    assert_eq!(drawn(NEAR_THE_EDGE, "w - 0").adjudicate(), Outcome::Draw);
}
