//! Why something is no move: a case for every reason.

use khitan::Khitan;
use testkit::refusals;

const BOARD: &str = "jj1jj/jjjjjj/7/8/9/8/7/AAAAAA/AA1AA";

#[test]
fn every_refusal_has_its_reason() {
    refusals::<Khitan>(&[
        (
            "classic",
            &format!("{BOARD} w 0/0 0 0"),
            &[
                ("b3 c3", "-"),
                ("c1", "empty"),
                ("h4", "not-yours"),
                ("b3 b3", "stays"),
                ("a1", "stuck"),
                ("b3 d4", "neighbour"),
                ("b3 b4", "own-piece"),
                ("tile", "no-reserve"),
                ("pass", "must-move"),
                ("face:3", "no-such-move"),
            ],
        ),
        ("classic", "5/6/7/8/4Aj3/8/7/6/5 w 0/0 0 0", &[("e5 e6", "enemy-piece"), ("e5 e4", "-")]),
        ("expert", &format!("{BOARD} w 3/3 0 0"), &[("tile", "capture-first")]),
        ("master", &format!("{BOARD} w 0/3 0 0"), &[("tile", "reserve-empty")]),
        // One empty reserve closes both.
        ("expert", &format!("{BOARD} w 0/3 0 0"), &[("tile", "reserves-closed")]),
        ("expert", &format!("{BOARD} w 3/0 0 0"), &[("tile", "reserves-closed")]),
        // White owes two placements.
        (
            "expert",
            "1al1j/h4a/l2e2h/2l5/9/8/2H1H1D/AA2EA/AAJ1A w 2/4 2 0",
            &[
                ("tile d1 face:3", "-"),
                ("a1", "place-first 2"),
                ("tile a1", "occupied"),
                ("tile e1", "middle-row"),
                ("tile i5", "own-half"),
                ("tile d1 face:12", "no-such-move"),
                ("tile d1 d2", "no-such-move"),
                ("pass", "must-move"),
            ],
        ),
        ("classic", "3/4/5/gg2/Ag1 w 0/0 0 5", &[("pass", "-"), ("a1", "must-pass")]),
    ]);
}
