//! The opinion keeps its promises, and a search with it equals the plain one.

mod grid;

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use game::{Eval, Game, Outcome, Random, Side};
use grid::{Grid, set_ups};
use quindo::{Move, Quindo, QuindoEval, Square, Variant};
use search::{Alone, Limit, Memory, SystemClock, Task, Workshop, negamax, search};

const GAMES: &str = include_str!("quindo.games");
const SIZES: [usize; 7] = [5, 6, 7, 8, 9, 10, 11];

/// Open positions: those of the vectors, set-ups on boards of all sizes, and random games.
fn open_positions() -> Vec<Quindo> {
    let set_ups = set_ups(&SIZES, 20);
    let texts = testkit::positions(GAMES).into_iter().chain(testkit::positions(&set_ups));
    let mut positions: Vec<Quindo> =
        texts.map(|text| testkit::position("standard", text)).collect();
    let mut random = Random::new(11);
    for _ in 0..20 {
        let mut position = Quindo::start(Variant::Standard, 0);
        while let Some(mv) = position.random_move(&mut random) {
            positions.push(position);
            position.play_unchecked(mv, &mut ());
        }
    }
    positions.retain(|position| position.end().is_none());
    positions
}

fn squares() -> impl Iterator<Item = Square> {
    (0..11).flat_map(|rank| (0..11).filter_map(move |file| Square::new(file, rank)))
}

#[test]
fn every_move_of_the_largest_board_has_its_own_slot() {
    let leaps = squares().flat_map(|from| squares().map(move |to| Move::Leap { from, to }));
    let slots: HashSet<u16> = leaps.chain([Move::Pass]).map(QuindoEval::slot).collect();
    assert_eq!(slots.len(), 121 * 121 + 1);
    assert_eq!(slots.into_iter().max().map(|slot| usize::from(slot) + 1), Some(QuindoEval::SLOTS));
}

#[test]
fn moves_of_a_position_have_different_slots() {
    for position in open_positions() {
        let mut seen = HashSet::new();
        position.each_move(|mv| assert!(seen.insert(QuindoEval::slot(mv)), "{mv} in {position}"));
    }
}

/// The position with colours exchanged.
fn exchanged(position: &Quindo) -> Quindo {
    let mut grid = Grid::read(&position.to_string());
    for cell in grid.ranks.iter_mut().flatten() {
        *cell = match cell {
            'W' => 'B',
            'B' => 'W',
            _ => '.',
        };
    }
    grid.side = if grid.side == 'w' { 'b' } else { 'w' };
    testkit::position("standard", &grid.write())
}

/// The position turned by a quarter: the files become the ranks.
fn turned(position: &Quindo) -> Quindo {
    let mut grid = Grid::read(&position.to_string());
    let size = grid.ranks.len();
    let rank = |row: usize| (0..size).map(|column| grid.ranks[size - 1 - column][row]).collect();
    grid.ranks = (0..size).map(rank).collect();
    testkit::position("standard", &grid.write())
}

#[test]
fn the_colours_are_worth_the_same() {
    let eval = QuindoEval::default();
    for position in open_positions() {
        let other = exchanged(&position);
        assert_eq!(eval.evaluate(&position), eval.evaluate(&other), "{position}");
        for (term, other) in eval.terms(&position).into_iter().zip(eval.terms(&other)) {
            assert_eq!((term.name, term.points), (other.name, -other.points), "{position}");
        }
    }
}

#[test]
fn a_quarter_turn_changes_no_value() {
    let eval = QuindoEval::default();
    for position in open_positions() {
        assert_eq!(eval.evaluate(&position), eval.evaluate(&turned(&position)), "{position}");
    }
}

#[test]
fn values_stay_in_bounds() {
    let eval = QuindoEval::default();
    let crowd = "11/1WWWWWWWWW1/1WWWWWWWWW1/1WWWWWWWWW1/1WWWWWWWWW1/1WWWWBWWWW1/1WWWWWWWWW1/\
                 1WWWWWWWWW1/1WWWWWWWWW1/1WWWWWWWWW1/11 w - 0";
    let crowd = testkit::position("standard", crowd);
    for position in open_positions().into_iter().chain([crowd, exchanged(&crowd)]) {
        assert!(eval.evaluate(&position).abs() <= 20_000, "{position}");
    }
}

