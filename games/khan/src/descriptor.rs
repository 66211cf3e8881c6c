//! What the game is called, and what there is in it.

use game::{Descriptor, Rules, SideName};

use crate::position::QUIET_LIMIT;
use crate::{notation, refusals, steps};

pub(crate) const DESCRIPTOR: Descriptor = Descriptor {
    name: "khan",
    revision: 1,
    sides: [
        SideName { letter: 'r', en: "Red", fr: "Rouge" },
        SideName { letter: 'o', en: "Ochre", fr: "Ocre" },
    ],
    kinds: &["kalista", "sbire"],
    choices: steps::CHOICES,
    refusals: refusals::REFUSALS,
    previews: true,
    format: notation::FORMAT,
    rules: Rules { en: include_str!("../README.md"), fr: include_str!("../REGLES.md") },
    quiet_limit: Some(QUIET_LIMIT),
    opening_plies: 17, // 13 of the set-up, then two moves each
    bench_depth: 12,
    bench: &[
        ("standard", "s ss4/1ks1ss/6/6/1S1S1S/S1K1S1 r - 0/0 0"),
        ("standard", "e 1S3s/2S1k1/2S2s/3s2/2S3/2K2s o c5 1/1 2"),
        ("standard", "s 1ks3/4s1/1S2K1/6/1S1sS1/2S2s r e5 1/1 5"),
        ("anywhere", "n s1ks2/4S1/4s1/1s4/2SSS1/2K2S r e4 0/1 5"),
    ],
};
