//! What the rules cost, in instructions: the same on every run and every machine of one kind.
//!
//! `cargo xtask bench` installs the runner and runs this.

#![allow(missing_docs, unreachable_pub)] // of what the macros make

use std::hint::black_box;

use catalog::Table;
use gungraun::{library_benchmark, library_benchmark_group, main};

const PLIES: u64 = 10_000; // of random play

/// The first bench position of a game.
fn table(game: &str) -> Box<dyn Table> {
    catalog::find(game).expect("a game of the catalog").bench().swap_remove(0)
}

#[library_benchmark(setup = table)]
#[bench::khitan("khitan")]
#[bench::hokito("hokito")]
#[bench::khet("khet")]
#[bench::quindo("quindo")]
#[bench::khan("khan")]
fn perft_3(table: Box<dyn Table>) -> u64 {
    black_box(table.perft(3))
}

#[library_benchmark(setup = table)]
#[bench::khitan("khitan")]
#[bench::hokito("hokito")]
#[bench::khet("khet")]
#[bench::quindo("quindo")]
#[bench::khan("khan")]
fn random_plies(table: Box<dyn Table>) -> (u64, u64) {
    black_box(table.random_plies(PLIES, 5))
}

library_benchmark_group!(name = rules; benchmarks = perft_3, random_plies);
main!(library_benchmark_groups = rules);
