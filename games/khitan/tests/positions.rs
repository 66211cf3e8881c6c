//! Positions as text, events and views.

use game::{Cell, Event, Face, Game, Piece, Shape, Side, Terrain, View, draw};
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
    check("classic", "A w 0/0 0 0", "the board \"A\" has 1 row: expected 5, 7, 9, 11 or 13");
    check("classic", "g/4/5/4/A2 w 0/0 0 0", "row e \"g\" has 1 cell: expected 3");
    check("classic", "2g/4/5/4/3/A2/2 w 0/0 0 0", "row g \"2g\" has 3 cells: expected 4");
    check("classic", "2g/5/5/4/A2 w 0/0 0 0", "row d \"5\" has 5 cells: expected 4");
    check("classic", "2gA/4/5/4/A2 w 0/0 0 0", "row e \"2gA\" has 4 cells: expected 3");
    check("classic", "2m/4/5/4/A2 w 0/0 0 0", "bad tile \"m\": expected A to L or a to l");
    check("classic", "11g/4/5/4/A2 w 0/0 0 0", "row e \"11g\" has 12 cells: expected 3");
    check("classic", "2?/4/5/4/A2 w 0/0 0 0", "bad rank \"2?\": unexpected \"?\"");
    check("classic", "2g/4/5/4/A2 x 0/0 0 0", "bad side \"x\": expected w or b");
    check("classic", "2g/4/5/4/A2 w 0 0 0", "bad reserves \"0\": expected <white>/<black>");
    check("expert", "2g/4/5/4/A2 w 01/0 0 0", "bad reserve \"01\": expected a number from 0 to 19");
    check("expert", "2g/4/5/4/A2 w 0/20 0 0", "bad reserve \"20\": expected a number from 0 to 19");
    check(
        "expert",
        "2g/4/5/4/A2 w 1/1 x 0",
        "bad pending placements \"x\": expected a number from 0 to 19",
    );
}

