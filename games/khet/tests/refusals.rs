//! Why something is no move: a case for every reason.

use khet::Khet;
use testkit::refusals;

const START: &str = "4tktp12/2p27/3P36/p01P21d0d11p11P3/p11P31D1D01p01P2/6p13/7P02/2P3TKT4 s 0";

#[test]
fn every_refusal_has_its_reason() {
    refusals::<Khet>(&[
        (
            "classic",
            START,
            &[
                ("c1 c2", "-"),
                ("d1 top", "-"),
                ("d1 top d2", "-"),
                ("e4 turn", "-"),
                ("c1 anticlockwise", "-"),
                ("b4", "empty"),
                ("e5", "not-yours"),
                ("c1 c1", "stays"),
                ("e1 clockwise", "pharaoh-turns"),
                ("d1 turn", "obelisk-turns"),
                ("c1 top", "no-stack"),
                ("e4 clockwise", "one-turn"),
                ("c1 turn", "which-way"),
                ("c1 e3", "neighbour"),
                ("d1 top d3", "neighbour"),
                ("h2 i1", "reserved"),
                ("c1 d1", "own-piece"),
                ("h2 g3", "enemy-piece"),
                ("e4 e5", "swap-djed"),
                ("turn", "no-such-move"),
                ("d1 top top", "no-such-move"),
                ("c1 c2 c3", "no-such-move"),
            ],
        ),
        // Two stacks side by side.
        (
            "classic",
            "4k5/10/10/10/10/10/3T6/2TK6 s 0",
            &[("c1 d2", "two-high"), ("c1 top d2", "two-high"), ("c1 top c2", "-")],
        ),
        // A djed beside its pharaoh, and one at home beside a red pyramid.
        (
            "classic",
            "4k5/10/10/10/8p0D1/10/4D05/4K5 s 0",
            &[("e2 e1", "swap-pharaoh"), ("j4 i4", "swap-reserved"), ("e1 e2", "own-piece")],
        ),
        // A pharaoh behind three pyramids; the squares beside are red's.
        ("classic", "4k5/10/10/10/10/10/1P0P07/1KP07 s 0", &[("b1", "stuck"), ("b2", "-")]),
        ("classic", "4k5/10/10/10/10/10/10/2P07 s 0", &[("c1", "finished")]),
    ]);
}
