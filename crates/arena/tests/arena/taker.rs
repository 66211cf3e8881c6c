//! The player who takes whatever can be taken.

use arena::{Player, taker};
use table::Setup;

use crate::pawns::PAWNS;

/// What takers of many seeds choose.
fn chosen(position: &str) -> Vec<String> {
    let table = PAWNS.lay(&Setup { position: Some(position), ..Setup::default() });
    let table = table.expect("a position");
    let mut moves: Vec<String> =
        (0..40).map(|seed| taker(seed).choose(&*table).expect("a move")).collect();
    moves.sort();
    moves.dedup();
    moves
}

#[test]
fn as_much_as_possible_is_taken_at_once() {
    // Along the rank two pawns can be jumped, straight up one.
    assert_eq!(chosen("7/7/1B5/1WB1B2/7/7/7 w 3 4"), ["b4f4"]);
}

#[test]
fn any_move_is_made_where_nothing_can_be_taken() {
    assert!(chosen("7/5B1/7/7/7/1W5/7 w - 0").len() > 3);
}
