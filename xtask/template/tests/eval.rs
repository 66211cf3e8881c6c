//! The opinion, and what the engine makes of it.

use std::sync::atomic::AtomicBool;

use newgame::{Newgame, NewgameEval};
use search::{Alone, Limit, Memory, Score, SystemClock, Task, Workshop, search};

/// The best move and the score at that depth.
fn best(text: &str, depth: u32) -> (String, Score) {
    let position: Newgame = testkit::position("standard", text);
    let workshop = Workshop {
        memory: &Memory::new(1),
        clock: &SystemClock::start(),
        crew: &Alone,
        stop: &AtomicBool::new(false),
    };
    let task = Task::new(position, Limit::Depth(depth));
    let report = search(&task, &NewgameEval::default(), workshop, |_| ());
    (report.best().expect("an open game").to_string(), report.lines[0].score)
}

#[test]
fn a_row_is_finished() {
    assert_eq!(best("oo1/3/xx1 x", 3), ("c1".to_owned(), Score::Win(1)));
}

#[test]
fn the_game_is_a_draw() {
    assert_eq!(best("3/3/3 x", 9).1, Score::Points(0));
}
