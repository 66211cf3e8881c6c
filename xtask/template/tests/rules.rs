//! One test for each sentence of the rules, drawn as boards.

use game::{End, Game, Reason, Side};
use newgame::Newgame;
use testkit::{board, legal, position};

fn newgame(drawing: &str, side: &str) -> Newgame {
    position("standard", &format!("{} {side}", board(drawing, "")))
}

#[test]
fn a_turn_marks_an_empty_square() {
    let position = newgame(
        "
        . . o
        . x .
        . . .
        ",
        "x",
    );
    assert_eq!(legal(&position), "a1 a2 a3 b1 b3 c1 c2");
}

#[test]
fn three_in_a_row_win_at_once() {
    let position = newgame(
        "
        o . x
        o x .
        x . .
        ",
        "o",
    );
    assert_eq!(position.end(), Some(End::win(Side::First, Reason::Goal)));
    assert_eq!(legal(&position), "");
}

#[test]
fn a_side_cannot_be_two_marks_ahead() {
    let reason = testkit::refused::<Newgame>("standard", "3/3/xx1 o");
    assert_eq!(reason, "2 crosses and 0 noughts cannot stand with o to move");
}

#[test]
fn every_refusal_has_its_reason() {
    testkit::refusals::<Newgame>(&[
        ("standard", "2o/1x1/3 x", &[("a1", "-"), ("b2", "occupied"), ("c3", "occupied")]),
        ("standard", "o1x/ox1/x2 o", &[("b1", "finished")]),
    ]);
}
