//! Any text is a move or an error, and an error changes nothing. The first number chooses game and
//! variant, so that an input costs one game and the fuzzer soon learns what reaches further in it.
#![no_main]

use catalog::{GAMES, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let tables: usize = GAMES.iter().map(|game| game.variants().len()).sum();
    let chosen = GAMES
        .iter()
        .flat_map(|game| game.variants().into_iter().map(move |variant| (game, variant)))
        .nth(usize::from(choice) % tables);
    let (game, variant) = chosen.expect("one of the tables");
    let setup = Setup { variant: Some(variant), ..Setup::default() };
    let mut table = game.open(&setup).expect("every variant has a start");
    for word in text.split('\n').take(40) {
        let (before, legal) = (table.position(), table.legal());
        match table.play(word) {
            Ok(_) => assert!(legal.iter().any(|mv| mv == word)),
            Err(_) => {
                assert_eq!(table.position(), before);
                assert!(!legal.iter().any(|mv| mv == word));
            }
        }
    }
});
