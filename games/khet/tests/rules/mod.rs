//! The rules, sentence by sentence, drawn as boards.
//!
//! A drawing lists the ranks from the eighth down, `.` for an empty square, and ends with the side
//! to move and the quiet counter. "Leaflet 6" is the sixth paragraph of the printed rules, in our
//! words; "ruling" is one of ours, listed in the README.

mod beam;
mod djeds;
mod end;
mod events;
mod eyes;
mod refusals;
mod stacks;
mod starts;
mod steps;
mod view;

use game::{Game, GameExt, MoveError, draw};
use khet::{Khet, Move};

/// A position of a variant without eyes.
fn khet(drawing: &str) -> Khet {
    testkit::position("classic", &text(drawing))
}

/// A position of a variant with eyes.
fn horus(drawing: &str) -> Khet {
    testkit::position("classic+horus", &text(drawing))
}

/// The position string of a drawing.
fn text(drawing: &str) -> String {
    let (board, state) = drawing.trim().rsplit_once('\n').expect("a board and a line for the rest");
    format!("{} {}", testkit::board(board, ""), state.trim())
}

/// Playing `moves` leads from one drawing to the other.
fn check(before: Khet, moves: &str, after: &str) {
    let found = testkit::after(&before, moves);
    let expected = testkit::position(game::Variant::name(before.variant()), &text(after));
    assert!(
        found == expected,
        "{moves} gives {found}\n{}not {expected}\n{}",
        draw(&found.view(), Khet::symbol),
        draw(&expected.view(), Khet::symbol)
    );
}

/// The legal moves that begin with `prefix` are exactly these, in alphabetical order.
fn check_moves(position: Khet, prefix: &str, expected: &str) {
    assert_eq!(testkit::moves_from(&position, prefix), expected, "{position}");
}

/// Each of these moves is refused, and the position stays.
fn check_illegal(position: Khet, moves: &str) {
    for text in moves.split_whitespace() {
        let mv: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let mut same = position;
        assert_eq!(same.play(mv, &mut ()), Err(MoveError::illegal(mv)), "{text} in {position}");
        assert_eq!(same, position);
    }
}
