//! How a game begins.

use game::{Game, Side, Variant as _, draw};
use khet::{Khet, Variant};

use crate::rules::{check, check_moves, khet};

fn check_start(variant: Variant, expected: &str) {
    let lines = |text: &str| text.lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>();
    let found = draw(&Khet::start(variant, 0).view(), Khet::symbol);
    assert_eq!(lines(found.trim()), lines(expected.trim()), "{}", variant.name());
}

// Leaflet 1 and the last page: three suggested set-ups.
#[test]
fn the_three_set_ups_are_those_of_the_box() {
    check_start(
        Variant::Classic,
        "
        8  -  +  .  .  t  k  t  p1 -  +
        7  -  .  p2 .  .  .  .  .  .  +
        6  -  .  .  P3 .  .  .  .  .  +
        5  p0 .  P2 .  d0 d1 .  p1 .  P3
        4  p1 .  P3 .  D1 D0 .  p0 .  P2
        3  -  .  .  .  .  .  p1 .  .  +
        2  -  .  .  .  .  .  .  P0 .  +
        1  -  +  P3 T  K  T  .  .  -  +
           a  b  c  d  e  f  g  h  i  j
        ",
    );
    check_start(
        Variant::Imhotep,
        "
        8  -  +  .  .  t  k  t  d1 -  +
        7  -  .  .  .  .  .  .  .  .  +
        6  -  .  .  P3 .  .  p0 .  .  +
        5  p0 P2 .  .  P1 d1 .  .  p1 P3
        4  p1 P3 .  .  D1 p3 .  .  p0 P2
        3  -  .  .  P2 .  .  p1 .  .  +
        2  -  .  .  .  .  .  .  .  .  +
        1  -  +  D1 T  K  T  .  .  -  +
           a  b  c  d  e  f  g  h  i  j
        ",
    );
    check_start(
        Variant::Dynasty,
        "
        8  -  +  .  .  p2 t  p1 .  -  +
        7  -  .  .  .  .  k  .  .  .  +
        6  p0 .  .  .  p2 t  d1 .  .  +
        5  p1 .  d0 .  P3 .  P1 .  .  +
        4  -  .  .  p3 .  p1 .  D0 .  P3
        3  -  .  .  D1 T  P0 .  .  .  P2
        2  -  .  .  .  K  .  .  .  .  +
        1  -  +  .  P3 T  P0 .  .  -  +
           a  b  c  d  e  f  g  h  i  j
        ",
    );
}

// Ruling (sourced, ours for dynasty): where the eyes stand at the start.
#[test]
fn an_eye_takes_the_place_of_a_djed() {
    for (with, without, places) in [
        (Variant::ClassicHorus, Variant::Classic, ["e4", "f5"]),
        (Variant::ImhotepHorus, Variant::Imhotep, ["e4", "f5"]),
        (Variant::DynastyHorus, Variant::Dynasty, ["d3", "g6"]),
    ] {
        let (eyes, mut djeds) = (Khet::start(with, 0).view(), Khet::start(without, 0).view());
        for place in places {
            let cell = djeds.find(place).unwrap();
            let piece = djeds.cells[usize::from(cell.0)].piece.as_mut().unwrap();
            assert_eq!(Khet::DESCRIPTOR.kinds[usize::from(piece.kind)], "djed");
            piece.kind += 1; // An eye with the same mirrors.
        }
        assert_eq!(eyes, djeds, "{}", with.name());
    }
}

// Leaflet 1: players may invent their own set-ups.
#[test]
fn any_possible_position_can_be_a_start() {
    check_moves(
        khet(
            "
            . . . . . k . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . K . . . . .
            r 0
            ",
        ),
        "",
        "f8e7 f8e8 f8f7 f8g7 f8g8",
    );
}

// Leaflet 2: silver begins.
#[test]
fn silver_begins() {
    for &variant in Variant::ALL {
        assert_eq!(Khet::start(variant, 0).turn(), Side::First);
        assert_eq!(Khet::DESCRIPTOR.sides[0].en, "Silver");
    }
}

// Leaflet 2: the players take turns.
#[test]
fn the_players_take_turns() {
    check(
        khet(
            "
            . . . . . k . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . K . . . . .
            s 0
            ",
        ),
        "e1e2 f8f7 e2e3",
        "
        . . . . . . . . . .
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        r 3
        ",
    );
}
