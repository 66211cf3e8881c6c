//! The rules of the classic and sprint games, one by one.

use game::{End, Event, Game, GameExt, Reason, Side};
use khitan::{COLOURS, Khitan, Orientation, Variant};
use testkit::{after, board, events, legal, moves_from, position};

/// A drawn board of the classic game.
fn drawn(drawing: &str, rest: &str) -> Khitan {
    position("classic", &format!("{} {rest}", board(drawing, "")))
}

/// White plays `mv` on the drawn board and captures the pieces on these cells.
fn check(drawing: &str, mv: &str, captured: &str) {
    check_move(&drawn(drawing, "w 0/0 0 5"), mv, captured);
}

fn check_move(position: &Khitan, mv: &str, captured: &str) {
    let view = position.view();
    let mut cells: Vec<String> = events(position, mv)
        .into_iter()
        .filter_map(|event| match event {
            Event::Captured { at, .. } => Some(view.cells[usize::from(at.0)].name.clone()),
            _ => None,
        })
        .collect();
    cells.sort();
    assert_eq!(cells.join(" "), captured, "{mv} in {position}");
    let quiet = if captured.is_empty() { position.quiet() + 1 } else { 0 };
    assert_eq!(after(position, mv).quiet(), quiet, "{mv} in {position}");
}

#[test]
fn ten_pieces_a_side_lie_ready() {
    // Leaflet, start: ten pieces each, green to the left and yellow to the right for one camp, the
    // other way round for the other. Ours: their places, the size of the board, white begins.
    let start = Khitan::start(Variant::Classic, 0);
    let drawing = "
            j j . j j
           j j j j j j
          . . . . . . .
         . . . . . . . .
        . . . . . . . . .
         . . . . . . . .
          . . . . . . .
           A A A A A A
            A A . A A
    ";
    assert_eq!(start, drawn(drawing, "w 0/0 0 0"));
    assert_eq!(Side::ALL.map(|side| start.count(side)), [10, 10]);
    let colour =
        |letter, edge| COLOURS[usize::from(Orientation::from_letter(letter).unwrap().colour(edge))];
    assert_eq!([colour('A', 3), colour('A', 0)], ["green", "yellow"]);
    assert_eq!([colour('J', 3), colour('J', 0)], ["yellow", "green"]);
}

#[test]
fn no_like_colours_face_at_the_start_and_no_first_move_captures() {
    // Leaflet, start: two like colours may not face each other.
    for letter in ['A', 'J'] {
        for edge in 0..6 {
            let other = if letter == 'A' { 'J' } else { 'A' };
            let [one, other] = [letter, other].map(|ch| Orientation::from_letter(ch).unwrap());
            // On the way from camp to camp; along a row the camps never meet.
            assert!(edge % 3 == 0 || !one.matches(edge, other));
        }
    }
    let start = Khitan::start(Variant::Classic, 0);
    for mv in start.legal_moves() {
        check_move(&start, &mv.to_string(), "");
    }
}

#[test]
fn a_piece_tumbles_onto_any_empty_neighbour() {
    // Leaflet, principle and turn: a piece turns over onto one of the six neighbouring cells.
    let open = drawn(
        "
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . . . A . . . .
         . . . . . . . .
          . . . . . . .
           . . . . . .
            . . . . g
        ",
        "w 0/0 0 0",
    );
    assert_eq!(legal(&open), "e5d4 e5d5 e5e4 e5e6 e5f5 e5f6");
    let crowded = drawn(
        "
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . B . . .
        . . . g A . . . .
         . . . g . . . .
          . . . . . . .
           . . . . . .
            . . . . .
        ",
        "w 0/0 0 0",
    );
    assert_eq!(moves_from(&crowded, "e5"), "e5d5 e5e6 e5f5");
}

#[test]
fn only_ones_own_pieces_move() {
    // Leaflet, turn: each player moves a piece of his.
    let position = drawn("A . . \n . . . . \n . . . . . \n . . . . \n . . g", "w 0/0 0 0");
    assert_eq!(legal(&position), "e3d2 e3d3 e3e4");
    assert_eq!(legal(&after(&position, "e3e4")), "a3a2 a3b3 a3b4");
}

#[test]
fn tumbling_shows_the_other_face_mirrored_in_the_edge() {
    // Leaflet, material: both faces are printed alike; principle: it turns over its edge.
    // Sourced: same colours in the same order on all pieces.
    for orientation in Orientation::all() {
        for edge in 0..6 {
            let turned = orientation.tumbled(edge);
            for side in 0..6 {
                let goes_to = (2 * edge + 9 - side) % 6;
                assert_eq!(turned.colour(goes_to), orientation.colour(side));
            }
            assert_eq!(turned.tumbled((edge + 3) % 6), orientation, "and back");
        }
    }
    let start = Khitan::start(Variant::Classic, 0);
    let next = after(&start, "b2c3");
    assert_eq!(next.to_string(), "jj1jj/jjjjjj/7/8/9/8/2L4/A1AAAA/AA1AA b 0/0 0 1");
}

