//! The evaluation keeps its contract.

mod image;

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use game::{Eval, Game, Outcome, Random, Side, Variant as _};
use image::{Colours, Image, Turn};
use khitan::{EDGES, Khitan, KhitanEval, Move, Orientation, Spot, Variant};
use search::{Alone, Limit, Memory, SystemClock, Task, Workshop, negamax, search};

const GAMES: &str = include_str!("khitan.games");
const WINNING: i32 = 5_000;

/// Every position of the vectors that is not the last of its game.
fn positions() -> Vec<Khitan> {
    let mut positions = Vec::new();
    let mut variant = Variant::Classic;
    for line in GAMES.lines() {
        match line.split_once(' ') {
            Some(("variant", name)) => variant = Variant::parse(name).expect(line),
            Some((word, text)) if word != "outcome" => {
                positions.push(Khitan::parse(text, variant).expect(text));
            }
            _ => {}
        }
    }
    positions.retain(|position| position.end().is_none());
    positions
}

/// Open positions of random games, on boards of every size.
fn random_positions() -> Vec<Khitan> {
    let starts = [
        "hd1/cccc/5/AAAA/1AA",
        "jj1j/jjjjj/6/7/6/AAAAA/A1AA",
        "jj1jj/jjjjjj/7/8/9/8/7/AAAAAA/AA1AA",
        "jj2jj/jjjjjjj/8/9/10/11/10/9/8/AAAAAAA/AA2AA",
        "jj3jj/jjjjjjjj/9/10/11/12/13/12/11/10/9/AAAAAAAA/AA3AA",
    ];
    let mut random = Random::new(20);
    let mut positions = Vec::new();
    for &variant in Variant::ALL {
        let reserve = if variant.has_reserve() { "3/3" } else { "0/0" };
        for board in starts {
            for _ in 0..3 {
                let text = format!("{board} w {reserve} 0 0");
                let mut position = Khitan::parse(&text, variant).expect(&text);
                for _ in 0..250 {
                    if position.end().is_some() {
                        break;
                    }
                    positions.push(position);
                    let mv = position.random_move(&mut random).expect("an open game has a move");
                    position.play_unchecked(mv, &mut ());
                }
            }
        }
    }
    positions
}

fn exchange(position: &Khitan, turn: Turn) -> Khitan {
    let image = Image { turn, exchanged: true, ..Image::SAME };
    image_of(position, image)
}

fn image_of(position: &Khitan, image: Image) -> Khitan {
    let text = image.of(&position.to_string());
    Khitan::parse(&text, position.variant()).expect(&text)
}

#[test]
fn every_move_has_a_slot_of_its_own() {
    let spots = (0..13).flat_map(|row| (0..13).filter_map(move |number| Spot::new(row, number)));
    let mut moves = vec![Move::Pass];
    for at in spots {
        let step = |edge| at.step(edge).map(|to| Move::Tumble { from: at, to });
        moves.extend((0..EDGES).filter_map(step));
        moves.extend(Orientation::all().map(|orientation| Move::Place { orientation, at }));
    }
    let slots: HashSet<usize> = moves.iter().map(|&mv| KhitanEval::slot(mv).into()).collect();
    assert_eq!(slots.len(), moves.len());
    assert_eq!(slots.iter().max(), Some(&(KhitanEval::SLOTS - 1)));
    for position in random_positions().iter().step_by(7) {
        position.each_move(|mv| assert!(slots.contains(&KhitanEval::slot(mv).into()), "{mv}"));
    }
}

#[test]
fn both_sides_are_judged_alike() {
    let eval = KhitanEval::default();
    for position in positions().iter().chain(&random_positions()) {
        for turn in [Turn::HALF, Turn::UP_DOWN] {
            let other = exchange(position, turn);
            assert_eq!(eval.evaluate(position), eval.evaluate(&other), "{position} and {other}");
        }
    }
}

#[test]
fn turned_boards_and_renamed_colours_are_judged_alike() {
    let eval = KhitanEval::default();
    for position in positions().iter().step_by(11) {
        let turns = Turn::all().map(|turn| Image { turn, ..Image::SAME });
        let colours = Colours::all().map(|colours| Image { colours, ..Image::SAME });
        let sides = Image { turn: Turn::LEFT_RIGHT, ..Image::SAME };
        for image in turns.chain(colours).chain([sides]) {
            let keeps_halves = matches!(image.turn, Turn { steps: 0, mirrored: false });
            // Other turns would move the halves, which matter to whoever owes a placement.
            if position.pending() > 0 && !keeps_halves {
                continue;
            }
            let other = image_of(position, image);
            assert_eq!(eval.evaluate(position), eval.evaluate(&other), "{position} and {other}");
        }
    }
}

