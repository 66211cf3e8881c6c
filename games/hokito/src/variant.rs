//! The variants and their random starts.

use game::{Random, Side};

use crate::square::SQUARES;

/// How the tokens stand at the start.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Variant {
    /// Each side's tokens are shuffled over its own three ranks.
    Standard,
    /// All tokens are shuffled over the whole board.
    Mixed,
}

impl game::Variant for Variant {
    const ALL: &'static [Variant] = &[Variant::Standard, Variant::Mixed];

    fn name(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Mixed => "mixed",
        }
    }

    fn is_seeded(self) -> bool {
        true
    }
}

/// The owner and value of the token on each square from a1 to f6, drawn with a seed.
///
/// The order of these draws is part of the notation: a record keeps only the seed.
pub(crate) fn draw_start(variant: Variant, seed: u64) -> [(Side, u8); SQUARES] {
    // Black's ones, twos and threes, then White's: six of each.
    let mut tokens =
        std::array::from_fn(|index| (Side::ALL[index / 18], (index / 6 % 3) as u8 + 1));
    let mut random = Random::new(seed);
    match variant {
        Variant::Standard => tokens.chunks_mut(18).for_each(|side| random.shuffle(side)),
        Variant::Mixed => random.shuffle(&mut tokens),
    }
    tokens
}
