//! The engine console: the Universal Game Interface, line by line.

mod common;

use common::quinconce;

/// What the console answers to these lines.
fn console(lines: &str) -> String {
    let answer = quinconce(&["engine"], lines.as_bytes());
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""), "{lines}");
    answer.out
}

/// The lines that begin with `word`.
fn only<'t>(answer: &'t str, word: &str) -> Vec<&'t str> {
    answer.lines().filter(|line| line.split(' ').next() == Some(word)).collect()
}

#[test]
fn it_introduces_itself() {
    let answer = console("ugi\nisready\nquit\nisready\n");
    assert!(answer.contains("id name Quinconce"));
    assert!(answer.contains("option name Game type combo default khitan var khitan var hokito"));
    assert!(answer.ends_with("ugiok\nreadyok\n"), "nothing after quit: {answer}");
}

#[test]
fn d_shows_the_board_and_what_can_be_played() {
    let answer = console("setoption name Game value quindo\nposition fen 5/5/1B3/2W2/5 w 1 0\nd\n");
    assert_eq!(
        answer,
        "5  # # # # #\n4  # . . . #\n3  # B . . #\n2  # . W . #\n1  # # # # #\n   a b c d e\n\
         position 5/5/1B3/2W2/5 w 1 0\n\
         legal 5 c2a2 c2c4 c2c5 c2e2 c2e4\n\
         outcome open\n"
    );
}

#[test]
fn every_game_and_variant_can_be_chosen() {
    for (game, variants) in [
        ("khitan", &["classic", "expert", "master", "sprint"][..]),
        ("hokito", &["standard", "mixed"]),
        (
            "khet",
            &["classic", "imhotep", "dynasty", "classic+horus", "imhotep+horus", "dynasty+horus"],
        ),
        ("quindo", &["standard"]),
        ("khan", &["standard", "anywhere"]),
    ] {
        for variant in variants {
            let answer = console(&format!(
                "setoption name Game value {game}\nsetoption name Variant value {variant}\nd\nquery gameover\n"
            ));
            assert!(
                answer.ends_with("outcome open\nresponse false\n"),
                "{game} {variant}: {answer}"
            );
        }
    }
}

#[test]
fn changing_the_game_resets_the_variant() {
    let answer = console(
        "setoption name Game value khet\nsetoption name Variant value imhotep\nperft 1\n\
         setoption name Game value khan\nsetoption name Game value khet\nperft 1\n",
    );
    assert_eq!(answer, "nodes 75\nnodes 79\n");
}

#[test]
fn questions_are_answered() {
    let over =
        "setoption name Game value quindo\nposition fen 7/1B5/7/7/7/2W4/7 w - 0 moves c2c1\n";
    let answer = console(&format!("{over}query gameover\nquery p1turn\nquery result\nd\n"));
    assert!(answer.starts_with("response true\nresponse false\nresponse p2win\n"), "{answer}");
    assert!(answer.ends_with("legal 0\noutcome p2win\n"), "{answer}");
    assert_eq!(console("query result\n"), "response none\n");
}

#[test]
fn a_bad_line_changes_nothing() {
    let bad = [
        "hello",
        "d d",
        "perft x",
        "perft",
        "query age",
        "setoption Game khet",
        "setoption name Game value chess",
        "setoption name Variant value imhotep",
        "setoption name Colour value red",
        "position",
        "position fen",
        "position fen 7/7 w - 0",
        "position startpos moves c2c3 c2c3",
        "position startpos c2c3",
        "go depth 3",
    ];
    let good = "setoption name Game value quindo\nposition startpos moves c2c3 c6a4\n";
    for line in bad {
        let answer = console(&format!("{good}{line}\nd\n"));
        assert!(answer.starts_with("info string error: "), "{line}: {answer}");
        assert_eq!(
            only(&answer, "position"),
            ["position 7/1B1BBB1/7/7/2W4/1W1WWW1/7 w 2 0"],
            "{line}: {answer}"
        );
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let answer = console("setoption name Game value quindo\nposition startpos moves c2c3 c2c3\n");
    assert_eq!(answer, "info string error: move 2: illegal move \"c2c3\"\n");
    assert_eq!(console("foo\n"), "info string error: unknown command \"foo\"\n");
}

#[test]
fn lines_that_are_no_text_or_too_long_are_survived() {
    let mut input = b"\xff\xfe\n".to_vec();
    input.extend(vec![b'a'; 3 << 20]);
    input.extend(b"\nisready\n");
    let answer = quinconce(&["engine"], &input);
    assert_eq!(
        answer.out,
        "info string error: a line is not text in UTF-8\n\
         info string error: a line is longer than 1048576 bytes\nreadyok\n"
    );
    assert_eq!(answer.code, Some(0));
}

#[test]
fn seeded_starts_can_be_had_again() {
    let seeded = "setoption name Game value hokito\nsetoption name Seed value 7\nd\n";
    assert_eq!(console(seeded), console(seeded));
    let other = seeded.replace("value 7", "value 8");
    assert_ne!(console(seeded), console(&other));
}
