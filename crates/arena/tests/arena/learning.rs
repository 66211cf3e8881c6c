//! Self-play, tuning and SPSA.

use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};

use arena::{Openings, Samples, SelfPlay, Spsa, SpsaProgress, Tuning, Weights, tune};
use search::Limit;

use crate::pawns::{PAWNS, openings, weights};
use crate::scratch;

fn plan(games: u32, workers: usize) -> SelfPlay {
    SelfPlay {
        weights: Weights::of(PAWNS),
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

    let Samples { samples, .. } = Samples::read(PAWNS, &whole).unwrap();
    assert_eq!(samples.len() as u64, harvest.positions);
    assert!(samples.len() <= 8 * 6 && samples.len() > 8);
    assert!(samples.iter().all(|sample| sample.game < 8));
    assert!(samples.is_sorted_by_key(|sample| sample.game));

    let other = SelfPlay { random_every: 0, ..plan(8, 1) };
    let refused = other.play(&whole, &never, |_| ()).unwrap_err().to_string();
    assert!(refused.contains("is from elsewhere"), "{refused}");
    let other = SelfPlay { weights: weights(101, 4), ..plan(8, 1) };
    let refused = other.play(&whole, &never, |_| ()).unwrap_err().to_string();
    assert!(refused.contains("# player weights"), "{refused}");
}

#[test]
fn a_bad_line_is_named() {
    let path = scratch("samples").join("bad.txt");
    let check = |text: &str, expected: &str| {
        fs::write(&path, text).unwrap();
        let error = Samples::read(PAWNS, &path).err().expect("a bad line").to_string();
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
    let samples = Samples::read(PAWNS, &path).unwrap();
    let silly = weights(5, 40);
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
    let found = tuned.weights.values();
    assert!(found[0] > 5 * found[1], "{found:?}");
    let losses: Vec<f64> = sweeps.iter().map(|sweep| sweep.loss.training).collect();
    assert!(losses.is_sorted_by(|one, next| one >= next), "{losses:?}");
    // The same on two threads, to the last weight.
    assert_eq!(run(2, &mut Vec::new()).weights, tuned.weights);
    // Whoever asks for nothing gets nothing.
    let stopped = tune(&silly, &samples, &Tuning::default(), &AtomicBool::new(true), |_| ());
    assert_eq!((stopped.weights, stopped.settled), (silly, false));
}

fn spsa(pairs: u32, workers: usize) -> Spsa {
    Spsa {
        weights: weights(0, 3),
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
    assert!(progress.weights.values()[0] > 3, "{progress:?}");
    let held = Spsa { fixed: vec!["pawn".into()], ..spsa };
    let progress = held.play(None, &never, |_| ()).unwrap();
    let values = progress.weights.values();
    assert_eq!(values[0], 0);
    assert_ne!(values[1], 3);
}

#[test]
fn spsa_goes_the_same_way_however_often_one_stops() {
    let (folder, never) = (scratch("spsa"), AtomicBool::new(false));
    let (whole, pieces) = (folder.join("whole.txt"), folder.join("pieces.txt"));
    let top = spsa(20, 2).play(Some(&whole), &never, |_| ()).unwrap();

    let stop = AtomicBool::new(false);
    let stop_after_one =
        |progress: &SpsaProgress| stop.store(progress.pairs >= 8, Ordering::Relaxed);
    let first = spsa(20, 1).play(Some(&pieces), &stop, stop_after_one).unwrap();
    assert_eq!(first.pairs, 8);
    let text = fs::read_to_string(&pieces).unwrap();
    fs::write(&pieces, text.clone() + "8 win win\n9 lo").unwrap();
    let resumed = spsa(20, 1).play(Some(&pieces), &never, |_| ()).unwrap();
    assert_eq!(resumed, top);
    assert_eq!(fs::read_to_string(&whole).unwrap(), fs::read_to_string(&pieces).unwrap());

    let refused = spsa(40, 1).play(Some(&whole), &never, |_| ()).unwrap_err().to_string();
    assert!(refused.contains("is from elsewhere"), "{refused}");
    fs::write(&pieces, text.replace("\n3 ", "\n5 ")).unwrap();
    let refused = spsa(20, 1).play(Some(&pieces), &never, |_| ()).unwrap_err().to_string();
    assert!(refused.contains("is not pair 3"), "{refused}");
}

#[test]
fn weights_go_through_text() {
    let given = weights(120, -3);
    assert_eq!(given.to_string(), "pawn 120\nmiddle -3\n");
    assert_eq!(Weights::of(PAWNS).parse(&given.to_string()), Ok(given.clone()));
    assert_eq!(given.material(), weights(100, 0));
    let check = |text: &str, expected: &str| {
        assert_eq!(given.parse(text).unwrap_err().to_string(), expected);
    };
    check("pawn 1\n", "line 2: \"\" is not the weight middle");
    check("pawn x\nmiddle 1", "line 1: \"pawn x\" is not the weight pawn");
    check("pawn 1\nmiddle 1\nrim 2", "line 3: \"rim 2\" is one weight too many");
}