#[test]
fn the_terms_add_up() {
    let eval = KhitanEval::default();
    for position in positions().iter().chain(&random_positions()) {
        let value = eval.evaluate(position);
        assert!(value.abs() < 20_000, "{value} for {position}");
        let terms = eval.terms(position);
        let sum: i32 = terms.iter().map(|term| term.points).sum();
        let first = if position.turn() == Side::First { value } else { -value };
        assert_eq!(sum, first, "{terms:?} for {position}");
    }
}

#[test]
fn noisy_moves_are_the_captures_and_the_wins() {
    let eval = KhitanEval::default();
    for position in positions().iter().chain(&random_positions()) {
        let mut noisy = Vec::new();
        eval.each_noisy(position, |mv, gain| noisy.push((mv, gain)));
        let mut expected = Vec::new();
        for mv in position.legal_moves() {
            let gain = eval.gain(position, mv);
            let mut next = *position;
            next.play_unchecked(mv, &mut ());
            let mover = position.turn();
            let captures = next.count(!mover) < position.count(!mover);
            let wins = next.end().is_some_and(|end| end.outcome == Outcome::Win(mover));
            // In expert, a capture whose placements use the reserve up costs more than it takes.
            let closes = position.variant() == Variant::Expert
                && position.reserve(mover) > 0
                && next.turn() == mover
                && next.pending() == next.reserve(mover);
            assert_eq!(gain > 0, wins || captures && !closes, "{gain} for {mv} in {position}");
            assert_eq!(gain == WINNING, wins, "{gain} for {mv} in {position}");
            if gain > 0 {
                expected.push((mv, gain));
            }
        }
        noisy.sort_by_key(|&(mv, _)| KhitanEval::slot(mv));
        expected.sort_by_key(|&(mv, _)| KhitanEval::slot(mv));
        assert_eq!(noisy, expected, "{position}");
    }
}

#[test]
fn waiting_wins_with_a_lead_at_the_limit() {
    let eval = KhitanEval::default();
    let gain = |text: &str| {
        eval.gain(&testkit::position("classic", text), "a1b1".parse().expect("a move"))
    };
    assert_eq!(gain("5/6/7/8/9/8/7/6/AA2g w 0/0 0 59"), WINNING);
    assert_eq!(gain("5/6/7/8/9/8/7/6/AA2g w 0/0 0 58"), 0);
    assert_eq!(gain("5/6/7/8/9/8/7/6/A3g w 0/0 0 59"), 0);
}

#[test]
fn a_turn_is_handed_over_only_where_waiting_is_harmless() {
    let eval = KhitanEval::default();
    for position in positions() {
        let Some(passed) = eval.null_move(&position) else { continue };
        assert_eq!(passed.turn(), !position.turn());
        assert_eq!(passed.key(), passed.recomputed_key());
        assert_eq!(position.pending(), 0);
        assert!(position.count(position.turn()) >= 5);
    }
    let few: Khitan = testkit::position("classic", "5/6/7/8/9/8/7/6/AA2g w 0/0 0 0");
    assert_eq!(eval.null_move(&few), None);
}

#[test]
fn the_first_weight_alone_counts_pieces() {
    let eval = KhitanEval::default();
    let mut weights = vec![0; eval.weights().len()];
    weights[0] = 100;
    let material = eval.with_weights(&weights);
    for position in positions() {
        let owed = i32::from(position.pending());
        let lead = position.count(position.turn()) as i32 - position.count(!position.turn()) as i32;
        assert_eq!(material.evaluate(&position), 100 * (lead + owed), "{position}");
    }
}

#[test]
fn the_search_equals_plain_negamax() {
    let eval = KhitanEval::default();
    for (index, position) in positions().iter().step_by(149).take(12).enumerate() {
        let deepest = if position.variant().has_reserve() { 2 } else { 3 };
        for depth in 1..=deepest {
            let expected = negamax(&eval, position, &[], depth);
            let workshop = Workshop {
                memory: &Memory::new(1),
                clock: &SystemClock::start(),
                crew: &Alone,
                stop: &AtomicBool::new(false),
            };
            let task = Task { selective: false, ..Task::new(*position, Limit::Depth(depth)) };
            let report = search(&task, &eval, workshop, |_| ());
            assert_eq!(report.lines[0].score, expected, "{index}: depth {depth} of {position}");
        }
    }
}
