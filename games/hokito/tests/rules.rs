//! How tokens and stacks move: each sentence of the leaflet and each ruling, drawn as boards.

use game::{Game, Random, Side};
use hokito::{Hokito, Variant};
use testkit::{after, board, legal, moves_from};

fn position(drawing: &str, side: char) -> Hokito {
    testkit::position("standard", &format!("{} {side}", board(drawing, ",")))
}

/// Where the token or stack on a square may go, Black to move.
#[track_caller]
fn check(drawing: &str, from: &str, ends: &str) {
    let expected: Vec<String> = ends.split_whitespace().map(|to| from.to_owned() + to).collect();
    assert_eq!(moves_from(&position(drawing, 'b'), from), expected.join(" "));
}

// Leaflet, play: in turn.
#[test]
fn the_players_take_turns() {
    let mut next = Hokito::start(Variant::Standard, 4);
    let mut random = Random::new(4);
    for ply in 0..10 {
        assert_eq!(next.turn(), Side::ALL[ply % 2]);
        let mv = next.random_move(&mut random).expect("ten plies are never all");
        next.play_unchecked(mv, &mut ());
    }
}

// Leaflet, play: one moves a token of one's colour, or a stack with one's colour on top.
#[test]
fn a_player_moves_only_what_his_colour_tops() {
    let drawing = "
        .    .    .    .    .    .
        .    .    .    .    .    .
        .    .    .    .    .    .
        .    .    .    .    .    .
        w1*2 .    .    b1*4 .    .
        w1   .    .    b1   .    .
    ";
    assert_eq!(legal(&position(drawing, 'b')), "d1a1 d2a2");
    assert_eq!(legal(&position(drawing, 'w')), "a1d1 a2d2");
}

const CROSSING: &str = "
    .    .    .    .    .    .
    .    .    .    .    .    .
    .    .    .    .    .    .
    .    .    w1*2 .    .    .
    .    b3   b1   w2   .    .
    .    .    b2*2 .    .    .
";

// Leaflet, play: a single token must end on a single token.
#[test]
fn a_single_ends_on_a_single() {
    check(CROSSING, "c2", "b2 d2");
}

// Leaflet, play: a stack must end on a stack.
#[test]
fn a_stack_ends_on_a_stack() {
    check(&CROSSING.replace(" b1 ", " b1*2 "), "c2", "c1 c3");
}

// Leaflet, play: whatever the colour and value of what is covered.
#[test]
fn colour_and_value_below_do_not_matter() {
    for below in ["b1", "b2", "b3", "w1", "w2", "w3"] {
        check(&CROSSING.replace(" w2 ", &format!(" {below} ")), "c2", "b2 d2");
        let stack = format!(" {below}*6 ");
        let tall = CROSSING.replace(" b1 ", " b1*2 ").replace(" w1*2 ", &stack);
        check(&tall, "c2", "c1 c3");
    }
}

// Leaflet, play: a stack belongs to the token on top.
#[test]
fn the_mover_goes_on_top_and_owns_the_stack() {
    let next = after(&position(CROSSING, 'b'), "c2d2");
    assert_eq!(next.to_string(), "6/6/6/2,w1*2,3/1,b3,1,b1*2,2/2,b2*2,3 w");
    let next = after(&position(&CROSSING.replace(" b1 ", " b1*2 "), 'b'), "c2c3");
    assert_eq!(next.to_string(), "6/6/6/2,b1*4,3/1,b3,1,w2,2/2,b2*2,3 w");
}

// Leaflet, play: one's own tokens can be covered too.
#[test]
fn a_player_may_cover_his_own() {
    let next = after(&position(CROSSING, 'b'), "c2b2");
    assert_eq!(next.to_string(), "6/6/6/2,w1*2,3/1,b1*2,1,w2,2/2,b2*2,3 w");
}

