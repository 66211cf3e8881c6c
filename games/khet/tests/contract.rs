//! The contract, the vectors, the known counts and the one symmetry.

use game::{Game, GameExt, Variant as _, perft};
use khet::{Khet, Move, Variant};

use crate::image::half_turn;

testkit::contract!(khet::Khet, "khet");

#[test]
fn known_counts_agree() {
    for (name, counts) in [
        ("classic", [79, 6_228, 489_517]),
        ("imhotep", [75, 5_635, 420_807]),
        ("dynasty", [70, 4_849, 334_458]),
        ("classic+horus", [79, 6_228, 470_804]),
        ("imhotep+horus", [75, 5_635, 420_496]),
        ("dynasty+horus", [70, 4_849, 334_452]),
    ] {
        let start = Khet::start(Variant::parse(name).unwrap(), 0);
        assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), counts, "{name}");
    }
}

#[test]
fn a_half_turn_with_colours_exchanged_changes_nothing() {
    testkit::images_agree::<Khet>(GAMES, 2, |text| Some(half_turn(text)));
}

#[test]
fn every_start_is_its_own_half_turn() {
    for &variant in Variant::ALL {
        let start = Khet::start(variant, 0).to_string();
        let turned = half_turn(&start).replace(" r ", " s ");
        assert_eq!(turned, start, "{}", variant.name());
    }
}

#[test]
fn a_move_is_legal_when_it_is_among_the_legal_moves() {
    let squares: Vec<String> =
        Khet::start(Variant::Classic, 0).view().cells.into_iter().map(|cell| cell.name).collect();
    let mut moves: Vec<Move> = Vec::new();
    for from in &squares {
        moves.extend(["+", "-"].map(|turn| format!("{from}{turn}").parse::<Move>().unwrap()));
        for to in &squares {
            // Squares that do not touch give no move.
            moves.extend(format!("{from}{to}").parse::<Move>());
            moves.extend(format!("{from}^{to}").parse::<Move>());
        }
    }
    assert_eq!(moves.len(), 2 * 80 + 2 * 536);
    for text in testkit::positions(GAMES).into_iter().step_by(7) {
        for &variant in Variant::ALL {
            let Ok(position) = Khet::parse(text, variant) else { continue };
            let legal = position.legal_moves();
            for &mv in &moves {
                assert_eq!(position.is_legal(mv), legal.contains(&mv), "{mv} in {text}");
            }
        }
    }
}

// Where few of all thinkable moves are legal, guesses fail and the moves are counted instead.
#[test]
fn few_moves_are_drawn_evenly_too() {
    testkit::random_moves_are_uniform::<Khet>(
        "start 10/8k1/10/3p0p0p04/3p0K5/3p0op04/10/10 s 0\n\
         start 10/8k1/10/3p0p0p04/4K5/3p0op04/10/10 s 0\n\
         start 10/8k1/10/3p0p0p04/3p0Kp04/3p0op04/10/10 s 0\n",
    );
}
