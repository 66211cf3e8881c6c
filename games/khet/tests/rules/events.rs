//! What an observer sees, move by move.

use game::{Beam, Cell, Event, Game, Heading, Piece, Side};
use khet::Khet;

use crate::rules::{horus, khet};

/// The events of a move as text: squares by their names, beams by their headings.
fn story(position: &Khet, mv: &str) -> Vec<String> {
    let view = position.view();
    let name = |cell: Cell| view.cells[usize::from(cell.0)].name.clone();
    let tell = |event| match event {
        Event::Moved { from, to } => format!("moved {} {}", name(from), name(to)),
        Event::Turned { at, orientation } => format!("turned {} {orientation}", name(at)),
        Event::Swapped { from, to } => format!("swapped {} {}", name(from), name(to)),
        Event::Stacked { from, to } => format!("stacked {} {}", name(from), name(to)),
        Event::Unstacked { from, to } => format!("unstacked {} {}", name(from), name(to)),
        Event::Captured { at, piece } => {
            format!("captured {} {}", name(at), Khet::symbol(piece))
        }
        Event::Counted { counter, value } => {
            format!("{} {value}", view.counters[usize::from(counter)].name)
        }
        Event::Handed { to } => format!("handed {}", Khet::DESCRIPTOR.letter(to)),
        Event::Beam { beam } => tell_beam(beam, name),
        event => panic!("khet has no {event:?}"),
    };
    testkit::events(position, mv).into_iter().map(tell).collect()
}

fn tell_beam(beam: Beam, name: impl Fn(Cell) -> String) -> String {
    let letter = |heading: Heading| ["n", "e", "s", "w"][heading as usize];
    match beam {
        Beam::Fired { side, at, heading } => {
            format!("fired {} {} {}", Khet::DESCRIPTOR.letter(side), name(at), letter(heading))
        }
        Beam::Crossed { at, heading } => format!("{} {}", name(at), letter(heading)),
        Beam::Reflected { at, heading, turned } => {
            format!("reflected {} {} {}", name(at), letter(heading), letter(turned))
        }
        Beam::Split { at, heading, turned } => {
            format!("split {} {} {}", name(at), letter(heading), letter(turned))
        }
        Beam::Branched { at, heading } => format!("branched {} {}", name(at), letter(heading)),
        Beam::Struck { at, heading } => format!("struck {} {}", name(at), letter(heading)),
        Beam::Faded { at, heading } => format!("faded {} {}", name(at), letter(heading)),
        Beam::Merged { at, heading } => format!("merged {} {}", name(at), letter(heading)),
    }
}

/// The whole story of a move; events are parted by commas.
fn check(position: Khet, mv: &str, expected: &str) {
    let expected: Vec<&str> = expected.split(',').map(str::trim).collect();
    assert_eq!(story(&position, mv), expected, "{mv} in {position}");
}

const BOARD: &str = "
    .  . . . . k .  . . .
    .  . . . . . .  . . .
    .  . . . . . .  . . .
    .  . . . . . .  . . .
    .  . . . . T .  . . P2
    .  . . . D0 O .  . . .
    .  . . . . . .  . . .
    p0 . . . K . .  . . .
    ";

#[test]
fn a_step_is_told_before_the_shot_and_its_captures() {
    check(
        khet(&format!("{BOARD}s 0")),
        "e1e2",
        "moved e1 e2, fired s j1 n, j1 n, j2 n, j3 n, reflected j4 n w, i4 w, h4 w, g4 w,
         struck f4 w, captured f4 O, handed r",
    );
}

#[test]
fn the_counter_is_told_only_when_it_changes() {
    check(
        khet(&format!("{BOARD}r 0")),
        "f8f7",
        "moved f8 f7, fired r a8 s, a8 s, a7 s, a6 s, a5 s, a4 s, a3 s, a2 s, reflected a1 s e,
         b1 e, c1 e, d1 e, struck e1 e, captured e1 K, handed s",
    );
    check(
        khet(&format!("{BOARD}r 0")),
        "a1-",
        "turned a1 3, fired r a8 s, a8 s, a7 s, a6 s, a5 s, a4 s, a3 s, a2 s, reflected a1 s w,
         faded a1 w, quiet 1, handed s",
    );
    check(
        khet(&format!("{BOARD}r 0")),
        "a1+",
        "turned a1 1, fired r a8 s, a8 s, a7 s, a6 s, a5 s, a4 s, a3 s, a2 s, struck a1 s,
         captured a1 p1, handed s",
    );
}

#[test]
fn swaps_and_stacks_have_events_of_their_own() {
    let shot = "fired s j1 n, j1 n, j2 n, j3 n, j4 n, j5 n, j6 n, j7 n, j8 n, faded j8 n, quiet 1, handed r";
    let position = khet(
        "
        . . . . .  k . . . .
        . . . . .  . . . . .
        . . . . .  . . . . .
        . . . . .  . . . . .
        . . . . O  T . . . .
        . . . . D0 O . . . .
        . . . . .  . . . . .
        . . . . K  . . . . .
        s 0
        ",
    );
    check(position, "e3f4", &format!("swapped e3 f4, {shot}"));
    check(position, "e4f3", &format!("stacked e4 f3, {shot}"));
    check(position, "f4g5", &format!("moved f4 g5, {shot}"));
    check(position, "f4^g5", &format!("unstacked f4 g5, {shot}"));
    check(position, "f4^f3", &format!("unstacked f4 f3, {shot}"));
    check(position, "e3+", &format!("turned e3 1, {shot}"));
}

#[test]
fn a_split_beam_is_told_straight_first() {
    check(
        horus(
            "
            . . .  . . .  . k . .
            . . .  . . .  . . . .
            . . .  . . o  . . . .
            . . .  . . .  . . . .
            . . P1 . . E0 . . . P2
            . . .  . . .  . . . .
            . . P0 . . P3 . . . .
            . . .  . K .  . . . .
            s 0
            ",
        ),
        "e1d1",
        "moved e1 d1, fired s j1 n, j1 n, j2 n, j3 n, reflected j4 n w, i4 w, h4 w, g4 w,
         split f4 w n, e4 w, d4 w, reflected c4 w s, c3 s, reflected c2 s e, d2 e, e2 e,
         reflected f2 e n, f3 n, merged f4 n, branched f4 n, f5 n, struck f6 n,
         captured f6 o, handed r",
    );
}

#[test]
fn of_a_stack_the_top_is_captured() {
    let position = khet(&format!("{BOARD}s 0"));
    let f4 = position.view().find("f4").unwrap();
    let top = Piece { owner: Side::First, kind: 1, orientation: 0, height: 1 };
    let captured = Event::Captured { at: f4, piece: top };
    assert!(testkit::events(&position, "e1e2").contains(&captured));
}
