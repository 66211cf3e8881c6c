//! With pruning switched off, the search says what plain negamax says.

use std::sync::atomic::AtomicBool;

use game::{Eval, Game, Random, Variant as _};
use search::{
    Limit, Score, SearchContext, SingleThread, SystemClock, Task, TranspositionTable, negamax,
    search,
};

/// Positions of random games, in every variant.
fn positions<G: Game>(count: usize) -> Vec<Vec<G>> {
    let mut games = Vec::new();
    for &variant in G::Variant::ALL {
        for seed in 0..count as u64 {
            let mut random = Random::new(seed);
            let mut line = vec![G::start(variant, seed)];
            for _ in 0..14 + 5 * seed {
                let mut next = line[line.len() - 1];
                let Some(mv) = next.random_move(&mut random) else { break };
                next.play_unchecked(mv, &mut ());
                line.push(next);
            }
            games.push(line);
        }
    }
    games
}

fn score<E: Eval>(eval: &E, position: &E::Game, earlier: &[u64], depth: u32) -> Option<Score> {
    let context = SearchContext {
        transpositions: &TranspositionTable::new(1),
        clock: &SystemClock::start(),
        spawner: &SingleThread,
        stop: &AtomicBool::new(false),
    };
    let task = Task { earlier, selective: false, ..Task::new(*position, Limit::Depth(depth)) };
    search(&task, eval, context, |_| ()).lines.first().map(|line| line.score)
}

fn check<E: Eval + Default>(depth: u32) {
    let eval = E::default();
    let mut checked = 0;
    for line in positions::<E::Game>(3) {
        let (position, before) = line.split_last().expect("a game has a start");
        let earlier: Vec<u64> = before.iter().map(Game::key).collect();
        for depth in 1..=depth {
            let Some(found) = score(&eval, position, &earlier, depth) else { continue };
            let plain = negamax(&eval, position, &earlier, depth);
            assert_eq!(found, plain, "{position} at depth {depth}");
            checked += 1;
            if matches!(found, Score::Win(_) | Score::Loss(_)) {
                break; // a proven result ends the deepening
            }
        }
    }
    assert!(checked > 1, "only {checked} positions were open");
}

#[test]
fn khitan_agrees() {
    check::<khitan::KhitanEval>(1);
}

#[test]
fn hokito_agrees() {
    check::<hokito::HokitoEval>(3);
}

#[test]
fn khet_agrees() {
    check::<khet::KhetEval>(2);
}

#[test]
fn quindo_agrees() {
    check::<quindo::QuindoEval>(4);
}

#[test]
fn khan_agrees() {
    check::<khan::KhanEval>(5);
}
