//! What is written and read, and what is refused.

use game::{Game, GameExt, Variant as _};
use hokito::{Hokito, Move, Square, Variant};

/// A position whose lowest rank is `rank`, the others empty.
fn with_rank(rank: &str) -> String {
    format!("6/6/6/6/6/{rank} b")
}

#[track_caller]
fn refused(text: &str, reason: &str) {
    assert_eq!(testkit::refused::<Hokito>("standard", text), reason);
    assert_eq!(testkit::refused::<Hokito>("mixed", text), reason);
}

#[track_caller]
fn accepted(text: &str) {
    for &variant in Variant::ALL {
        let position = testkit::position::<Hokito>(variant.name(), text);
        assert_eq!(position.to_string(), text);
        assert_eq!(position.variant(), variant);
    }
}

#[test]
fn squares_are_counted_from_a1() {
    let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    assert_eq!((names[0].as_str(), names[6].as_str(), names[35].as_str()), ("a1", "a2", "f6"));
    assert_eq!(Square::new(2, 3).map(|square| square.to_string()), Some("c4".to_owned()));
    assert_eq!((Square::new(6, 0), Square::new(0, 6)), (None, None));
}

#[test]
fn seeds_give_the_starts_of_the_rules() {
    let standard = Hokito::start(Variant::Standard, 1).to_string();
    let mixed = Hokito::start(Variant::Mixed, 1).to_string();
    for rules in [Hokito::DESCRIPTOR.rules.en, Hokito::DESCRIPTOR.rules.fr] {
        assert!(rules.contains(&standard), "{standard}");
        assert!(rules.contains(&mixed), "{mixed}");
    }
}

// Drawn by another program that follows the steps of the rules.
#[test]
fn great_seeds_give_the_same_starts_everywhere() {
    assert_eq!(
        Hokito::start(Variant::Standard, 1 << 63).to_string(),
        "w1,w2,w3,w2,w3,w1/w1,w2,w2,w2,w1,w2/w3,w1,w3,w1,w3,w3/\
         b1,b1,b3,b2,b3,b1/b1,b2,b3,b2,b1,b3/b3,b1,b2,b3,b2,b2 b"
    );
    assert_eq!(
        Hokito::start(Variant::Mixed, 12_345_678_901_234_567_890).to_string(),
        "w3,b3,b2,b2,w1,w3/w1,w2,w1,b1,b3,b3/w2,b3,b1,w1,b3,w3/\
         b2,b1,w3,w3,b2,b1/b3,w2,w1,b2,w2,w1/w2,w3,w2,b2,b1,b1 b"
    );
}

#[test]
fn the_variants_have_names() {
    assert_eq!(Variant::parse("standard"), Ok(Variant::Standard));
    assert_eq!(Variant::parse("mixed"), Ok(Variant::Mixed));
    assert_eq!(Variant::default_variant(), Variant::Standard);
    assert!(Variant::parse("Mixed").is_err());
}

// Ours: a part of the tokens, in any place, with either side to move.
#[test]
fn a_position_may_hold_a_part_of_the_tokens() {
    accepted(&with_rank("b1,w1,4"));
    accepted("w1,5/6/1,w1,b3*12,3/6/6/5,w2*2 w");
    accepted(&with_rank("b1*36,5"));
    accepted("w3,w3,w3,w3,w3,w3/6/6/6/6/b3,b3,b3,b3,b3,b3 w");
}

#[test]
fn an_empty_board_is_no_position() {
    refused("6/6/6/6/6/6 b", "no token on the board \"6/6/6/6/6/6\"");
    refused("6/6/6/6/6/6 w", "no token on the board \"6/6/6/6/6/6\"");
}

#[test]
fn a_position_has_two_fields() {
    let expected = "is not a position: expected 2 fields, <board> <side>";
    refused("", &format!("\"\" {expected}"));
    refused("6/6/6/6/6/6", &format!("\"6/6/6/6/6/6\" {expected}"));
    refused("6/6/6/6/6/6  b", &format!("\"6/6/6/6/6/6  b\" {expected}"));
    refused("6/6/6/6/6/6 b 0", &format!("\"6/6/6/6/6/6 b 0\" {expected}"));
}

