//! What an analysis shows as attacked.

use std::collections::HashSet;

use game::{Cell, Event, Game, GameExt, Random, Sight, Step, Threat, Variant, View};

use crate::rules::position;

/// The threats of a position in alphabetical order: the letter of the side and the cells of the
/// way, `?` behind those that take nothing.
#[must_use]
pub fn threats<G: Game>(variant: &str, text: &str) -> Vec<String> {
    let position: G = position(variant, text);
    let view = position.view();
    let told = |threat: Threat| {
        let name = |cell: &Cell| view.cells[usize::from(cell.0)].name.as_str();
        let way: Vec<&str> = threat.path.iter().map(name).collect();
        let side = G::DESCRIPTOR.letter(threat.side);
        format!("{side} {}{}", way.join(" "), if threat.captures { "" } else { "?" })
    };
    let mut threats: Vec<String> = position.threats().into_iter().map(told).collect();
    threats.sort();
    threats
}

/// A threat goes from one cell of the board to another; where it captures there is a piece.
pub(crate) fn check_threats<G: Game>(position: &G, view: &View) {
    for threat in position.threats() {
        let on_board = |cell: &Cell| usize::from(cell.0) < view.cells.len();
        assert!(threat.path.iter().all(on_board), "{threat:?} in {position}");
        assert_eq!(threat.path.first(), Some(&threat.from), "{threat:?} in {position}");
        assert_eq!(threat.path.last(), Some(&threat.to), "{threat:?} in {position}");
        let aimed_at = view.cells[usize::from(threat.to.0)].piece;
        assert!(!threat.captures || aimed_at.is_some(), "{threat:?} in {position}");
    }
}

/// What a piece looks at is the first piece in its way, and it matches an enemy alone.
pub(crate) fn check_sights<G: Game>(position: &G, view: &View) {
    let piece = |cell: Cell| view.cells.get(usize::from(cell.0)).expect("on the board").piece;
    for cell in (0..view.cells.len() as u8).map(Cell) {
        for Sight { path, matches } in position.sights(cell) {
            let [from, between @ .., to] = &path[..] else { panic!("{path:?} in {position}") };
            assert_eq!(*from, cell, "{path:?} in {position}");
            assert!(between.iter().all(|&cell| piece(cell).is_none()), "{path:?} in {position}");
            let (Some(one), Some(other)) = (piece(*from), piece(*to)) else {
                panic!("{path:?} in {position}")
            };
            assert!(!matches || one.owner != other.owner, "{path:?} in {position}");
        }
    }
}

/// Plays random games and checks that the player to move threatens exactly what some move takes.
/// Not for a game where a piece is taken whatever the player does.
pub fn threats_are_captures<G: Game>(games: u64) {
    for &variant in G::Variant::ALL {
        for seed in 0..games {
            let mut random = Random::new(seed);
            let mut position = G::start(variant, seed);
            while let Some(mv) = position.random_move(&mut random) {
                check_captures(&position);
                position.play_unchecked(mv, &mut ());
            }
        }
    }
}

fn check_captures<G: Game>(position: &G) {
    let moves = position.legal_moves();
    if moves.iter().all(|&mv| matches!(position.steps(mv)[0], Step::Enter(_))) {
        return; // between two moves nothing is taken
    }
    let view = position.view();
    let mut taken = HashSet::new();
    for mv in moves {
        let mut events: Vec<Event> = Vec::new();
        let mut next = *position;
        next.play_unchecked(mv, &mut events);
        for event in events {
            match event {
                Event::Captured { at, .. } | Event::Flipped { at } => {
                    taken.insert(at);
                }
                Event::Stacked { to, .. } => {
                    let below = view.cells[usize::from(to.0)].piece;
                    if below.is_some_and(|piece| piece.owner != view.turn) {
                        taken.insert(to);
                    }
                }
                _ => {}
            }
        }
    }
    let threatens = |threat: &Threat| threat.captures && threat.side == position.turn();
    let threatened: HashSet<Cell> =
        position.threats().into_iter().filter(threatens).map(|threat| threat.to).collect();
    assert_eq!(threatened, taken, "threats in {position}");
}
