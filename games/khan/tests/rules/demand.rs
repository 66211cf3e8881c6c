//! What the Khan demands, and when it need not be obeyed.

use game::{End, Game, Reason, Side};
use testkit::{after, legal, moves_from};

use crate::rules::{NOBODY_ON_A_DOUBLE_SQUARE, check, of, ready, south};

#[test]
fn the_khan_sits_on_the_piece_that_moved_last() {
    // Leaflet, the Khan: it caps the piece that has just moved, from Red's first move on.
    let ready = ready();
    let worn = |moves: &str| {
        let position = after(&ready, moves);
        (position.wearer().map(|at| at.to_string()), position.demand())
    };
    assert_eq!(worn("f2f4"), (Some("f4".to_owned()), 3));
    assert_eq!(worn("f2f4 c5c2"), (Some("c2".to_owned()), 1));
}

#[test]
fn the_opponent_moves_a_piece_on_the_same_sort_of_square() {
    // Leaflet, the Khan: the wearer's square says which pieces may move, Kalista and Sbires alike.
    // e4 is simple like b5 and d5; the Sbire on e5, a triple square, waits.
    let drawing = "
        . . . . . .
        . k . s s .
        . . . . S .
        . . . . . .
        . . . . . .
        . . K . . .
    ";
    check(&south(drawing, "o e4 4/3 1"), "", "b5a5 b5b4 b5b6 b5c5 d5c5 d5d4 d5d6");
}

#[test]
fn obeying_is_a_duty_even_when_it_loses() {
    // Ruling (ours): the Kalista alone stands on a simple square and has one way out.
    let drawing = "
        k s . . . .
        . . . . . .
        . . . . S .
        S . . . . .
        . . . . . .
        . . K . . .
    ";
    let before = south(drawing, "o e4 3/4 5");
    check(&before, "", "a6a5");
    let won = after(&before, "a6a5 a3a5");
    assert_eq!(won.end(), Some(End::win(Side::First, Reason::Goal)));
}

#[test]
fn a_player_may_leave_the_kalista_open_to_capture() {
    // Ruling (ours): nothing forbids it. Red ignores the Sbire beside the Kalista.
    let drawing = "
        . . . . . k
        . . . . . .
        . . . . . .
        . S . . . .
        . . . . . .
        . . K s . .
    ";
    let lost = after(&south(drawing, "r - 4/4 0"), "b3b4 d1c1");
    assert_eq!(lost.end(), Some(End::win(Side::Second, Reason::Goal)));
}

#[test]
fn a_player_without_a_piece_on_the_demanded_sort_moves_any_other() {
    // Leaflet, obeying, a: no piece on the demanded sort; another moves by its own square's lines.
    let position = south(NOBODY_ON_A_DOUBLE_SQUARE, "o d4 4/4 1");
    check(&position, "b5", "b5a5 b5b4 b5b6 b5c5");
    check(&position, "e5", "e5c4 e5c6 e5d3 e5d5 e5e2 e5e4 e5e6 e5f3 e5f5");
}

/// Ocre is asked for a triple square: the Sbire on a1 stands on one and is shut in.
const STUCK_ON_A1: &str = "
    . . . . . .
    . . . k . .
    . . . . . .
    . . . . S .
    S . . . . .
    s S . . . K
";

#[test]
fn a_player_whose_demanded_pieces_are_all_stuck_moves_any_other() {
    // Leaflet, obeying, b: the pieces on the demanded sort have no legal move.
    let position = south(STUCK_ON_A1, "o e3 2/4 1");
    check(&position, "a1", "");
    check(&position, "d5", "d5c5 d5d4 d5d6 d5e5");
    assert_ne!(moves_from(&position, "S@"), "");
}

#[test]
fn one_demanded_piece_that_can_move_must() {
    // Ruling (ours): the exception needs all of them to be stuck, not some.
    let drawing = "
        . . . . . .
        . . . k . .
        . . . . . .
        . . s . S .
        S . . . . .
        s S . . . K
    ";
    let position = south(drawing, "o e3 2/3 1");
    assert_eq!(legal(&position), moves_from(&position, "c3"));
    assert_ne!(legal(&position), "");
}

#[test]
fn a_captured_sbire_comes_back_on_an_empty_square_of_the_demanded_sort() {
    // Leaflet, obeying: instead of moving another piece, on a square of the demanded sort.
    // Ruling (ours): an empty one, wherever it lies; d4 and c1 are double too, but occupied.
    check(
        &south(NOBODY_ON_A_DOUBLE_SQUARE, "o d4 4/4 1"),
        "S@",
        "S@a3 S@a4 S@b1 S@b6 S@c6 S@d3 S@f1 S@f2 S@f5 S@f6",
    );
}

#[test]
fn coming_back_is_a_whole_turn() {
    // Leaflet, obeying: it counts as a turn. Ruling (ours): the Khan goes on the entered Sbire,
    // nothing is taken, and the ply is a quiet one.
    let before = south(NOBODY_ON_A_DOUBLE_SQUARE, "o d4 4/4 1");
    assert_eq!(after(&before, "S@d3").to_string(), "s 6/1k2s1/3S2/3s2/6/2K3 r d3 4/3 2");
}

#[test]
fn a_sbire_that_came_back_plays_like_the_others() {
    // Leaflet, obeying: from the next turn on it can be moved.
    let drawing = "
        . . . . . .
        . k . . . .
        . . . S . .
        . . . . . .
        . . . . . .
        . . K . . .
    ";
    let before = south(drawing, "o d4 4/5 1");
    let later = after(&before, "S@d3 c1e1");
    check(&later, "d3", "d3b3 d3c2 d3c4 d3d1 d3e2 d3e4 d3f3");
}

#[test]
fn nobody_comes_back_while_a_piece_can_obey() {
    // Leaflet, obeying: coming back is for the two exceptions only.
    let drawing = "
        . . . . . .
        . k . . s .
        . . . . S .
        . . . . . .
        . . . . . .
        . . K . . .
    ";
    for variant in ["standard", "anywhere"] {
        check(&of(variant, drawing, "o e4 4/4 1"), "", "b5a5 b5b4 b5b6 b5c5");
    }
}

#[test]
fn only_a_captured_sbire_comes_back() {
    // Leaflet, obeying: one that the opponent has taken out before.
    let drawing = "
        s . . . s .
        . k s s s .
        . . . S . .
        . . . . . .
        . . . . . .
        . . K . . .
    ";
    let position = south(drawing, "o d4 4/0 1");
    check(&position, "S@", "");
    check(&position, "b5", "b5a5 b5b4 b5b6");
}

#[test]
fn without_a_demand_nobody_comes_back() {
    // Ruling (ours): a free player disobeys nobody, in either variant.
    for variant in ["standard", "anywhere"] {
        check(&of(variant, NOBODY_ON_A_DOUBLE_SQUARE, "o - 4/4 1"), "S@", "");
    }
}

#[test]
fn in_the_anywhere_variant_a_sbire_comes_back_on_any_empty_square() {
    // Variant: as in Mana. The next demand is that of the square it came to.
    let position = of("anywhere", NOBODY_ON_A_DOUBLE_SQUARE, "o d4 4/4 1");
    assert_eq!(moves_from(&position, "S@").split(' ').count(), 32);
    let entered = after(&position, "S@a2");
    assert_eq!((entered.demand(), entered.captured(Side::Second)), (1, 3));
}
