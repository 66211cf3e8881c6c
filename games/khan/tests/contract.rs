//! Khan keeps the contract of a game and agrees with the vectors.

use crate::image::{exchanged, in_play};
use game::{Game, GameExt, perft};
use khan::{Edge, Khan, Kind, Move, Square, Variant};

testkit::contract!(khan::Khan, "khan");

#[test]
fn the_opening_has_its_known_counts() {
    let position =
        testkit::position::<Khan>("standard", "s ss4/1ks1ss/6/6/1S1S1S/S1K1S1 r - 0/0 0");
    let counts = [23, 111, 2_257, 14_312, 223_140, 1_399_088, 19_453_773];
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth), count, "depth {depth}");
    }
}

#[test]
fn benchmarks_count_from_positions_of_the_game() {
    for &(variant, text) in Khan::DESCRIPTOR.bench {
        let position = testkit::position::<Khan>(variant, text);
        assert!(!position.is_setting_up() && position.end().is_none(), "{text}");
    }
}

#[test]
fn the_set_up_has_its_known_counts() {
    for variant in [Variant::Standard, Variant::Anywhere] {
        let start = Khan::start(variant, 0);
        let counts = [4, 48, 528, 5_280, 47_520];
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&start, depth), count, "depth {depth}");
        }
    }
}

#[test]
fn exactly_the_listed_moves_are_legal() {
    let mut every = vec![Move::Pass];
    every.extend(Edge::ALL.map(Move::Turn));
    for from in Square::all() {
        every.extend([Kind::Kalista, Kind::Sbire].map(|kind| Move::Enter { kind, at: from }));
        every.extend(Square::all().map(|to| Move::Step { from, to }));
    }
    for text in testkit::positions(GAMES) {
        for variant in [Variant::Standard, Variant::Anywhere] {
            let position = Khan::parse(text, variant).expect(text);
            let moves = position.legal_moves();
            for &mv in &every {
                assert_eq!(position.is_legal(mv), moves.contains(&mv), "{mv} in {text}");
            }
        }
    }
}

#[test]
fn turning_mat_and_pieces_together_changes_nothing() {
    testkit::images_agree::<Khan>(GAMES, 4, |text| quarter_turn(&in_play(text)?));
    testkit::images_agree::<Khan>(GAMES, 4, |text| {
        quarter_turn(&quarter_turn(&quarter_turn(&in_play(text)?)?)?)
    });
}

#[test]
fn a_half_turn_with_the_colours_exchanged_changes_nothing() {
    testkit::images_agree::<Khan>(GAMES, 4, |text| {
        exchanged(&quarter_turn(&quarter_turn(&in_play(text)?)?)?)
    });
}

#[test]
fn exchanging_the_colours_changes_nothing() {
    testkit::images_agree::<Khan>(GAMES, 4, |text| exchanged(&in_play(text)?));
}

#[test]
fn mirroring_is_no_symmetry() {
    // The mat has none: were the test above blind, this one would fail.
    let start = "s ss4/1ks1ss/6/6/1S1S1S/S1K1S1 r - 0/0 0";
    let mirrored = "s 4ss/ss1sk1/6/6/S1S1S1/1S1K1S r - 0/0 0";
    let count = |text| perft(&testkit::position::<Khan>("standard", text), 3);
    assert_ne!(count(start), count(mirrored));
}

/// Mat and pieces turned so that what was on Red's left comes in front of Red.
fn quarter_turn(text: &str) -> Option<String> {
    let [edge, board, side, khan, captured, quiet] =
        text.split(' ').collect::<Vec<_>>().try_into().ok()?;
    let edge = match edge {
        "s" => "w",
        "w" => "n",
        "n" => "e",
        "e" => "s",
        _ => return None,
    };
    let rows = unfolded(board);
    // The new rank read from the top is a file read from the top, the last file first.
    let turned: Vec<String> =
        (0..6).map(|row| (0..6).map(|file| rows[file][5 - row]).collect()).collect();
    let khan = match khan.as_bytes() {
        [file, rank] => {
            let (file, rank) = (file - b'a', rank - b'1');
            format!("{}{}", char::from(b'a' + 5 - rank), file + 1)
        }
        _ => khan.to_owned(),
    };
    Some(format!("{edge} {} {side} {khan} {captured} {quiet}", folded(&turned)))
}

fn unfolded(board: &str) -> Vec<Vec<char>> {
    let rank = |line: &str| {
        line.chars()
            .flat_map(|ch| match ch.to_digit(10) {
                Some(run) => vec!['.'; run as usize],
                None => vec![ch],
            })
            .collect()
    };
    board.split('/').map(rank).collect()
}

fn folded(rows: &[String]) -> String {
    let lines: Vec<String> = rows
        .iter()
        .map(|row| row.chars().map(|ch| ch.to_string()).collect::<Vec<_>>().join(" "))
        .collect();
    testkit::board(&lines.join("\n"), "")
}