// Ruling: a stack moves whole and never splits.
#[test]
fn a_stack_moves_whole() {
    let drawing = "
        .    .    .    .    .    .
        .    .    .    .    .    .
        .    .    .    .    .    .
        .    .    .    .    .    .
        .    .    .    .    .    .
        b1*8 .    w3*6 .    .    .
    ";
    assert_eq!(after(&position(drawing, 'b'), "a1c1").to_string(), "6/6/6/6/6/2,b1*14,3 w");
}

// Leaflet, play: along ranks and files, never diagonally.
#[test]
fn no_hop_is_diagonal() {
    let drawing = "
        . . . .  .  .
        . . . .  .  .
        . . . w1 .  w1
        . . . .  b1 .
        . . . w1 .  w1
        . . . .  .  .
    ";
    check(drawing, "e3", "");
}

// Leaflet, play: a token worth 1 goes to one occupied square, the first in its rank or file.
#[test]
fn a_one_goes_to_the_nearest_token_in_each_direction() {
    let drawing = "
        .  . w2 . .  .
        .  . w1 . .  .
        .  . .  . .  .
        b2 . b1 . w3 w3
        .  . .  . .  .
        .  . b3 . .  .
    ";
    check(drawing, "c3", "a3 c1 c5 e3");
}

// Leaflet, play: a token worth 2 goes over two occupied squares, straight or bent.
#[test]
fn a_two_makes_two_hops_straight_or_bent() {
    let drawing = "
        . . .  .  .  .
        . . w1 w1 .  .
        . . w1 .  .  .
        . . b2 w3 w1 .
        . . .  .  .  .
        . . .  .  .  .
    ";
    check(drawing, "c3", "c5 d5 e3");
}

// Leaflet, play: a token worth 3 goes over three occupied squares, straight, bent or both.
#[test]
fn a_three_makes_three_hops_straight_or_bent() {
    let drawing = "
        .  .  .  .  . .
        .  .  .  .  . .
        .  w1 w2 .  . .
        .  .  .  .  . .
        .  .  .  .  . .
        b3 w1 w1 w1 . .
    ";
    check(drawing, "a1", "c4 d1");
}

// Leaflet, play: the number of hops is that of the moving token or of the stack's top.
#[test]
fn a_stack_makes_the_hops_of_its_top() {
    let drawing = "
        .    .    .    .    . .
        .    .    .    .    . .
        .    .    .    .    . .
        .    .    .    .    . .
        .    .    .    .    . .
        TOP  w1*2 w1*4 w1*6 . .
    ";
    check(&drawing.replace("TOP", "b1*4"), "a1", "b1");
    check(&drawing.replace("TOP", "b2*4"), "a1", "c1");
    check(&drawing.replace("TOP", "b3*4"), "a1", "d1");
}

// Leaflet, play: the hops must be exactly as many as the value.
#[test]
fn fewer_hops_than_the_value_are_not_allowed() {
    let drawing = "
        .  .  .  . . .
        .  .  .  . . .
        .  .  .  . . .
        .  .  .  . . .
        .  .  .  . . .
        b3 w1 w1 . . .
    ";
    check(drawing, "a1", "");
    check(&drawing.replace("b3", "b2"), "a1", "c1");
}

// Leaflet, play: the first hop goes to the first occupied square, not beyond it.
#[test]
fn a_hop_never_passes_over_a_token() {
    let drawing = "
        .  .  .  .  .  .
        .  .  .  .  .  .
        w1 .  .  .  .  .
        w1 .  .  .  .  .
        .  .  .  .  .  .
        b1 .  w1 w1 .  w1
    ";
    check(drawing, "a1", "a3 c1");
    // Leaflet, play: values count occupied squares, so the later hops do not skip any either.
    check(&drawing.replace("b1", "b2"), "a1", "a4 d1");
}

// Leaflet, play: squares that have become empty are flown over and not counted.
#[test]
fn empty_squares_do_not_count() {
    let drawing = "
        w1 .  .  .  .  w1
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        b3 .  .  .  .  w1
    ";
    check(drawing, "a1", "a6 f1");
}

