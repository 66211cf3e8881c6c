//! The search finds what strong players find, with little effort.

use std::sync::atomic::AtomicBool;

use khet::{Khet, KhetEval};
use search::{Alone, Limit, Memory, Score, SystemClock, Task, Workshop, search};

const TACTICS: &str = include_str!("khet.tactics");

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
    let number = |text: &str| text.parse::<u64>().expect("a number");
    let variant = field("variant").expect("a variant");
    let position = testkit::position::<Khet>(variant, field("position").expect("a position"));
    let nodes = field("nodes").map(number).expect("a number of nodes");
    let workshop = Workshop {
        memory: &Memory::new(4),
        clock: &SystemClock::start(),
        crew: &Alone,
        stop: &AtomicBool::new(false),
    };
    let task = Task::new(position, Limit::Nodes(nodes));
    let report = search(&task, &KhetEval::default(), workshop, |_| ());
    let best = report.best().expect("the game is open").to_string();
    match (field("find"), field("avoid")) {
        (Some(expected), None) => assert_eq!(best, expected, "{report:?}\n{block}"),
        (None, Some(trap)) => assert_ne!(best, trap, "{report:?}\n{block}"),
        _ => panic!("either find or avoid: {block}"),
    }
    if let Some(plies) = field("win").map(number) {
        assert_eq!(report.lines[0].score, Score::Win(plies as u32), "{report:?}\n{block}");
    }
}
