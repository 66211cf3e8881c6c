//! What the game is called, and what there is in it.

use game::{Descriptor, Rules, SideName};

use crate::{notation, refusals, steps};

pub(crate) const DESCRIPTOR: Descriptor = Descriptor {
    name: "newgame",
    revision: 1,
    sides: [
        SideName { letter: 'x', en: "Crosses", fr: "Croix" },
        SideName { letter: 'o', en: "Noughts", fr: "Ronds" },
    ],
    kinds: &["mark"],
    choices: steps::CHOICES,
    refusals: refusals::REFUSALS,
    previews: true,
    format: notation::FORMAT,
    rules: Rules { en: include_str!("../README.md"), fr: include_str!("../REGLES.md") },
    quiet_limit: None,
    opening_plies: 2,
    bench_depth: 9,
    bench: &[],
};
