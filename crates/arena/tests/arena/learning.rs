//! Self-play, tuning and SPSA.

use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};

use arena::{
    Openings, SelfPlay, Spsa, SpsaProgress, Tuning, read_samples, read_weights, tune, write_weights,
};
use game::{Eval, Game};
use quindo::Quindo;
use search::Limit;

use crate::pawns::{Pawns, openings};
use crate::scratch;

fn plan(games: u32, workers: usize) -> SelfPlay<Pawns> {
    SelfPlay {
        eval: Pawns::default(),
        openings: Openings { plies: 8, bound: 600, ..openings(4) },
        limit: Limit::Nodes(100),
        games,
        positions: 6,
        random_every: 20,
        workers,
    }
}

#[test]
fn positions_are_written_once_however_often_one_stops() {
    let (folder, never) = (scratch("selfplay"), AtomicBool::new(false));
    let (whole, pieces) = (folder.join("whole.txt"), folder.join("pieces.txt"));
    let harvest = plan(8, 2).play(&whole, &never, |_| ()).unwrap();
    assert_eq!(harvest.games, 8);

    let stop = AtomicBool::new(false);
    let stop_after_two =
        |harvest: &arena::SelfPlayProgress| stop.store(harvest.games >= 2, Ordering::Relaxed);
    let first = plan(8, 1).play(&pieces, &stop, stop_after_two).unwrap();
    assert!((2..8).contains(&first.games));
    let text = fs::read_to_string(&pieces).unwrap();
    fs::write(&pieces, text + "7/7/7/7/7/7/7 w - 0 ; 1-0 ; 5\n7/7").unwrap();
    let resumed = plan(8, 2).play(&pieces, &never, |_| ()).unwrap();
    assert_eq!(resumed, harvest);
    assert_eq!(fs::read_to_string(&whole).unwrap(), fs::read_to_string(&pieces).unwrap());

    let samples = read_samples::<Quindo>(&whole).unwrap();
    assert_eq!(samples.len() as u64, harvest.positions);
    assert!(samples.len() <= 8 * 6 && samples.len() > 8);
    assert!(samples.iter().all(|sample| sample.position.end().is_none() && sample.game < 8));
    assert!(samples.is_sorted_by_key(|sample| sample.game));

    let other = SelfPlay { random_every: 0, ..plan(8, 1) };
    let refused = other.play(&whole, &never, |_| ()).unwrap_err().to_string();
    assert!(refused.contains("is from elsewhere"), "{refused}");
    let other = SelfPlay { eval: Pawns { pawn: 101, middle: 4 }, ..plan(8, 1) };
    let refused = other.play(&whole, &never, |_| ()).unwrap_err().to_string();
    assert!(refused.contains("# player weights"), "{refused}");
}

#[test]
fn a_bad_line_is_named() {
    let path = scratch("samples").join("bad.txt");
    let check = |text: &str, expected: &str| {
        fs::write(&path, text).unwrap();
        let error = read_samples::<Quindo>(&path).unwrap_err().to_string();
        assert!(error.ends_with(expected), "{error}");
    };
    let start = "7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0";
    check("# game khet\n", "line 1: \"khet\" is not quindo");
    check(&format!("{start} ; 2-0 ; 5\n"), "line 1: unknown result \"2-0\"");
    check(&format!("\n{start} ; 1-0 ; much\n"), "line 2: bad points \"much\"");
    check("lunch\n", "line 1: expected position ; result ; points, not \"lunch\"");
}

