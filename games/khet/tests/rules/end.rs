//! How games end.

use game::{End, Game, GameExt, Outcome, Reason, Side};
use khet::{Khet, QUIET_LIMIT, Variant};

use crate::rules::{check_moves, khet};

/// The game is over after the moves, with this result; nobody can move on.
fn check_end(drawing: &str, moves: &str, expected: End) {
    let last = testkit::after(&khet(drawing), moves);
    assert_eq!(last.end(), Some(expected), "{last}");
    assert_eq!(testkit::legal(&last), "", "{last}");
    assert_eq!(last.count_moves(), 0, "{last}");
}

/// Silver's beam runs along the fourth rank; whoever stands there is lit.
const FIRING: &str = "
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . k . . . .
    . . . . . . . . . .
    . . . . . . . . . P2
    . . . . K . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    ";

// Leaflets 9 and 10: the player whose pharaoh is lit loses.
#[test]
fn lighting_the_other_pharaoh_wins() {
    check_end(
        &format!("{FIRING}s 0"),
        "e3e2 f6f5 e2e1 f5f4 e1e2",
        End::win(Side::First, Reason::Goal),
    );
}

// Leaflet 9: this holds even for a player who lights the own pharaoh.
#[test]
fn lighting_the_own_pharaoh_loses() {
    check_end(&format!("{FIRING}s 0"), "e3e4", End::win(Side::Second, Reason::Goal));
}

#[test]
fn red_wins_as_silver_does() {
    check_end(
        "
        .  . . . . . . . . .
        .  . . . . k . . . .
        .  . . . . . . . . .
        p0 . . . K . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . .
        r 0
        ",
        "f7f8",
        End::win(Side::Second, Reason::Goal),
    );
}

#[test]
fn a_finished_game_refuses_moves() {
    let mut last = testkit::after(&khet(&format!("{FIRING}s 0")), "e3e4");
    let before = last;
    let error = last.play("f6f5".parse().unwrap(), &mut ()).expect_err("the game is over");
    assert_eq!(error, game::MoveError::Finished);
    assert_eq!(last, before);
}

// Ruling (ours): without a legal move the game is drawn.
#[test]
fn a_player_without_a_move_draws() {
    let drawing = "
        . . . .  .  .  . . . .
        . . . .  .  .  . . k .
        . . . .  .  .  . . . .
        . . . p0 p0 p0 . . . .
        . . . p0 K  p0 . . . .
        . . . p0 o  p0 . . . .
        . . . .  .  .  . . . .
        . . . .  .  .  . . . .
        ";
    check_end(&format!("{drawing}s 0"), "", End::draw(Reason::Blocked));
    // The other player, to move, is not blocked.
    assert_eq!(khet(&format!("{drawing}r 0")).end(), None);
}

#[test]
fn a_player_who_can_only_turn_is_not_blocked() {
    let position = khet(
        "
        . .  .  . . . . . . .
        . .  .  . . . . . k .
        . .  .  . . . . . . .
        . p0 p0 . . . . . . .
        . K  p0 . . . . . . .
        . P0 p0 . . . . . . .
        . p0 p0 . . . . . . .
        . .  .  . . . . . . .
        s 0
        ",
    );
    check_moves(position, "", "b3+ b3-");
    assert_eq!(position.end(), None);
}

// Arbiter's rule (ours): a hundred plies without a loss are a draw.
#[test]
fn a_hundred_quiet_plies_draw() {
    let drawing = "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        ";
    assert_eq!(QUIET_LIMIT, 100);
    let almost = khet(&format!("{drawing}s 99"));
    assert_eq!(almost.end(), None);
    assert_eq!(almost.adjudicate(), Outcome::Draw);
    check_end(&format!("{drawing}s 99"), "e1e2", End::draw(Reason::Quiet));
    check_end(&format!("{drawing}r 100"), "", End::draw(Reason::Quiet));
}

#[test]
fn a_loss_begins_the_quiet_count_anew() {
    let drawing = "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . o . . . . . P1
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        s 99
        ";
    let next = testkit::after(&khet(drawing), "j4+");
    assert!(next.to_string().ends_with(" r 0"), "{next}");
    assert_eq!(next.end(), None);
}

// Arbiter's rule: a goal reached with the hundredth quiet ply counts.
#[test]
fn lighting_a_pharaoh_comes_before_the_quiet_limit() {
    check_end(&format!("{FIRING}s 99"), "e3e4", End::win(Side::Second, Reason::Goal));
}

// Leaflet 11: the same pieces of the same colour on the same squares with the same orientation.
#[test]
fn a_position_that_comes_back_has_the_same_key() {
    let start = Khet::start(Variant::Classic, 0);
    let back = testkit::after(&start, "e1e2 f8f7 e2e1 f7f8");
    assert_eq!(back.key(), start.key());
    assert_ne!(back, start, "the quiet counter differs");
    // A pyramid turned, or the other player to move: another position.
    let turned = testkit::after(&start, "h2+ f8f7 h2+ f7f8");
    assert_ne!(turned.key(), start.key());
    let other = testkit::after(&start, "e1e2 f8f7 e2f2 f7f8 f2e1");
    assert_ne!(other.key(), start.key());
}
