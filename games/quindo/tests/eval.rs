//! The opinion keeps its promises, and what it says of pawns.

use std::collections::HashSet;

use crate::grid::{Grid, set_ups};
use crate::image::{exchanged, turned};
use game::{Eval, Game, Outcome, Side};
use quindo::{Move, Quindo, QuindoEval, Square};

const SIZES: [usize; 7] = [5, 6, 7, 8, 9, 10, 11];

testkit::opinion!(quindo::QuindoEval, "quindo");

/// Open positions: those of the vectors, set-ups on boards of all sizes, and random games.
fn open_positions() -> Vec<Quindo> {
    let set_ups = testkit::open_positions(&set_ups(&SIZES, 20));
    [testkit::open_positions(GAMES), set_ups, testkit::random_positions(20)].concat()
}

fn squares() -> impl Iterator<Item = Square> {
    (0..11).flat_map(|rank| (0..11).filter_map(move |file| Square::new(file, rank)))
}

#[test]
fn every_move_of_the_largest_board_has_its_own_index() {
    let leaps = squares().flat_map(|from| squares().map(move |to| Move::Leap { from, to }));
    let indices: HashSet<u16> = leaps.chain([Move::Pass]).map(game::Move::index).collect();
    assert_eq!(indices.len(), 121 * 121 + 1);
    assert_eq!(
        indices.into_iter().max().map(|index| usize::from(index) + 1),
        Some(<Move as game::Move>::COUNT)
    );
}

#[test]
fn boards_of_every_size_are_judged_by_the_contract() {
    let crowd = "11/1WWWWWWWWW1/1WWWWWWWWW1/1WWWWWWWWW1/1WWWWWWWWW1/1WWWWBWWWW1/1WWWWWWWWW1/\
                 1WWWWWWWWW1/1WWWWWWWWW1/1WWWWWWWWW1/11 w - 0";
    let crowds = [crowd.to_owned(), exchanged(&Grid::read(crowd)).write()]
        .map(|text| testkit::position("standard", &text));
    let positions: Vec<Quindo> = open_positions().into_iter().chain(crowds).collect();
    testkit::opinion_holds::<QuindoEval>(&positions);
}

#[test]
fn the_colours_are_worth_the_same() {
    let exchanged = |text: &str| Some(exchanged(&Grid::read(text)).write());
    testkit::images_are_judged_alike::<QuindoEval>(&open_positions(), exchanged);
}

#[test]
fn a_quarter_turn_changes_no_value() {
    let turned = |text: &str| Some(turned(&Grid::read(text)).write());
    testkit::images_are_judged_alike::<QuindoEval>(&open_positions(), turned);
}

#[test]
fn the_first_weight_alone_counts_pawns() {
    let material = testkit::material::<QuindoEval>(100);
    for position in open_positions() {
        let expected = 100 * ahead(&position, position.turn());
        assert_eq!(material.value(&position), expected, "{position}");
    }
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

/// Whether the opponent, to move, has no way to win at once.
fn leaves_no_win(position: &Quindo) -> bool {
    let mut safe = true;
    QuindoEval::default().each_noisy(position, |_, _| safe = false);
    safe
}

/// Every position of the printed board with one pawn each.
fn duels() -> Vec<Quindo> {
    let inside: Vec<(usize, usize)> = (1..6).flat_map(|y| (1..6).map(move |x| (x, y))).collect();
    let mut duels = Vec::new();
    for &white in &inside {
        for &black in inside.iter().filter(|&&black| black != white) {
            let mut ranks = vec![vec!['.'; 7]; 7];
            ranks[white.1][white.0] = 'W';
            ranks[black.1][black.0] = 'B';
            for barred in ['-', '1', '2', '3'] {
                for side in ['w', 'b'] {
                    let text = Grid { ranks: ranks.clone(), side, barred, quiet: 0 }.write();
                    duels.push(testkit::position("standard", &text));
                }
            }
        }
    }
    duels
}

#[test]
fn with_one_pawn_each_whoever_cannot_win_at_once_can_hold_for_ever() {
    let eval = QuindoEval::default();
    let duels = duels();
    assert_eq!(duels.len(), 4_800);
    for position in &duels {
        assert_eq!(eval.is_drawn(position), leaves_no_win(position), "{position}");
        let mut holds = false;
        position.each_move(|mv| {
            let mut next = *position;
            next.play_unchecked(mv, &mut ());
            holds |= next.end().is_none() && leaves_no_win(&next);
        });
        assert!(holds || !eval.is_drawn(position), "{position}");
    }
    assert_eq!(duels.iter().filter(|position| eval.is_drawn(position)).count(), 2_720);
}

#[test]
fn nothing_else_is_called_a_draw() {
    for text in
        ["5/1B3/5/3W1/5 w - 0", "7/1BB4/7/7/7/1W5/7 w - 0", "7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0"]
    {
        assert!(!QuindoEval::default().is_drawn(&testkit::position("standard", text)), "{text}");
    }
}
