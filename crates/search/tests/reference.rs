//! With pruning switched off, the search says what plain negamax says.

use game::{Eval, Game, Random, Record, Variant as _};
use search::{Engine, Limit, Score, SearchRequest, negamax};

/// Random games in every variant, so many of each.
fn games<G: Game>(count: u64) -> Vec<Record<G>> {
    let mut games = Vec::new();
    for &variant in G::Variant::ALL {
        for seed in 0..count {
            let mut random = Random::new(seed);
            let mut record = Record::from_position(G::start(variant, seed));
            for _ in 0..14 + 5 * seed {
                let Some(mv) = record.position().random_move(&mut random) else { break };
                if record.play(mv, &mut ()).is_err() {
                    break;
                }
            }
            games.push(record);
        }
    }
    games
}

fn check<E: Eval + Default>(depth: u32) {
    let (eval, engine) = (E::default(), Engine::new(1));
    let mut checked = 0;
    for record in games::<E::Game>(3) {
        let (position, before) = record.positions().split_last().expect("a game has a start");
        let earlier: Vec<u64> = before.iter().map(Game::key).collect();
        for depth in 1..=depth {
            let limit = Limit::Depth(depth);
            let request = SearchRequest { selective: false, ..SearchRequest::new(limit) };
            engine.clear();
            let info = engine.search(&record, &eval, &request, &(), &mut |_| ());
            let Some(found) = info.lines.first().map(|line| line.score) else { continue };
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
