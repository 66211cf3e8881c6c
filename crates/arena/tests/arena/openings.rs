//! Where games begin.

use arena::{Book, Openings};
use game::Game;
use quindo::Variant;

use crate::pawns::{Pawns, openings};

#[test]
fn an_opening_has_its_plies_and_comes_again() {
    let book = openings(7);
    for number in 0..20 {
        let opening = book.opening(number);
        assert_eq!(opening.moves().len(), 4);
        assert_eq!(opening.end(), None);
        assert_eq!(opening, book.opening(number));
    }
    assert_ne!(book.opening(0), book.opening(1));
    assert_ne!(book.opening(0), openings(8).opening(0));
}

#[test]
fn openings_of_a_fair_book_are_fairer() {
    let lead = |book: &Openings<Pawns>| -> u32 {
        let lead = |number| {
            let position = *book.opening(number).position();
            let counts = game::Side::ALL.map(|side| position.count(side));
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
    let book = Openings::new(Pawns::default(), Variant::Standard, 6, 1);
    assert_eq!(book.title(), "quindo standard plies 6 seed 1 nodes 3000 bound 150");
    assert_eq!(book.opening(0).start().variant(), Variant::Standard);
}
