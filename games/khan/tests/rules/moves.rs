//! How pieces move and take.

use game::Side;
use testkit::after;

use crate::rules::{check, south};

#[test]
fn a_piece_on_a_simple_square_moves_one_square() {
    // Leaflet, moves: one square from a simple one; forwards, backwards, sideways, not diagonally.
    let drawing = "
        . . . . . k
        . . . . . .
        . . . . . .
        . S . . . .
        . . . . . .
        . . . . . K
    ";
    check(&south(drawing, "r - 4/5 0"), "b3", "b3a3 b3b2 b3b4 b3c3");
}

#[test]
fn a_piece_on_a_double_square_moves_exactly_two() {
    // Leaflet, moves: two squares from a double one, turning at right angles at will.
    let drawing = "
        . . . . . k
        . . . . . .
        . . . . . .
        . . . S . .
        . . . . . .
        . . . . . K
    ";
    check(&south(drawing, "r - 4/5 0"), "d3", "d3b3 d3c2 d3c4 d3d1 d3d5 d3e2 d3e4 d3f3");
}

#[test]
fn a_piece_on_a_triple_square_moves_exactly_three() {
    // Leaflet, moves: three squares from a triple one; turning twice ends beside the start.
    let drawing = "
        . . . . . k
        . . . . . .
        . . . . . .
        . . S . . .
        . . . . . .
        . . . . . K
    ";
    check(
        &south(drawing, "r - 4/5 0"),
        "c3",
        "c3a2 c3a4 c3b1 c3b3 c3b5 c3c2 c3c4 c3c6 c3d1 c3d3 c3d5 c3e2 c3e4 c3f3",
    );
}

#[test]
fn the_kalista_moves_like_a_sbire() {
    // Leaflet, moves: the chapter speaks of both.
    let drawing = "
        . . . . . k
        . . . . . .
        . . . . . .
        . . . K . .
        . . . . . .
        . . . . . .
    ";
    check(&south(drawing, "r - 5/5 0"), "d3", "d3b3 d3c2 d3c4 d3d1 d3d5 d3e2 d3e4 d3f3");
}

#[test]
fn nobody_passes_over_an_occupied_square() {
    // Leaflet, moves: occupied squares are not crossed, whoever stands there.
    let drawing = "
        . . . . . k
        . . . . . .
        . . . S . .
        . . . S s .
        . . . . . .
        . . . . . K
    ";
    // Neither d5 nor f3 nor e4 in the corner between the two blockers.
    check(&south(drawing, "r - 3/4 0"), "d3", "d3b3 d3c2 d3c4 d3d1 d3e2");
}

#[test]
fn a_path_never_uses_a_square_twice() {
    // Leaflet, moves: not twice through the same square in one move. Three steps from a1 lead to b1,
    // and then only back.
    let drawing = "
        . . . . . k
        . . . . . .
        . . . . . .
        . . . . . .
        S S . . . .
        S . K . . .
    ";
    check(&south(drawing, "r - 2/5 0"), "a1", "");
}

#[test]
fn a_path_does_not_come_back_to_its_start() {
    // Ruling (ours): the start counts as used. Two steps from f2 would lead back to f2.
    let drawing = "
        . . . . . k
        . . . . . .
        . . . . . .
        . . . . . S
        . . . . S S
        . . . . K .
    ";
    check(&south(drawing, "r - 2/5 0"), "f2", "");
}

#[test]
fn a_piece_takes_the_enemy_it_ends_on() {
    // Leaflet, moves: one may end on an enemy's square and take its place.
    let drawing = "
        . . . . . k
        . . . . . .
        . . s . . .
        . S . . . .
        . . . . . .
        . . . . . K
    ";
    let before = south(drawing, "r - 4/4 3");
    let taken = after(&before, "b3b4 c4b4");
    assert_eq!(taken.to_string(), "s 5k/6/1s4/6/6/5K r b4 5/4 0");
    assert_eq!((taken.captured(Side::First), taken.captured(Side::Second)), (5, 4));
}

#[test]
fn a_piece_never_ends_on_its_own_side() {
    // Leaflet, moves: only an enemy may be joined.
    let drawing = "
        . . . . . k
        . . . . . .
        . S . . . .
        S S K . . .
        . . . . . .
        . . . . . .
    ";
    check(&south(drawing, "r - 2/5 0"), "b3", "b3b2");
}
