//! Every rule of Khan, one test each, drawn as boards.
//!
//! The leaflet's chapters: material, goal, start, moves, what the Khan is for, must it be obeyed.
//! The mat with its south edge in front of Red, for reading the drawings:
//!
//! ```text
//! 6  1 2 2 3 1 2
//! 5  3 1 3 1 3 2
//! 4  2 3 1 2 1 3
//! 3  2 1 3 2 3 1
//! 2  1 3 1 3 1 2
//! 1  3 2 2 1 3 2
//!    a b c d e f
//! ```

mod start;

mod moves;

mod demand;

mod ends;

use game::Game;
use khan::{Khan, Variant};
use testkit::{after, board, moves_from, position};

const RED_SET_UP: &str = "edge:s K@c1 S@a1 S@e1 S@b2 S@d2 S@f2";
const OCRE_SET_UP: &str = "K@b5 S@a6 S@b6 S@c5 S@e5 S@f5";

/// Ocre is asked for a double square and stands on a simple and a triple one.
const NOBODY_ON_A_DOUBLE_SQUARE: &str = "
    . . . . . .
    . k . . s .
    . . . S . .
    . . . . . .
    . . . . . .
    . . K . . .
";

/// A position of the standard game on the mat with its south edge in front of Red; `rest` is
/// `<side> <khan> <captured> <quiet>`.
fn south(drawing: &str, rest: &str) -> Khan {
    of("standard", drawing, rest)
}

fn of(variant: &str, drawing: &str, rest: &str) -> Khan {
    position(variant, &format!("s {} {rest}", board(drawing, "")))
}

/// The moves that begin with `prefix` are those listed, in alphabetical order.
fn check(position: &Khan, prefix: &str, expected: &str) {
    assert_eq!(moves_from(position, prefix), expected, "{position}");
}

/// The board after some moves is the drawing.
fn check_board(position: &Khan, moves: &str, drawing: &str) {
    let text = after(position, moves).to_string();
    assert_eq!(text.split(' ').nth(1), Some(board(drawing, "").as_str()), "{moves}");
}

fn start() -> Khan {
    Khan::start(Variant::Standard, 0)
}

fn ready() -> Khan {
    after(&after(&start(), RED_SET_UP), OCRE_SET_UP)
}
