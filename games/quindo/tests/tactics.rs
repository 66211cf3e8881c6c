//! Moves that must be found: see `quindo.tactics`.

use std::sync::atomic::AtomicBool;

use quindo::{Quindo, QuindoEval};
use search::{Alone, Limit, Memory, Score, SystemClock, Task, Workshop, search};

const TACTICS: &str = include_str!("quindo.tactics");
const NODES: u64 = 100_000; // a position

/// Searches a position with an empty table; gives the best move and its score.
fn find(position: Quindo) -> (String, Score) {
    let workshop = Workshop {
        memory: &Memory::new(8),
        clock: &SystemClock::start(),
        crew: &Alone,
        stop: &AtomicBool::new(false),
    };
    let task = Task::new(position, Limit::Nodes(NODES));
    let report = search(&task, &QuindoEval::default(), workshop, |_| ());
    let best = report.best().expect("an open game has a move");
    (best.to_string(), report.lines[0].score)
}

#[test]
fn the_moves_that_win_or_hold_are_found() {
    let mut position = None;
    let mut checked = 0;
    for line in TACTICS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, text) = line.split_once(' ').expect(line);
        if word == "position" {
            position = Some(testkit::position::<Quindo>("standard", text));
            continue;
        }
        let position = position.take().expect("a position stands before its move");
        let (best, score) = find(position);
        let (proven, moves) = match word {
            "wins" => {
                let (plies, moves) = text.split_once(' ').expect(line);
                (score == Score::Win(plies.parse().expect(line)), moves)
            }
            "holds" => (matches!(score, Score::Points(-50..)), text),
            _ => panic!("unexpected line {line:?}"),
        };
        let expected = moves.split(' ').any(|mv| mv == best);
        assert!(proven && expected, "{position}: {best}, {score} instead of {line}");
        checked += 1;
    }
    assert_eq!(checked, 15);
}
