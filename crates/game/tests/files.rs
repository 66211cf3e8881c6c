//! Records as files: saved, loaded and replayed, with errors that name line and move.

use game::{End, Reason, Record, Sheet, Side, Variant as _};
use hokito::Hokito;
use proptest::prelude::*;
use quindo::Quindo;

const FILE: &str = r#"[Game "quindo"]
[Variant "standard"]
[White "Ada \"the rim\" Lovelace"]
[Result "0-1"]
[End "resignation"]

{ a quiet beginning } 1. c2c3 c6a4 ! { off the rim } ( c6c4 2. c3d4 { two
answers } ( c3b3 ) ) 2. e2e1 ?? f6f3 0-1
"#;

fn quindo(text: &str) -> Result<Record<Quindo>, String> {
    Record::parse(text).map_err(|error| error.to_string())
}

#[test]
fn a_file_reads_back_to_itself() {
    assert_eq!(Sheet::parse(FILE).unwrap().to_string(), FILE);
}

#[test]
fn a_file_is_replayed_to_its_end() {
    let record = quindo(FILE).unwrap();
    assert_eq!(record.moves().len(), 4);
    assert_eq!(record.position().to_string(), "7/1B1BB2/7/7/2W2B1/1W1W1W1/7 w 3 1");
    assert_eq!(record.end(), Some(End::win(Side::Second, Reason::Resignation)));
}

#[test]
fn who_left_and_what_was_called_off_are_told_by_the_file() {
    let left = quindo("[Game \"quindo\"]\n[Result \"0-1\"]\n[End \"abandoned\"]\n\nc2c3").unwrap();
    assert_eq!(left.end(), Some(End::win(Side::Second, Reason::Abandoned)));
    let text = "[Game \"quindo\"]\n[Variant \"standard\"]\n[Result \"*\"]\n[End \"aborted\"]\n\n1. c2c3 *\n";
    let called_off = quindo(text).unwrap();
    assert_eq!(called_off.end(), Some(End::draw(Reason::Aborted)));
    assert_eq!(called_off.to_sheet().to_string(), text);
    assert!(quindo(&text.replace('*', "1/2-1/2")).is_err());
}

#[test]
fn comments_marks_and_variations_are_kept() {
    let sheet = Sheet::parse(FILE).unwrap();
    assert_eq!(sheet.tag("White"), Some("Ada \"the rim\" Lovelace"));
    assert_eq!(sheet.main.comments, ["a quiet beginning"]);
    let reply = &sheet.main.moves[1];
    assert_eq!((reply.text.as_str(), reply.annotation), ("c6a4", Some("!")));
    assert_eq!(reply.comments, ["off the rim"]);
    assert_eq!(reply.variations[0].moves[1].variations[0].moves[0].text, "c3b3");
}

#[test]
fn a_comment_keeps_its_braces() {
    let mut sheet = Sheet::parse(FILE).unwrap();
    sheet.main.comments = vec!["a set {c2, c3}".to_owned(), "; and } alone".to_owned()];
    sheet.main.moves[0].comments = vec!["{".to_owned()];
    let text = sheet.to_string();
    assert!(
        text.contains("\n\n; a set {c2, c3}\n; ; and } alone\n1. c2c3 ; {\nc6a4 ! {"),
        "{text}"
    );
    let again = Sheet::parse(&text).unwrap();
    assert_eq!(again.main.comments, sheet.main.comments);
    assert_eq!(again.main.moves[0].comments, ["{"]);
    assert_eq!(again.to_string(), text);
}

#[test]
fn a_finished_game_is_saved_with_its_result() {
    let mut record = Record::<Quindo>::new(quindo::Variant::default_variant(), 0);
    record.play("c2c3".parse().unwrap(), &mut ()).unwrap();
    record.agree_draw().unwrap();
    let text = record.to_sheet().to_string();
    assert_eq!(
        text,
        "[Game \"quindo\"]\n[Variant \"standard\"]\n[Result \"1/2-1/2\"]\n[End \"agreement\"]\n\n1. c2c3 1/2-1/2\n"
    );
    assert_eq!(quindo(&text), Ok(record));
}

