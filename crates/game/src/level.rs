//! How strong an opponent plays.

/// The levels there are: 1 is gentle, this one is merciless.
pub const HIGHEST_LEVEL: usize = 10;

/// A strength: a node budget and calibrated randomness, never time, so that a level plays alike in
/// the terminal, on a server and in a browser.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// Positions looked at for a move.
    pub nodes: u64,
    /// Evaluations are off by up to this many points.
    pub noise: i32,
    /// Moves in a thousand that are played at random.
    pub slips: u32,
}

impl Level {
    /// A ladder that fits most games; a game whose measured steps are uneven has its own.
    pub const LADDER: [Level; HIGHEST_LEVEL] = [
        Level { nodes: 20, noise: 400, slips: 300 },
        Level { nodes: 40, noise: 250, slips: 150 },
        Level { nodes: 80, noise: 160, slips: 80 },
        Level { nodes: 160, noise: 100, slips: 40 },
        Level { nodes: 320, noise: 70, slips: 15 },
        Level { nodes: 800, noise: 50, slips: 0 },
        Level { nodes: 2_400, noise: 30, slips: 0 },
        Level { nodes: 8_000, noise: 15, slips: 0 },
        Level { nodes: 30_000, noise: 5, slips: 0 },
        Level { nodes: 120_000, noise: 0, slips: 0 },
    ];
}
