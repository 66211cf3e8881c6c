//! What the game is called, and what there is in it.

use game::{Descriptor, Rules, SideName};

use crate::position::QUIET_LIMIT;
use crate::{notation, piece, refusals, steps};

pub(crate) const DESCRIPTOR: Descriptor = Descriptor {
    name: "khet",
    revision: 1,
    sides: [
        SideName { letter: 's', en: "Silver", fr: "Argent" },
        SideName { letter: 'r', en: "Red", fr: "Rouge" },
    ],
    kinds: piece::KINDS,
    choices: steps::CHOICES,
    refusals: refusals::REFUSALS,
    // Leaflet 8: the beam may not be tested.
    previews: false,
    format: notation::FORMAT,
    rules: Rules { en: include_str!("../README.md"), fr: include_str!("../REGLES.md") },
    quiet_limit: Some(QUIET_LIMIT),
    opening_plies: 6,
    bench_depth: 7,
    bench: &[
        ("classic", "4tktp12/2p27/3P36/p01P21d0d11p11P3/p11P31D1D01p01P2/6p13/7P02/2P3TKT4 s 0"),
        ("imhotep", "3o2td12/4ok4/5P1p02P2/1P22P3D11d12/1P25p01P2/3P2p35/p09/2D01KT4 s 1"),
        ("dynasty", "4p2tp13/5k4/p03p2td13/p11d01P31P13/3p31p11D01P3/3D1TP03P2/4K5/3P3TP04 s 0"),
        (
            "classic+horus",
            "4tktp12/2p27/3P36/p01P21d0e11p11P3/p11P31E1D01p01P2/6p13/7P02/2P3TKT4 s 0",
        ),
    ],
};
