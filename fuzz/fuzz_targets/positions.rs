//! Any text is a position or an error; an accepted one reads back and can be played on.
#![no_main]

use catalog::{GAMES, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in GAMES.iter() {
        for variant in game.variants() {
            let setup = Setup { variant: Some(variant), position: Some(text), seed: 0 };
            let Ok(mut table) = game.open(&setup) else { continue };
            assert_eq!(table.position(), text);
            let _ = table.drawing();
            for ply in 0..6 {
                let legal = table.legal();
                assert_eq!(legal.len() as u64, table.perft(1));
                let Some(mv) = legal.get(ply * 7 % legal.len().max(1)) else { break };
                table.play(mv).expect("a legal move can be played");
                let again =
                    Setup { variant: Some(variant), position: Some(&table.position()), seed: 0 };
                game.open(&again).expect("a position reached by play is accepted");
            }
        }
    }
});
