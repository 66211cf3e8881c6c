//! Obelisks, single and stacked.

use crate::rules::{check, check_illegal, check_moves, khet};

const STACK: &str = "
    . . . . . k . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . o . . . . .
    . . O T . . . . . .
    . . . . P0 . . . . .
    . . . . . . . . . .
    . . . . K . . . . .
    s 0
    ";

// Leaflet 7: the stack moves as one piece.
#[test]
fn a_stack_steps_as_one() {
    check(
        khet(STACK),
        "d4d5",
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . T o . . . . .
        . . O . . . . . . .
        . . . . P0 . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        r 1
        ",
    );
}

// Leaflet 7: the top steps off, the lower obelisk stays.
#[test]
fn the_top_of_a_stack_steps_off_alone() {
    check(
        khet(STACK),
        "d4^d5",
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . O o . . . . .
        . . O O . . . . . .
        . . . . P0 . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        r 1
        ",
    );
}

// Ruling (sourced): the top may go straight onto another single obelisk.
#[test]
fn the_top_of_a_stack_steps_onto_a_single_obelisk() {
    check(
        khet(STACK),
        "d4^c4",
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . o . . . . .
        . . T O . . . . . .
        . . . . P0 . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        r 1
        ",
    );
}

// Leaflet 7: obelisks stack in twos.
#[test]
fn a_single_obelisk_climbs_onto_another() {
    check(
        khet(
            "
            . . . . . k . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . O . . . . . . .
            . . . O . . . . . .
            . . . . . . . . . .
            . . . . K . . . . .
            s 0
            ",
        ),
        "c4d3",
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . T . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        r 1
        ",
    );
}

// Leaflet 7: never three; only obelisks of the same colour.
#[test]
fn neither_three_nor_two_colours_are_stacked() {
    check_illegal(khet(STACK), "c4d4 d4c4 d4e5 d4^e5 d4e3 d4^e3 c4^c5");
    check_moves(khet(STACK), "d4", "d4^c3 d4^c4 d4^c5 d4^d3 d4^d5 d4^e4 d4c3 d4c5 d4d3 d4d5 d4e4");
}

#[test]
fn two_stacks_do_not_join() {
    let position = khet(
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . T T . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        s 0
        ",
    );
    check_illegal(position, "c4d4 c4^d4 d4c4 d4^c4");
}

// Ruling (sourced): stacking is not limited to once a game.
#[test]
fn obelisks_stack_as_often_as_one_likes() {
    check(
        khet(STACK),
        "d4^d5 f8f7 d5d4 f7f8 d4^d5 f8f7 d5d4 f7f8",
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . o . . . . .
        . . O T . . . . . .
        . . . . P0 . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        s 8
        ",
    );
}

// Leaflet 7: a struck stack loses its top; the lower obelisk stays where it is.
#[test]
fn only_the_top_of_a_stack_is_lost() {
    check(
        khet(
            "
            . . . . . k . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . t . . . . . P2
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . K . . . . .
            s 0
            ",
        ),
        "e1e2",
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . o . . . . . P2
        . . . . . . . . . .
        . . . . K . . . . .
        . . . . . . . . . .
        r 0
        ",
    );
}
