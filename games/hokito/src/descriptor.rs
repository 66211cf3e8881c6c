//! What the game is called, and what there is in it.

use game::{Descriptor, Rules, SideName};

use crate::{notation, refusals, steps};

pub(crate) const DESCRIPTOR: Descriptor = Descriptor {
    name: "hokito",
    revision: 1,
    sides: [
        SideName { letter: 'b', en: "Black", fr: "Noir" },
        SideName { letter: 'w', en: "White", fr: "Blanc" },
    ],
    kinds: &["one", "two", "three"],
    choices: steps::CHOICES,
    refusals: refusals::REFUSALS,
    previews: true,
    format: notation::FORMAT,
    rules: Rules { en: include_str!("../README.md"), fr: include_str!("../REGLES.md") },
    quiet_limit: None,
    opening_plies: 6,
    bench_depth: 8,
    bench: &[
        (
            "standard",
            "w1,w2,w3,w1,w2,w3/w2,w3,w1,w2,w3,w1/w3,w1,w2,w3,w1,w2/b1,b2,b3,b1,b2,b3/b2,b3,b1,b2,b3,b1/b3,b1,b2,b3,b1,b2 b",
        ),
        (
            "standard",
            "w2,w1,1,w1,1,w3*2/b3*2,w2*2,w1,w2*4,1,w3*2/w3,w1*2,1,w1,2/w2*2,3,b1,1/b3*2,1,b2*2,b1*2,2/1,b3*2,b2,b1,b2*2,b2 b",
        ),
        (
            "mixed",
            "b2,b3*2,1,b1*2,b2,b3/w2,1,w1,w3,2/b2*2,w2*2,3,b1*2/w1,w3,1,w3*4,w2,b3*2/1,w1,b2*2,w3*2,w1,w3/b2,w1,2,w2,b1 w",
        ),
    ],
};
