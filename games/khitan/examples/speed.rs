//! Times perft and random play from the starts: the best of several rounds, for a busy machine.

use std::time::Instant;

use game::{Game, Random, Variant as _, perft, random_plies};
use khitan::{Khitan, Variant};

const ROUNDS: u32 = 40;
const PLIES: u64 = 100_000; // of random play in a round

/// Millions of things a second in the best round; a round gives how many it did.
fn best(round: impl Fn() -> u64) -> f64 {
    let time = |_| {
        let clock = Instant::now();
        let count = round();
        count as f64 / clock.elapsed().as_secs_f64() / 1e6
    };
    (0..ROUNDS).map(time).fold(0.0, f64::max)
}

fn main() {
    for (variant, depth) in [(Variant::Classic, 5), (Variant::Master, 4)] {
        let start = Khitan::start(variant, 0);
        let rate = best(|| perft(&start, depth));
        println!("{} perft {depth}: {rate:.0} million leaves/s", variant.name());
    }
    for &variant in Variant::ALL {
        let start = Khitan::start(variant, 0);
        let rate = best(|| {
            std::hint::black_box(random_plies(&start, PLIES, &mut Random::new(1)));
            PLIES
        });
        println!("{} random: {rate:.1} million plies/s", variant.name());
    }
}
