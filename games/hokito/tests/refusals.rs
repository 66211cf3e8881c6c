//! Why something is no move: a case for every reason.

use hokito::Hokito;
use testkit::{board, refusals};

const DRAWING: &str = "
    .    .    .    .    w1*2 .
    .    .    .    .    b1   b1*2
    b1   .    .    .    .    .
    .    .    w1*2 .    .    .
    .    b3   b1   w2   .    w1
    .    .    b2*2 .    .    .
";

#[test]
fn every_refusal_has_its_reason() {
    refusals::<Hokito>(&[
        (
            "standard",
            &(board(DRAWING, ",") + " b"),
            &[
                ("c2 d2", "-"),
                ("c2", "-"),
                ("a1", "empty"),
                ("d2", "not-yours"),
                ("c2 c2", "stays"),
                ("c2 a1", "needs-piece"),
                ("c2 c3", "single-on-single"),
                ("c1 c3", "-"),
                ("c1 b2", "stack-on-stack"),
                ("c2 f2", "hops 1"),
                ("b2 f2", "-"),
                ("b2 c2", "returns 3"), // over d2 and back
                ("a4", "stuck 1"),
                ("e5", "no-single-in-reach 1"),
                ("f5", "no-stack-in-reach 1"),
                ("two", "no-such-move"),
                ("c2 d2 b2", "no-such-move"),
            ],
        ),
        ("standard", "6/6/6/6/6/b1,5 b", &[("", "finished"), ("a1", "finished")]),
    ]);
}
