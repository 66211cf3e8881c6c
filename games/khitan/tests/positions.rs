//! Positions as text, events and views.

use game::{Cell, Event, Game, Mark, Piece, Shape, Side, draw};
use khitan::{Khitan, Move};
use testkit::{events, position, refused};

fn check(variant: &str, text: &str, reason: &str) {
    assert_eq!(refused::<Khitan>(variant, text), reason);
}

#[test]
fn malformed_positions_are_refused() {
    check(
        "classic",
        "4g/6 w 0/0 0",
        "\"4g/6 w 0/0 0\" is not a position: expected 5 fields, <board> <side> <reserves> <pending> <quiet>",
    );
    check(
        "classic",
        "2g/4/5/A2 w 0/0 0 0",
        "the board \"2g/4/5/A2\" has 4 rows: expected 5, 7, 9, 11 or 13",
    );
    check("classic", "2g/4/5/4/3/A2/2 w 0/0 0 0", "row g \"2g\" has 3 cells: expected 4");
    check("classic", "2g/5/5/4/A2 w 0/0 0 0", "row d \"5\" has 5 cells: expected 4");
    check("classic", "2gA/4/5/4/A2 w 0/0 0 0", "row e \"2gA\" has 4 cells: expected 3");
    check("classic", "2m/4/5/4/A2 w 0/0 0 0", "bad piece \"m\": expected A to L or a to l");
    check("classic", "11g/4/5/4/A2 w 0/0 0 0", "row e \"11g\" has 12 cells: expected 3");
    check("classic", "2?/4/5/4/A2 w 0/0 0 0", "bad rank \"2?\": unexpected \"?\"");
    check("classic", "2g/4/5/4/A2 x 0/0 0 0", "bad side \"x\": expected w or b");
    check("classic", "2g/4/5/4/A2 w 0 0 0", "bad reserves \"0\": expected <white>/<black>");
    check("expert", "2g/4/5/4/A2 w 01/0 0 0", "bad reserve \"01\": expected a number from 0 to 10");
    check("expert", "2g/4/5/4/A2 w 0/11 0 0", "bad reserve \"11\": expected a number from 0 to 10");
    check(
        "expert",
        "2g/4/5/4/A2 w 1/1 x 0",
        "bad pending placements \"x\": expected a number from 0 to 10",
    );
}

#[test]
fn more_quiet_moves_than_the_limit_are_refused() {
    check(
        "classic",
        "2g/4/5/4/A2 w 0/0 0 61",
        "bad quiet counter \"61\": expected a number from 0 to 60",
    );
}

#[test]
fn a_reserve_without_a_rule_for_it_is_refused() {
    for variant in ["classic", "sprint"] {
        check(variant, "2g/4/5/4/A2 w 0/1 0 0", "bad reserve \"1\": this variant has no reserve");
    }
}

#[test]
fn more_pieces_than_the_box_holds_are_refused() {
    // Leaflet, material: sixteen pieces each. Ours: 3 n + 1 on a board of n cells a side.
    let sixteen = "4g/6/7/8/9/8/7/AAAAAA/AAAA1 w 6/6 0 0";
    let _: Khitan = position("master", sixteen);
    check(
        "master",
        "4g/6/7/8/9/8/7/AAAAAA/AAAA1 w 7/6 0 0",
        "white has 17 pieces with its reserve \"7\": expected at most 16",
    );
    check(
        "classic",
        "4g/6/7/8/9/8/AAAAAA1/AAAAAA/AAAAA w 0/0 0 0",
        "white has 17 pieces with its reserve \"0\": expected at most 16",
    );
    check(
        "classic",
        "ggg/gggg/gggg1/4/A2 w 0/0 0 0",
        "black has 11 pieces with its reserve \"0\": expected at most 10",
    );
}

#[test]
fn a_position_lost_for_both_is_refused() {
    // One move only takes pieces of one side, and a game that is lost goes no further.
    check(
        "classic",
        "3/4/5/4/3 w 0/0 0 0",
        "\"3/4/5/4/3\" is lost for both sides: one needs more than 0 pieces",
    );
    check(
        "sprint",
        "ggg/g3/5/3A/AAA w 0/0 0 0",
        "\"ggg/g3/5/3A/AAA\" is lost for both sides: one needs more than 4 pieces",
    );
}

#[test]
fn placements_that_cannot_be_owed_are_refused() {
    let board = "2g/4/5/4/A2";
    let no = |variant, state: &str, reason: &str| {
        check(variant, &format!("{board} {state}"), &format!("bad pending placements {reason}"));
    };
    no("classic", "w 0/0 1 0", "\"1\": the reserve holds 0");
    no("master", "w 1/9 2 0", "\"2\": the reserve holds 1");
    no("master", "w 3/3 1 1", "\"1\": the last capture is 1 moves ago");
    // In master what was captured is in the other's reserve.
    no("master", "w 3/1 2 0", "\"2\": as many captures would be in the reserve of 1");
    let _: Khitan = position("master", "2g/4/5/4/A2 w 3/2 2 0");
    // In expert it came on top of an open reserve; a closed one tells nothing.
    no("expert", "w 3/2 2 0", "\"2\": as many captures would be in the reserve of 2");
    let _: Khitan = position("expert", "2g/4/5/4/A2 w 3/3 2 0");
    let _: Khitan = position("expert", "2g/4/5/4/A2 w 3/0 2 0");
    // No room, and a game that is over.
    check(
        "master",
        "2g/4/A4/gggg/ggg w 3/2 1 0",
        "bad pending placements \"1\": 0 cells are free in that half",
    );
    check("master", "3/4/5/4/A2 w 3/3 1 0", "bad pending placements \"1\": the game is over");
}

