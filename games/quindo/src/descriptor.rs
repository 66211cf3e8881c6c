//! What the game is called, and what there is in it.

use game::{Descriptor, Rules, SideName};

use crate::position::QUIET_LIMIT;
use crate::{notation, refusals, steps};

pub(crate) const DESCRIPTOR: Descriptor = Descriptor {
    name: "quindo",
    revision: 1,
    sides: [
        SideName { letter: 'w', en: "White", fr: "Blanc" },
        SideName { letter: 'b', en: "Black", fr: "Noir" },
    ],
    kinds: &["pawn"],
    choices: steps::CHOICES,
    refusals: refusals::REFUSALS,
    previews: true,
    format: notation::FORMAT,
    rules: Rules { en: include_str!("../README.md"), fr: include_str!("../REGLES.md") },
    quiet_limit: Some(QUIET_LIMIT),
    opening_plies: 6,
    bench_depth: 10,
    bench: &[
        ("standard", "7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0"),
        ("standard", "7/1B1B3/7/2B1BB1/3W1W1/3W1W1/7 w 2 1"),
        ("standard", "7/2BB1B1/7/1B5/2W1B2/1W2W2/7 b 1 2"),
    ],
};
