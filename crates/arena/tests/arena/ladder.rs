//! The ladder, from dice to search.

use std::sync::atomic::AtomicBool;

use arena::{Anchor, Contestant, Ladder, Weights};

use crate::pawns::{PAWNS, openings, searcher};
use crate::scratch;

#[test]
fn who_looks_further_stands_higher() {
    let players = [
        Contestant::random("dice", 1),
        Contestant::greedy("greedy", Weights::of(PAWNS), 1),
        searcher("search", 3_000),
    ];
    let (folder, stop) = (scratch("ladder").join("journals"), AtomicBool::new(false));
    let (book, mut steps) = (openings(5), Vec::new());
    let ladder = Ladder {
        players: &players,
        openings: &book,
        pairs: 5,
        workers: 2,
        journals: Some(&folder),
        anchor: Anchor { place: 0, rating: 500.0 },
        stop: &stop,
    };
    let play = |steps: &mut Vec<_>| {
        ladder.play(|upper, progress| steps.push((upper, progress.finished))).unwrap()
    };
    let ratings = play(&mut steps);
    assert!(ratings.complete && ratings.is_monotone(), "{ratings}");
    assert_eq!(ratings.rungs[0].rating, 500.0);
    assert_eq!(steps.last(), Some(&(2, 5)));
    // Played again, everything is known.
    steps.clear();
    assert_eq!(play(&mut steps), ratings);
    assert_eq!(steps, [(1, 5), (2, 5)]);
}

#[test]
fn levels_play_the_same_game_twice() {
    let levels = Contestant::levels(PAWNS, 9);
    assert_eq!(levels.len(), game::HIGHEST_LEVEL);
    assert_eq!(levels[9].name(), "level 10");
    let (book, stop) = (openings(6), AtomicBool::new(false));
    let ladder = Ladder {
        players: &levels[3..5],
        openings: &book,
        pairs: 3,
        workers: 2,
        journals: None,
        anchor: Anchor::default(),
        stop: &stop,
    };
    assert_eq!(ladder.play(|_, _| ()).unwrap(), ladder.play(|_, _| ()).unwrap());
}
