//! The evaluation against pure material, and what a second of search sees:
//! `cargo run --release -p khet --example duel -- <pairs> <nodes> <seed>`.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use arena::{Duel, Searcher, Tally};
use game::{Eval, Game, Variant as _};
use khet::{Khet, KhetEval, Variant};
use search::{Alone, Limit, Memory, SystemClock, Task, Workshop, search};

const OPENING: u32 = 6; // random plies

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let mut next = |otherwise: u64| arguments.next().unwrap_or(otherwise);
    let (pairs, nodes, seed) = (next(20) as u32, next(2_000), next(1));

    let full = KhetEval::default();
    let mut weights = vec![0; full.weights().len()];
    weights[0] = 100;
    let material = full.with_weights(&weights);
    let player = |eval: &KhetEval| Searcher::new(eval.clone(), Limit::Nodes(nodes));
    for &variant in Variant::ALL {
        let duel = Duel { variant, pairs, plies: OPENING, seed };
        let tally = duel.play::<Khet>(&mut player(&full), &mut player(&material));
        let Tally { wins, draws, losses, .. } = tally;
        println!("{:<14} +{wins} ={draws} -{losses}  {:.3}", variant.name(), tally.score());
    }

    let workshop = Workshop {
        memory: &Memory::new(64),
        clock: &SystemClock::start(),
        crew: &Alone,
        stop: &AtomicBool::new(false),
    };
    let start = Khet::start(Variant::Classic, 0);
    let task = Task::new(start, Limit::Time(Duration::from_secs(1)));
    let report = search(&task, &full, workshop, |_| ());
    println!("classic start: depth {}, {} nodes in a second", report.depth, report.nodes);
}