#[test]
fn more_quiet_moves_than_the_limit_are_refused() {
    check(
        "classic",
        "2g/4/5/4/A2 w 0/0 0 61",
        "bad count of quiet moves \"61\": expected a number from 0 to 60",
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
    // Leaflet, material: sixteen pieces each.
    let sixteen = "4g/6/7/8/9/8/7/AAAAAA/AAAA1 w 6/6 0 0";
    let _: Khitan = position("master", sixteen);
    check(
        "master",
        "4g/6/7/8/9/8/7/AAAAAA/AAAA1 w 7/6 0 0",
        "White has 17 tiles with its reserve of \"7\": expected at most 16",
    );
    check(
        "classic",
        "4g/6/7/8/9/8/AAAAAA1/AAAAAA/AAAAA w 0/0 0 0",
        "White has 17 tiles with its reserve of \"0\": expected at most 16",
    );
}

#[test]
fn boards_without_a_box_take_any_set_up() {
    let accept = |variant: &str, text: &str| {
        assert_eq!(position::<Khitan>(variant, text).to_string(), text);
    };
    accept("classic", "ggg/gggg/gggg1/4/A2 w 0/0 0 0");
    // Three full rows a side.
    let rows = "jjjjjjj/jjjjjjjj/jjjjjjjjj/10/11/12/13/12/11/10/AAAAAAAAA/AAAAAAAA/AAAAAAA";
    accept("classic", &format!("{rows} w 0/0 0 0"));
    accept("sprint", &format!("{rows} b 0/0 0 7"));
    accept("master", &format!("{rows} w 103/6 0 0"));
    // Ours: with its reserve a side could fill the board, no more.
    check(
        "master",
        &format!("{rows} w 104/6 0 0"),
        "White has 128 tiles with its reserve of \"104\": expected at most 127",
    );
    check(
        "expert",
        "ggg/gggg/gggg1/4/A2 w 0/9 0 0",
        "Black has 20 tiles with its reserve of \"9\": expected at most 19",
    );
}

#[test]
fn large_reserves_are_told_apart_by_their_keys() {
    let keys: std::collections::HashSet<u64> = (0..127)
        .map(|reserve| {
            let text = format!("7/8/9/10/11/12/a12/12/11/10/9/8/6A w {reserve}/126 0 0");
            position::<Khitan>("master", &text).key()
        })
        .collect();
    assert_eq!(keys.len(), 127);
}

#[test]
fn a_position_lost_for_both_is_refused() {
    // One move only takes pieces of one side, and a game that is lost goes no further.
    check(
        "classic",
        "3/4/5/4/3 w 0/0 0 0",
        "\"3/4/5/4/3\" is lost for both sides: one of them needs more than 0 tiles",
    );
    check(
        "sprint",
        "ggg/g3/5/3A/AAA w 0/0 0 0",
        "\"ggg/g3/5/3A/AAA\" is lost for both sides: one of them needs more than 4 tiles",
    );
}

#[test]
fn a_game_lost_before_the_last_move_is_refused() {
    // What has lost is to move, right after the capture.
    check(
        "classic",
        "5/6/7/8/9/8/7/6/4A w 0/0 0 0",
        "Black has lost with 0 tiles in \"5/6/7/8/9/8/7/6/4A\", but White is to move",
    );
    check(
        "classic",
        "5/6/7/8/9/8/7/6/4A b 0/0 0 9",
        "Black has lost with 0 tiles in \"5/6/7/8/9/8/7/6/4A\", but the count of quiet moves is \"9\": \
         expected 0",
    );
    check(
        "sprint",
        "ggg/gg2/5/4/A2 b 0/0 0 0",
        "White has lost with 1 tile in \"ggg/gg2/5/4/A2\", but Black is to move",
    );
    check(
        "sprint",
        "ggg/gg2/5/A3/AAA w 0/0 0 1",
        "White has lost with 4 tiles in \"ggg/gg2/5/A3/AAA\", but the count of quiet moves is \"1\": \
         expected 0",
    );
}

#[test]
fn placements_that_cannot_be_owed_are_refused() {
    let board = "2g/4/5/4/A2";
    let no = |variant, state: &str, reason: &str| {
        check(variant, &format!("{board} {state}"), &format!("bad pending placements {reason}"));
    };
    no("classic", "w 0/0 1 0", "\"1\": the reserve holds only 0");
    no("master", "w 1/9 2 0", "\"2\": the reserve holds only 1");
    no("master", "w 3/3 1 1", "\"1\": the last capture was 1 move ago");
    // In master what was captured is in the other's reserve.
    no(
        "master",
        "w 3/1 2 0",
        "\"2\": so many captured tiles would be in the reserve, which holds 1",
    );
    let _: Khitan = position("master", "2g/4/5/4/A2 w 3/2 2 0");
    // In expert it came on top of what kept the reserve open.
    no(
        "expert",
        "w 3/2 2 0",
        "\"2\": so many captured tiles would be in the reserve, which holds 2",
    );
    let _: Khitan = position("expert", "2g/4/5/4/A2 w 3/3 2 0");
    no(
        "expert",
        "w 3/0 2 0",
        "\"2\": so many captured tiles would be in the reserve, which holds 0",
    );
    // No room, and a game that is over.
    check(
        "master",
        "2g/4/A4/gggg/ggg w 3/2 1 0",
        "bad pending placements \"1\": 0 cells free in that half",
    );
    check("master", "3/4/5/4/A2 b 3/3 1 0", "bad pending placements \"1\": the game is over");
}

#[test]
fn finished_positions_are_read() {
    for (variant, text) in [
        ("classic", "3/4/5/4/A2 b 0/0 0 0"),
        ("classic", "2g/4/5/4/A2 w 0/0 0 60"),
        ("sprint", "ggg/gg2/5/A3/AAA w 0/0 0 0"),
        ("sprint", "ggg/g3/5/AA2/AAA b 0/0 0 0"),
    ] {
        let over: Khitan = position(variant, text);
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
    let terrain = |name: &str| view.cells[usize::from(view.find(name).unwrap().0)].terrain;
    assert_eq!(terrain("b4"), Terrain::Half { side: Side::First });
    assert_eq!(terrain("c1"), Terrain::Plain);
    assert_eq!(terrain("d2"), Terrain::Half { side: Side::Second });
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

/// The colour that each side shows, by the legend.
fn shown(view: &View, piece: Piece) -> Vec<&'static str> {
    let colour = |face: &Face| match *face {
        Face::Colour { colour } => view.colours[usize::from(colour)],
        _ => panic!("a tile has nothing but colours"),
    };
    view.sides(piece).iter().map(colour).collect()
}

#[test]
fn the_legend_shows_the_colours_of_the_start() {
    let start = Khitan::start(khitan::Variant::Classic, 0).view();
    let at = |name: &str| start.cells[usize::from(start.find(name).unwrap().0)].piece.unwrap();
    assert_eq!(
        shown(&start, at("a1")),
        ["yellow", "orange", "red", "green", "blue", "violet"],
        "yellow to the right, green to the left"
    );
    assert_eq!(
        shown(&start, at("i5")),
        ["green", "red", "orange", "yellow", "violet", "blue"],
        "black's pieces are the mirror image"
    );
    assert_eq!(start.faces.len(), 12);
}

#[test]
fn the_legend_follows_a_tumble() {
    // Rules: over edge d, the colour on side s goes to side 2 d + 3 − s.
    for letter in 'A'..='L' {
        let text = format!("2a/4/2{letter}2/4/3 w 0/0 0 0");
        let before: Khitan = position("classic", &text);
        let from = before.view().find("c3").unwrap();
        let old = shown(&before.view(), before.view().cells[usize::from(from.0)].piece.unwrap());
        let mut edges = 0;
        for to in ["c4", "d4", "d3", "c2", "b2", "b3"] {
            let mut view = before.view();
            let [tumbled @ Event::Tumbled { to, edge, .. }, ..] =
                events(&before, &format!("c3{to}"))[..]
            else {
                panic!("{to} is a neighbour");
            };
            view.apply(tumbled);
            let new = shown(&view, view.cells[usize::from(to.0)].piece.unwrap());
            for (side, colour) in old.iter().enumerate() {
                assert_eq!(new[(2 * usize::from(edge) + 9 - side) % 6], *colour, "{letter}");
            }
            edges |= 1 << edge;
        }
        assert_eq!(edges, 0b11_1111);
    }
}

#[test]
fn what_is_captured_shows_the_colour_that_looks_at_it() {
    let before: Khitan = position("classic", "4h/6/7/8/9/8/5c1/A5/5 w 0/0 0 5");
    let view = before.view();
    let tumble = events(&before, "b1c1");
    let [Event::Tumbled { orientation, .. }, Event::Captured { piece, .. }, ..] = tumble[..] else {
        panic!("{tumble:?}");
    };
    let mover = Piece { owner: Side::First, orientation, ..piece };
    assert_eq!(shown(&view, mover)[0], shown(&view, piece)[3], "east meets west");
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
