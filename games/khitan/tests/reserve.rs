//! The rules of the expert and master games: reserves and placements.

use game::{End, Event, Game, Reason, Side};
use khitan::Khitan;
use testkit::{after, board, events, legal, moves_from, position};

/// Plays moves on a drawn board; the state after it is `<side> <reserves> <pending> <quiet>`.
fn check(variant: &str, drawing: &str, state: &str, moves: &str, expected: &str) -> Khitan {
    let position: Khitan = position(variant, &format!("{} {state}", board(drawing, "")));
    let next = after(&position, moves);
    let text = next.to_string();
    let (_, found) = text.split_once(' ').expect("a board and a state");
    assert_eq!(found, expected, "{variant}: {moves} in {position}");
    next
}

/// `b1c1` takes c7, and nothing else is in the way.
const ONE: &str = "
            . . . . h
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . . . . . . . .
         . . . . . . . .
          . . . . . . c
           A . . . . .
            . . . . .
";

/// `b1c1` takes c6 and c7.
const TWO: &str = "
            . . . . h
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . . . . . . . .
         . . . . . . . .
          . . . . . c c
           A . . . . .
            . . . . .
";

#[test]
fn experts_begin_with_three_in_reserve_and_masters_with_six() {
    // Leaflet, expert and master: three, and six, beside the ten on the board.
    let start = |variant| Khitan::start(variant, 0).to_string();
    let board = "jj1jj/jjjjjj/7/8/9/8/7/AAAAAA/AA1AA";
    assert_eq!(start(khitan::Variant::Expert), format!("{board} w 3/3 0 0"));
    assert_eq!(start(khitan::Variant::Master), format!("{board} w 6/6 0 0"));
    assert_eq!(start(khitan::Variant::Classic), format!("{board} w 0/0 0 0"));
}

#[test]
fn a_captured_piece_returns_to_its_owners_reserve() {
    // Leaflet, expert: the owner puts it back into his reserve; the capturer installs one of his.
    check("expert", ONE, "w 3/3 0 7", "b1c1", "w 3/4 1 0");
    check("master", ONE, "w 6/6 0 7", "b1c1", "w 6/7 1 0");
    check("classic", ONE, "w 0/0 0 7", "b1c1", "b 0/0 0 0");
}

#[test]
fn the_capturer_places_a_piece_in_any_of_twelve_ways_in_his_half() {
    // Leaflet, expert: turned as he likes, in his half. Ours: the middle row is in neither half.
    let owing = check("expert", ONE, "w 3/3 0 0", "b1c1", "w 3/4 1 0");
    assert_eq!(owing.count_moves(), 12 * 25); // rows a to d hold 26 cells; c1 is taken
    assert_eq!(moves_from(&owing, "F@c"), "F@c2 F@c3 F@c4 F@c5 F@c6 F@c7");
    assert_eq!(moves_from(&owing, "F@d"), "F@d1 F@d2 F@d3 F@d4 F@d5 F@d6 F@d7 F@d8");
    let first_letters: String =
        legal(&owing).split(' ').filter(|mv| mv.ends_with("@a1")).map(|mv| &mv[..1]).collect();
    assert_eq!(first_letters, "ABCDEFGHIJKL");
    let refused = |mv: &str| !owing.is_legal(mv.parse().unwrap());
    for mv in ["F@e1", "F@f2", "F@i9", "F@c1", "c1c2", "pass"] {
        assert!(refused(mv), "{mv}");
    }
    let placed = after(&owing, "F@c2");
    assert_eq!(placed.to_string(), "4h/6/7/8/9/8/HF5/6/5 b 2/4 0 0");
}

#[test]
fn black_places_in_the_other_half() {
    let black = "
            . . . . .
           a . . . . .
          . . . . . . E
         . . . . . . . .
        . . . . . . . . .
         . . . . . . . .
          . . . . . . .
           . . . . . .
            H . . . .
    ";
    let owing = check("master", black, "b 2/2 0 0", "h4g3", "b 3/2 1 0");
    assert_eq!(moves_from(&owing, "A@f"), "A@f2 A@f3 A@f4 A@f5 A@f6 A@f7 A@f8 A@f9");
    assert_eq!(moves_from(&owing, "A@e"), "");
    assert_eq!(moves_from(&owing, "A@d"), "");
}

#[test]
fn as_many_are_placed_as_were_captured() {
    // Leaflet, expert: several captured by one move, as many placed. Each is a move of its own.
    let owing = check("expert", TWO, "w 3/3 0 0", "b1c1", "w 3/5 2 0");
    assert_eq!(after(&owing, "F@c2").to_string(), "4h/6/7/8/9/8/HF5/6/5 w 2/5 1 0");
    assert_eq!(after(&owing, "F@c2 A@a1").to_string(), "4h/6/7/8/9/8/HF5/6/A4 b 1/5 0 0");
}

#[test]
fn no_more_are_placed_than_the_reserve_holds() {
    // Ours: limited by his reserve.
    check("expert", TWO, "w 1/3 0 0", "b1c1", "w 1/5 1 0");
    check("master", TWO, "w 0/3 0 0", "b1c1", "b 0/5 0 0");
}

#[test]
fn no_more_are_placed_than_the_half_has_room_for() {
    // Ours: limited by the free cells of his half. Here c1 goes to c2 and takes c3 and c4.
    let one_cell = "
          . . h
         . . . .
        A . a a .
         A A A A
          A A .
    ";
    check("expert", one_cell, "w 3/3 0 0", "c1c2", "w 3/5 1 0");
    let none = one_cell.replace("A A .", "A A A");
    check("expert", &none, "w 2/3 0 0", "c1c2", "b 2/5 0 0");
}

