//! How fast the rules are: `cargo run --release -p hokito --example speed`.

use std::time::Instant;

use game::{Game, Random, Variant as _, perft, random_plies};
use hokito::{Hokito, Variant};

const DEPTH: u32 = 4;
const PLIES: u64 = 5_000_000;

fn main() {
    for &variant in Variant::ALL {
        let start = Hokito::start(variant, 1);
        let clock = Instant::now();
        let leaves = perft(&start, DEPTH);
        let seconds = clock.elapsed().as_secs_f64();
        let speed = leaves as f64 / seconds / 1e6;
        println!("{:9} perft {DEPTH}: {leaves} leaves, {speed:.0} million/s", variant.name());

        let clock = Instant::now();
        let (games, checksum) = random_plies(&start, PLIES, &mut Random::new(1));
        let speed = PLIES as f64 / clock.elapsed().as_secs_f64() / 1e6;
        println!(
            "{:9} random: {PLIES} plies, {games} games, {speed:.2} million/s, checksum {checksum:016x}",
            variant.name()
        );
    }
}
