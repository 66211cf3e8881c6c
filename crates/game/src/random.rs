//! Numbers that look random and can be had again from their seed.

/// SplitMix64 (Steele, Lea, Flood 2014): one word of state, the same on every machine.
///
/// A seeded start is part of a record, so this generator never changes.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The generator of that seed.
    #[inline]
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// The next 64 bits.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = self.state;
        let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, each equally likely (Lemire's multiplication with rejection).
    ///
    /// # Panics
    /// When `bound` is zero.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a number below zero does not exist");
        loop {
            let product = (self.next() >> 32) * u64::from(bound);
            let low = product as u32;
            // 2^32 mod bound values at the bottom would be too likely; the cheap test comes first.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the items in random order (Fisher and Yates, from the last item down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).expect("a board has fewer cells than that");
            items.swap(last, self.below(bound) as usize);
        }
    }
}

/// A table of 64-bit keys for hashing positions, made while compiling. Give each table of a game
/// its own seed.
#[must_use]
pub const fn key_table<const N: usize>(seed: u64) -> [u64; N] {
    let mut random = Random::new(seed.wrapping_mul(0xd134_2543_de82_ef95));
    let mut table = [0; N];
    let mut index = 0;
    while index < N {
        table[index] = random.next();
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_splitmix64() {
        // The published test values for seed 1234567.
        let mut random = Random::new(1_234_567);
        assert_eq!(random.next(), 6_457_827_717_110_365_317);
        assert_eq!(random.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn numbers_below_a_bound_are_even() {
        let mut random = Random::new(1);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[random.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
