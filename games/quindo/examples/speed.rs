//! Times perft and random play from the starts of a small and a large board:
//! `cargo run --release -p quindo --example speed`.

use std::time::Instant;

use game::{Game, Random, Variant as _, perft, random_plies};
use quindo::{Quindo, Variant};

const ROUNDS: u32 = 5; // the best one is told: other work on the machine only slows down
const PLIES: u64 = 4_000_000;

/// Board, depth of its perft.
const STARTS: [(&str, u32); 3] = [
    ("7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0", 5),
    ("8/1BBBBBB1/8/8/8/8/1WWWWWW1/8 w - 0", 4),
    ("11/1BBBBBBBBB1/11/11/11/11/11/11/11/1WWWWWWWWW1/11 w - 0", 4),
];

fn main() {
    for (text, depth) in STARTS {
        let start = Quindo::parse(text, Variant::default_variant()).expect("a start");
        println!("{text}");
        let leaves = best(|| perft(&start, depth));
        println!("  perft {depth}: {:.0} million leaves/s", leaves / 1e6);
        let plies = best(|| {
            let (games, _) = random_plies(&start, PLIES, &mut Random::new(1));
            PLIES - games
        });
        println!("  random: {:.1} million plies/s", plies / 1e6);
    }
}

/// The highest rate of some rounds, in things a second.
fn best(mut things: impl FnMut() -> u64) -> f64 {
    let rate = |_| {
        let begun = Instant::now();
        let count = things();
        count as f64 / begun.elapsed().as_secs_f64()
    };
    (0..ROUNDS).map(rate).fold(0.0, f64::max)
}