#[test]
fn the_side_is_b_or_w() {
    refused("6/6/6/6/6/6 ", "bad side to move \"\": expected b or w");
    refused("6/6/6/6/6/6 x", "bad side to move \"x\": expected b or w");
    refused("6/6/6/6/6/6 bw", "bad side to move \"bw\": expected b or w");
}

#[test]
fn the_board_has_six_ranks() {
    refused("6 b", "\"6\" has 1 rank: expected 6");
    refused("6/6/6/6/6 b", "\"6/6/6/6/6\" has 5 ranks: expected 6");
    refused("6/6/6/6/6/6/6 b", "\"6/6/6/6/6/6/6\" has 7 ranks: expected 6");
}

#[test]
fn a_rank_has_six_squares() {
    refused(&with_rank("1"), "bad rank \"1\": 1 square: expected 6");
    refused(&with_rank("5"), "bad rank \"5\": 5 squares: expected 6");
    refused(&with_rank("5,b1,b1"), "bad rank \"5,b1,b1\": more than 6 squares");
    refused(&with_rank("b1,6"), "bad rank \"b1,6\": more than 6 squares");
    refused(&with_rank("b1,b1,b1,b1,b1"), "bad rank \"b1,b1,b1,b1,b1\": 5 squares: expected 6");
}

#[test]
fn empty_squares_are_written_as_one_run() {
    refused(&with_rank("3,3"), "bad rank \"3,3\": two runs of empty squares next to each other");
    for run in ["0", "7", "06", "+6", "-1", "", "²"] {
        refused(&with_rank(run), &bad_square(run));
    }
}

#[test]
fn a_square_holds_a_token_or_a_stack() {
    for item in ["b0", "b4", "B1", "x1", "1b", "b", "b11", "bb", "é1", "b²", "*2"] {
        refused(&with_rank(&format!("{item},5")), &bad_square(item));
    }
}

fn bad_square(item: &str) -> String {
    format!(
        "bad square \"{item}\": expected a token such as b3, a stack such as w2*4, or a run from 1 to 6"
    )
}

// Singles go on singles and stacks on stacks, so stacks are even; a single is written without `*1`.
#[test]
fn the_height_of_a_stack_is_even() {
    for item in
        ["b1*1", "b1*3", "b1*35", "b1*0", "b1*", "b1*02", "b1*+2", "b1*38", "b1*258", "b1*2*2"]
    {
        refused(
            &with_rank(&format!("{item},5")),
            &format!("bad square \"{item}\": the height of a stack is even, from 2 to 36"),
        );
    }
}

#[test]
fn the_box_holds_36_tokens() {
    accepted("6/6/6/6/6/b1*34,w2*2,4 b");
    let text = "6/6/6/6/6/b1*34,w2*2,w1,3 b";
    refused(text, "\"6/6/6/6/6/b1*34,w2*2,w1,3\" has 37 tokens: expected at most 36");
    let most = ["b1*36"; 6].join(",");
    let tall = format!("{most}/6/6/6/6/6 w");
    refused(&tall, &format!("\"{most}/6/6/6/6/6\" has 216 tokens: expected at most 36"));
}

#[test]
fn the_box_holds_six_tokens_of_each_kind() {
    accepted("w2,w2*2,w2,w2,w2,w2/6/6/6/6/6 b");
    refused(
        "w2,w2*2,w2,w2,w2,w2/6/6/6/6/w2,5 b",
        "\"w2,w2*2,w2,w2,w2,w2/6/6/6/6/w2,5\" has more than 6 tops w2",
    );
}

#[test]
fn a_move_is_two_squares() {
    for text in ["a1c2", "f6a1", "b2b3"] {
        assert_eq!(text.parse::<Move>().map(|mv| mv.to_string()), Ok(text.to_owned()));
    }
    for text in
        ["", "a1", "a1c", "a1g1", "a1a7", "a0a1", "A1A2", "a1-a2", "a1a2a3", "a1a2 ", "é1a2"]
    {
        let error = text.parse::<Move>().expect_err(text).to_string();
        let expected = "is not a move: expected two squares from a1 to f6, such as a1c2";
        assert_eq!(error, format!("\"{text}\" {expected}"));
    }
}

#[test]
fn a_move_that_is_not_legal_is_quoted() {
    let mut start = Hokito::start(Variant::Standard, 0);
    let error = start.play("a6a5".parse().expect("two squares"), &mut ());
    assert_eq!(error.expect_err("black is to move").to_string(), "illegal move \"a6a5\"");
}
