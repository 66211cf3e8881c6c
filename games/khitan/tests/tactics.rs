//! The search finds what strong players find, with little effort.

use std::sync::atomic::AtomicBool;

use khitan::{Khitan, KhitanEval};
use search::{Alone, Limit, Memory, Score, SystemClock, Task, Workshop, search};

const TACTICS: &str = include_str!("khitan.tactics");

#[test]
fn the_search_finds_the_tactics() {
    let blocks: Vec<&str> =
        TACTICS.split("\n\n").filter(|block| block.contains("position ")).collect();
    assert!(blocks.len() >= 8);
    for block in blocks {
        check(block);
    }
}

/// Searches the position of a block and compares.
fn check(block: &str) {
    let field =
        |name: &str| block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let needed = |name| field(name).unwrap_or_else(|| panic!("no {name}: {block}"));
    let position = testkit::position::<Khitan>(needed("variant"), needed("position"));
    let nodes = needed("nodes").parse().expect("a number of nodes");
    let workshop = Workshop {
        memory: &Memory::new(4),
        clock: &SystemClock::start(),
        crew: &Alone,
        stop: &AtomicBool::new(false),
    };
    let task = Task::new(position, Limit::Nodes(nodes));
    let report = search(&task, &KhitanEval::default(), workshop, |_| ());
    let best = report.best().expect("the game is open").to_string();
    let named = |moves: &str| moves.split(' ').any(|mv| mv == best);
    match (field("find"), field("avoid")) {
        (Some(moves), None) => assert!(named(moves), "{best}: {report:?}\n{block}"),
        (None, Some(moves)) => assert!(!named(moves), "{best}: {report:?}\n{block}"),
        _ => panic!("either find or avoid: {block}"),
    }
    if let Some(plies) = field("win") {
        let plies = plies.parse().expect("a number of plies");
        assert_eq!(report.lines[0].score, Score::Win(plies), "{block}");
    }
}