#[test]
fn tuning_finds_that_pawns_matter() {
    let (path, never) = (scratch("tune").join("positions.txt"), AtomicBool::new(false));
    SelfPlay { positions: 12, ..plan(40, 2) }.play(&path, &never, |_| ()).unwrap();
    let samples = read_samples(&path).unwrap();
    let silly = Pawns { pawn: 5, middle: 40 };
    let mut sweeps = Vec::new();
    let run = |threads, sweeps: &mut Vec<arena::Sweep>| {
        let tuning = Tuning { threads, ..Tuning::default() };
        tune(&silly, &samples, &tuning, &never, |sweep| sweeps.push(sweep.clone()))
    };
    let tuned = run(1, &mut sweeps);
    assert!(tuned.settled);
    assert!(
        tuned.after.training < tuned.before.training - 0.005,
        "{} {}",
        tuned.before,
        tuned.after
    );
    assert!(tuned.after.validation.unwrap() < tuned.before.validation.unwrap());
    assert!(tuned.eval.pawn > 5 * tuned.eval.middle, "{:?}", tuned.eval);
    let losses: Vec<f64> = sweeps.iter().map(|sweep| sweep.loss.training).collect();
    assert!(losses.is_sorted_by(|one, next| one >= next), "{losses:?}");
    // The same on two threads, to the last weight.
    assert_eq!(run(2, &mut Vec::new()).eval.weights(), tuned.eval.weights());
    // Whoever asks for nothing gets nothing.
    let stopped = tune(&silly, &samples, &Tuning::default(), &AtomicBool::new(true), |_| ());
    assert_eq!((stopped.eval.weights(), stopped.settled), (silly.weights(), false));
}

fn spsa(pairs: u32, workers: usize) -> Spsa<Pawns> {
    Spsa {
        eval: Pawns { pawn: 0, middle: 3 },
        openings: Openings { plies: 8, nodes: 0, ..openings(4) },
        limit: Limit::Nodes(60),
        pairs,
        rate: 0.05,
        fixed: Vec::new(),
        workers,
    }
}

#[test]
fn spsa_finds_that_pawns_matter() {
    let never = AtomicBool::new(false);
    let mut rounds = 0;
    let spsa = spsa(96, 2);
    let progress = spsa.play(None, &never, |_| rounds += 1).unwrap();
    assert_eq!((progress.pairs, rounds), (96, 1 + 96 / 8));
    assert!(progress.eval.pawn > 3, "{:?}", progress.eval);
    let held = Spsa { fixed: vec!["pawn".into()], ..spsa };
    let progress = held.play(None, &never, |_| ()).unwrap();
    assert_eq!(progress.eval.pawn, 0);
    assert_ne!(progress.eval.middle, 3);
}

#[test]
fn spsa_goes_the_same_way_however_often_one_stops() {
    let (folder, never) = (scratch("spsa"), AtomicBool::new(false));
    let (whole, pieces) = (folder.join("whole.txt"), folder.join("pieces.txt"));
    let top = spsa(20, 2).play(Some(&whole), &never, |_| ()).unwrap();

    let stop = AtomicBool::new(false);
    let stop_after_one =
        |progress: &SpsaProgress<Pawns>| stop.store(progress.pairs >= 8, Ordering::Relaxed);
    let first = spsa(20, 1).play(Some(&pieces), &stop, stop_after_one).unwrap();
    assert_eq!(first.pairs, 8);
    let text = fs::read_to_string(&pieces).unwrap();
    fs::write(&pieces, text.clone() + "8 win win\n9 lo").unwrap();
    let resumed = spsa(20, 1).play(Some(&pieces), &never, |_| ()).unwrap();
    assert_eq!((resumed.pairs, resumed.eval.weights()), (top.pairs, top.eval.weights()));
    assert_eq!(fs::read_to_string(&whole).unwrap(), fs::read_to_string(&pieces).unwrap());

    let refused = spsa(40, 1).play(Some(&whole), &never, |_| ()).unwrap_err().to_string();
    assert!(refused.contains("is from elsewhere"), "{refused}");
    fs::write(&pieces, text.replace("\n3 ", "\n5 ")).unwrap();
    let refused = spsa(20, 1).play(Some(&pieces), &never, |_| ()).unwrap_err().to_string();
    assert!(refused.contains("is not pair 3"), "{refused}");
}

#[test]
fn weights_go_through_text() {
    let eval = Pawns { pawn: 120, middle: -3 };
    let text = write_weights(&eval);
    assert_eq!(text, "pawn 120\nmiddle -3\n");
    assert_eq!(read_weights(&Pawns::default(), &text).unwrap().weights(), eval.weights());
    let check = |text: &str, expected: &str| {
        assert_eq!(read_weights(&eval, text).unwrap_err().to_string(), expected);
    };
    check("pawn 1\n", "line 2: \"\" is not the weight middle");
    check("pawn x\nmiddle 1", "line 1: \"pawn x\" is not the weight pawn");
    check("pawn 1\nmiddle 1\nrim 2", "line 3: \"rim 2\" is one weight too many");
}
