//! The evaluation keeps its contract.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use game::{Eval, Game, Random};
use khan::{Edge, Khan, KhanEval, Kind, Move, Square, Variant};
use search::{Alone, Limit, Memory, SystemClock, Task, Workshop, negamax, search};

const GAMES: &str = include_str!("khan.games");

/// Every position of the vectors, in both variants.
fn positions() -> Vec<Khan> {
    let parse = |text| [Variant::Standard, Variant::Anywhere].map(|variant| (text, variant));
    testkit::positions(GAMES)
        .into_iter()
        .flat_map(parse)
        .map(|(text, variant)| Khan::parse(text, variant).expect(text))
        .collect()
}

/// Only Sbires on the board count.
fn material() -> KhanEval {
    let eval = KhanEval::default();
    let mut weights = vec![0; eval.weights().len()];
    weights[0] = 100;
    eval.with_weights(&weights)
}

#[test]
fn every_move_has_a_slot_of_its_own() {
    let mut moves = vec![Move::Pass];
    moves.extend(Edge::ALL.map(Move::Turn));
    for from in Square::all() {
        moves.extend([Kind::Kalista, Kind::Sbire].map(|kind| Move::Enter { kind, at: from }));
        moves.extend(Square::all().map(|to| Move::Step { from, to }));
    }
    let mut slots: Vec<usize> = moves.into_iter().map(|mv| KhanEval::slot(mv).into()).collect();
    slots.sort_unstable();
    assert!(slots.into_iter().eq(0..KhanEval::SLOTS), "each slot once, none left over");

    let mut owners = HashMap::new();
    for position in positions() {
        position.each_move(|mv| {
            let owner = *owners.entry(KhanEval::slot(mv)).or_insert(mv);
            assert_eq!(owner, mv, "{position}");
        });
    }
}

#[test]
fn exchanging_the_colours_changes_nothing() {
    let eval = KhanEval::default();
    let mut checked = 0;
    for position in positions().into_iter().filter(|position| !position.is_setting_up()) {
        let text = exchanged(&position.to_string());
        let image = Khan::parse(&text, position.variant()).expect(&text);
        assert_eq!(eval.evaluate(&position), eval.evaluate(&image), "{position}");
        assert_eq!(eval.is_urgent(&position), eval.is_urgent(&image), "{position}");
        checked += 1;
    }
    assert!(checked > 500);
}

/// Red sets up first, so that colours cannot be exchanged; but what Ocre puts down, with the mat
/// turned by half, must count as it would for Red.
#[test]
fn both_sides_set_up_alike() {
    let terms = |text: &str| -> Vec<i32> {
        let position = Khan::parse(text, Variant::Standard).expect(text);
        KhanEval::default().terms(&position).iter().map(|term| term.points).collect()
    };
    let red = terms("n 6/6/6/6/1S1S2/S1K3 r - 0/0 0");
    let both = terms("s 3k1s/2s1s1/6/6/1S1SSS/K4S o - 0/0 0");
    let before = terms("s 6/6/6/6/1S1SSS/K4S o - 0/0 0");
    let ocre: Vec<i32> = before.iter().zip(&both).map(|(before, both)| before - both).collect();
    assert_eq!(red, ocre);
    assert!(red.iter().filter(|&&points| points != 0).count() >= 4, "{red:?}");
}

#[test]
fn values_stay_within_their_bounds_and_terms_add_up() {
    let eval = KhanEval::default();
    let mut random = Random::new(11);
    for game in 0..200 {
        let variant = if game % 2 == 0 { Variant::Standard } else { Variant::Anywhere };
        let mut position = Khan::start(variant, 0);
        while position.end().is_none() {
            let value = eval.evaluate(&position);
            assert!(value.abs() < 20_000, "{value} in {position}");
            let sum: i32 = eval.terms(&position).iter().map(|term| term.points).sum();
            let sign = if position.turn() == game::Side::First { 1 } else { -1 };
            assert_eq!(sum, sign * value, "{position}");
            let mv = position.random_move(&mut random).expect("the game is open");
            position.play(mv, &mut ()).expect("a legal move");
        }
    }
}

#[test]
fn loud_moves_are_the_captures_that_are_worth_something() {
    let (full, material) = (KhanEval::default(), material());
    for position in positions() {
        let (mut kalistas, mut captures) = (vec![], vec![]);
        position.each_move(|mv| {
            let victim = match mv {
                Move::Step { to, .. } => position.piece(to).map(|(_, kind)| kind),
                _ => None,
            };
            match victim {
                Some(Kind::Kalista) => {
                    kalistas.push((mv, 5_000));
                    captures.push((mv, 5_000));
                }
                Some(Kind::Sbire) => captures.push((mv, 100)),
                None => {}
            }
        });
        assert_eq!(loud(&full, &position), kalistas, "{position}");
        assert_eq!(loud(&material, &position), captures, "{position}");
    }
}

/// The noisy moves, which are the legal moves with a gain.
fn loud(eval: &KhanEval, position: &Khan) -> Vec<(Move, i32)> {
    let mut loud = vec![];
    eval.each_noisy(position, |mv, gain| loud.push((mv, gain)));
    let mut legal: Vec<(Move, i32)> =
        position.legal_moves().into_iter().map(|mv| (mv, eval.gain(position, mv))).collect();
    legal.retain(|(_, gain)| *gain > 0);
    assert_eq!(loud, legal, "{position}");
    loud
}

#[test]
fn weights_are_read_back() {
    let eval = KhanEval::default();
    let weights: Vec<i32> = eval.weights().iter().map(|(_, weight)| *weight).collect();
    assert_eq!(eval.with_weights(&weights), eval);
    let position = testkit::position::<Khan>("standard", "e 4s1/2Sssk/4Ss/6/1Ss2S/K5 r e5 1/0 7");
    assert_eq!(material().evaluate(&position), -100, "Red has a Sbire less on the board");
}

/// A Kalista in reach is no emergency while there is a safe sort of square to end on.
#[test]
fn it_is_urgent_when_every_landing_loses_the_kalista() {
    let check = |text: &str, urgent: bool| {
        let position = testkit::position::<Khan>("standard", text);
        assert_eq!(KhanEval::default().is_urgent(&position), urgent, "{text}");
    };
    // a2 stands beside the Kalista on a simple square. Red has to move c1, which reaches triple
    // squares only. Ocre has nobody there, so that a2 is free to take.
    check("s 5k/6/6/6/s4s/K1S3 r f2 4/3 0", true);
    // With a Sbire on e5, a triple square, Ocre would have to obey.
    check("s 5k/4s1/6/6/s4s/K1S3 r f2 4/2 0", false);
    check("s 6/6/6/6/1S4/S1K3 r - 0/0 0", false);
}

#[test]
fn without_pruning_the_search_equals_plain_negamax() {
    let eval = KhanEval::default();
    let open: Vec<Khan> =
        positions().into_iter().filter(|position| position.end().is_none()).collect();
    for position in open.iter().step_by(open.len() / 16) {
        for depth in 1..=3 {
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
        }
    }
}

/// Every piece, the turn and the captured Sbires change sides.
fn exchanged(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let board: String = fields[1]
        .chars()
        .map(|ch| if ch.is_lowercase() { ch.to_ascii_uppercase() } else { ch.to_ascii_lowercase() })
        .collect();
    let side = if fields[2] == "r" { "o" } else { "r" };
    let (red, ocre) = fields[4].split_once('/').expect("captured Sbires of both sides");
    format!("{} {board} {side} {} {ocre}/{red} {}", fields[0], fields[3], fields[5])
}
