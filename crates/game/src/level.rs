//! How strong an opponent plays.

use crate::eval::Eval;

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
    /// Measured against the other levels of the same game, where level 1 is given 500; `None` where
    /// nobody has measured it yet.
    pub rating: Option<i32>,
}

/// The levels at which the engine plays a game with this opinion.
pub trait Levels: Eval {
    /// The gentlest first.
    const LEVELS: [Level; HIGHEST_LEVEL] = Level::LADDER;
}

/// The rating that level 1 is given in every game; the others are measured from there.
pub const LEVEL_ONE: i32 = 500;

impl Level {
    /// A level that nobody has measured yet.
    #[must_use]
    pub const fn new(nodes: u64, noise: i32, slips: u32) -> Level {
        Level { nodes, noise, slips, rating: None }
    }

    /// A level with its measured rating.
    #[must_use]
    pub const fn rated(nodes: u64, noise: i32, slips: u32, rating: i32) -> Level {
        Level { nodes, noise, slips, rating: Some(rating) }
    }

    /// A ladder to begin with, until a game has measured its own. Whoever takes whatever can be taken
    /// and otherwise moves at random should win four games of five against the first level, and half
    /// of them against the second.
    pub const LADDER: [Level; HIGHEST_LEVEL] = [
        Level::new(20, 400, 800),
        Level::new(35, 300, 500),
        Level::new(60, 240, 230),
        Level::new(140, 160, 120),
        Level::new(400, 95, 45),
        Level::new(1_200, 55, 10),
        Level::new(4_000, 27, 0),
        Level::new(15_000, 12, 0),
        Level::new(55_000, 0, 0),
        Level::new(200_000, 0, 0),
    ];
}
