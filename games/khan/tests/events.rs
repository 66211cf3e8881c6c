//! What an observer hears, in order.

use game::{Cell, Event, Game, Piece, Side, Terrain};
use khan::{Khan, Variant};
use testkit::{events, position};

const RED_CAPTURED: u8 = 0;
const OCRE_CAPTURED: u8 = 1;
const DEMAND: u8 = 2;
const QUIET: u8 = 3;
const EDGE: u8 = 4;

fn cell(name: &str) -> Cell {
    Khan::start(Variant::Standard, 0).view().find(name).expect("a square of the board")
}

fn kalista(owner: Side) -> Piece {
    Piece { owner, kind: 0, orientation: 0, height: 1 }
}

fn sbire(owner: Side) -> Piece {
    Piece { kind: 1, ..kalista(owner) }
}

/// A move in a position tells exactly these events.
fn check(text: &str, mv: &str, expected: &[Event]) {
    assert_eq!(events(&position::<Khan>("standard", text), mv), expected, "{mv} in {text}");
}

#[test]
fn turning_the_mat_marks_every_square() {
    let told = events(&Khan::start(Variant::Standard, 0), "edge:w");
    assert_eq!(told.len(), 37);
    assert_eq!(
        told[0],
        Event::TerrainChanged { at: cell("a1"), terrain: Terrain::Lines { count: 1 } }
    );
    assert_eq!(
        told[1],
        Event::TerrainChanged { at: cell("b1"), terrain: Terrain::Lines { count: 3 } }
    );
    assert_eq!(told[36], Event::Counted { counter: EDGE, value: 4 });
}

#[test]
fn a_piece_set_up_has_entered() {
    check(
        "w 6/6/6/6/6/6 r - 0/0 0",
        "K@b2",
        &[Event::Entered { at: cell("b2"), piece: kalista(Side::First) }],
    );
}

#[test]
fn the_last_piece_set_up_hands_the_turn_over() {
    check(
        "w 6/6/6/6/1K4/SSSS2 r - 0/0 0",
        "S@f1",
        &[
            Event::Entered { at: cell("f1"), piece: sbire(Side::First) },
            Event::Handed { to: Side::Second },
        ],
    );
    check(
        "w ssss2/2k3/6/6/1K4/SSSSS1 o - 0/0 0",
        "S@f6",
        &[
            Event::Entered { at: cell("f6"), piece: sbire(Side::Second) },
            Event::Handed { to: Side::First },
        ],
    );
}

#[test]
fn a_move_crowns_the_piece() {
    check(
        "s 5k/6/6/1S4/6/5K r - 4/5 3",
        "b3b4",
        &[
            Event::Moved { from: cell("b3"), to: cell("b4") },
            Event::Crowned { at: Some(cell("b4")) },
            Event::Counted { counter: DEMAND, value: 3 },
            Event::Counted { counter: QUIET, value: 4 },
            Event::Handed { to: Side::Second },
        ],
    );
}

#[test]
fn a_capture_is_told_before_the_move() {
    check(
        "s 5k/6/1s4/1S4/6/5K r - 4/4 3",
        "b3b4",
        &[
            Event::Captured { at: cell("b4"), piece: sbire(Side::Second) },
            Event::Counted { counter: OCRE_CAPTURED, value: 5 },
            Event::Moved { from: cell("b3"), to: cell("b4") },
            Event::Crowned { at: Some(cell("b4")) },
            Event::Counted { counter: DEMAND, value: 3 },
            Event::Counted { counter: QUIET, value: 0 },
            Event::Handed { to: Side::Second },
        ],
    );
}

#[test]
fn a_taken_kalista_is_not_counted() {
    // The Khan goes from the taken Kalista to the piece that took it, and demands nothing any more.
    check(
        "s 6/6/6/6/6/2K1k1 r e1 5/5 4",
        "c1e1",
        &[
            Event::Captured { at: cell("e1"), piece: kalista(Side::Second) },
            Event::Moved { from: cell("c1"), to: cell("e1") },
            Event::Crowned { at: Some(cell("e1")) },
            Event::Counted { counter: DEMAND, value: 0 },
            Event::Counted { counter: QUIET, value: 0 },
            Event::Handed { to: Side::Second },
        ],
    );
}

#[test]
fn a_sbire_that_comes_back_has_entered() {
    check(
        "s 6/1S4/3k2/6/6/K5 r d4 4/5 7",
        "S@d3",
        &[
            Event::Counted { counter: RED_CAPTURED, value: 3 },
            Event::Entered { at: cell("d3"), piece: sbire(Side::First) },
            Event::Crowned { at: Some(cell("d3")) },
            Event::Counted { counter: QUIET, value: 8 },
            Event::Handed { to: Side::Second },
        ],
    );
}

#[test]
fn a_pass_takes_the_khan_off() {
    check(
        "s 6/6/s5/Ss4/SSs2s/KSs1kS r a4 0/0 10",
        "pass",
        &[
            Event::Passed,
            Event::Crowned { at: None },
            Event::Counted { counter: DEMAND, value: 0 },
            Event::Counted { counter: QUIET, value: 11 },
            Event::Handed { to: Side::Second },
        ],
    );
}
