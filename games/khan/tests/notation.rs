//! What is read, and why the rest is refused.

use khan::{Khan, Move};
use testkit::{position, refused};

/// The position is refused in both variants, and the reason holds these words. It goes on after a
/// colon: only the name of a side has a capital.
fn check(text: &str, reason: &str) {
    for variant in ["standard", "anywhere"] {
        let error = refused::<Khan>(variant, text);
        assert!(error.contains(reason), "{text}: {error}");
        let names_a_side = error.starts_with("Red ") || error.starts_with("Ochre ");
        assert!(names_a_side || !error.starts_with(char::is_uppercase), "{error}");
    }
}

/// The position is accepted and written back as it was.
fn accept(text: &str) {
    assert_eq!(position::<Khan>("standard", text).to_string(), text);
}

#[test]
fn every_stage_of_a_game_is_read() {
    accept("- 6/6/6/6/6/6 r - 0/0 0");
    accept("w 6/6/6/6/6/6 r - 0/0 0");
    accept("w 6/6/6/6/1K4/6 r - 0/0 0");
    accept("w 6/6/6/6/1K4/SSSSS1 o - 0/0 0");
    accept("w sss3/2k3/6/6/1K4/SSSSS1 o - 0/0 0");
    accept("w sssss1/2k3/6/6/1K4/SSSSS1 r - 0/0 0");
    accept("s 5k/6/1s4/6/6/5K r b4 5/4 0");
    accept("s 5k/6/6/6/6/5K r - 5/5 100");
}

#[test]
fn a_finished_game_is_read() {
    accept("s 6/6/6/1SK3/6/6 o c3 4/5 0");
    accept("n 4k1/2s1S1/4S1/1s3s/4s1/1SSS2 r e2 0/1 0");
}

#[test]
fn a_free_position_can_be_set_up_by_hand() {
    accept("s s5/1k2s1/6/3S2/1S4/2K3 r - 3/3 0");
    accept("s s5/1k2s1/6/3S2/1S4/2K3 o - 3/3 57");
}

#[test]
fn another_number_of_fields_is_refused() {
    check("", "expected 6 fields");
    check("s 6/6/6/6/6/6 r - 0/0", "expected 6 fields");
    check("s 6/6/6/6/6/6 r - 0/0 0 0", "expected 6 fields");
    check("s  6/6/6/6/6/6 r - 0/0 0", "expected 6 fields");
}

#[test]
fn an_unknown_edge_is_refused() {
    check("x 6/6/6/6/6/6 r - 0/0 0", "unknown edge \"x\"");
    check("ns 6/6/6/6/6/6 r - 0/0 0", "unknown edge \"ns\"");
    check(" 6/6/6/6/6/6 r - 0/0 0", "unknown edge \"\"");
}

#[test]
fn a_malformed_board_is_refused() {
    check("s 6/6/6/6/6 r - 0/0 0", "the board \"6/6/6/6/6\" has 5 ranks: expected 6");
    check("s 6 r - 0/0 0", "the board \"6\" has 1 rank: expected 6");
    check("s 6/6/6/6/6/7 r - 0/0 0", "rank 1 \"7\" has 7 squares: expected 6");
    check("s 6/6/6/6/6/33 r - 0/0 0", "rank 1 \"33\" has 33 squares: expected 6");
    check("s 6/6/6/6/6/2X3 r - 0/0 0", "unknown piece \"X\"");
    check("s 6/6/6/6/6/2é3 r - 0/0 0", "unexpected \"é\"");
}

#[test]
fn an_unknown_side_is_refused() {
    check("s 6/6/6/6/6/6 w - 0/0 0", "unknown side \"w\"");
}

#[test]
fn an_unknown_khan_square_is_refused() {
    check("s 5k/6/1s4/6/6/5K r g4 5/4 0", "unknown square \"g4\"");
    check("s 5k/6/1s4/6/6/5K r b4c 5/4 0", "unknown square \"b4c\"");
}

#[test]
fn malformed_counters_are_refused() {
    check("s 5k/6/1s4/6/6/5K r b4 54 0", "bad captured \"54\"");
    check("s 5k/6/1s4/6/6/5K r b4 6/4 0", "captured red Sbires \"6\"");
    check("s 5k/6/1s4/6/6/5K r b4 5/04 0", "captured ochre Sbires \"04\"");
    check("s 5k/6/1s4/6/6/5K r b4 5/4 101", "count of quiet moves \"101\"");
    check("s 5k/6/1s4/6/6/5K r b4 5/4 -1", "count of quiet moves \"-1\"");
}

