//! Why something is no move: a case for every reason.

use quindo::Quindo;
use testkit::refusals;

const START: &str = "7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0";

#[test]
fn every_refusal_has_its_reason() {
    refusals::<Quindo>(&[
        (
            "standard",
            START,
            &[
                ("", "-"),
                ("b2", "-"),
                ("b2 b5", "-"),
                ("b3", "empty"),
                ("b6", "not-yours"),
                ("b2 b2", "stays"),
                ("b2 c4", "not-straight"),
                ("b2 d2", "own-piece"),
                ("b2 g2", "own-in-the-way"),
                ("b2 b6", "enemy-piece"),
                ("b2 b7", "too-far 4"), // the jumped pawn costs nothing
                ("b2 b7 b6", "too-far 4"),
                ("pass", "must-move"),
                ("pawn", "no-such-move"),
            ],
        ),
        ("standard", "7/1BBBBB1/7/7/7/1WWWWW1/7 w 2 1", &[("b2 b4", "barred 2"), ("b2 b5", "-")]),
        // The pawn in the corner can only leave the board, one square away.
        ("standard", "5/3B1/1WW2/1WW2/5 w 1 1", &[("b2", "barred 1"), ("c3", "-")]),
        ("standard", "7/5B1/7/1WWW3/1WWW3/1WWW3/7 w - 0", &[("c3", "blocked")]),
        // White could only go one square, off the board, and one is barred.
        (
            "standard",
            "5/1WWW1/1WBW1/1WWW1/5 w 1 0",
            &[("pass", "-"), ("b2", "must-pass"), ("b2 a1", "must-pass")],
        ),
        ("standard", "7/5B1/7/7/7/7/7 w - 0", &[("f6", "finished")]),
    ]);
}