#[test]
fn a_like_colour_captures_at_any_distance() {
    // Leaflet, principle: any distance, by the side that shows the same colour.
    let board = "
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
    check(board, "b1c1", "c7");
    check(&board.replace(". . c", "c . ."), "b1c1", "c5");
    check(&board.replace(". . . . . . c", ". c . . . . ."), "b1c1", "c2");
    // Another colour on that side, or another axis: nothing.
    check(&board.replace(". . c", ". . d"), "b1c1", "");
    check(board, "b1b2", "");
}

#[test]
fn several_sides_capture_at_once() {
    // Leaflet, first way to take several: several sides aim.
    let board = "
            . . . . .
           . . . . c .
          . . e . . . .
         . . . . . . . .
        . . . A . . . . a
         . . . . . . . .
          . b . . . . .
           . . . . . .
            . . . . .
    ";
    check(board, "e4e5", "e9 g5 h8");
}

#[test]
fn one_side_captures_pieces_in_line_one_after_the_other() {
    // Leaflet, second way to take several: one side aims at several pieces in line.
    let board = "
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . . A . a a . a
         . . . . . . . .
          . b . . . . .
           . . . . . .
            . . . . .
    ";
    check(board, "e4e5", "e6 e7 e9");
    // The line ends at the first that shows another colour.
    check(&board.replace("a a . a", "a b . a"), "e4e5", "e6");
}

#[test]
fn nothing_is_captured_over_an_obstacle() {
    // Leaflet: not over another piece; the two face each other directly.
    let board = "
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . . A . . K . a
         . . . . . . . .
          . . . . . . .
           . . . . . .
            . . . . .
    ";
    check(board, "e4e5", "");
    check(&board.replace('K', "b"), "e4e5", "");
    check(&board.replace('K', "."), "e4e5", "e9");
}

#[test]
fn a_piece_in_ambush_captures_when_the_line_opens() {
    // Leaflet: a move may let another piece, so far in ambush, reach the enemy.
    let board = "
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        J . . A . . . . a
         . . . . . . . .
          . . . . . . .
           . . . . . .
            . . . . .
    ";
    check(board, "e4f4", "e9");
    // Staying on the line keeps it closed; there A turned to J takes for itself.
    check(&board.replace("J . . A", "J . . B"), "e4e3", "");
}

#[test]
fn whoever_opens_the_line_captures() {
    // Ours: every enemy that faces one of the mover's pieces is captured, whoever aimed first.
    let board = "
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        J . . b . . . . a
         . . . . . . . .
          . . . . . . .
           . . . . . .
            . . . . I
    ";
    check_move(&drawn(board, "b 0/0 0 0"), "e4f4", "e1");
}

#[test]
fn captures_open_lines_until_none_is_left() {
    // Ours: captures may open new facing pairs; repeat. The piece on e5 falls to c3, then the one on
    // e1, which did not move, sees e9.
    let board = "
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        J . . . b . . . a
         . . . . . . . .
          . L . . . . .
           . . . . . .
            . . . g .
    ";
    check(board, "c2c3", "e5 e9");
}

#[test]
fn a_pair_that_faced_before_is_left_alone() {
    // Ours: unless that very pair already faced before the move.
    let board = "
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        J . . . . . . . a
         . . . . . . . .
          . . . . . . .
           A . . . . .
            . . . g .
    ";
    let position = drawn(board, "w 0/0 0 0");
    check_move(&position, "b1b2", "");
    check_move(&after(&position, "b1b2"), "a4a3", "");
    // A piece that comes between and goes away again makes the pair new.
    let board = "
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        J . . . . . . . a
         . . . A . . . .
          . . . . . . .
           . . . . . .
            . . . g .
    ";
    let between = after(&drawn(board, "w 0/0 0 0"), "d4e4 a4a3");
    check_move(&between, "e4f5", "e9");
}

#[test]
fn capturing_is_automatic() {
    // Ours: there is no way to tumble and leave a facing enemy standing.
    let board = "
          . . g
         . . . .
        a . A . .
         . . . .
          . . .
    ";
    check(board, "c3c4", "c1");
    assert_eq!(moves_from(&drawn(board, "w 0/0 0 0"), "c3c4"), "c3c4");
}

#[test]
fn captured_pieces_are_gone_in_classic() {
    // Leaflet, classic: pieces that are hit leave for good.
    let position = position::<Khitan>("classic", "4g/6/7/8/9/8/6c/A5/5 w 0/0 0 5");
    assert_eq!(after(&position, "b1c1").to_string(), "4g/6/7/8/9/8/H6/6/5 b 0/0 0 0");
}

#[test]
fn whoever_captures_the_last_piece_wins() {
    // Leaflet, goal and classic: capture all of the enemy's pieces.
    let last = position::<Khitan>("classic", "5/6/7/8/9/8/6c/A5/5 w 0/0 0 5");
    let over = after(&last, "b1c1");
    assert_eq!(over.to_string(), "5/6/7/8/9/8/H6/6/5 b 0/0 0 0");
    assert_eq!(over.end(), Some(End::win(Side::First, Reason::Goal)));
    assert_eq!(legal(&over), "");
}

