//! Any text is a move or an error, and an error changes nothing.
#![no_main]

use catalog::{GAMES, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in GAMES {
        for variant in game.variants() {
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
        }
    }
});
