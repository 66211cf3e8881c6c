//! Positions and moves that are refused, and why.

use game::{Game, Variant as _};
use khet::{Khet, Move, Variant};

use crate::rules::text;

fn check(variant: &str, position: &str, reason: &str) {
    assert_eq!(testkit::refused::<Khet>(variant, position), reason);
}

/// The reason to refuse a board that is otherwise empty but for these pieces on the fourth rank.
fn check_rank(variant: &str, rank: &str, reason: &str) {
    check(variant, &format!("5k4/10/10/10/{rank}/10/10/4K5 s 0"), reason);
}

#[test]
fn a_position_has_three_fields() {
    let expected = "expected 3 fields, <board> <side> <quiet>";
    check("classic", "", &format!("\"\" is not a position: {expected}"));
    check(
        "classic",
        "5k4/10/10/10/10/10/10/4K5 s",
        &format!("\"5k4/10/10/10/10/10/10/4K5 s\" is not a position: {expected}"),
    );
}

#[test]
fn the_side_is_s_or_r() {
    check("classic", "5k4/10/10/10/10/10/10/4K5 w 0", "bad side \"w\": expected s or r");
}

#[test]
fn the_quiet_counter_is_a_number_up_to_the_limit() {
    for quiet in ["101", "-1", "01", "x", ""] {
        check(
            "classic",
            &format!("5k4/10/10/10/10/10/10/4K5 s {quiet}"),
            &format!("bad count of quiet moves \"{quiet}\": expected a number from 0 to 100"),
        );
    }
}

#[test]
fn the_board_has_eight_ranks_of_ten_squares() {
    check(
        "classic",
        "5k4/10/10/10/10/10/4K5 s 0",
        "the board \"5k4/10/10/10/10/10/4K5\" has 7 ranks: expected 8",
    );
    check("classic", "5k4 s 0", "the board \"5k4\" has 1 rank: expected 8");
    check_rank("classic", "9", "rank 4 \"9\" has 9 squares: expected 10");
    check_rank("classic", "5O5", "rank 4 \"5O5\" has 11 squares: expected 10");
    check_rank("classic", "1", "rank 4 \"1\" has 1 square: expected 10");
    check_rank("classic", "", "rank 4 \"\" has 0 squares: expected 10");
}

#[test]
fn every_piece_is_known_and_turned_as_it_can_be() {
    check_rank("classic", "4X5", "unknown piece \"X\" on e4");
    check_rank("classic", "4P45", "unknown piece \"P4\" on e4");
    check_rank("classic", "4d25", "unknown piece \"d2\" on e4");
    check_rank("classic+horus", "4E35", "unknown piece \"E3\" on e4");
    check_rank("classic", "9P", "bad rank \"9P\": P needs an orientation");
}

#[test]
fn no_piece_stands_on_a_square_of_the_other_colour() {
    check_rank("classic", "O9", "\"O\" on a4: the square is reserved for Red");
    check_rank("classic", "9p0", "\"p0\" on j4: the square is reserved for Silver");
    for (place, piece, side) in [("b1", "o", "Silver"), ("i1", "O", "Red")] {
        let rank = if place == "b1" { "1o2K5" } else { "4K3O1" };
        check(
            "classic",
            &format!("5k4/10/10/10/10/10/10/{rank} s 0"),
            &format!("\"{piece}\" on {place}: the square is reserved for {side}"),
        );
    }
}

#[test]
fn eyes_need_their_variant() {
    check_rank("classic", "4E05", "\"E0\" on e4: variant classic has no eyes; classic+horus has");
    check_rank("dynasty", "4e15", "\"e1\" on e4: variant dynasty has no eyes; dynasty+horus has");
    for &variant in Variant::ALL {
        let position = "5k4/10/10/10/4E05/10/10/4K5 s 0";
        assert_eq!(Khet::parse(position, variant).is_ok(), variant.has_eyes());
    }
}

#[test]
fn no_side_has_more_than_the_box_holds() {
    for (variant, rank, found) in [
        ("classic", "4K5", "Silver has 2 pharaohs: at most 1"),
        ("classic", "4k5", "Red has 2 pharaohs: at most 1"),
        ("classic", "1TTO6", "Silver has 5 obelisks: at most 4"),
        ("classic", "1ooooo4", "Red has 5 obelisks: at most 4"),
        ("classic", "1P0P0P0P0P0P0P0P01", "Silver has 8 pyramids: at most 7"),
        ("classic", "1d0d0d06", "Red has 3 djeds and eyes: at most 2"),
        ("classic+horus", "1D0E0E06", "Silver has 3 djeds and eyes: at most 2"),
    ] {
        let position = format!("5k4/10/10/10/{rank}/10/10/4K5 s 0");
        check(variant, &position, &format!("{found} in \"{position}\""));
    }
}

#[test]
fn one_shot_without_eyes_lights_one_pharaoh() {
    let position = "10/10/10/10/10/10/10/10 s 0";
    check(
        "classic",
        position,
        &format!("no pharaoh in \"{position}\": without eyes, one shot cannot light both"),
    );
    assert!(Khet::parse(position, Variant::ClassicHorus).is_ok());
}

#[test]
fn a_lit_pharaoh_has_just_left_the_board() {
    check(
        "classic",
        "10/10/10/10/10/10/10/4K5 s 3",
        "the count of quiet moves, \"3\", contradicts the board: Red’s pharaoh has just been lit",
    );
    assert!(Khet::parse("10/10/10/10/10/10/10/4K5 s 0", Variant::Classic).is_ok());
}

#[test]
fn a_quiet_shot_has_struck_nothing() {
    let drawing = "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . o . . . . . P2
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        ";
    check(
        "classic",
        &text(&format!("{drawing}r 1")),
        "the count of quiet moves, \"1\", contradicts the board: Silver’s last shot would have struck d4",
    );
    for state in ["r 0", "s 1"] {
        assert!(Khet::parse(&text(&format!("{drawing}{state}")), Variant::Classic).is_ok());
    }
}

#[test]
fn a_text_that_is_no_move_is_refused() {
    for text in ["", "c1", "k1j1", "a0a1", "a9a8", "c1d2+", "c1c3", "c1c1", "c1^", "c1^c3", "C1D2"]
    {
        let error = text.parse::<Move>().expect_err("not a move").to_string();
        assert!(error.starts_with(&format!("\"{text}\" is not a move: expected two")), "{error}");
    }
}
