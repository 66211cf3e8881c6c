//! What an observer is told, in the order in which it happens.

use game::{Cell, Event, Game, Piece, Side, Terrain};
use quindo::Quindo;

const BARRED: u8 = 0; // the counters' places in the view
const QUIET: u8 = 1;

fn drawn(drawing: &str, fields: &str) -> Quindo {
    testkit::position("standard", &format!("{} {fields}", testkit::board(drawing, "")))
}

/// The move tells these events. `expected` finds cells by their names.
fn check(position: &Quindo, mv: &str, expected: impl Fn(&dyn Fn(&str) -> Cell) -> Vec<Event>) {
    let view = position.view();
    let cell = |name: &str| view.find(name).expect("a cell of the board");
    assert_eq!(testkit::events(position, mv), expected(&cell), "{mv} in {position}");
}

const BOARD: &str = "
    . . . . . . .
    . . . . . B .
    . . . . B . .
    . . . . . . .
    . . W . . . .
    . B . . . . .
    . . . . . . .
";

#[test]
fn a_quiet_move_moves_counts_and_hands_over() {
    check(&drawn(BOARD, "w 2 7"), "c3c4", |cell| {
        vec![
            Event::Moved { from: cell("c3"), to: cell("c4") },
            Event::Counted { counter: BARRED, value: 1 },
            Event::Counted { counter: QUIET, value: 8 },
            Event::Handed { to: Side::Second },
        ]
    });
}

#[test]
fn jumped_pawns_flip_in_the_order_of_the_jump_then_the_jumper_leaves_the_border() {
    let white = Piece { owner: Side::First, kind: 0, orientation: 0, height: 1 };
    check(&drawn(BOARD, "w 3 7"), "c3g7", |cell| {
        vec![
            Event::Moved { from: cell("c3"), to: cell("g7") },
            Event::Flipped { at: cell("e5") },
            Event::Flipped { at: cell("f6") },
            Event::Left { at: cell("g7"), piece: white },
            Event::Counted { counter: BARRED, value: 2 },
            Event::Counted { counter: QUIET, value: 0 },
            Event::Handed { to: Side::Second },
        ]
    });
}

#[test]
fn the_order_of_the_jump_holds_downwards_too() {
    let board = "
        . . . . . . .
        . . . . . . .
        . . W W B . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    ";
    check(&drawn(board, "b 2 0"), "e5b5", |cell| {
        vec![
            Event::Moved { from: cell("e5"), to: cell("b5") },
            Event::Flipped { at: cell("d5") },
            Event::Flipped { at: cell("c5") },
            Event::Counted { counter: BARRED, value: 1 },
            Event::Handed { to: Side::First },
        ]
    });
}

#[test]
fn a_pass_is_told() {
    let hemmed_in = drawn(
        "
        . . . . .
        . W W W .
        . W B W .
        . W W W .
        . . . . .
        ",
        "w 1 4",
    );
    check(&hemmed_in, "pass", |_| {
        vec![
            Event::Passed,
            Event::Counted { counter: BARRED, value: 0 },
            Event::Counted { counter: QUIET, value: 5 },
            Event::Handed { to: Side::Second },
        ]
    });
}

#[test]
fn the_view_shows_the_ring_the_pawns_and_the_counters() {
    let position = drawn(BOARD, "w 2 7");
    let drawing = game::draw(&position.view(), Quindo::symbol);
    let expected = "\
7  # # # # # # #
6  # . . . . B #
5  # . . . B . #
4  # . . . . . #
3  # . W . . . #
2  # B . . . . #
1  # # # # # # #
   a b c d e f g
";
    assert_eq!(drawing, expected);
    let view = position.view();
    assert_eq!(view.cells.iter().filter(|cell| cell.terrain == Terrain::Border).count(), 24);
    let counters: Vec<_> = view.counters.iter().map(|one| (one.name, one.value)).collect();
    assert_eq!(counters, [("barred", 2), ("quiet", 7)]);
}
