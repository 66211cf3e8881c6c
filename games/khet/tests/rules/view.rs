//! A position as a screen gets it.

use game::{Counter, Game, Heading, Mark, Port, Side, draw};
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
    assert_eq!(view.cells[0].mark, Mark::Reserved(Side::Second));
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
    assert_eq!((Khet::KINDS[usize::from(stack.kind)], stack.height), ("obelisk", 2));
    assert_eq!(Khet::symbol(stack), "T");
    let kinds = ["pharaoh", "obelisk", "pyramid", "djed", "eye"];
    assert_eq!(Khet::KINDS, kinds);
}