#[test]
fn a_start_drawn_by_lot_is_saved_as_its_seed() {
    let record = Record::<Hokito>::new(hokito::Variant::default_variant(), 2011);
    let text = record.to_sheet().to_string();
    assert!(text.contains("[Seed \"2011\"]"), "{text}");
    assert_eq!(Record::<Hokito>::parse(&text), Ok(record));
}

#[test]
fn numbers_and_marks_may_be_glued_to_the_move() {
    let sheet = Sheet::parse("[Game \"quindo\"]\n\n1.c2c3! 1...c6a4?? 2.\ne2e1").unwrap();
    let words: Vec<(&str, &str, Option<&str>)> = sheet
        .main
        .moves
        .iter()
        .map(|entry| (entry.number.as_str(), entry.text.as_str(), entry.annotation))
        .collect();
    assert_eq!(
        words,
        [("1.", "c2c3", Some("!")), ("1...", "c6a4", Some("??")), ("2.", "e2e1", None)]
    );
}

#[test]
fn a_game_that_the_second_player_begins_is_numbered_so() {
    let text = "[Game \"quindo\"]\n[Start \"7/1B5/7/7/7/1W5/7 b - 0\"]\n\n1... b6b5 2. b2b4\n";
    let written = quindo(text).unwrap().to_sheet().to_string();
    assert!(written.contains("\n1... b6b5 2. b2b4 *\n"), "{written}");
}

/// A file that must be refused, and how.
fn check(text: &str, expected: &str) {
    assert_eq!(quindo(text).expect_err(text), expected);
}

#[test]
fn errors_name_line_and_move() {
    let game = "[Game \"quindo\"]\n\n1. c2c3 c6a4\n";
    check(&format!("{game}2. e2d5 x"), "line 4: move 3: illegal move \"e2d5\"");
    check(&format!("{game}2. e9e1"), "line 4: move 3: illegal move \"e9e1\"");
    check(
        &format!("{game}2. hello"),
        "line 4: move 3: \"hello\" is not a move: expected two squares such as b2e5, or pass",
    );
    check(&format!("{game}2. e2e1 (\ne2e9 )"), "line 5: move 3: illegal move \"e2e9\"");
    check(
        "[Game \"quindo\"]\n[Start \"7/1B5/7/7/7/2W4/7 w - 0\"]\n\nc2c1\nb6b5",
        "line 5: move 2 \"b6b5\": the game is already over",
    );
}

#[test]
fn malformed_files_are_refused_with_the_line() {
    let game = "[Game \"quindo\"]\n\n";
    check(&format!("{game}c2c3 ( c2c4"), "line 3: ( without )");
    check(&format!("{game}c2c3 )"), "line 3: ) without (");
    check(&format!("{game}( c2c3 )"), "line 3: a variation needs a move before it");
    check(&format!("{game}c2c3 ( )"), "line 3: an empty variation");
    check(&format!("{game}\n{{ open"), "line 4: { without }");
    check(&format!("{game}}}"), "line 3: } without {");
    check(&format!("{game}c2c3 * c6a4"), "line 3: nothing but comments may follow the result");
    check(&format!("{game}!"), "line 3: ! needs a move before it");
    check(&format!("{game}c2c3!!!"), "line 3: unknown annotation !!!: expected !! ! !? ?! ? ??");
    check(&format!("{game}c2c3 ]"), "line 3: unexpected \"]\"");
    check(&format!("{game}c2c3\n[White \"Ada\"]"), "line 4: tags come before the moves");
    check("[Game \"quindo\"]\n[Game \"khet\"]", "line 2: tag Game appears twice");
    check("[Game quindo]", "line 1: tag Game needs a value: [Game \"value\"]");
    check("[Game \"quindo", "line 1: tag Game is not closed");
    check("[Game \"qu\nindo\"]", "line 1: tag Game is not closed on its line");
    let deep = "( c2c4 ".repeat(20);
    check(&format!("{game}c2c3 {deep}"), "line 3: variations are nested more than 16 deep");
    // What is told of a hostile file is short, too.
    let (long, told) = ("x".repeat(1 << 19), format!("{}…", "x".repeat(60)));
    check(&format!("[{long}]"), &format!("line 1: tag {told} needs a value: [{told} \"value\"]"));
    let large = " ".repeat(2 << 20);
    check(&large, "line 1: the file has 2097152 bytes: expected at most 1048576");
}

