//! The laser, the mirrors and what the beam strikes.

use game::{Beam, Event, Heading};

use crate::rules::{check, khet};

/// Silver's laser is sent along the fourth rank by a pyramid that needs a quarter turn to do so.
const READY: &str = "
    . . . . . k . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . O . o . . . . . P1
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . K . . . . .
    s 0
    ";

// Leaflet 8: the laser fires after every move, a quarter turn like a step.
// Leaflet 9: a piece struck on a face without a mirror is removed, and the next player moves.
#[test]
fn a_struck_piece_leaves_the_board() {
    check(
        khet(READY),
        "j4+",
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . O . . . . . . . P2
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        r 0
        ",
    );
}

// Leaflet 9: the laser fires once a turn. What stood behind a struck piece is struck a turn later.
#[test]
fn the_beam_ends_where_it_strikes() {
    check(
        khet(READY),
        "j4+ f8f7 e1e2",
        "
        . . . . . . . . . .
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . P2
        . . . . . . . . . .
        . . . . K . . . . .
        . . . . . . . . . .
        r 0
        ",
    );
}

// Leaflet 9: at the board's edge nothing happens.
#[test]
fn a_beam_that_meets_the_edge_changes_nothing() {
    check(
        khet(READY),
        "e1e2",
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . O . o . . . . . P1
        . . . . . . . . . .
        . . . . K . . . . .
        . . . . . . . . . .
        r 1
        ",
    );
}

// Leaflet 9: the piece is removed even if it belongs to the player who fired.
#[test]
fn a_player_can_strike_an_own_piece() {
    check(
        khet(READY),
        "j4-",
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . O . o . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        r 0
        ",
    );
}

// Leaflet 8: only the laser of the player who moved fires.
#[test]
fn the_other_laser_keeps_silent() {
    let before = "
        .  . . . . k . . . .
        .  . . . . . . . . .
        p2 . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . P0
        .  . . . K . . . . .
        ";
    check(
        khet(&format!("{before}r 0")),
        "f8g8",
        "
        .  . . . . . k . . .
        .  . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . P0
        .  . . . K . . . . .
        s 0
        ",
    );
    check(
        khet(&format!("{before}s 0")),
        "e1f1",
        "
        .  . . . . k . . . .
        .  . . . . . . . . .
        p2 . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . . . . . .
        .  . . . . K . . . .
        r 0
        ",
    );
}

// Ruling (sourced): a piece on the corner where the laser enters is the first the beam meets.
#[test]
fn a_piece_on_the_corner_meets_the_beam_first() {
    check(
        khet(
            "
            o . . . . k . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . K . . . . .
            . . . . o . . . . P2
            s 0
            ",
        ),
        "e2f2 f8g8",
        "
        . . . . . . k . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . K . . . .
        . . . . . . . . . P2
        s 0
        ",
    );
}

/// Four boards on which silver's beam meets the piece `*` on d4, heading north, east, south, west.
const WAYS: [&str; 4] = [
    "
    . .  . .  . . . . k .
    . .  . .  . . . . . .
    . .  . .  . . . . . .
    . .  . .  . . . . . .
    . .  . *  . . . . . .
    . .  . .  . . . . . .
    . .  . .  . . . . K .
    . .  . P0 . . . . . P2
    s 0
    ",
    "
    . .  . .  . . . . . .
    . .  . .  . . . . k .
    . .  . .  . . . . . .
    . .  . .  . . . . . .
    . P1 . *  . . . . . .
    . .  . .  . . . . . .
    . .  . .  . . . . K .
    . P0 . .  . . . . . P2
    s 0
    ",
    "
    . .  . P1 . . . . . P2
    . .  . .  . . . . k .
    . .  . .  . . . . . .
    . .  . .  . . . . . .
    . .  . *  . . . . . .
    . .  . .  . . . . . .
    . .  . .  . . . . K .
    . .  . .  . . . . . .
    s 0
    ",
    "
    . .  . .  . . . . . .
    . .  . .  . . . . k .
    . .  . .  . . . . . .
    . .  . .  . . . . . .
    . .  . *  . . . . . P2
    . .  . .  . . . . . .
    . .  . .  . . . . K .
    . .  . .  . . . . . .
    s 0
    ",
];

/// What the beam does that meets the piece with each heading: its new one, or `x` where it strikes.
fn check_mirror(piece: &str, expected: &str) {
    let letter = |heading| ["n", "e", "s", "w"][heading as usize];
    let mut found = Vec::new();
    for (way, arrives) in WAYS.iter().zip(Heading::ALL) {
        let position = khet(&way.replace('*', piece));
        let d4 = game::Game::view(&position).find("d4").expect("d4 is on the board");
        let step = testkit::events(&position, "i2h2").into_iter().find_map(|event| match event {
            Event::Beam { beam: Beam::Reflected { at, heading, turned } } if at == d4 => {
                Some((heading, letter(turned)))
            }
            Event::Beam { beam: Beam::Struck { at, heading } } if at == d4 => Some((heading, "x")),
            _ => None,
        });
        let (heading, seen) = step.expect("the beam meets the piece");
        assert_eq!(heading, arrives);
        found.push(seen);
    }
    assert_eq!(found.join(" "), expected, "{piece} met by n e s w");
}

// Leaflet, pieces: a pyramid has one mirror and two faces that are lost to light.
// Leaflet 8: a mirror turns the beam by 90 degrees.
#[test]
fn a_pyramid_turns_the_beam_on_two_faces_and_is_struck_on_two() {
    check_mirror("p0", "x x e n");
    check_mirror("p1", "e x x s");
    check_mirror("p2", "w s x x");
    check_mirror("p3", "x n w x");
}

// Leaflet, pieces: a djed has mirrors on both sides and cannot be destroyed.
#[test]
fn a_djed_turns_the_beam_on_every_face() {
    check_mirror("d0", "w s e n");
    check_mirror("d1", "e n w s");
}

// Leaflet, pieces: an obelisk has no mirror and is destroyed when lit.
#[test]
fn obelisks_and_pharaohs_have_no_mirror() {
    check_mirror("o", "x x x x");
    check_mirror("t", "x x x x");
    check_mirror("O", "x x x x");
    check_mirror("T", "x x x x");
}
