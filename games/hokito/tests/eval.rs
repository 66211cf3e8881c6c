//! The evaluation: what the contract asks of it, and what it claims about moves.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicBool;

use arena::{Duel, Searcher};
use game::{Eval, Game, Random, Side, Variant as _};
use hokito::{Hokito, HokitoEval, Move, Variant};
use search::{Alone, Limit, Memory, SystemClock, Task, Workshop, negamax, search};

const GAMES: &str = include_str!("hokito.games");

fn positions() -> impl Iterator<Item = Hokito> {
    testkit::positions(GAMES).into_iter().map(|text| testkit::position("standard", text))
}

fn open_positions() -> impl Iterator<Item = Hokito> {
    positions().filter(|position| position.end().is_none())
}

/// Visits the open positions of random games.
fn each_random(games: u64, mut visit: impl FnMut(&Hokito)) {
    for &variant in Variant::ALL {
        for seed in 0..games {
            let mut random = Random::new(seed);
            let mut position = Hokito::start(variant, seed);
            while let Some(mv) = position.random_move(&mut random) {
                visit(&position);
                position.play_unchecked(mv, &mut ());
            }
        }
    }
}

fn after(position: &Hokito, mv: Move) -> Hokito {
    let mut next = *position;
    next.play_unchecked(mv, &mut ());
    next
}

fn lead(position: &Hokito, side: Side) -> i32 {
    let points = position.points().map(i32::from);
    points[side.index()] - points[(!side).index()]
}

#[test]
fn different_moves_have_different_slots() {
    let mut moves = BTreeMap::new();
    for mv in positions().flat_map(|position| position.legal_moves()) {
        let slot = HokitoEval::slot(mv);
        assert!(usize::from(slot) < HokitoEval::SLOTS, "{mv}");
        let same = moves.entry(slot).or_insert(mv);
        assert_eq!(*same, mv);
    }
    assert!(moves.len() > 500);
}

#[test]
fn no_colour_is_special() {
    let eval = HokitoEval::default();
    for position in open_positions() {
        let exchanged: String = position
            .to_string()
            .chars()
            .map(|letter| match letter {
                'b' => 'w',
                'w' => 'b',
                other => other,
            })
            .collect();
        let other: Hokito = testkit::position("standard", &exchanged);
        assert_eq!(eval.evaluate(&position), eval.evaluate(&other), "{position}");
    }
}

#[test]
fn evaluations_are_far_from_proven_wins() {
    let eval = HokitoEval::default();
    let mut most = 0;
    each_random(200, |position| most = most.max(eval.evaluate(position).abs()));
    assert!((500..10_000).contains(&most), "{most}");
}

#[test]
fn the_terms_add_up() {
    let eval = HokitoEval::default();
    each_random(30, |position| {
        let sum: i32 = eval.terms(position).iter().map(|term| term.points).sum();
        let sign = if position.turn() == Side::First { 1 } else { -1 };
        assert_eq!(sum, sign * eval.evaluate(position), "{position}");
    });
}

/// The opinion that only points count.
fn material() -> HokitoEval {
    let eval = HokitoEval::default();
    let mut weights = vec![0; eval.weights().len()];
    weights[0] = 15;
    eval.with_weights(&weights)
}

#[test]
fn with_the_first_weight_alone_only_points_count() {
    let material = material();
    for position in open_positions() {
        let expected = 15 * lead(&position, position.turn());
        assert_eq!(material.evaluate(&position), expected, "{position}");
    }
}

#[test]
fn weights_have_names_of_their_own_and_come_back() {
    let eval = HokitoEval::default();
    let weights = eval.weights();
    let names: BTreeSet<&str> = weights.iter().map(|(name, _)| *name).collect();
    assert_eq!(names.len(), weights.len());
    let values: Vec<i32> = weights.iter().map(|(_, weight)| *weight).collect();
    assert_eq!(eval.with_weights(&values), eval);
    let doubled: Vec<i32> = values.iter().map(|weight| 2 * weight).collect();
    assert_ne!(eval.with_weights(&doubled), eval);
}

