//! Setting up positions by hand.

use catalog::{Editor, GAMES, Setup, Tool, reach};
use game::{Cell, Piece, Side, Taken, Walk};

fn edit(game: &str, position: Option<&str>) -> Editor {
    let entry = catalog::find(game).expect("the game is there");
    Editor::new(entry, &Setup { position, ..Setup::default() }).expect("a position")
}

fn cell(editor: &Editor, name: &str) -> Cell {
    editor.view().find(name).expect("the board has this cell")
}

#[test]
fn the_counters_follow_what_is_laid_by_hand() {
    let mut editor = edit("khan", Some("s ss4/1k2ss/3s2/2S2S/3S2/S1K1S1 r e5 0/0 2"));
    editor.touch(cell(&editor, "e5"), Tool::Remove);
    assert_eq!(editor.text(), "s ss4/1k3s/3s2/2S2S/3S2/S1K1S1 r - 0/1 0");
    assert_eq!(editor.view().crown, None, "the hat needs a head");
    let sbire = Piece { owner: Side::Second, kind: 1, orientation: 0, height: 1 };
    editor.touch(cell(&editor, "a1"), Tool::Put(sbire));
    assert_eq!(editor.text(), "s ss4/1k3s/3s2/2S2S/3S2/s1K1S1 r - 1/0 0");
    assert!(editor.problem().is_none(), "{:?}", editor.problem());
    editor.touch(cell(&editor, "a1"), Tool::Put(sbire));
    assert_eq!(editor.text(), "s ss4/1k3s/3s2/2S2S/3S2/2K1S1 r - 1/1 0");
    editor.clear();
    assert_eq!(editor.text(), "s 6/6/6/6/6/6 r - 0/0 0");

    let mut editor = edit("khitan", None);
    editor.set_field("reserves", " 1 / 2");
    editor.set_field("quiet", "7");
    editor.set_field("quiet", " ");
    assert!(editor.text().ends_with(" w 1/2 0 7"), "{}", editor.text());
    let occupied = editor.view().cells.iter().position(|cell| cell.piece.is_some());
    let occupied = Cell(occupied.expect("a tile") as u8);
    let way = |editor: &Editor| {
        editor.view().cells[usize::from(occupied.0)].piece.map(|it| it.orientation)
    };
    let before = way(&editor).expect("a tile");
    editor.touch(occupied, Tool::Turn);
    assert_eq!(way(&editor), Some((before + 1) % 12));
    assert!(editor.text().ends_with(" w 1/2 0 0"), "{}", editor.text());
}

#[test]
fn a_text_that_is_no_position_stays_as_it_was_typed() {
    for entry in GAMES.iter() {
        let mut editor = Editor::new(*entry, &Setup::default()).expect("a start");
        let start = editor.text().to_owned();
        for text in [
            "",
            " ",
            "nonsense",
            "🜂 🜂 🜂",
            "999999999999/1 w - 0",
            &start[1..],
            &format!("{start} x"),
        ] {
            editor.write(text);
            assert_eq!(editor.text(), text);
            assert!(editor.problem().is_some(), "{}: {text}", entry.name());
            editor.touch(Cell(0), Tool::Remove);
            editor.touch(Cell(200), Tool::Turn);
            editor.set_turn(Side::Second);
        }
        editor.reset(0);
        assert!(editor.problem().is_none());
        // An impossible board is shown all the same, and can be mended.
        editor.clear();
        assert!(editor.draft().is_some(), "{}", entry.name());
        assert!(editor.view().cells.iter().all(|cell| cell.piece.is_none()));
        editor.set_variant("nonsense");
        assert!(editor.problem().is_some());
    }
}

#[test]
fn an_impossible_position_is_shown_and_mended() {
    let mut editor = edit("quindo", None);
    editor.write("7/7/7/7/2W4/7/7 b - 3");
    let error = editor.problem().expect("black has no pawn").to_string();
    assert!(error.contains("7/7/7/7/2W4/7/7"), "{error}");
    assert_eq!(editor.view().cells.iter().filter(|cell| cell.piece.is_some()).count(), 1);
    let pawn = Piece { owner: Side::Second, kind: 0, orientation: 0, height: 1 };
    editor.touch(cell(&editor, "d4"), Tool::Put(pawn));
    assert_eq!((editor.text(), editor.problem()), ("7/7/7/3B3/2W4/7/7 b - 0", None));
}

#[test]
fn a_walk_reaches_every_move_of_a_start() {
    for entry in GAMES.iter() {
        let table = entry.open(&Setup::default()).expect("a start");
        let legal = table.legal_steps();
        for mv in legal.iter().step_by(legal.len().div_ceil(20)) {
            let mut walk = Walk::new(legal.clone());
            let done = loop {
                let step = mv.steps[walk.steps().len()];
                assert!(reach(&*table, &walk).iter().any(|reach| reach.step == step));
                assert!(walk.leads().contains(&step));
                let before = walk.clone();
                match walk.take(step) {
                    Taken::Step => {
                        let mut back = walk.clone();
                        assert!(back.is_begun() && back.back(), "{}", mv.text);
                        assert_eq!(back, before, "{}", mv.text);
                    }
                    Taken::Move(text) => break text,
                    other => panic!("{other:?} on the way to {}", mv.text),
                }
            };
            assert_eq!(done, mv.text);
        }
        assert_eq!(Walk::new(legal).take(game::Step::Choice("sing")), Taken::Refused);
    }
}
