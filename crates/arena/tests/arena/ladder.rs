//! The ladder, from dice to search.

use std::sync::atomic::AtomicBool;

use arena::{Anchor, Contestant, Ladder, LadderReporter, Progress, Weights};

use crate::pawns::{PAWNS, openings, searcher};
use crate::scratch;

#[derive(Default)]
struct Steps(Vec<(usize, u32)>);

impl LadderReporter for Steps {
    fn progress(&mut self, upper: usize, progress: &Progress) {
        self.0.push((upper, progress.finished));
    }
}

#[test]
fn who_looks_further_stands_higher() {
    let players = [
        Contestant::random("dice", 1),
        Contestant::greedy("greedy", Weights::of(PAWNS), 1),
        searcher("search", 3_000),
    ];
    let (folder, stop) = (scratch("ladder").join("journals"), AtomicBool::new(false));
    let (book, mut steps) = (openings(5), Steps::default());
    let ladder = Ladder {
        players: &players,
        openings: &book,
        pairs: 5,
        workers: 2,
        journals: Some(&folder),
        anchor: Anchor { place: 0, rating: 500.0 },
        stop: &stop,
    };
    let ratings = ladder.play(&mut steps).unwrap();
    assert!(ratings.complete && ratings.is_monotone(), "{ratings}");
    assert_eq!(ratings.rungs[0].rating, 500.0);
    assert_eq!(steps.0.last(), Some(&(2, 5)));
    // Played again, everything is known.
    let mut steps = Steps::default();
    assert_eq!(ladder.play(&mut steps).unwrap(), ratings);
    assert_eq!(steps.0, [(1, 5), (2, 5)]);
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
    assert_eq!(ladder.play(&mut ()).unwrap(), ladder.play(&mut ()).unwrap());
}
