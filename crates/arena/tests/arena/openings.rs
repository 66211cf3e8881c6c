//! Where games begin.

use arena::Openings;

use crate::pawns::{PAWNS, openings};

#[test]
fn an_opening_has_its_plies_and_comes_again() {
    let book = openings(7);
    let moves = |number| book.opening(number).moves();
    for number in 0..20 {
        assert_eq!(moves(number).len(), 4);
        assert_eq!(book.opening(number).end(), None);
        assert_eq!(moves(number), moves(number));
    }
    assert_ne!(moves(0), moves(1));
    assert_ne!(moves(0), openings(8).opening(0).moves());
}

#[test]
fn openings_of_a_fair_book_are_fairer() {
    let lead = |book: &Openings| -> usize {
        let lead = |number| {
            let position = book.opening(number).position();
            let counts = ['W', 'B'].map(|pawn| position.matches(pawn).count());
            counts[0].abs_diff(counts[1])
        };
        (0..30).map(lead).sum()
    };
    let wild = Openings { plies: 14, nodes: 0, ..openings(3) };
    let fair = Openings { nodes: 300, bound: 80, ..wild.clone() };
    assert!(lead(&fair) < lead(&wild), "{} and {}", lead(&fair), lead(&wild));
}

#[test]
fn what_cannot_be_had_is_not_waited_for() {
    // No position is worth less than nothing, and random games do not last so long.
    let impossible = Openings { plies: 3_000, nodes: 50, bound: 0, ..openings(1) };
    let opening = impossible.opening(0);
    assert_eq!(opening.end(), None);
    assert!(opening.moves().len() < 600);
}

#[test]
fn a_title_tells_books_apart() {
    let book = Openings::new(PAWNS, "standard", 6, 1).expect("a variant of the game");
    assert_eq!(book.title(), "quindo standard plies 6 seed 1 nodes 3000 bound 150");
    assert_eq!(book.opening(0).variant(), "standard");
    assert!(Openings::new(PAWNS, "round", 6, 1).is_err());
}
