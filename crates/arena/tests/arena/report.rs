//! What self-play says of a game.

use std::sync::atomic::{AtomicBool, Ordering};

use arena::{Report, Statistics};
use game::Reason;

use crate::pawns::openings;

fn report(workers: usize) -> Report {
    Report { openings: openings(5), nodes: 100, pairs: 4, workers }
}

#[test]
fn a_report_counts_every_game_once_and_comes_again() {
    let mut told = 0;
    let findings = report(1).play(&AtomicBool::new(false), |findings| told = findings.games());
    assert_eq!((findings.games(), told), (8, 8));
    assert_eq!(findings.ends.iter().sum::<u32>(), 8);
    assert_eq!(findings.first.pairs_played(), 4);
    let plies: u32 = findings.plies.iter().sum();
    assert_eq!(findings.turns, u64::from(plies), "in Quindo every move is a turn");
    assert!(findings.legal > u64::from(plies), "there is something to choose");
    assert_eq!(report(2).play(&AtomicBool::new(false), |_| ()), findings);
}

#[test]
fn the_two_games_of_an_opening_are_not_the_same() {
    let findings = report(1).play(&AtomicBool::new(false), |_| ());
    assert!(findings.plies.chunks(2).any(|pair| pair[0] != pair[1]), "{:?}", findings.plies);
}

#[test]
fn a_report_that_is_broken_off_tells_what_it_has() {
    let stop = AtomicBool::new(false);
    let findings = report(1).play(&stop, |_| stop.store(true, Ordering::Relaxed));
    assert_eq!(findings.games(), 2);
}

#[test]
fn a_row_fits_the_head_of_the_table() {
    let findings = report(1).play(&AtomicBool::new(false), |_| ());
    let row = findings.row("quindo", "standard");
    let head = Statistics::HEAD;
    for line in head.lines() {
        assert_eq!(line.matches('|').count(), row.matches('|').count(), "{head}\n{row}");
    }
    let goals = findings.ended(Reason::Goal);
    assert!(
        row.starts_with("| quindo | standard | 8 | ") && row.contains(&format!(" | {goals} | "))
    );
}
