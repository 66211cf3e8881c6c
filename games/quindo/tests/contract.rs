//! The contract on the vectors, the known counts, and the symmetries of the game.

use crate::grid::{Grid, set_ups};
use crate::image::{exchanged, turned};
use quindo::Quindo;

testkit::contract!(quindo::Quindo, "quindo");

/// The counts of the rules page, a ply deeper than the vectors each time.
#[test]
fn the_start_has_the_known_counts() {
    let start = testkit::position::<Quindo>("standard", "7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0");
    for (depth, count) in (1..).zip([56, 1_814, 60_665, 1_953_600, 60_984_994]) {
        assert_eq!(game::perft(&start, depth), count, "perft {depth}");
    }
}

#[test]
fn the_key_tells_all_but_the_quiet_counter() {
    let key = |text| game::Game::key(&testkit::position::<Quindo>("standard", text));
    let position = key("5/1B3/5/3W1/5 w - 0");
    assert_eq!(key("5/1B3/5/3W1/5 w - 7"), position);
    for other in [
        "5/1B3/5/3W1/5 b - 0",
        "5/1B3/5/3W1/5 w 1 0",
        "5/1B3/5/3B1/5 w - 0",
        "5/1B3/3W1/5/5 w - 0",
        "6/6/1B4/6/3W2/6 w - 0", // the same squares on a larger board
    ] {
        assert_ne!(key(other), position, "{other}");
    }
}

/// Positions and their images have the same counts: those of the vectors, and set-ups on boards of
/// other sizes.
fn check(image: impl Fn(&Grid) -> Grid) {
    let image = |text: &str| Some(image(&Grid::read(text)).write());
    testkit::images_agree::<Quindo>(GAMES, 3, image);
    testkit::images_agree::<Quindo>(&set_ups(&[5, 6, 8, 9, 11], 12), 2, image);
}

fn mirrored(grid: &Grid) -> Grid {
    let ranks = grid.ranks.iter().map(|rank| rank.iter().rev().copied().collect()).collect();
    Grid { ranks, ..*grid }
}

#[test]
fn a_quarter_turn_changes_nothing() {
    check(turned);
}

#[test]
fn a_half_turn_changes_nothing() {
    check(|grid| turned(&turned(grid)));
}

#[test]
fn three_quarter_turns_change_nothing() {
    check(|grid| turned(&turned(&turned(grid))));
}

#[test]
fn left_and_right_are_alike() {
    check(mirrored);
}

#[test]
fn top_and_bottom_are_alike() {
    check(|grid| turned(&turned(&mirrored(grid))));
}

#[test]
fn the_rising_diagonal_is_a_mirror() {
    check(|grid| turned(&mirrored(grid)));
}

#[test]
fn the_falling_diagonal_is_a_mirror() {
    check(|grid| mirrored(&turned(grid)));
}

#[test]
fn the_colours_are_alike() {
    check(exchanged);
}