// Leaflet, play: the range grows as squares become empty.
#[test]
fn an_emptied_square_lets_a_hop_go_farther() {
    let drawing = "
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  w1 .  .  .  .
        b1 w1 .  .  .  b2
    ";
    check(drawing, "a1", "b1");
    let next = after(&position(drawing, 'w'), "b1b2");
    assert_eq!(moves_from(&next, "a1"), "a1f1");
}

// Leaflet, play: a change of direction happens on an occupied square only.
#[test]
fn nothing_turns_above_an_empty_square() {
    let drawing = "
        .  . .  .  . .
        .  . .  .  . .
        .  . .  .  . .
        .  . w1 .  . .
        .  . .  .  . .
        b2 . .  w1 . .
    ";
    check(drawing, "a1", "");
}

// Leaflet, play: no square is passed twice in one move.
#[test]
fn no_square_is_touched_twice() {
    let drawing = "
        . .  .  .  . .
        . .  .  .  . .
        . .  .  .  . .
        . .  .  w1 . .
        . .  .  .  . .
        . .  b3 w1 . .
    ";
    // c1, d1, d3 and back to d1 would be three hops.
    check(drawing, "c1", "");
}

// Ruling: the start counts among the squares touched.
#[test]
fn nothing_comes_back_to_its_start() {
    let drawing = "
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        b2 w1 . . . .
    ";
    check(drawing, "a1", "");
    assert!(!position(drawing, 'b').is_legal("a1a1".parse().expect("two squares")));
}

// Ruling: a hop never turns straight back, so the start is not flown over either.
#[test]
fn nothing_flies_over_its_start() {
    let drawing = "
        .  . .  . .  .
        .  . .  . .  .
        .  . .  . .  .
        .  . .  . .  .
        .  . .  . .  .
        w1 . b2 . w1 .
    ";
    check(drawing, "c1", "");
}

// Leaflet, play: only squares of the move itself are barred, so three hops can end beside the start.
#[test]
fn a_three_can_go_round_a_corner_of_four() {
    let drawing = "
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        w2 w1 . . . .
        b3 w3 . . . .
    ";
    check(drawing, "a1", "a2 b1");
}

// Leaflet, play: the way goes over occupied squares; only the last one must be alike.
#[test]
fn the_squares_on_the_way_may_hold_either() {
    let drawing = "
        .   .     .     . . .
        .   .     .     . . .
        .   .     .     . . .
        .   .     .     . . .
        .   .     .     . . .
        TOP FIRST LAST  . . .
    ";
    let filled = |top: &str, first: &str, last: &str| {
        drawing.replace("TOP", top).replace("FIRST", first).replace("LAST", last)
    };
    check(&filled("b2", "w1*2", "w3"), "a1", "c1");
    check(&filled("b2", "w1", "w3"), "a1", "c1");
    check(&filled("b2*4", "w1", "w3*2"), "a1", "c1");
    check(&filled("b2*4", "w1*2", "w3*2"), "a1", "c1");
    check(&filled("b2*4", "w1*2", "w3"), "a1", "");
    check(&filled("b2", "w1", "w3*2"), "a1", "");
}

// Ruling: all ways between the same squares are one move.
#[test]
fn two_ways_to_a_square_are_one_move() {
    let drawing = "
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        w1 w1 . . . .
        b2 w1 . . . .
    ";
    check(drawing, "a1", "b2");
}

/// The position drawn in the rules.
const EXAMPLE: &str = "
    . . .  .  .  .
    . . .  .  .  .
    . . b1 .  w2 .
    . . .  w1 .  .
    . . b2 w3 .  b1
    . . .  .  .  .
";

#[test]
fn the_example_of_the_rules_is_right() {
    check(EXAMPLE, "c2", "d3 e4 f2");
    let text = position(EXAMPLE, 'b').to_string();
    for rules in [Hokito::DESCRIPTOR.rules.en, Hokito::DESCRIPTOR.rules.fr] {
        assert!(rules.contains(&text), "the rules give the position drawn");
        let drawn = rules.lines().find(|line| line.starts_with("4  ")).expect("a drawing");
        assert_eq!(drawn, "4  .  .  b1 .  w2 .");
    }
}
