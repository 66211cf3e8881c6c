//! The rules one by one, drawn as boards. A comment names the sentence of the leaflet, in our
//! words, or the ruling.

mod ending;
mod moving;
mod starting;
mod taking;

use game::{Game, GameExt, Outcome, Reason};
use quindo::Quindo;

/// The position of a drawing and its other fields: side, barred, quiet.
pub(crate) fn drawn(drawing: &str, fields: &str) -> Quindo {
    testkit::position("standard", &format!("{} {fields}", testkit::board(drawing, "")))
}

/// The moves lead from one drawing to the other.
pub(crate) fn check(before: &str, fields: &str, moves: &str, after: &str, fields_after: &str) {
    let found = testkit::after(&drawn(before, fields), moves);
    assert_eq!(found.to_string(), drawn(after, fields_after).to_string(), "after {moves}");
}

/// How a game ends here, if it does.
pub(crate) fn end(position: &Quindo) -> Option<(Outcome, Reason)> {
    position.end().map(|end| (end.outcome, end.reason))
}

/// Why a move is refused.
pub(crate) fn refusal(position: &Quindo, mv: &str) -> String {
    let mut same = *position;
    let error = same.play(mv.parse().expect("a move"), &mut ()).expect_err("an illegal move");
    assert_eq!(same, *position);
    error.to_string()
}

/// A white pawn in the corner of the field, far from a black one.
pub(crate) const NEAR_THE_EDGE: &str = "
    . . . . . . .
    . . . B . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . W .
    . . . . . . .
";
