//! Problems the search must solve within a small budget, each with its idea in the file.

use std::sync::atomic::AtomicBool;

use game::{Game, Side, Solved};
use hokito::{Hokito, HokitoEval, Move};
use search::{Alone, Limit, Memory, SystemClock, Task, Workshop, search};

const TACTICS: &str = include_str!("hokito.tactics");
const NODES: u64 = 30_000;
const SOLVER_NODES: u64 = 100_000;

struct Problem {
    position: Hokito,
    best: Move,
    margin: Option<i32>,
}

fn problems() -> Vec<Problem> {
    let mut problems = Vec::<Problem>::new();
    let mut position = None;
    for line in TACTICS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.split_once(' ').expect(line) {
            ("position", text) => position = Some(testkit::position("standard", text)),
            ("best", mv) => {
                let position = position.take().expect("a position comes first");
                problems.push(Problem { position, best: mv.parse().expect(line), margin: None });
            }
            ("margin", points) => {
                let problem = problems.last_mut().expect("a problem comes first");
                problem.margin = Some(points.parse().expect(line));
            }
            _ => panic!("unexpected line {line:?}"),
        }
    }
    problems
}

fn found(position: Hokito, eval: &HokitoEval) -> Move {
    let workshop = Workshop {
        memory: &Memory::new(4),
        clock: &SystemClock::start(),
        crew: &Alone,
        stop: &AtomicBool::new(false),
    };
    let report = search(&Task::new(position, Limit::Nodes(NODES)), eval, workshop, |_| ());
    report.best().expect("the game is not over")
}

#[test]
fn the_search_solves_every_problem() {
    let problems = problems();
    assert!(problems.len() >= 8);
    for Problem { position, best, .. } in problems {
        let mv = found(position, &HokitoEval::default());
        assert_eq!(mv, best, "{position}");
    }
}

fn solve(position: &Hokito) -> Option<Solved<Move>> {
    hokito::solve(position, &mut |nodes| nodes <= SOLVER_NODES)
}

#[test]
fn the_margins_are_exact_and_no_other_move_reaches_them() {
    for Problem { position, best, margin } in problems() {
        let Some(margin) = margin else { continue };
        let solution = solve(&position).expect("late positions are soon solved");
        assert_eq!(solution.margin, margin, "{position}");
        assert_eq!(solution.line[0], best, "{position}");
        for mv in position.legal_moves().into_iter().filter(|&mv| mv != best) {
            let mut next = position;
            next.play_unchecked(mv, &mut ());
            let other = solve(&next).map_or_else(
                || {
                    assert!(next.end().is_some(), "{mv} takes too long in {position}");
                    lead(&next, position.turn())
                },
                |solution| -solution.margin,
            );
            assert!(other < margin.min(1), "{mv} reaches {other} in {position}");
        }
    }
}

fn lead(position: &Hokito, side: Side) -> i32 {
    let points = position.points().map(i32::from);
    points[side.index()] - points[(!side).index()]
}
