//! Text from outside, for every game: what the fuzz targets try at length, tried briefly.

use catalog::{GAMES, Setup, load};
use game::Sheet;
use proptest::prelude::*;

/// Words that record files of any game are made of.
const WORDS: [&str; 22] = [
    "c2c3",
    "c6a4",
    "b3c3",
    "edge:s",
    "K@c1",
    "S@a2",
    "c1d2",
    "h5+",
    "d1^e2",
    "a1c2",
    "pass",
    "1.",
    "(",
    ")",
    "{",
    "}",
    ";",
    "?!",
    "*",
    "1-0",
    "[Seed \"3\"]",
    "é",
];

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None, ..ProptestConfig::with_cases(500)
    })]

    #[test]
    fn any_words_are_a_record_of_any_game_or_an_error(
        words in prop::collection::vec(prop::sample::select(WORDS.to_vec()), 0..16)
    ) {
        for game in GAMES.iter() {
            let tags = format!("[Game \"{}\"]\n[Seed \"1\"]\n", game.name());
            for tags in [&tags[..], tags.lines().next().expect("a tag")] {
                let text = format!("{tags}\n{}", words.join(" "));
                let Ok((table, sheet)) = load(&text) else { continue };
                let again = load(&table.sheet().to_string());
                let (again, _) = again.unwrap_or_else(|error| panic!("{text}: {error}"));
                prop_assert_eq!(again.position(), table.position());
                let rewritten = Sheet::parse(&sheet.to_string()).expect("we read what we write");
                prop_assert_eq!(rewritten.to_string(), sheet.to_string());
            }
        }
    }

    /// A word changes the table if and only if it is one of the legal moves.
    #[test]
    fn any_word_is_a_legal_move_or_changes_nothing(
        plies in prop::collection::vec(any::<prop::sample::Index>(), 0..12),
        word in "[a-l1-9A-Z@^+:-]{0,6}|\\PC{0,6}",
    ) {
        for game in GAMES.iter() {
            for variant in game.variants() {
                let setup = Setup { variant: Some(variant), ..Setup::default() };
                let mut table = game.open(&setup).expect("every variant has a start");
                for ply in &plies {
                    let legal = table.legal();
                    if legal.is_empty() {
                        break;
                    }
                    table.play(ply.get::<String>(&legal)).expect("a legal move");
                }
                let (before, legal) = (table.position(), table.legal().contains(&word));
                let played = table.play(&word).is_ok();
                prop_assert_eq!(played, legal, "{} in {}", word, before);
                prop_assert_eq!(played, table.position() != before);
            }
        }
    }
}
