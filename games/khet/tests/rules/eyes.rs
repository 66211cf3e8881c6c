//! The Eye of Horus, which splits the beam.

use game::{Beam, End, Event, Game, Heading, Reason};

use crate::rules::{check, check_illegal, check_moves, horus};

// Extension: the eye steps, turns and swaps as a djed; ruling (sourced): not with djeds or eyes.
#[test]
fn an_eye_moves_as_a_djed_does() {
    let position = horus(
        "
        . . . .  .  .  . . . .
        . . . .  .  .  . . . .
        . . . .  .  .  . . . .
        . . . P1 o  K  . . . .
        . . . t  E0 e0 . . . .
        . . . D1 T  k  . . . .
        . . . .  d1 .  . . . .
        . . . .  .  .  . . . .
        s 0
        ",
    );
    check_moves(position, "e4", "e4+ e4d4 e4d5 e4e3 e4e5");
    check_illegal(position, "e4- e4d3 e4f3 e4f4 e4f5 d3e4");
}

#[test]
fn a_djed_does_not_swap_with_an_eye() {
    let position = horus(
        "
        . . . . .  .  . . . .
        . . . . .  k  . . . .
        . . . . .  .  . . . .
        . . . . .  .  . . . .
        . . . . D0 e0 . . . .
        . . . . E1 .  . . . .
        . . . . .  .  . . . .
        . . . . K  .  . . . .
        s 0
        ",
    );
    check_illegal(position, "e4f4 e4e3 e3e4");
}

#[test]
fn an_eye_keeps_to_its_squares() {
    let position = horus(
        "
        . . . . . k . . .  .
        . . . . . . . . .  .
        . . . . . . . . .  .
        . . . . . . . . P0 .
        . . . . . . . . p0 E0
        . . . . . . . . .  .
        . . . . . . . . .  .
        . . . . K . . . .  .
        s 0
        ",
    );
    check_moves(position, "j4", "j4+ j4i3 j4i5 j4j3 j4j5");
}

// Extension: one part of the beam turns, the other goes straight on; both strike.
#[test]
fn an_eye_sends_the_beam_two_ways() {
    check(
        horus(
            "
            . . . . . . . k . .
            . . . . . o . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . t . . E0 . . . P2
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . K . . . . .
            s 0
            ",
        ),
        "e1e2",
        "
        . . . . . . . k . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . o . . E0 . . . P2
        . . . . . . . . . .
        . . . . K . . . . .
        . . . . . . . . . .
        r 0
        ",
    );
}

/// The headings in which the beam leaves an eye that it meets heading west, and heading north.
fn check_split(eye: &str, west: [Heading; 2], north: [Heading; 2]) {
    let lines = "
        . . . . . . . k . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . * . . . W
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K N . . . V
        s 0
        ";
    for (with, corner, below, expected) in [("P2", ".", ".", west), (".", "P2", "P0", north)] {
        let drawing =
            lines.replace('*', eye).replace('W', with).replace('V', corner).replace('N', below);
        let split =
            testkit::events(&horus(&drawing), "e1e2").into_iter().find_map(|event| match event {
                Event::Beam { beam: Beam::Split { heading, turned, .. } } => {
                    Some([heading, turned])
                }
                _ => None,
            });
        assert_eq!(split, Some(expected), "{eye}");
    }
}

// Extension: the part that turns does so as on a djed of the same mirrors.
#[test]
fn an_eye_turns_the_beam_as_a_djed_does() {
    use Heading::{East, North, South, West};
    check_split("E0", [West, North], [North, West]);
    check_split("e0", [West, North], [North, West]);
    check_split("E1", [West, South], [North, East]);
    check_split("e1", [West, South], [North, East]);
}

// Ruling (sourced): every square of a path is traced once per direction.
#[test]
fn light_that_runs_in_a_circle_comes_to_an_end() {
    let before = horus(
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
    );
    let view = before.view();
    let at = view.find("f4").unwrap();
    let merged = Event::Beam { beam: Beam::Merged { at, heading: Heading::North } };
    assert!(testkit::events(&before, "e1d1").contains(&merged));
    check(
        before,
        "e1d1",
        "
        . . .  . . .  . k . .
        . . .  . . .  . . . .
        . . .  . . .  . . . .
        . . .  . . .  . . . .
        . . P1 . . E0 . . . P2
        . . .  . . .  . . . .
        . . P0 . . P3 . . . .
        . . .  K . .  . . . .
        r 0
        ",
    );
}

// Ruling (sourced): all that is struck leaves at once; a stack loses its top, even struck twice.
#[test]
fn a_stack_struck_twice_loses_one_obelisk() {
    check(
        horus(
            "
            . . .  . . .  . . k .
            . . P1 . . t  . . . .
            . . .  . . .  . . . .
            . . .  . . .  . . . .
            . . P0 . . E0 . . . P2
            . . .  . . .  . . . .
            . . .  . . .  . . . .
            . . .  . K .  . . . .
            s 0
            ",
        ),
        "e1e2",
        "
        . . .  . . .  . . k .
        . . P1 . . o  . . . .
        . . .  . . .  . . . .
        . . .  . . .  . . . .
        . . P0 . . E0 . . . P2
        . . .  . . .  . . . .
        . . .  . K .  . . . .
        . . .  . . .  . . . .
        r 0
        ",
    );
}

// Extension: light does not harm an eye; each one it meets adds a beam.
#[test]
fn four_eyes_make_five_beams() {
    let before = horus(
        "
        . .  o  . . .  .  .  . .
        . .  .  . . .  .  .  k .
        . .  .  . . .  .  .  . .
        . .  .  . . .  .  .  . .
        . P3 e0 . . E1 E0 e1 . P2
        . .  .  . . .  .  .  . .
        . .  .  . . o  .  .  . .
        . .  .  . K .  .  .  . .
        s 0
        ",
    );
    let events = testkit::events(&before, "e1d1");
    let count = |test: fn(&Beam) -> bool| {
        events.iter().filter(|event| matches!(event, Event::Beam { beam } if test(beam))).count()
    };
    assert_eq!(count(|beam| matches!(beam, Beam::Split { .. })), 4);
    assert_eq!(count(|beam| matches!(beam, Beam::Branched { .. })), 4);
    assert_eq!(count(|beam| matches!(beam, Beam::Struck { .. })), 3);
    assert_eq!(count(|beam| matches!(beam, Beam::Faded { .. })), 2);
    check(
        before,
        "e1d1",
        "
        . .  .  . . .  .  .  . .
        . .  .  . . .  .  .  k .
        . .  .  . . .  .  .  . .
        . .  .  . . .  .  .  . .
        . .  e0 . . E1 E0 e1 . P2
        . .  .  . . .  .  .  . .
        . .  .  . . .  .  .  . .
        . .  .  K . .  .  .  . .
        r 0
        ",
    );
}

// Ruling (sourced): both pharaohs lit by one shot is a draw.
#[test]
fn both_pharaohs_lit_is_a_draw() {
    let last = testkit::after(
        &horus(
            "
            . . . . . .  . . . .
            . . . . . k  . . . .
            . . . . . .  . . . .
            . . . . . .  . . . .
            . . K . . E0 . . . P1
            . . . . . .  . . . .
            . . . . . .  . . . .
            . . . . . .  . . . .
            s 0
            ",
        ),
        "j4+",
    );
    assert_eq!(last.end(), Some(End::draw(Reason::Goal)));
    assert_eq!(testkit::legal(&last), "");
}
