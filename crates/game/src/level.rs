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
    /// Measured against the other levels of the same game, where level 1 is given 500; `None` where
    /// nobody has measured it yet.
    pub rating: Option<i32>,
}

/// The rating that level 1 is given in every game; the others are measured from there.
pub const LEVEL_ONE: i32 = 500;

impl Level {
    /// A level that nobody has measured yet.
    #[must_use]
    pub const fn new(nodes: u64, noise: i32, slips: u32) -> Level {
        Level { nodes, noise, slips, rating: None }
    }

    /// A ladder that fits most games; a game whose measured steps are uneven has its own.
    pub const LADDER: [Level; HIGHEST_LEVEL] = [
        Level::new(20, 400, 480),
        Level::new(50, 260, 260),
        Level::new(120, 170, 130),
        Level::new(300, 110, 60),
        Level::new(800, 70, 20),
        Level::new(2_000, 40, 0),
        Level::new(6_000, 20, 0),
        Level::new(20_000, 10, 0),
        Level::new(60_000, 0, 0),
        Level::new(200_000, 0, 0),
    ];

    /// The levels with their measured ratings.
    #[must_use]
    pub const fn rated(
        mut levels: [Level; HIGHEST_LEVEL],
        ratings: [i32; HIGHEST_LEVEL],
    ) -> [Level; HIGHEST_LEVEL] {
        let mut place = 0;
        while place < HIGHEST_LEVEL {
            levels[place].rating = Some(ratings[place]);
            place += 1;
        }
        levels
    }
}