#[test]
fn finished_positions_are_read() {
    for text in ["3/4/5/4/A2 b 0/0 0 0", "2g/4/5/4/A2 w 0/0 0 60", "3/4/5/4/A2 w 0/0 0 60"] {
        let over: Khitan = position("classic", text);
        assert!(over.end().is_some(), "{text}");
    }
}

#[test]
fn moves_are_two_neighbours_a_placement_or_pass() {
    let check = |text: &str, is_move: bool| {
        assert_eq!(text.parse::<Move>().is_ok(), is_move, "{text}");
    };
    for text in ["b3c3", "b3c4", "b3b2", "m13l13", "F@c2", "L@m7", "pass"] {
        check(text, true);
    }
    let none = [
        "b3b3", "b3d5", "b3a4", "a7a8", "a0a1", "h1g1", "n1m1", "M@c2", "f@c2", "F@c2 ", "FF@c2",
        "@c2", "Pass", "",
    ];
    for text in none {
        check(text, false);
    }
    let error = "b3d5".parse::<Move>().unwrap_err().to_string();
    assert_eq!(
        error,
        "\"b3d5\" is not a move: expected two neighbouring cells (b3c3), a placement (F@c2) or pass"
    );
}

#[test]
fn a_tumble_with_captures_is_told_in_order() {
    let before: Khitan = position("expert", "4h/6/7/8/9/8/5cc/A5/5 w 3/3 0 5");
    let view = before.view();
    let at = |name: &str| view.find(name).unwrap();
    let piece = Piece { owner: Side::Second, kind: 0, orientation: 2, height: 1 };
    assert_eq!(
        events(&before, "b1c1"),
        [
            Event::Tumbled { from: at("b1"), to: at("c1"), edge: 2, orientation: 7 },
            Event::Captured { at: at("c6"), piece },
            Event::Captured { at: at("c7"), piece },
            Event::Counted { counter: 3, value: 0 },
            Event::Counted { counter: 1, value: 5 },
            Event::Counted { counter: 2, value: 2 },
        ]
    );
}

#[test]
fn a_quiet_tumble_a_placement_and_a_pass_are_told() {
    let quiet: Khitan = position("classic", "2g/4/5/4/A2 w 0/0 0 5");
    assert_eq!(
        events(&quiet, "a1a2"),
        [
            Event::Tumbled { from: Cell(0), to: Cell(1), edge: 0, orientation: 9 },
            Event::Counted { counter: 3, value: 6 },
            Event::Handed { to: Side::Second },
        ]
    );
    let owing: Khitan = position("master", "2g/4/5/4/A2 w 1/1 1 0");
    let piece = Piece { owner: Side::First, kind: 0, orientation: 5, height: 1 };
    assert_eq!(
        events(&owing, "F@a2"),
        [
            Event::Entered { at: Cell(1), piece },
            Event::Counted { counter: 0, value: 0 },
            Event::Counted { counter: 2, value: 0 },
            Event::Handed { to: Side::Second },
        ]
    );
    let blocked: Khitan = position("classic", "3/4/5/gg2/Ag1 w 0/0 0 5");
    assert_eq!(
        events(&blocked, "pass"),
        [
            Event::Passed,
            Event::Counted { counter: 3, value: 6 },
            Event::Handed { to: Side::Second },
        ]
    );
}

#[test]
fn a_view_shows_halves_reserves_and_pieces() {
    let owing: Khitan = position("expert", "2g/4/5/4/A2 w 3/4 1 0");
    let view = owing.view();
    assert_eq!(view.shape, Shape::Hexagons { side: 3 });
    assert_eq!(view.cells.len(), 19);
    let mark = |name: &str| view.cells[usize::from(view.find(name).unwrap().0)].mark;
    assert_eq!(mark("b4"), Mark::Half(Side::First));
    assert_eq!(mark("c1"), Mark::Plain);
    assert_eq!(mark("d2"), Mark::Half(Side::Second));
    let counters: Vec<_> =
        view.counters.iter().map(|counter| (counter.name, counter.side, counter.value)).collect();
    assert_eq!(
        counters,
        [
            ("reserve", Some(Side::First), 3),
            ("reserve", Some(Side::Second), 4),
            ("pending", None, 1),
            ("quiet", None, 0),
        ]
    );
}

#[test]
fn a_board_is_drawn_as_it_is_written() {
    let drawing =
        draw(&position::<Khitan>("classic", "2g/4/5/4/A2 w 0/0 0 0").view(), Khitan::symbol);
    assert_eq!(
        drawing,
        "e    . . g   e3–e5\nd   . . . .   d2–d5\nc  . . . . .   c1–c5\nb   . . . .   b1–b4\na    A . .   a1–a3\n"
    );
}

#[test]
fn keys_tell_everything_but_quiet_moves_apart() {
    let key = |variant: &str, text: &str| position::<Khitan>(variant, text).key();
    let base = key("master", "2g/4/5/4/A2 w 3/3 0 0");
    assert_eq!(base, key("master", "2g/4/5/4/A2 w 3/3 0 9"));
    for other in [
        "2g/4/5/4/A2 b 3/3 0 0",
        "2g/4/5/4/A2 w 3/2 0 0",
        "2g/4/5/4/A2 w 2/3 0 0",
        "2g/4/5/4/A2 w 3/3 1 0",
        "2g/4/5/4/B2 w 3/3 0 0",
        "2g/4/5/4/1A1 w 3/3 0 0",
        "2G/4/5/4/a2 w 3/3 0 0",
    ] {
        assert_ne!(base, key("master", other), "{other}");
    }
}
