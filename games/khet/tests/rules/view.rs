//! A position as a screen gets it.

use game::{
    Beam, Cell, Counter, Event, Face, Game, GameExt, Heading, Port, Side, Terrain, Variant as _,
    draw,
};
use khet::{Khet, Variant};

#[test]
fn the_board_shows_its_reserved_squares() {
    let position = testkit::position::<Khet>("classic", "5k4/10/10/10/10/10/10/4K5 s 4");
    assert_eq!(
        draw(&position.view(), Khet::symbol),
        "\
8  - + . . . k . . - +
7  - . . . . . . . . +
6  - . . . . . . . . +
5  - . . . . . . . . +
4  - . . . . . . . . +
3  - . . . . . . . . +
2  - . . . . . . . . +
1  - + . . K . . . - +
   a b c d e f g h i j
"
    );
}

#[test]
fn cells_run_from_a1_rank_by_rank() {
    let view = Khet::start(Variant::Classic, 0).view();
    for (index, cell) in view.cells.iter().enumerate() {
        assert_eq!(index, usize::from(cell.y) * 10 + usize::from(cell.x));
    }
    assert_eq!(view.cells[0].terrain, Terrain::Reserved { side: Side::Second });
    assert_eq!(view.cells[79].name, "j8");
}

#[test]
fn both_lasers_and_the_quiet_counter_are_shown() {
    let view = testkit::position::<Khet>("classic", "5k4/10/10/10/10/10/10/4K5 s 4").view();
    let port = |side, name, heading| Port { side, at: view.find(name).unwrap(), heading };
    assert_eq!(
        view.ports,
        [port(Side::First, "j1", Heading::North), port(Side::Second, "a8", Heading::South)]
    );
    assert_eq!(view.counters, [Counter { name: "quiet", side: None, value: 4 }]);
    assert_eq!(view.crown, None);
}

#[test]
fn a_stack_is_an_obelisk_of_height_two() {
    let view = Khet::start(Variant::Classic, 0).view();
    let stack = view.cells[usize::from(view.find("d1").unwrap().0)].piece.unwrap();
    assert_eq!((Khet::DESCRIPTOR.kinds[usize::from(stack.kind)], stack.height), ("obelisk", 2));
    assert_eq!(Khet::symbol(stack), "T");
    let kinds = ["pharaoh", "obelisk", "pyramid", "djed", "eye"];
    assert_eq!(Khet::DESCRIPTOR.kinds, kinds);
}

/// The legend of a piece as four letters, north, east, south and west: `.` where light ends, else
/// the side by which it leaves, in capitals where a part goes straight on.
fn legend(symbol: &str) -> String {
    let text = format!("5k4/10/10/10/4{symbol}5/10/10/4K5 s 0");
    let view = testkit::position::<Khet>("classic+horus", &text).view();
    let at = view.find("e4").expect("a square of the board");
    let piece = view.cells[usize::from(at.0)].piece.expect("the piece was put there");
    let letter = |face: &Face| match *face {
        Face::Plain => '.',
        Face::Mirror { out } => ['n', 'e', 's', 'w'][usize::from(out)],
        Face::Splitter { out } => ['N', 'E', 'S', 'W'][usize::from(out)],
        Face::Colour { .. } => panic!("no colours in khet"),
    };
    view.sides(piece).iter().map(letter).collect()
}

#[test]
fn the_legend_tells_the_mirrors() {
    for (symbol, expected) in [
        ("O", "...."),
        ("T", "...."),
        ("P0", "en.."),
        ("P1", ".se."),
        ("p2", "..ws"),
        ("P3", "w..n"),
        ("D0", "enws"),
        ("d1", "wsen"),
        ("E0", "ENWS"),
        ("e1", "WSEN"),
    ] {
        assert_eq!(legend(symbol), expected, "{symbol}");
    }
    let view = Khet::start(Variant::Classic, 0).view();
    assert_eq!((view.faces.len(), view.colours.len()), (10, 0));
}

/// Every step of a beam in the games of the vectors is what the legend says of the piece it meets.
#[test]
fn the_legend_agrees_with_the_beams_of_whole_games() {
    let mut seen = [0; 3]; // reflected, split, struck
    for text in testkit::positions(include_str!("../khet.games")).into_iter().step_by(5) {
        for variant in ["classic", "classic+horus"] {
            let Ok(position) = Khet::parse(text, Variant::parse(variant).unwrap()) else {
                continue;
            };
            for mv in position.legal_moves() {
                let mut view = position.view();
                for event in testkit::events(&position, &mv.to_string()) {
                    let met = |at: Cell, heading: Heading| {
                        let piece =
                            view.cells[usize::from(at.0)].piece.expect("light meets a piece");
                        view.sides(piece)[(heading as usize + 2) % 4]
                    };
                    match event {
                        Event::Beam { beam: Beam::Reflected { at, heading, turned } } => {
                            assert_eq!(met(at, heading), Face::Mirror { out: turned as u8 });
                            seen[0] += 1;
                        }
                        Event::Beam { beam: Beam::Split { at, heading, turned } } => {
                            assert_eq!(met(at, heading), Face::Splitter { out: turned as u8 });
                            seen[1] += 1;
                        }
                        Event::Beam { beam: Beam::Struck { at, heading } } => {
                            assert_eq!(met(at, heading), Face::Plain);
                            seen[2] += 1;
                        }
                        _ => {}
                    }
                    view.apply(event);
                }
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}
