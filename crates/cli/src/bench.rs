//! `quinconce bench`: how fast the rules are.

use std::io::Write;
use std::time::{Duration, Instant};

use catalog::{GAMES, Table};
use clap::Args;

use crate::count::per_second;
use crate::failure::Failure;

#[derive(Args)]
pub(crate) struct Bench {
    game: Option<String>,
    #[arg(long)]
    quick: bool,
}

const NODES: u64 = 100_000_000; // at least so many leaves a position
const PLIES: u64 = 20_000_000; // of random play a position
const SEED: u64 = 5; // of random play

impl Bench {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let games = match &self.game {
            None => GAMES.to_vec(),
            Some(name) => vec![catalog::find(name).map_err(Failure::input)?],
        };
        let share = if self.quick { 10 } else { 1 };
        writeln!(
            out,
            "{:<8}{:<14}{:>5}{:>14}{:>12}{:>18}{:>12}{:>18}",
            "game", "variant", "depth", "leaves", "time", "leaves/s", "plies", "plies/s"
        )?;
        let mut checksum = 0_u64;
        for game in games {
            for table in game.bench() {
                let count = Count::of(&*table, NODES / share);
                let plies = PLIES / share;
                let begun = Instant::now();
                let (_, positions) = table.random_plies(plies, SEED);
                let played = begun.elapsed();
                checksum = checksum.rotate_left(1) ^ positions ^ count.leaves;
                writeln!(
                    out,
                    "{:<8}{:<14}{:>5}{:>14}{:>10.3} s{:>18}{:>12}{:>18}",
                    table.game(),
                    table.variant(),
                    count.depth,
                    count.leaves,
                    count.time.as_secs_f64(),
                    per_second(count.leaves, count.time),
                    plies,
                    per_second(plies, played)
                )?;
                out.flush()?;
            }
        }
        // The same on every machine as long as rules, order of moves and keys are the same.
        writeln!(out, "checksum {checksum:016x}")?;
        Ok(())
    }
}

struct Count {
    depth: u32,
    leaves: u64,
    time: Duration,
}

impl Count {
    /// The first depth with that many leaves.
    fn of(table: &dyn Table, enough: u64) -> Count {
        let mut depth = 1;
        loop {
            let begun = Instant::now();
            let leaves = table.perft(depth);
            let time = begun.elapsed();
            if leaves >= enough || leaves == 0 {
                return Count { depth, leaves, time };
            }
            depth += 1;
        }
    }
}
