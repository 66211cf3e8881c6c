//! The contract, the vectors, deeper counts and the symmetries.

use crate::image::recoloured;
use game::{Game, perft};
use hokito::{Hokito, Variant};

testkit::contract!(hokito::Hokito, "hokito");

/// The counts of the README, depth by depth.
#[test]
fn known_counts() {
    let latin = "w1,w2,w3,w1,w2,w3/w2,w3,w1,w2,w3,w1/w3,w1,w2,w3,w1,w2/\
                 b1,b2,b3,b1,b2,b3/b2,b3,b1,b2,b3,b1/b3,b1,b2,b3,b1,b2 b";
    let check = |position: Hokito, counts: [u64; 4]| {
        let found = [1, 2, 3, 4].map(|depth| perft(&position, depth));
        assert_eq!(found, counts, "{position}");
    };
    check(testkit::position("standard", latin), [111, 11_920, 1_170_733, 109_042_343]);
    check(Hokito::start(Variant::Standard, 1), [112, 12_440, 1_231_748, 118_698_968]);
    check(Hokito::start(Variant::Mixed, 1), [122, 11_896, 1_253_877, 105_970_895]);
}

/// Squares as rows of text from the top, with the side to move.
type Drawing = (Vec<Vec<String>>, String);

fn read(text: &str) -> Drawing {
    let (board, side) = text.split_once(' ').expect("two fields");
    let rank = |line: &str| {
        let mut cells = Vec::new();
        for item in line.split(',') {
            match item.parse() {
                Ok(run) => cells.extend(std::iter::repeat_n(".".to_owned(), run)),
                Err(_) => cells.push(item.to_owned()),
            }
        }
        cells
    };
    (board.split('/').map(rank).collect(), side.to_owned())
}

fn write((rows, side): Drawing) -> String {
    let lines: Vec<String> = rows.iter().map(|row| row.join(" ")).collect();
    format!("{} {side}", testkit::board(&lines.join("\n"), ","))
}

/// One of the eight ways to turn and mirror the board.
fn turned((rows, side): Drawing, way: u8) -> Drawing {
    let mut rows = rows;
    if way & 1 != 0 {
        rows.iter_mut().for_each(|row| row.reverse());
    }
    if way & 2 != 0 {
        rows.reverse();
    }
    if way & 4 != 0 {
        rows = (0..6).map(|x| rows.iter().map(|row| row[x].clone()).collect()).collect();
    }
    (rows, side)
}

#[test]
fn no_direction_is_special() {
    for way in 0..8 {
        testkit::images_agree::<Hokito>(GAMES, 2, |text| Some(write(turned(read(text), way))));
    }
}

#[test]
fn no_colour_is_special() {
    testkit::images_agree::<Hokito>(GAMES, 3, |text| Some(recoloured(text)));
}

#[test]
fn no_colour_is_special_on_a_turned_board() {
    for way in 1..8 {
        testkit::images_agree::<Hokito>(GAMES, 2, |text| {
            Some(write(turned(read(&recoloured(text)), way)))
        });
    }
}
