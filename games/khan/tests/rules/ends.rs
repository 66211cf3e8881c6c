//! The goal, and the ends that the leaflet leaves open.

use game::{End, Game, GameExt, MoveError, Outcome, Reason, Side};
use testkit::{after, legal, moves_from};

use crate::rules::{NOBODY_ON_A_DOUBLE_SQUARE, check, south};

#[test]
fn taking_the_kalista_wins_at_once() {
    // Leaflet, goal: a piece that joins the enemy Kalista on its square takes it and wins.
    let drawing = "
        . . . . . .
        . . . . . .
        . . . . . .
        . S k . . .
        . . . . . .
        . . K . . .
    ";
    let before = south(drawing, "r c3 4/5 7");
    assert_eq!(before.end(), None);
    let won = after(&before, "c1c3");
    assert_eq!(won.end(), Some(End::win(Side::First, Reason::Goal)));
    assert_eq!(won.to_string(), "s 6/6/6/1SK3/6/6 o c3 4/5 0");
    assert_eq!(legal(&won), "");
    let mut same = won;
    assert_eq!(same.play("c3c4".parse().unwrap(), &mut ()), Err(MoveError::Finished));
}

#[test]
fn a_sbire_may_take_the_kalista_too() {
    // Leaflet, goal: Kalista or Sbire.
    let drawing = "
        . . . . . .
        . . . . . .
        . . . . . .
        . s K . . .
        . . . . . .
        . . . k . .
    ";
    let won = after(&south(drawing, "o - 5/4 0"), "b3c3");
    assert_eq!(won.end(), Some(End::win(Side::Second, Reason::Goal)));
}

/// Red cannot move a piece and has no Sbire to bring back.
const RED_IS_SHUT_IN: &str = "
    . . . . . .
    . . . . . .
    s . . . . .
    S s . . . .
    S S s . . s
    K S s . k S
";

#[test]
fn a_blocked_player_passes() {
    // Ruling (ours): the Khan comes off and the opponent moves freely. The pass is a quiet ply.
    let blocked = south(RED_IS_SHUT_IN, "r a4 0/0 10");
    assert_eq!(legal(&blocked), "pass");
    assert_eq!(blocked.end(), None);
    let passed = after(&blocked, "pass");
    assert_eq!(passed.to_string(), "s 6/6/s5/Ss4/SSs2s/KSs1kS o - 0/0 11");
    for from in ["a4", "b3", "c1", "c2", "e1", "f2"] {
        assert_ne!(moves_from(&passed, from), "", "{from}");
    }
    assert_eq!(after(&passed, "b3b4").demand(), 3);
}

#[test]
fn nobody_passes_who_can_move() {
    // Ruling (ours): pass is the single legal move of a player who has no other.
    let position = south(NOBODY_ON_A_DOUBLE_SQUARE, "o d4 4/4 1");
    let mut same = position;
    assert!(matches!(same.play("pass".parse().unwrap(), &mut ()), Err(MoveError::Illegal { .. })));
    assert_eq!(same, position);
    check(&position, "p", "");
}

#[test]
fn a_hundred_plies_without_a_capture_are_a_draw() {
    // Ruling (ours): the arbiter's quiet limit.
    let drawing = "
        . . . . . k
        . . . . . .
        . . s . . .
        . . . . S .
        . . . . . .
        . . . . . K
    ";
    let before = south(drawing, "r - 4/4 99");
    assert_eq!(before.end(), None);
    let drawn = after(&before, "e3e4");
    assert_eq!(drawn.end(), Some(End::draw(Reason::Quiet)));
    assert_eq!(drawn.adjudicate(), Outcome::Draw);
    assert_eq!((legal(&drawn).as_str(), drawn.count_moves()), ("", 0));
}

#[test]
fn a_capture_begins_the_quiet_count_anew() {
    // Ruling (ours): plies since the last capture.
    let drawing = "
        . . . . . k
        . . . . . .
        . . . . s .
        . . . . S .
        . . . . . .
        . . . . . K
    ";
    let before = south(drawing, "r - 4/4 99");
    let taken = after(&before, "e3e4");
    assert_eq!((taken.quiet(), taken.end()), (0, None));
}

#[test]
fn taking_the_kalista_wins_even_on_the_hundredth_ply() {
    // Ruling (ours): the limit counts only if the goal is not reached.
    let drawing = "
        . . . . . .
        . . . . . .
        . . . . k .
        . . . . S .
        . . . . . .
        . . . . . K
    ";
    let won = after(&south(drawing, "r - 4/5 99"), "e3e4");
    assert_eq!(won.end(), Some(End::win(Side::First, Reason::Goal)));
}
