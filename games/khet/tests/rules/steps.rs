//! Steps and quarter turns.

use game::{Game, MoveError};
use khet::{Khet, Move, Variant};

use crate::rules::{check, check_illegal, check_moves, khet};

// Leaflet 2: a player moves only their own pieces.
#[test]
fn only_own_pieces_move() {
    let start = Khet::start(Variant::Classic, 0);
    check_illegal(start, "c7c6 c7+ a5a6 e8^e7 f5+");
}

// Leaflet 2: every piece may be moved, the pharaoh too.
#[test]
fn pharaohs_move_too() {
    check_moves(Khet::start(Variant::Classic, 0), "e1", "e1d2 e1e2 e1f2");
}

// Leaflet 3: one square in any direction, diagonals included, or a quarter turn.
#[test]
fn a_piece_steps_to_eight_squares_or_makes_a_quarter_turn() {
    check_moves(
        khet(
            "
            . . . . .  k . . . .
            . . . . .  . . . . .
            . . . . .  . . . . .
            . . . . .  . . . . .
            . . . . P1 . . . . .
            . . . . .  . . . . .
            . . . . .  . . . . .
            . . . . K  . . . . .
            s 0
            ",
        ),
        "e4",
        "e4+ e4- e4d3 e4d4 e4d5 e4e3 e4e5 e4f3 e4f4 e4f5",
    );
}

// Leaflet 3: a quarter turn, either way; the piece stays where it is.
#[test]
fn a_pyramid_turns_by_a_quarter() {
    for (before, clockwise, other) in
        [("P0", "P1", "P3"), ("P1", "P2", "P0"), ("P2", "P3", "P1"), ("P3", "P0", "P2")]
    {
        let drawing = |piece: &str, state: &str| {
            format!(
                "
                . . . . . k . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . {piece} . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . K . . . . .
                {state}
                "
            )
        };
        check(khet(&drawing(before, "s 0")), "d4+", &drawing(clockwise, "r 1"));
        check(khet(&drawing(before, "s 0")), "d4-", &drawing(other, "r 1"));
    }
}

// Leaflet 3: not both in one turn, not more than a quarter, not further than one square.
#[test]
fn a_turn_is_a_single_step_or_a_single_quarter_turn() {
    for text in ["d4e5+", "d4++", "d4+-", "d4d6", "d4d4", "d4^d6"] {
        let error = text.parse::<Move>().expect_err("not a move in any position");
        assert!(matches!(error, MoveError::Syntax { .. }), "{error}");
    }
}

// Leaflet 4, ruling (sourced): red pieces stay off silver's squares, silver pieces off red's.
#[test]
fn nobody_steps_onto_a_square_of_the_other_colour() {
    let drawing = "
        . . p1 . . k . .  . .
        . . .  . . . . .  . .
        . . .  . . . . .  . .
        . . .  . . . . .  p0 .
        . O .  . . . . .  . .
        . . .  . . . . .  . .
        . . p2 . . . . .  O .
        . . .  . K . . O  . .
        ";
    let (silver, red) = (khet(&format!("{drawing}s 0")), khet(&format!("{drawing}r 0")));
    // File a and i1 are red's.
    check_moves(silver, "b4", "b4b3 b4b5 b4c3 b4c4 b4c5");
    check_moves(silver, "h1", "h1g1 h1g2 h1h2 h1i2");
    check_moves(silver, "i2", "i2h1 i2h2 i2h3 i2i3 i2j1 i2j2 i2j3");
    // File j, b1 and b8 are silver's.
    check_moves(red, "i5", "i5+ i5- i5h4 i5h5 i5h6 i5i4 i5i6");
    check_moves(red, "c2", "c2+ c2- c2b2 c2b3 c2c1 c2c3 c2d1 c2d2 c2d3");
    check_moves(red, "c8", "c8+ c8- c8b7 c8c7 c8d7 c8d8");
}

#[test]
fn everybody_steps_onto_the_squares_of_their_own_colour() {
    let drawing = "
        . . O . . k . p0 . .
        . . . . . . . .  . .
        . . . . . . . .  . .
        . O . . . . . .  O .
        . . . . . . . .  . .
        . o . . . . . .  . .
        . . . . . . . .  . .
        . . P0 . K . . o . .
        ";
    let (silver, red) = (khet(&format!("{drawing}s 0")), khet(&format!("{drawing}r 0")));
    check_moves(silver, "i5j", "i5j4 i5j5 i5j6");
    check_moves(silver, "c8b", "c8b7 c8b8");
    check_moves(silver, "c1b", "c1b1 c1b2");
    check_moves(red, "b3a", "b3a2 b3a3 b3a4");
    check_moves(red, "h8i", "h8i7 h8i8");
    check_moves(red, "h1i", "h1i1 h1i2");
}

// Leaflet 5: only a djed enters an occupied square.
#[test]
fn an_occupied_square_is_closed() {
    let position = khet(
        "
        . . . . .  k  . . . .
        . . . . .  .  . . . .
        . . . . .  .  . . . .
        . . . . P0 d0 . . . .
        . . . . K  p2 . . . .
        . . . . T  o  . . . .
        . . . . .  .  . . . .
        . . . . .  .  . . . .
        s 0
        ",
    );
    check_moves(position, "e5", "e5+ e5- e5d4 e5d5 e5d6 e5e6 e5f6");
    check_moves(position, "e4", "e4d3 e4d4 e4d5");
    check_moves(position, "e3", "e3^d2 e3^d3 e3^d4 e3^e2 e3^f2 e3d2 e3d3 e3d4 e3e2 e3f2");
}

// Ruling (sourced): pharaohs and obelisks are not turned, which would be a pass.
#[test]
fn pharaohs_and_obelisks_do_not_turn() {
    let position = khet(
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . T . O . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        s 0
        ",
    );
    check_illegal(position, "e1+ e1- e4+ e4- c4+ c4-");
}

// Ruling (sourced): there is no passing.
#[test]
fn nobody_passes() {
    assert!("pass".parse::<Move>().is_err());
}

// Ruling (ours): both quarter turns of a djed are one move.
#[test]
fn a_djed_turns_in_one_way_only() {
    let drawing = |piece: &str, state: &str| {
        format!(
            "
            . . . . . k . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . {piece} . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . K . . . . .
            {state}
            "
        )
    };
    let position = khet(&drawing("D0", "s 0"));
    check_illegal(position, "d4-");
    check(position, "d4+", &drawing("D1", "r 1"));
    check(khet(&drawing("D1", "s 0")), "d4+", &drawing("D0", "r 1"));
}