#[test]
fn placing_captures_nothing() {
    // Leaflet, first remark: a piece installed with colours that face the enemy's captures nothing.
    let owing = check("expert", ONE, "w 3/3 0 0", "b1c1", "w 3/4 1 0");
    // K faces h in every direction; b2 and i9 lie on one axis.
    let placed = after(&owing, "K@b2");
    assert_eq!(placed.to_string(), "4h/6/7/8/9/8/H6/1K4/5 b 2/4 0 0");
}

#[test]
fn a_pair_left_by_a_placement_is_left_alone() {
    // Leaflet, first remark: a capture comes only from a move. Ours: a pair that faced is not new.
    let board = ONE.replacen(". . . . h", "g . . . h", 1);
    let owing = check("expert", &board, "w 3/3 0 0", "b1c1", "w 3/4 1 0");
    // K on b2 and h on i9 face, and go on facing while others tumble.
    let next = after(&owing, "K@b2 i5h4 c1d1");
    assert_eq!(next.to_string(), "4h/f5/7/8/9/A7/7/1K4/5 b 2/4 0 2");
}

#[test]
fn a_lost_piece_can_be_placed_again() {
    // Leaflet, second remark: a lost piece may come back once its owner hits an enemy.
    let board = "
            . . . . h
           a . . . . .
          . . . . . . E
         . . . . . . . .
        . . . . . . . . .
         . . . . . . . .
          . . . . . . c
           A . . . . .
            . . . . .
    ";
    // Black's reserve is 0 in master: nothing to place, until white captures c7.
    let first = check("master", board, "w 0/0 0 0", "b1c1", "b 0/1 0 0");
    let second = after(&first, "h4g3");
    assert_eq!(second.to_string(), "4h/6/l6/8/9/8/H6/6/5 b 1/1 1 0");
    assert_eq!(after(&second, "A@f2").reserve(Side::Second), 0);
}

#[test]
fn among_experts_one_empty_reserve_closes_both() {
    // Leaflet, expert: as soon as one player has used up his reserve, every piece that is hit leaves
    // for good, as in classic. So nothing comes back and nothing is placed, by anybody.
    check("expert", ONE, "w 3/0 0 0", "b1c1", "b 3/0 0 0");
    check("expert", ONE, "w 0/3 0 0", "b1c1", "b 0/3 0 0");
    check("expert", ONE, "w 0/0 0 0", "b1c1", "b 0/0 0 0");
    check("expert", TWO, "w 3/0 0 0", "b1c1", "b 3/0 0 0");
}

#[test]
fn the_last_piece_placed_closes_the_reserves() {
    // Two are taken while both reserves are open, so both go back and one is placed.
    let closed = check("expert", TWO, "w 1/3 0 0", "b1c1 F@a1", "b 0/5 0 0");
    assert!(!closed.reserves_are_open());
    // Black has five in reserve and places none of them any more: nor does what it takes go back.
    let board = "
            . . . . h
           a . . . . .
          . . . . . . E
         . . . . . . . .
        . . . . . . . . .
         . . . . . . . .
          . . . . . . .
           . . . . . .
            A . . . .
    ";
    check("expert", board, "b 0/5 0 0", "h4g3", "w 0/5 0 0");
    check("master", board, "b 0/5 0 0", "h4g3", "b 1/5 1 0");
}

#[test]
fn a_masters_reserve_never_closes() {
    // Sourced (the leaflet says that the reserve is used continuously).
    check("master", ONE, "w 3/0 0 0", "b1c1", "w 3/1 1 0");
}

#[test]
fn a_side_without_a_piece_on_the_board_has_lost_whatever_its_reserve() {
    // Ours: and no placement follows.
    let last = ONE.replace('h', ".");
    for variant in ["expert", "master"] {
        let over = check(variant, &last, "w 3/3 0 0", "b1c1", "b 3/4 0 0");
        assert_eq!(over.end(), Some(End::win(Side::First, Reason::Goal)));
        assert_eq!(legal(&over), "");
    }
}

#[test]
fn placements_do_not_count_as_quiet_moves() {
    // Ours: quiet counts moves without a capture, and placements are none.
    let placed = check("expert", ONE, "w 3/3 0 9", "b1c1 F@a1", "b 2/4 0 0");
    assert_eq!(after(&placed, "i9i8").quiet(), 1);
}

#[test]
fn the_turn_passes_after_the_last_placement() {
    let owing = check("expert", TWO, "w 3/3 0 0", "b1c1", "w 3/5 2 0");
    let handed = |position: &Khitan, mv: &str| {
        events(position, mv).contains(&Event::Handed { to: Side::Second })
    };
    assert!(!handed(&owing, "A@a1"));
    assert!(handed(&after(&owing, "A@a1"), "A@a2"));
}

#[test]
fn a_player_who_owes_a_placement_is_not_blocked() {
    // No piece of white's can tumble, but there is room for the placement.
    let text = "gg1/4/5/gg2/Ag1 w 1/2 1 0";
    let owing: Khitan = position("master", text);
    assert_eq!(owing.end(), None);
    assert_eq!(moves_from(&owing, "A@"), "A@a3 A@b3 A@b4");
}

#[test]
fn the_quiet_limit_counts_the_board_and_not_the_reserves() {
    // Ours: more pieces on the board wins.
    let over: Khitan = position("master", "4h/6/7/8/9/8/7/6/AA3 w 0/9 0 60");
    assert_eq!(over.end(), Some(End::win(Side::First, Reason::Quiet)));
}
