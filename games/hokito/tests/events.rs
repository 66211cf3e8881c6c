//! What an observer is told, and what a screen is shown.

use game::{Cell, Counter, Event, Game, Piece, Shape, Side, Terrain};
use hokito::{Hokito, Variant};
use testkit::{board, events};

const EXAMPLE: &str = "
    . . .  .  .  .
    . . .  .  .  .
    . . b1 .  w2 .
    . . .  w1 .  .
    . . b2 w3 .  b1
    . . .  .  .  .
";

fn position(drawing: &str) -> Hokito {
    testkit::position("standard", &format!("{} b", board(drawing, ",")))
}

/// What is told of a move, with squares by name.
#[track_caller]
fn check(drawing: &str, mv: &str, expected: &str) {
    let position = position(drawing);
    let view = position.view();
    let name = |cell: Cell| view.cells[usize::from(cell.0)].name.clone();
    let told: Vec<String> = events(&position, mv)
        .into_iter()
        .map(|event| match event {
            Event::Hopped { at } => format!("hopped {}", name(at)),
            Event::Stacked { from, to } => format!("stacked {} {}", name(from), name(to)),
            Event::Counted { counter, value } => format!("counted {counter} {value}"),
            Event::Handed { to } => format!("handed {to:?}"),
            other => panic!("{other:?} has no place in this game"),
        })
        .collect();
    assert_eq!(told.join(", "), expected);
}

#[test]
fn hops_stacking_points_and_turn_are_told_in_order() {
    check(EXAMPLE, "c2e4", "hopped c4, stacked c2 e4, counted 0 6, counted 1 4, handed Second");
}

#[test]
fn a_single_hop_touches_nothing_on_the_way() {
    check(EXAMPLE, "c4e4", "stacked c4 e4, counted 0 5, counted 1 4, handed Second");
}

#[test]
fn a_three_touches_two_squares() {
    let drawing = EXAMPLE.replace("b2", "b3");
    let drawing = drawing.replace(". . .  w1 .  .", ". . .  w1 .  w1");
    check(
        &drawing,
        "c2f3",
        "hopped d2, hopped d3, stacked c2 f3, counted 0 8, counted 1 6, handed Second",
    );
}

#[test]
fn points_that_stay_are_not_told() {
    // A one on a one of its own: two points before, two after.
    check(EXAMPLE, "c4c2", "stacked c4 c2, counted 0 3, handed Second");
    let drawing = EXAMPLE.replace("b2", "b1");
    check(&drawing, "c4c2", "stacked c4 c2, handed Second");
}

// Ours: of several ways, the first when up, right, down and left are tried in this order.
#[test]
fn of_several_ways_one_is_told() {
    let drawing = "
        .  .  .  . . .
        .  .  .  . . .
        .  .  .  . . .
        w1 w2 w1 . . .
        w2 b2 w2 . . .
        w1 w2 w1 . . .
    ";
    let told = |mv: &str| events(&position(drawing), mv)[0];
    let cell = |name: &str| position(drawing).view().find(name).expect("a square");
    assert_eq!(told("b2c3"), Event::Hopped { at: cell("b3") });
    assert_eq!(told("b2a3"), Event::Hopped { at: cell("b3") });
    assert_eq!(told("b2c1"), Event::Hopped { at: cell("c2") });
    assert_eq!(told("b2a1"), Event::Hopped { at: cell("b1") });
}

#[test]
fn a_view_shows_towers_points_and_turn() {
    let view = position(&EXAMPLE.replace("w3 ", "w3*4 ")).view();
    assert_eq!(view.shape, Shape::Squares { files: 6, ranks: 6 });
    assert_eq!(view.cells.len(), 36);
    assert_eq!(view.turn, Side::First);
    assert!(view.cells.iter().all(|cell| cell.terrain == Terrain::Plain));
    let shown = |name: &str| view.cells[usize::from(view.find(name).expect("a square").0)].piece;
    let piece = |owner, kind, height| Some(Piece { owner, kind, orientation: 0, height });
    assert_eq!(shown("c2"), piece(Side::First, 1, 1));
    assert_eq!(shown("d2"), piece(Side::Second, 2, 4));
    assert_eq!(shown("a1"), None);
    assert_eq!(Hokito::DESCRIPTOR.kinds, ["one", "two", "three"]);
    let score = |side, value| Counter { name: "score", side: Some(side), value };
    assert_eq!(view.counters, [score(Side::First, 4), score(Side::Second, 15)]);
}

#[test]
fn a_piece_has_the_letters_of_the_notation() {
    let symbol =
        |owner, kind, height| Hokito::symbol(Piece { owner, kind, orientation: 0, height });
    assert_eq!(symbol(Side::First, 2, 1), "b3");
    assert_eq!(symbol(Side::Second, 1, 4), "w2*4");
}

#[test]
fn a_drawing_shows_every_tower() {
    let start = Hokito::start(Variant::Standard, 1);
    let drawing = game::draw(&start.view(), Hokito::symbol);
    let top = start.to_string().split('/').next().map(|rank| rank.replace(',', " "));
    assert_eq!(drawing.lines().next(), top.map(|rank| format!("6  {rank}")).as_deref());
}
