//! The djed, which changes places.

use crate::rules::{check, check_illegal, check_moves, khet};

const CROWD: &str = "
    . . . . .  .  .  . . .
    . . . . .  .  .  . . .
    . . . . .  .  .  . . .
    . . . P1 o  K  .  . . .
    . . . t  D0 p2 .  . . .
    . . . D1 T  k  .  . . .
    . . . . .  .  .  . . .
    . . . . .  .  .  . . .
    s 0
    ";

// Leaflet 6 and ruling (sourced): with a pyramid, an obelisk or a stack, of either colour.
// Leaflet 6: not with a pharaoh or another djed.
#[test]
fn a_djed_swaps_with_pyramids_obelisks_and_stacks_of_either_colour() {
    check_moves(khet(CROWD), "e4", "e4+ e4d4 e4d5 e4e3 e4e5 e4f4");
    check_illegal(khet(CROWD), "e4d3 e4f3 e4f5");
}

// Leaflet 6: the two change places; neither turns.
#[test]
fn nothing_turns_in_a_swap() {
    check(
        khet(CROWD),
        "e4f4",
        "
        . . . . .  .  .  . . .
        . . . . .  .  .  . . .
        . . . . .  .  .  . . .
        . . . P1 o  K  .  . . .
        . . . t  p2 D0 .  . . .
        . . . D1 T  k  .  . . .
        . . . . .  .  .  . . .
        . . . . .  .  .  . . .
        r 1
        ",
    );
}

#[test]
fn a_whole_stack_is_swapped() {
    check(
        khet(CROWD),
        "e4d4",
        "
        . . . . .  .  .  . . .
        . . . . .  .  .  . . .
        . . . . .  .  .  . . .
        . . . P1 o  K  .  . . .
        . . . D0 t  p2 .  . . .
        . . . D1 T  k  .  . . .
        . . . . .  .  .  . . .
        . . . . .  .  .  . . .
        r 1
        ",
    );
}

#[test]
fn a_djed_steps_onto_empty_squares_as_well() {
    check_moves(
        khet(
            "
            . . . . . k . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . D0 . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . K . . . . .
            s 0
            ",
        ),
        "d4",
        "d4+ d4c3 d4c4 d4c5 d4d3 d4d5 d4e3 d4e4 d4e5",
    );
}

// Leaflet 6: it is the djed that swaps; others do not step onto it.
#[test]
fn other_pieces_do_not_swap_with_a_djed() {
    check_illegal(khet(CROWD), "d5e4 e3e4 f5e4");
}

// Ruling (ours): the djed may not end on a square of the other colour.
#[test]
fn a_djed_does_not_swap_onto_a_square_of_the_other_colour() {
    let position = khet(
        "
        . . . . .  k . .  .  .
        . . . . .  . . .  .  .
        . . . . .  . . .  .  .
        . . . . .  . . .  .  .
        p0 D0 p1 . . . . . .  .
        . . . . .  . . .  .  .
        . . . . .  . . .  D1 .
        . . . . K  . . .  o  .
        s 0
        ",
    );
    check_illegal(position, "b4a4 i2i1");
    check_moves(position, "b4c4", "b4c4");
}

// Ruling (ours): nor may the piece that comes in exchange.
#[test]
fn a_djed_on_its_own_square_swaps_only_with_its_own_colour() {
    let position = khet(
        "
        . . . . .  k . .  .  .
        . . . . .  . . .  .  .
        . . . . .  . . .  .  .
        . . . . .  . . .  P0 .
        . . . . .  . . .  p0 D0
        . . . . .  . . .  .  .
        . . p2 . .  . . .  .  .
        . D1 P0 . K . . . . .
        s 0
        ",
    );
    check_illegal(position, "j4i4 b1c2");
    check_moves(position, "j4i5", "j4i5");
    check_moves(position, "b1c1", "b1c1");
}

#[test]
fn red_djeds_follow_the_same_rules() {
    let position = khet(
        "
        .  .  . . . k . . .  .
        .  .  . . . . . . .  .
        d1 P0 . . . . . . .  .
        .  p2 . . . . . . .  .
        .  .  . . . . . . d1 P2
        .  .  . . . . . . O  .
        .  .  . . . . . . .  .
        .  .  . . K . . . .  .
        r 0
        ",
    );
    check_moves(position, "a6", "a6+ a6a5 a6a7 a6b5 a6b7");
    check_moves(position, "i4", "i4+ i4h3 i4h4 i4h5 i4i3 i4i5");
}
