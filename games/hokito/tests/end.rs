//! How a game ends and what it counts: each sentence of the leaflet and each ruling, drawn as boards.

use game::{End, Game, GameExt, MoveError, Outcome, Random, Reason, Side, Variant as _};
use hokito::{Hokito, Variant};
use testkit::{board, legal};

fn position(drawing: &str, side: char) -> Hokito {
    testkit::position("standard", &format!("{} {side}", board(drawing, ",")))
}

const STUCK: &str = "
    .  .  . . . .
    .  .  . . . .
    .  .  . . . .
    .  .  . . . .
    .  .  . . . .
    b1 b1 . . . w3
";

// Leaflet, end: the game ends as soon as a player cannot move.
// Ruling: that is the player to move.
#[test]
fn the_player_to_move_who_cannot_move_ends_the_game() {
    let stuck = position(STUCK, 'w');
    assert_eq!(stuck.end(), Some(End::win(Side::Second, Reason::Goal)));
    assert_eq!(legal(&stuck), "");
}

// Ruling: a player who is stuck while the other is to move does not end the game.
#[test]
fn the_game_goes_on_while_the_player_to_move_can() {
    let open = position(STUCK, 'b');
    assert_eq!(open.end(), None);
    assert_eq!(legal(&open), "a1b1 b1a1 b1f1");
}

// Leaflet, end: a player with nothing of his colour on top cannot move.
#[test]
fn a_player_without_a_top_cannot_move() {
    let drawing = STUCK.replace("b1", "w1");
    assert_eq!(position(&drawing, 'b').end(), Some(End::win(Side::Second, Reason::Goal)));
    assert_eq!(position(&drawing, 'w').end(), None);
}

// Ruling: no passing.
#[test]
fn nobody_passes() {
    let mut stuck = position(STUCK, 'w');
    let refused = stuck.play("f1b1".parse().expect("two squares"), &mut ());
    assert_eq!(refused, Err(MoveError::Finished));
    assert_eq!(stuck, position(STUCK, 'w'));
    assert!("pass".parse::<hokito::Move>().is_err());
}

// Leaflet, end: a stack brings the value of its top times its height, a single its value.
#[test]
fn a_stack_of_four_under_a_three_brings_twelve() {
    let drawing = "
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        w3*4 .  . . . b3
    ";
    assert_eq!(position(drawing, 'b').points(), [3, 12]);
}

// Leaflet, end: each player counts the tokens and stacks his colour tops.
#[test]
fn every_single_and_stack_counts_for_its_top() {
    let drawing = "
        w1 w2 w3 . . .
        .  .  .  . . .
        w1*2 w2*4 w3*6 . . .
        .  .  .  . . .
        b1*8 b2*2 b3*4 . . .
        b1 b2 b3 . . b3
    ";
    let black = 8 + 4 + 12 + 1 + 2 + 3 + 3;
    let white = 1 + 2 + 3 + 2 + 8 + 18;
    assert_eq!(position(drawing, 'b').points(), [black, white]);
}

// Leaflet, end: the greater total wins. Ruling: equal totals draw.
#[test]
fn more_points_win_and_equal_points_draw() {
    let drawing = "
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        .  .  . . . .
        WHITE . . . . b2
    ";
    for (white, outcome) in [
        ("w1", Outcome::Win(Side::First)),
        ("w2", Outcome::Draw),
        ("w1*2", Outcome::Draw),
        ("w3", Outcome::Win(Side::Second)),
        ("w2*2", Outcome::Win(Side::Second)),
    ] {
        let end = position(&drawing.replace("WHITE", white), 'b').end();
        assert_eq!(end, Some(End { outcome, reason: Reason::Goal }), "{white}");
    }
}

// Ruling: nothing leaves the board, stacks are even, and a game lasts at most 35 plies.
#[test]
fn every_move_empties_one_square_and_keeps_every_token() {
    let mut longest = 0;
    for &variant in Variant::ALL {
        for seed in 0..500 {
            let mut random = Random::new(seed);
            let mut position = Hokito::start(variant, seed);
            let mut plies = 0;
            while let Some(mv) = position.random_move(&mut random) {
                position.play_unchecked(mv, &mut ());
                plies += 1;
                let heights: Vec<u8> = (position.view().cells.iter())
                    .filter_map(|cell| cell.piece.map(|piece| piece.height))
                    .collect();
                assert_eq!(heights.len(), 36 - plies, "{position}");
                assert_eq!(heights.iter().sum::<u8>(), 36, "{position}");
                assert!(heights.iter().all(|&tall| tall == 1 || tall % 2 == 0), "{position}");
            }
            longest = longest.max(plies);
        }
    }
    assert!((30..=35).contains(&longest), "{longest}");
}

// The arbiter never cuts a game of Hokito short; if asked, the points decide.
#[test]
fn the_arbiter_goes_by_the_points() {
    assert_eq!(position(STUCK, 'b').adjudicate(), Outcome::Win(Side::Second));
    assert_eq!(position(&STUCK.replace("w3", "w2"), 'b').adjudicate(), Outcome::Draw);
    assert_eq!(position(&STUCK.replace("w3", "w1"), 'b').adjudicate(), Outcome::Win(Side::First));
}