#[test]
fn tags_are_held_against_the_moves() {
    check("c2c3", "tag Game: missing");
    check("[Game \"khet\"]", "line 1: tag Game: \"khet\" is not quindo");
    check(
        "[Game \"quindo\"]\n[Variant \"big\"]",
        "line 2: tag Variant: unknown variant \"big\": expected standard",
    );
    check(
        "[Game \"quindo\"]\n[Seed \"1\"]",
        "line 2: tag Seed: this start leaves nothing to chance",
    );
    let hokito = Record::<Hokito>::parse("[Game \"hokito\"]\n[Seed \"-1\"]");
    let error = hokito.expect_err("a bad seed").to_string();
    assert_eq!(error, "line 2: tag Seed: \"-1\" is not a number below 2^64");
    let hokito = Record::<Hokito>::parse("[Game \"hokito\"]");
    let error = hokito.expect_err("no seed").to_string();
    assert_eq!(error, "tag Seed: missing: this start is random");
    check(
        "[Game \"quindo\"]\n[Result \"2-0\"]",
        "line 2: tag Result: unknown result \"2-0\": expected 1-0, 0-1, 1/2-1/2 or *",
    );
    check(
        "[Game \"quindo\"]\n[Result \"1-0\"]\n\n0-1",
        "line 2: tag Result: \"1-0\", but the moves end with 0-1",
    );
    check(
        "[Game \"quindo\"]\n[Result \"1-0\"]\n\nc2c3",
        "tag End: missing: the game is not over by its moves; expected resignation, time, agreement, claim or abandoned",
    );
    check(
        "[Game \"quindo\"]\n[Result \"1-0\"]\n[End \"goal\"]\n\nc2c3",
        "line 3: tag End: the moves do not end in goal with this result",
    );
    check(
        "[Game \"quindo\"]\n[Result \"1/2-1/2\"]\n[End \"claim\"]\n\nc2c3",
        "line 3: tag End: no draw to claim: the position has occurred 1 of 3 times",
    );
    check(
        "[Game \"quindo\"]\n[Result \"*\"]\n[End \"time\"]",
        "line 3: tag End: the game is not over",
    );
    let over = "[Game \"quindo\"]\n[Start \"7/1B5/7/7/7/2W4/7 w - 0\"]";
    check(&format!("{over}\n\nc2c1 1-0"), "tag Result: 1-0, but the moves say 0-1");
    check(
        &format!("{over}\n[Result \"0-1\"]\n[End \"time\"]\n\nc2c1"),
        "line 4: tag End: time, but the moves say goal",
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3_000) })]

    #[test]
    fn any_text_is_a_record_or_an_error(text in "\\PC{0,120}") {
        let _ = quindo(&text);
        let _ = quindo(&format!("[Game \"quindo\"]\n{text}"));
    }

    /// Pieces of real files in any order: what is accepted is written and read back.
    #[test]
    fn pieces_of_files_are_a_record_or_an_error(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "[Game \"quindo\"]\n", "[Result \"*\"]\n", "[Seed \"1\"]", "c2c3", "c6a4", "e2e1", "1.", "(", ")",
            "{", "}", " a ", "\n", ";", "!", "?", "*", "1-0", "\"", "\\", "[", "]", "pass", "é", "\0",
        ]), 0..24)
    ) {
        let text = format!("[Game \"quindo\"]\n\n{}", pieces.join(" "));
        if let Ok(sheet) = Sheet::parse(&text) {
            let again = Sheet::parse(&sheet.to_string()).expect("we read what we write");
            prop_assert_eq!(again.to_string(), sheet.to_string());
        }
        if let Ok(record) = quindo(&text) {
            prop_assert_eq!(quindo(&record.to_sheet().to_string()), Ok(record));
        }
    }
}