#[test]
fn the_terms_add_up() {
    let eval = QuindoEval::default();
    for position in open_positions() {
        let sum: i32 = eval.terms(&position).iter().map(|term| term.points).sum();
        let sign = if position.turn() == Side::First { 1 } else { -1 };
        assert_eq!(sign * sum, eval.evaluate(&position), "{position}");
    }
}

#[test]
fn the_first_weight_alone_counts_pawns() {
    let eval = QuindoEval::default();
    let mut weights = vec![0; eval.weights().len()];
    weights[0] = 100;
    let material = eval.with_weights(&weights);
    for position in open_positions() {
        let turn = position.turn();
        let ahead = position.count(turn) as i32 - position.count(!turn) as i32;
        assert_eq!(material.evaluate(&position), 100 * ahead, "{position}");
    }
}

#[test]
fn weights_are_told_as_they_were_given() {
    let eval = QuindoEval::default();
    let given: Vec<i32> = (1..=eval.weights().len() as i32).collect();
    let told = eval.with_weights(&given).weights();
    assert_eq!(told.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), given);
    let own: Vec<i32> = eval.weights().iter().map(|(_, weight)| *weight).collect();
    assert_eq!(eval.with_weights(&own), eval);
}

/// By how many pawns a player is ahead.
fn ahead(position: &Quindo, side: Side) -> i32 {
    position.count(side) as i32 - position.count(!side) as i32
}

#[test]
fn a_gain_is_what_the_move_does_to_the_pawns() {
    let eval = QuindoEval::default();
    for position in open_positions() {
        let turn = position.turn();
        position.each_move(|mv| {
            let mut next = position;
            next.play_unchecked(mv, &mut ());
            let expected = match (next.count(turn), next.count(!turn)) {
                (_, 0) => 5_000,
                (0, _) => -5_000,
                _ => 100 * (ahead(&next, turn) - ahead(&position, turn)),
            };
            assert_eq!(eval.gain(&position, mv), expected, "{mv} in {position}");
        });
    }
}

#[test]
fn the_noisy_moves_are_those_that_take_the_last_enemies() {
    let eval = QuindoEval::default();
    let mut found = 0;
    for position in open_positions() {
        let mut wins = Vec::new();
        position.each_move(|mv| {
            let mut next = position;
            next.play_unchecked(mv, &mut ());
            if next.count(!position.turn()) == 0 {
                assert_eq!(next.end().map(|end| end.outcome), Some(Outcome::Win(position.turn())));
                wins.push((mv, eval.gain(&position, mv)));
            }
        });
        let mut noisy = Vec::new();
        eval.each_noisy(&position, |mv, gain| noisy.push((mv, gain)));
        assert_eq!(noisy, wins, "{position}");
        found += wins.len();
    }
    assert!(found > 20, "only {found} wins to find");
}

#[test]
fn a_finished_game_has_no_noisy_moves() {
    for text in ["5/1B3/5/3W1/5 w - 60", "5/5/2W2/5/5 w - 0", "5/5/2W2/5/5 b - 0"] {
        let position = testkit::position::<Quindo>("standard", text);
        QuindoEval::default().each_noisy(&position, |mv, _| panic!("{mv} in {text}"));
    }
}

#[test]
fn an_unpruned_search_equals_the_plain_one() {
    let eval = QuindoEval::default();
    let positions = testkit::positions(GAMES).into_iter().step_by(6).take(14);
    for text in positions {
        let position = testkit::position::<Quindo>("standard", text);
        if position.end().is_some() {
            continue;
        }
        for depth in 1..=3 {
            let limit = Limit::Depth(depth);
            let task = Task { selective: false, ..Task::new(position, limit) };
            let workshop = Workshop {
                memory: &Memory::new(1),
                clock: &SystemClock::start(),
                crew: &Alone,
                stop: &AtomicBool::new(false),
            };
            let report = search(&task, &eval, workshop, |_| ());
            let plain = negamax(&eval, &position, &[], depth);
            assert_eq!(report.lines[0].score, plain, "depth {depth} of {text}");
        }
    }
}
