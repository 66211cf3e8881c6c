//! Positions and moves that are refused, and why.

use quindo::{Move, Quindo, Square};

/// The position is refused for this reason.
fn check(text: &str, reason: &str) {
    assert_eq!(testkit::refused::<Quindo>("standard", text), reason, "{text}");
}

#[test]
fn a_position_has_four_fields() {
    let expected = "expected 4 fields, <board> <side> <barred> <quiet>";
    for text in ["", "5/1B3/5/3W1/5 w -", "5/1B3/5/3W1/5 w - 0 0", "5/1B3/5/3W1/5  w - 0"] {
        check(text, &format!("{text:?} is not a position: {expected}"));
    }
}

#[test]
fn a_board_has_five_to_eleven_ranks() {
    check("WB w - 0", r#"the board "WB" has 1 rank: expected 5 to 11"#);
    check("4/1B2/2W1/4 w - 0", r#"the board "4/1B2/2W1/4" has 4 ranks: expected 5 to 11"#);
    check(
        "12/1B10/12/12/12/12/12/12/12/12/1W10/12 w - 0",
        r#"the board "12/1B10/12/12/12/12/12/12/12/12/1W10/12" has 12 ranks: expected 5 to 11"#,
    );
}

#[test]
fn a_rank_has_as_many_squares_as_the_board_has_ranks() {
    check("5/1B3/5/3W2/5 w - 0", r#"rank 2 "3W2" has 6 squares: expected 5"#);
    check("5/1B3/4/3W1/5 w - 0", r#"rank 3 "4" has 4 squares: expected 5"#);
    check("5/1B3/32/3W1/5 w - 0", r#"rank 3 "32" has 32 squares: expected 5"#);
    check("5/1B3/05/3W1/5 w - 0", r#"bad rank "05": bad run of empty squares 05"#);
    check("5/1B3/é/3W1/5 w - 0", r#"bad rank "é": unexpected "é""#);
}

#[test]
fn a_pawn_is_white_or_black() {
    check("5/1K3/5/3W1/5 w - 0", r#"unknown pawn "K": expected W or B"#);
    check("5/1b3/5/3W1/5 w - 0", r#"unknown pawn "b": expected W or B"#);
}

// Leaflet, moving: a pawn on the border is taken off at once.
#[test]
fn no_pawn_stands_on_the_border() {
    for (text, square) in [
        ("B4/5/5/3W1/5", "a5"),
        ("5/1B3/4W/3W1/5", "e3"),
        ("5/1B3/5/W4/5", "a2"),
        ("5/1B3/5/5/3W1", "d1"),
    ] {
        check(&format!("{text} w - 0"), &format!("a pawn on the border at {square}: {text:?}"));
    }
}

// A player who has turned the last enemy pawn has pawns himself.
#[test]
fn a_board_without_pawns_cannot_be() {
    check("5/5/5/5/5 w - 0", r#"no pawns on the board: "5/5/5/5/5""#);
}

// The game ends with the ply that takes or sends off a side's last pawn.
#[test]
fn no_quiet_ply_follows_the_last_pawn_of_a_side() {
    let board = "5/5/5/3W1/5";
    for side in ["w", "b"] {
        let reason = format!("quiet moves are counted, but one side has no pawns left: {board:?}");
        check(&format!("{board} {side} 1 1"), &reason);
        let over = testkit::position::<Quindo>("standard", &format!("{board} {side} 1 0"));
        assert_eq!(testkit::legal(&over), "");
    }
}

#[test]
fn a_side_is_w_or_b() {
    check("5/1B3/5/3W1/5 W - 0", r#"unknown side "W": expected w or b"#);
    check("5/1B3/5/3W1/5  - 0", r#"unknown side "": expected w or b"#);
}

#[test]
fn a_barred_distance_is_one_two_three_or_none() {
    for barred in ["0", "4", "--", "", "٣"] {
        let reason = format!("bad barred distance {barred:?}: expected 1, 2, 3 or -");
        check(&format!("5/1B3/5/3W1/5 w {barred} 0"), &reason);
    }
}

#[test]
fn the_quiet_counter_goes_up_to_sixty() {
    for quiet in ["61", "-1", "007", "", "x", "99999999999"] {
        let reason = format!("bad count of quiet moves {quiet:?}: expected a number from 0 to 60");
        check(&format!("5/1B3/5/3W1/5 w - {quiet}"), &reason);
    }
}

#[test]
fn a_move_is_two_squares_or_a_pass() {
    let square = |file, rank| Square::new(file, rank).expect("a square");
    assert_eq!("pass".parse(), Ok(Move::Pass));
    assert_eq!("b2e5".parse(), Ok(Move::Leap { from: square(1, 1), to: square(4, 4) }));
    assert_eq!("k11a1".parse(), Ok(Move::Leap { from: square(10, 10), to: square(0, 0) }));
    for text in
        ["", "b2", "b2e", "b2e5 ", "b2e5e6", "B2E5", "l1a1", "a12a1", "b02e5", "Pass", "b2-e5"]
    {
        let error = text.parse::<Move>().expect_err(text).to_string();
        let expected = "expected two squares such as b2e5, or pass";
        assert_eq!(error, format!("{text:?} is not a move: {expected}"));
    }
    assert_eq!(Square::new(11, 0), None);
    assert_eq!(Square::new(0, 11), None);
}

// A move's text means the same everywhere: off this board it is illegal, not malformed.
#[test]
fn squares_beyond_the_board_are_illegal() {
    let position = testkit::position::<Quindo>("standard", "5/1B3/5/3W1/5 w - 0");
    for text in ["d2d11", "k11d2", "d2f2"] {
        let mv: Move = text.parse().expect("a move");
        assert!(!game::Game::is_legal(&position, mv), "{text}");
    }
}
