//! What the game is called, and what there is in it.

use game::{Descriptor, Rules, SideName};

use crate::position::QUIET_LIMIT;
use crate::{notation, refusals, steps};

pub(crate) const DESCRIPTOR: Descriptor = Descriptor {
    name: "khitan",
    revision: 1,
    sides: [
        SideName { letter: 'w', en: "White", fr: "Blanc" },
        SideName { letter: 'b', en: "Black", fr: "Noir" },
    ],
    kinds: &["tile"],
    choices: steps::CHOICES,
    refusals: refusals::REFUSALS,
    previews: true,
    format: notation::FORMAT,
    rules: Rules { en: include_str!("../README.md"), fr: include_str!("../REGLES.md") },
    quiet_limit: Some(QUIET_LIMIT),
    opening_plies: 6,
    bench_depth: 7,
    bench: &[
        ("classic", "jj1jj/jjjjjj/7/8/9/8/7/AAAAAA/AA1AA w 0/0 0 0"),
        ("classic", "jjejj/j3j1/1c4h/4j3/4H4/8/1E5/A4A/A1LAA w 0/0 0 4"),
        ("expert", "1al1j/h4a/l2e2h/2l5/9/8/2H1H1D/AA2EA/AAJ1A w 2/4 0 0"),
        ("master", "j1a1e/ac2c1/h2hja1/7k/GG3g3/8/A1E3H/4J1/L2C1 w 8/4 0 1"),
    ],
};