/// The stacks of a position's text by the name of their square, with their owner.
fn stacks(position: &Hokito) -> BTreeMap<String, char> {
    let view = position.view();
    let tall = view.cells.iter().filter_map(|cell| {
        let piece = cell.piece.filter(|piece| piece.height > 1)?;
        Some((cell.name.clone(), Hokito::SIDES[piece.owner.index()].letter))
    });
    tall.collect()
}

#[test]
fn a_move_gains_when_it_covers_a_stack_of_the_other_side_or_wins_at_once() {
    let eval = HokitoEval::default();
    let (mut captures, mut wins) = (0, 0);
    each_random(60, |position| {
        let stacks = stacks(position);
        let other = Hokito::SIDES[(!position.turn()).index()].letter;
        for mv in position.legal_moves() {
            let gain = eval.gain(position, mv);
            let next = after(position, mv);
            let swing = lead(&next, position.turn()) - lead(position, position.turn());
            let captures_stack = stacks.get(&mv.to.to_string()) == Some(&other);
            let towers = position.view().cells.iter().filter(|cell| cell.piece.is_some()).count();
            let wins_at_once =
                towers <= 10 && next.end().is_some() && lead(&next, position.turn()) > 0;
            let expected = match (wins_at_once, captures_stack) {
                (true, _) => 5_000,
                (_, true) => 15 * swing,
                _ => 0,
            };
            assert_eq!(gain, expected, "{mv} in {position}");
            captures += u32::from(captures_stack);
            wins += u32::from(wins_at_once);
        }
    });
    assert!(captures > 1_000 && wins > 20, "{captures} captures, {wins} wins");
}

#[test]
fn the_noisy_moves_are_the_legal_ones_that_gain() {
    let eval = HokitoEval::default();
    each_random(60, |position| {
        let mut noisy = BTreeMap::new();
        eval.each_noisy(position, |mv, gain| {
            assert_eq!(noisy.insert(HokitoEval::slot(mv), gain), None, "{mv} twice in {position}");
        });
        let moves = position.legal_moves().into_iter();
        let gains = moves.map(|mv| (HokitoEval::slot(mv), eval.gain(position, mv)));
        let expected: BTreeMap<u16, i32> = gains.filter(|(_, gain)| *gain > 0).collect();
        assert_eq!(noisy, expected, "{position}");
    });
}

#[test]
fn the_search_without_pruning_equals_plain_negamax() {
    let eval = HokitoEval::default();
    let positions: Vec<Hokito> = open_positions().collect();
    let check = |position: &Hokito, depth: u32| {
        let workshop = Workshop {
            memory: &Memory::new(1),
            clock: &SystemClock::start(),
            crew: &Alone,
            stop: &AtomicBool::new(false),
        };
        let task = Task { selective: false, ..Task::new(*position, Limit::Depth(depth)) };
        let report = search(&task, &eval, workshop, |_| ());
        let expected = negamax(&eval, position, &[], depth);
        assert_eq!(report.lines[0].score, expected, "depth {depth} of {position}");
    };
    // Full boards are too wide for three plies of negamax.
    for (depth, widest) in [(1, 200), (2, 60), (3, 20)] {
        let narrow = positions.iter().filter(|position| position.count_moves() < widest);
        for position in narrow.clone().step_by(narrow.count() / 12) {
            check(position, depth);
        }
    }
}

#[test]
fn it_beats_counting_points() {
    let limit = Limit::Nodes(1_000);
    for &variant in Variant::ALL {
        let duel = Duel { variant, pairs: 12, plies: 4, seed: 1 };
        let mut one = Searcher::new(HokitoEval::default(), limit);
        let mut other = Searcher::new(material(), limit);
        let score = duel.play::<Hokito>(&mut one, &mut other).score();
        assert!(score > 0.6, "{score} in {variant:?}");
    }
}
