//! Agreement with a second set of rules, slow and literal: it walks square by square over letters.

use crate::grid::{Grid, set_ups};
use game::{Event, Game, GameExt, perft};
use quindo::Quindo;

const SIZES: [usize; 7] = [5, 6, 7, 8, 9, 10, 11];

/// Every move of a position and the position after it, in alphabetical order.
fn continuations(text: &str) -> Vec<(String, String)> {
    let grid = Grid::read(text);
    let size = grid.ranks.len() as i32;
    let stands = |pawn| grid.ranks.iter().flatten().any(|&cell| cell == pawn);
    if !stands('W') || !stands('B') || grid.quiet == 60 {
        return Vec::new();
    }
    let (own, other) = if grid.side == 'w' { ('W', 'b') } else { ('B', 'w') };
    let mut found = Vec::new();
    for row in 0..size {
        for column in 0..size {
            if grid.ranks[row as usize][column as usize] != own {
                continue;
            }
            for down in -1..=1 {
                for right in -1..=1 {
                    if (down, right) != (0, 0) {
                        for distance in ['1', '2', '3'] {
                            if distance != grid.barred {
                                found.extend(leap(&grid, (row, column), (down, right), distance));
                            }
                        }
                    }
                }
            }
        }
    }
    if found.is_empty() {
        let after = Grid { side: other, barred: '-', quiet: grid.quiet + 1, ..grid };
        found.push(("pass".to_owned(), after.write()));
    }
    found.sort();
    found
}

/// One pawn goes one distance in one direction, if it can.
fn leap(
    grid: &Grid,
    (row, column): (i32, i32),
    (down, right): (i32, i32),
    distance: char,
) -> Option<(String, String)> {
    let last = grid.ranks.len() as i32 - 1;
    let own = grid.ranks[row as usize][column as usize];
    let mut after = grid.clone();
    after.ranks[row as usize][column as usize] = '.';
    let (mut y, mut x, mut left, mut flipped) = (row, column, distance.to_digit(10)?, false);
    loop {
        (y, x) = (y + down, x + right);
        let cell = &mut after.ranks[y as usize][x as usize];
        let border = y == 0 || x == 0 || y == last || x == last;
        if *cell == own {
            return None;
        }
        if *cell != '.' {
            *cell = own;
            flipped = true;
            continue;
        }
        left -= 1;
        if left == 0 {
            if !border {
                *cell = own;
            }
            after.side = if grid.side == 'w' { 'b' } else { 'w' };
            after.barred = distance;
            after.quiet = if flipped || border { 0 } else { grid.quiet + 1 };
            let name = |row: i32, column: i32| {
                format!("{}{}", char::from(b'a' + column as u8), last + 1 - row)
            };
            return Some((format!("{}{}", name(row, column), name(y, x)), after.write()));
        }
        if border {
            return None;
        }
    }
}

/// The set-ups of [`set_ups`] as positions.
fn positions(each: usize) -> Vec<Quindo> {
    let text = set_ups(&SIZES, each);
    testkit::positions(&text).into_iter().map(|text| testkit::position("standard", text)).collect()
}

#[test]
fn moves_and_what_they_do_agree_on_boards_of_every_size() {
    let mut passes = 0;
    for position in positions(400) {
        let mut found: Vec<(String, String)> = position
            .legal_moves()
            .into_iter()
            .map(|mv| (mv.to_string(), testkit::after(&position, &mv.to_string()).to_string()))
            .collect();
        found.sort();
        passes += usize::from(found[0].0 == "pass");
        assert_eq!(found, continuations(&position.to_string()), "{position}");
        assert_eq!(position.count_moves(), found.len() as u64, "{position}");
    }
    assert!(passes > 5, "the set-ups hold only {passes} blocked players");
}

// Ours: when neither player could move, the game would be drawn. It cannot happen here.
#[test]
fn only_a_barred_one_blocks_and_never_both_players() {
    for position in positions(200) {
        if testkit::legal(&position) == "pass" {
            assert_eq!(position.barred(), Some(1), "{position}");
            let passed = testkit::after(&position, "pass");
            assert!(passed.end().is_some() || testkit::legal(&passed) != "pass", "{position}");
        }
    }
}

#[test]
fn counts_agree_on_boards_of_every_size() {
    fn slow_perft(text: &str, depth: u32) -> u64 {
        let next = continuations(text);
        match depth {
            1 => next.len() as u64,
            _ => next.iter().map(|(_, after)| slow_perft(after, depth - 1)).sum(),
        }
    }
    for position in positions(3) {
        assert_eq!(perft(&position, 2), slow_perft(&position.to_string(), 2), "{position}");
    }
}

#[test]
fn every_pair_of_squares_is_judged_alike() {
    for position in positions(2) {
        let legal = continuations(&position.to_string());
        let view = position.view();
        for from in &view.cells {
            for to in &view.cells {
                let text = format!("{}{}", from.name, to.name);
                let expected = legal.iter().any(|(mv, _)| *mv == text);
                let mv = text.parse().expect("two squares are a move");
                assert_eq!(position.is_legal(mv), expected, "{text} in {position}");
            }
        }
    }
}

#[test]
fn keys_and_events_follow_on_boards_of_every_size() {
    for position in positions(20) {
        for mv in position.legal_moves() {
            let (mut next, mut events) = (position, Vec::<Event>::new());
            next.play_unchecked(mv, &mut events);
            assert_eq!(
                Quindo::parse(&next.to_string(), next.variant()),
                Ok(next),
                "{mv} in {position}"
            );
            let mut view = position.view();
            events.into_iter().for_each(|event| view.apply(event));
            assert_eq!(view, next.view(), "{mv} in {position}");
        }
    }
}

#[test]
fn random_moves_are_uniform_on_boards_of_every_size() {
    testkit::random_moves_are_uniform::<Quindo>(&set_ups(&SIZES, 5));
}

#[test]
fn positions_of_every_size_are_read_written_and_played_on() {
    for position in positions(40) {
        testkit::position_survives::<Quindo>(&position.to_string());
    }
}
