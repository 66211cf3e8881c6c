//! How fast games are counted and played: `cargo run --release -p khet --example speed`.

use std::time::Instant;

use game::{Game, Random, Variant as _, perft, random_plies};
use khet::{Khet, Variant};

const DEPTH: u32 = 4;
const PLIES: u64 = 5_000_000;
const ROUNDS: u32 = 3; // the best counts: other programs may disturb

fn main() {
    for &variant in Variant::ALL {
        let start = Khet::start(variant, 0);
        let leaves = best(|| perft(&start, DEPTH));
        let plies = best(|| {
            std::hint::black_box(random_plies(&start, PLIES, &mut Random::new(1)));
            PLIES
        });
        println!(
            "{:<14} perft {DEPTH}: {leaves:8.1} million leaves/s   random play: {plies:5.2} million plies/s",
            variant.name()
        );
    }
}

/// Millions per second.
fn best(run: impl Fn() -> u64) -> f64 {
    let once = || {
        let begin = Instant::now();
        let done = run();
        done as f64 / begin.elapsed().as_secs_f64() / 1e6
    };
    (0..ROUNDS).map(|_| once()).fold(0.0, f64::max)
}
