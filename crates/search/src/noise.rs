//! How weaker levels err.

use game::{Game, Random};

/// Evaluations are off by up to so many points, always by the same amount in the same position of
/// the same game.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Noise {
    pub(crate) most: i32,
    pub(crate) seed: u64,
}

impl Noise {
    /// Who sees everything as it is.
    pub(crate) const NONE: Noise = Noise { most: 0, seed: 0 };

    /// Whether every evaluation is meant. Only then proofs about the rest of the game count: whoever
    /// errs must err there, too.
    #[inline]
    pub(crate) fn is_none(self) -> bool {
        self.most == 0
    }

    /// How far off the opinion of this position is.
    #[inline]
    pub(crate) fn error(self, position: &impl Game) -> i32 {
        if self.is_none() { 0 } else { self.draw(position.key()) }
    }

    /// Two draws make small errors likelier than large ones.
    #[cold]
    fn draw(self, key: u64) -> i32 {
        let bits = Random::new(key ^ self.seed).next();
        let width = 2 * self.most as u64 + 1;
        let draw = |bits: u64| (((bits & 0xffff_ffff) * width) >> 32) as i32 - self.most;
        (draw(bits) + draw(bits >> 32)) / 2
    }
}
