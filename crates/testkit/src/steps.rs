//! Steps and refusals: the contract on random ones, and tables of single cases.

use std::collections::HashSet;

use game::{Cell, Game, GameExt, Random, Refusal, Step};

use crate::rules::position;

const TRIES: u32 = 12; // sequences of random steps in one position

/// Checks that the steps of the legal moves lead to one move each, and that whatever leads to none
/// is refused for a reason that the game lists.
pub(crate) fn check_steps<G: Game>(position: &G, random: &mut Random) {
    let legal: Vec<Vec<Step>> =
        position.legal_moves().into_iter().map(|mv| position.steps(mv)).collect();
    let cells = position.view().cells.len();
    for &step in legal.iter().flatten() {
        match step {
            Step::Cell(cell) => assert!(usize::from(cell.0) < cells, "{step:?} in {position}"),
            Step::Enter(kind) => assert!(usize::from(kind) < G::DESCRIPTOR.kinds.len(), "{step:?}"),
            Step::Face(_) => {}
            Step::Choice(name) => {
                assert!(G::DESCRIPTOR.choices.contains(&name), "{name} is not listed");
            }
        }
    }
    let beginnings: HashSet<&[Step]> =
        legal.iter().flat_map(|steps| (0..steps.len()).map(|length| &steps[..length])).collect();
    let whole: HashSet<&[Step]> = legal.iter().map(Vec::as_slice).collect();
    assert_eq!(whole.len(), legal.len(), "two moves have the same steps in {position}");
    assert!(whole.is_disjoint(&beginnings), "a move begins with another's steps in {position}");

    for steps in legal.iter().take(1).map(Vec::as_slice).chain([&[][..]]) {
        let over = legal.is_empty().then_some(Refusal::FINISHED);
        assert_eq!(position.refusal(steps), over, "{steps:?} in {position}");
    }
    for _ in 0..TRIES {
        // Half of them begin as a legal move does, so that later steps are refused too.
        let mut steps = Vec::new();
        if !legal.is_empty() && random.below(2) == 0 {
            let mv = &legal[random.below(legal.len() as u32) as usize];
            steps.extend(&mv[..random.below(mv.len() as u32 + 1) as usize]);
        }
        for _ in 0..=random.below(3) {
            steps.push(random_step::<G>(cells, random));
        }
        let begins = whole.contains(&steps[..]) || beginnings.contains(&steps[..]);
        match position.refusal(&steps) {
            None => assert!(begins, "{steps:?} is not refused in {position}"),
            Some(refusal) => {
                assert!(!begins, "{steps:?} is refused in {position}: {refusal:?}");
                let listed = G::DESCRIPTOR.all_refusals().contains(&refusal.code);
                assert!(listed, "{refusal:?} is not listed");
            }
        }
    }
}

/// A step that the game has, or nearly has.
fn random_step<G: Game>(cells: usize, random: &mut Random) -> Step {
    match random.below(8) {
        0 => Step::Enter(random.below(G::DESCRIPTOR.kinds.len() as u32 + 1) as u8),
        1 => Step::Face(random.below(16) as u8),
        2 => {
            let index = random.below(G::DESCRIPTOR.choices.len() as u32 + 1) as usize;
            Step::Choice(G::DESCRIPTOR.choices.get(index).copied().unwrap_or("sing"))
        }
        _ => Step::Cell(Cell(random.below(cells as u32 + 1) as u8)),
    }
}

/// What is refused in a position, and why: steps, and the code with its number.
pub type Refused<'t> = &'t [(&'t str, &'t str)];

/// Checks tables of refusals, each in a position of a variant. Together they have a case for every
/// code of the game.
///
/// Steps are the names of cells, kinds and choices, or `face:5`, parted by spaces. `-` as the
/// refusal is for steps that are none.
pub fn refusals<G: Game>(tables: &[(&str, &str, Refused<'_>)]) {
    let mut told = HashSet::new();
    for &(variant, text, cases) in tables {
        let position: G = position(variant, text);
        for &(words, expected) in cases {
            let steps: Vec<Step> =
                words.split_whitespace().map(|word| step(&position, word)).collect();
            let found = position.refusal(&steps);
            let shown = match found {
                None => "-".to_owned(),
                Some(Refusal { code, number: None }) => code.to_owned(),
                Some(Refusal { code, number: Some(number) }) => format!("{code} {number}"),
            };
            assert_eq!(shown, expected, "{words} in {text}");
            told.extend(found.map(|refusal| refusal.code));
        }
    }
    let untold: Vec<_> =
        G::DESCRIPTOR.refusals.iter().filter(|code| !told.contains(*code)).collect();
    assert!(untold.is_empty(), "no case for {untold:?}");
}

fn step<G: Game>(position: &G, word: &str) -> Step {
    let place = |names: &[&str]| names.iter().position(|name| *name == word);
    if let Some(cell) = position.view().find(word) {
        Step::Cell(cell)
    } else if let Some(kind) = place(G::DESCRIPTOR.kinds) {
        Step::Enter(kind as u8)
    } else if let Some(choice) = place(G::DESCRIPTOR.choices) {
        Step::Choice(G::DESCRIPTOR.choices[choice])
    } else {
        let orientation = word.strip_prefix("face:").and_then(|number| number.parse().ok());
        Step::Face(orientation.unwrap_or_else(|| panic!("{word} is no step")))
    }
}
