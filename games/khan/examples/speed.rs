//! How fast Khan is counted and played: `cargo run --release -p khan --example speed`.

use std::time::Instant;

use game::{Game, Random, perft, random_plies};
use khan::{Khan, Variant};

const OPENING: &str = "s ss4/1ks1ss/6/6/1S1S1S/S1K1S1 r - 0/0 0";
const DEPTH: u32 = 7;
const PLIES: u64 = 20_000_000;

fn main() {
    let opening = Khan::parse(OPENING, Variant::Standard).expect("a position of the game");
    for _ in 0..3 {
        let begin = Instant::now();
        let leaves = perft(&opening, DEPTH);
        let seconds = begin.elapsed().as_secs_f64();
        println!("perft {DEPTH}: {leaves} leaves, {:.0} M/s", leaves as f64 / seconds / 1e6);
    }
    for (name, start) in [("set-up and play", Khan::start(Variant::Standard, 0)), ("play", opening)]
    {
        for _ in 0..3 {
            let begin = Instant::now();
            let (games, checksum) = random_plies(&start, PLIES, &mut Random::new(1));
            let speed = PLIES as f64 / begin.elapsed().as_secs_f64() / 1e6;
            println!("{name}: {games} games, checksum {checksum:016x}, {speed:.1} M plies/s");
        }
    }
}