#[test]
fn a_sprint_is_lost_with_four_pieces() {
    // Ours: as classic, but a side reduced to four pieces or fewer has lost.
    let text = "2ggg/6/7/8/9/8/6c/A5/AAAAg w 0/0 0 5";
    let six = position::<Khitan>("sprint", text);
    assert_eq!(six.end(), None);
    let four = after(&six, "b1c1");
    assert_eq!(four.end(), Some(End::win(Side::First, Reason::Goal)));
    assert_eq!(legal(&four), "");
    let classic = position::<Khitan>("classic", text);
    assert_eq!(after(&classic, "b1c1").end(), None);
    let lost = position::<Khitan>("sprint", "2ggg/6/7/8/9/8/7/A5/AAAgg w 0/0 0 0");
    assert_eq!(lost.end(), Some(End::win(Side::Second, Reason::Goal)));
}

#[test]
fn a_blocked_player_passes() {
    // Ours: no legal tumble, then pass, as the only move; a pass is a quiet move.
    let blocked = drawn(
        "
          . . .
         . . . .
        . . . . .
         g g . .
          A g .
        ",
        "w 0/0 0 5",
    );
    assert_eq!(legal(&blocked), "pass");
    assert_eq!(blocked.end(), None);
    assert_eq!(events(&blocked, "pass")[0], Event::Passed);
    assert_eq!(after(&blocked, "pass").to_string(), "3/4/5/gg2/Ag1 b 0/0 0 6");
    let free = after(&blocked, "pass");
    assert!(!free.is_legal("pass".parse().unwrap()));
}

#[test]
fn a_board_where_nobody_can_move_is_a_draw() {
    // Ours: when neither player could move, the game is drawn.
    let full = position::<Khitan>("classic", "AAA/AAAA/AAAgg/gggg/ggg b 0/0 0 5");
    assert_eq!(full.end(), Some(End::draw(Reason::Blocked)));
    assert_eq!(legal(&full), "");
}

#[test]
fn sixty_quiet_moves_end_the_game() {
    // Ours: 60 moves without a capture; more pieces on the board wins, equal draws.
    let check = |text: &str, mv: &str, expected| {
        let last = position::<Khitan>("classic", text);
        assert_eq!(last.end(), None);
        let over = after(&last, mv);
        assert_eq!(over.end(), Some(expected));
        assert_eq!(over.adjudicate(), expected.outcome);
        assert_eq!(legal(&over), "");
    };
    check("4g/6/7/8/9/8/7/6/A4 w 0/0 0 59", "a1a2", End::draw(Reason::Quiet));
    check("4g/6/7/8/9/8/7/6/AA3 b 0/0 0 59", "i9i8", End::win(Side::First, Reason::Quiet));
    check("3gg/6/7/8/9/8/7/6/A4 w 0/0 0 59", "a1a2", End::win(Side::Second, Reason::Quiet));
}

#[test]
fn a_capture_on_the_sixtieth_move_begins_the_count_anew() {
    let last = position::<Khitan>("classic", "4g/6/7/8/9/8/6c/A5/5 w 0/0 0 59");
    let next = after(&last, "b1c1");
    assert_eq!((next.quiet(), next.end()), (0, None));
}

#[test]
fn the_goal_comes_before_the_quiet_limit() {
    let last = position::<Khitan>("classic", "5/6/7/8/9/8/5cc/A5/5 w 0/0 0 59");
    let over = after(&last, "b1c1");
    assert_eq!(over.end(), Some(End::win(Side::First, Reason::Goal)));
    assert_eq!(over.to_string(), "5/6/7/8/9/8/H6/6/5 b 0/0 0 0");
}

#[test]
fn the_board_may_have_three_to_seven_cells_a_side() {
    // Ours: size and start are data, so that the printed figure can be entered.
    let check = |text: &str, side: u8, moves: &str| {
        let position = position::<Khitan>("classic", text);
        assert_eq!(position.side(), side);
        assert_eq!(moves_from(&position, ""), moves);
    };
    check("2g/4/5/4/A2 w 0/0 0 0", 3, "a1a2 a1b1 a1b2");
    check("3g/5/6/7/6/5/A3 b 0/0 0 0", 4, "g7f6 g7f7 g7g6");
    check("5g/7/8/9/10/11/10/9/8/7/A5 b 0/0 0 0", 6, "k11j10 k11j11 k11k10");
    check("6g/8/9/10/11/12/13/12/11/10/9/8/A6 b 0/0 0 0", 7, "m13l12 m13l13 m13m12");
}

#[test]
fn long_lines_of_the_largest_board_capture_too() {
    // Thirteen cells apart, beyond the width of one machine word.
    let text = "6g/8/9/10/11/12/12a/J11/11/10/9/8/7 w 0/0 0 0";
    check_move(&position("classic", text), "f1g1", "");
    let text = "6g/8/9/10/11/12/12c/A11/11/10/9/8/7 w 0/0 0 0";
    check_move(&position("classic", text), "f1g1", "g13");
}
