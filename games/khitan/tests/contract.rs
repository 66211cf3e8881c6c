//! The contract every game keeps, with its vectors, deeper counts and the symmetries.

use crate::image::{Colours, Image, Turn};
use game::{Game, Variant as _, perft};
use khitan::{Khitan, Variant};

testkit::contract!(khitan::Khitan, "khitan");

#[test]
fn deeper_counts_agree_with_the_rules_page() {
    let check = |variant, counts: &[u64]| {
        let start = Khitan::start(variant, 0);
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&start, depth), count, "{} perft {depth}", variant.name());
        }
    };
    check(Variant::Classic, &[16, 256, 4_888, 93_530, 1_970_220]);
    check(Variant::Expert, &[16, 256, 6_640, 197_620]);
    check(Variant::Master, &[16, 256, 6_640, 197_620]);
    check(Variant::Sprint, &[16, 256, 4_888, 93_530]);
}

#[test]
fn bench_positions_are_in_play() {
    for &(name, text) in Khitan::DESCRIPTOR.bench {
        let position: Khitan = testkit::position(name, text);
        assert_eq!(position.end(), None, "{text}");
    }
}

/// Positions of the classic and sprint games, a few of each.
fn unreserved() -> Vec<Khitan> {
    let mut texts = Vec::new();
    let mut variant = Variant::Classic;
    for line in GAMES.lines() {
        match line.split_once(' ') {
            Some(("variant", name)) => variant = Variant::parse(name).expect(line),
            Some((word, text)) if word != "outcome" => texts.push((variant, text)),
            _ => {}
        }
    }
    texts
        .iter()
        .filter(|(variant, _)| !variant.has_reserve())
        .step_by(17)
        .map(|&(variant, text)| Khitan::parse(text, variant).expect(text))
        .collect()
}

fn same_counts(positions: &[Khitan], image: Image) {
    assert!(!positions.is_empty());
    for position in positions {
        let other = image.of(&position.to_string());
        let other = Khitan::parse(&other, position.variant()).expect(&other);
        assert_eq!(perft(position, 3), perft(&other, 3), "{position} and {other} by {image:?}");
    }
}

#[test]
fn without_a_reserve_all_twelve_turns_of_the_board_are_alike() {
    let positions = unreserved();
    for turn in Turn::all() {
        same_counts(&positions, Image { turn, ..Image::SAME });
    }
}

#[test]
fn without_a_reserve_a_turned_board_serves_with_the_sides_exchanged() {
    let positions = unreserved();
    for turn in Turn::all() {
        same_counts(&positions, Image { turn, exchanged: true, ..Image::SAME });
    }
}

#[test]
fn colours_are_only_names() {
    let positions = unreserved();
    for colours in Colours::all() {
        same_counts(&positions, Image { colours, ..Image::SAME });
        same_counts(
            &positions,
            Image { colours, turn: Turn { mirrored: true, steps: 1 }, exchanged: true },
        );
    }
    for colours in Colours::all() {
        let image = Image { colours, ..Image::SAME };
        testkit::images_agree::<Khitan>(GAMES, 2, |text| Some(image.of(text)));
    }
}

#[test]
fn left_and_right_are_alike_in_every_variant() {
    let image = Image { turn: Turn::LEFT_RIGHT, ..Image::SAME };
    testkit::images_agree::<Khitan>(GAMES, 3, |text| Some(image.of(text)));
}

#[test]
fn both_sides_are_alike_in_every_variant() {
    for turn in [Turn::HALF, Turn::UP_DOWN] {
        let image = Image { turn, exchanged: true, ..Image::SAME };
        testkit::images_agree::<Khitan>(GAMES, 2, |text| Some(image.of(text)));
    }
}

#[test]
fn with_a_reserve_the_halves_matter() {
    // The counterpart of the tests above: a turn that does not keep the halves changes the counts.
    let text = "jje1j/4ej/j2c3/2h2e1i/9/3J2E1/5KJ/H2J2/L4 w 6/0 0 1";
    let count = |text: &str| perft(&Khitan::parse(text, Variant::Master).unwrap(), 2);
    assert_eq!(count(text), 1_855);
    let turned = Image { turn: Turn { mirrored: false, steps: 1 }, ..Image::SAME };
    assert_ne!(count(&turned.of(text)), 1_855);
}