#[test]
fn too_many_pieces_are_refused() {
    check("s 5k/6/k5/6/6/5K r - 5/5 0", "Ochre has two Kalistas");
    check("s 5k/6/6/6/SSSSSS/5K r - 0/5 0", "Red has 6 Sbires, captured ones included: expected 5");
    check("s 6/6/6/6/SSSSSS/5K r - 0/0 0", "Red has 6 Sbires, captured ones included: expected 5");
    check("s 5k/6/sss3/6/6/5K r - 5/3 0", "Ochre has 6 Sbires, captured ones included: expected 5");
}

#[test]
fn missing_sbires_are_refused_outside_the_set_up() {
    // Every Sbire is on the board or captured: none leaves the game.
    let miscounted = |text: &str, count: &str| {
        check(text, &format!(": {count}, captured ones included: expected 5"));
    };
    miscounted("s 5k/6/6/6/6/1K4 r - 0/0 0", "Red has 0 Sbires");
    miscounted("s 5k/6/6/6/6/1K4 r - 5/0 0", "Ochre has 0 Sbires");
    miscounted("s 5k/6/s5/6/6/5K r - 5/3 0", "Ochre has 4 Sbires");
    miscounted("s sssss1/2k3/6/6/1K4/SSSS2 o b2 0/0 1", "Red has 4 Sbires");
    miscounted("s sssss1/2k3/6/6/1K4/SSSS2 o - 0/0 1", "Red has 4 Sbires");
    // Pieces off their home ranks, Ocre's before Red's are complete, and the wrong side to move.
    miscounted("s 6/6/6/2S3/6/2K3 r - 0/0 0", "Red has 1 Sbire");
    miscounted("s 6/6/6/2k3/SSSSS1/2K3 o - 0/0 0", "Ochre has 0 Sbires");
    miscounted("s 3k2/6/6/6/6/2K3 r - 0/0 0", "Red has 0 Sbires");
    miscounted("s 3k2/6/6/6/6/6 o - 0/0 0", "Red has 0 Sbires");
    miscounted("s 6/6/6/6/SSSSS1/2K3 r - 0/0 0", "Ochre has 0 Sbires");
    miscounted("s 6/6/6/6/2K3/6 o - 0/0 0", "Red has 0 Sbires");
}

#[test]
fn a_set_up_out_of_order_is_refused() {
    check("- 6/6/6/6/6/2K3 r - 0/0 0", "a piece stands on \"c1\", but the edge is \"-\"");
    check("s 6/6/6/6/6/2S3 r - 0/0 0", "Red has Sbires on the mat, but no Kalista");
    check("s 6/6/6/6/6/SSSSS1 o - 0/0 0", "Red has Sbires on the mat, but no Kalista");
    check("s ss4/6/6/6/K5/SSSSS1 o - 0/0 0", "Ochre has Sbires on the mat, but no Kalista");
    check("- 6/6/6/6/6/6 o - 0/0 0", "Ochre is to move, but the mat is empty");
    check("n 6/6/6/6/6/6 o - 0/0 0", "Ochre is to move, but the mat is empty");
}

#[test]
fn play_before_the_edge_is_chosen_is_refused() {
    let text = "- sssss1/2k3/6/6/1K4/SSSSS1 r - 0/0 0";
    check(text, "all pieces are placed, but the edge is \"-\"");
}

#[test]
fn a_khan_on_the_wrong_square_is_refused() {
    check("s 5k/6/1s4/6/6/5K r d3 5/4 0", "no piece stands on \"d3\", where the Khan is");
    let text = "s 5k/6/1s4/6/6/5K o b4 5/4 1";
    check(text, "Ochre is to move, but the Khan is on Ochre’s own piece on \"b4\"");
}

#[test]
fn a_missing_kalista_is_refused_unless_it_was_just_taken() {
    check("s 6/6/1s4/6/6/6 r b4 5/4 0", "neither side has a Kalista");
    check("s 6/6/1s4/6/6/5K r b4 5/4 0", "Ochre has no Kalista, but Red is to move");
    check("s 5k/6/1s4/6/6/6 r - 5/4 0", "Red has no Kalista, but no piece wears the Khan");
    let text = "s 5k/6/1s4/6/6/6 r b4 5/4 3";
    check(text, "Red has no Kalista, but the count of quiet moves is \"3\"");
}

#[test]
fn a_worn_khan_needs_no_history() {
    // People write problems by hand: the counter may be 0 though nothing was captured.
    accept("s 5k/6/1s4/6/SSSSS1/5K r b4 0/4 0");
}

#[test]
fn moves_have_their_text() {
    for text in ["edge:n", "edge:e", "edge:s", "edge:w", "K@c1", "S@f6", "a1f6", "pass"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in ["", "edge:", "edge:x", "edge:nn", "k@c1", "K@g1", "S@a7", "a1", "a1a2a3", "a1-a2"]
    {
        let error = text.parse::<Move>().unwrap_err().to_string();
        assert!(error.starts_with(&format!("\"{text}\" is not a move")), "{error}");
    }
}
