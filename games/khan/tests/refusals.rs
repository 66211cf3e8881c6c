//! Why something is no move: a case for every reason.

use khan::Khan;
use testkit::refusals;

// With the south edge of the mat in front of Red:
//
//     6  1 2 2 3 1 2
//     5  3 1 3 1 3 2
//     4  2 3 1 2 1 3
//     3  2 1 3 2 3 1
//     2  1 3 1 3 1 2
//     1  3 2 2 1 3 2
//        a b c d e f
#[test]
fn every_refusal_has_its_reason() {
    refusals::<Khan>(&[
        // Red chooses an edge, then puts the Kalista down, then the Sbires.
        (
            "standard",
            "- 6/6/6/6/6/6 r - 0/0 0",
            &[("edge-w", "-"), ("a1", "choose-edge"), ("kalista", "choose-edge")],
        ),
        (
            "standard",
            "s 6/6/6/6/6/6 r - 0/0 0",
            &[
                ("kalista c1", "-"),
                ("edge-w", "edge-chosen"),
                ("a1", "place-first"),
                ("sbire", "kalista-first"),
                ("kalista c3", "home"),
            ],
        ),
        (
            "standard",
            "s 6/6/6/6/1S4/S1K3 r - 0/0 0",
            &[("sbire b1", "-"), ("kalista", "kalista-placed"), ("sbire a1", "occupied")],
        ),
        // Nobody wears the Khan yet.
        (
            "standard",
            "s ss4/1ks1ss/6/6/1S1S1S/S1K1S1 r - 0/0 0",
            &[
                ("c1 c3", "-"),
                ("a3", "empty"),
                ("b5", "not-yours"),
                ("c1 c1", "stays"),
                ("c1 e1", "own-piece"),
                ("c1 c5", "too-far 2"),
                ("c1 c2", "distance 2"),
                ("e1 d1", "turns-back 3"), // the way round leads over d2
                ("a1 d1", "blocked 3"),    // by the Kalista
                ("sbire", "none-captured"),
                ("kalista", "kalista-placed"),
                ("edge-n", "edge-chosen"),
                ("pass", "must-move"),
                ("face:0", "no-such-move"),
            ],
        ),
        // The Khan sits on a triple square.
        (
            "standard",
            "s ss4/1ks1s1/5s/3S2/1S3S/S1K1S1 r f4 0/0 2",
            &[("b2", "-"), ("d3", "demand 3"), ("c1 c3", "demand 3")],
        ),
        ("standard", "s k5/6/6/6/S5/SS1K2 r - 2/5 0", &[("a1", "stuck 3"), ("sbire", "no-demand")]),
        // The Kalista can obey.
        ("standard", "s k5/6/6/6/S5/SS1K2 r a6 2/5 0", &[("sbire", "can-obey 1"), ("d1", "-")]),
        // Nothing stands on a triple square: a Sbire may come back on one.
        (
            "standard",
            "s k2s2/6/6/6/6/3K2 r d6 5/4 0",
            &[
                ("sbire a1", "-"),
                ("d1 d2", "-"),
                ("sbire a2", "entry-lines 3"),
                ("sbire d6", "occupied"),
            ],
        ),
        // Red is shut in.
        (
            "standard",
            "s 6/6/s5/Ss4/SSs2s/KSs1kS r a4 0/0 10",
            &[("pass", "-"), ("a1", "must-pass"), ("sbire", "must-pass")],
        ),
        ("standard", "s k5/6/6/6/S5/SS4 r a6 2/5 0", &[("a1", "finished")]),
    ]);
}
