//! The commands, as a person types them.

use crate::common::quinconce;

fn check_error(arguments: &[&str], expected: &str) {
    let answer = quinconce(arguments, b"");
    assert_eq!(answer.err, format!("quinconce: {expected}\n"), "{arguments:?}");
    assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""), "{arguments:?}");
}

#[test]
fn perft_counts_and_says_how_fast_on_standard_error() {
    let answer = quinconce(&["perft", "khet", "2", "--variant", "imhotep"], b"");
    assert_eq!((answer.code, answer.out.as_str()), (Some(0), "nodes 5635\n"));
    assert!(answer.err.contains(" s, ") && answer.err.ends_with(" nodes/s\n"), "{}", answer.err);
}

#[test]
fn divide_is_a_line_a_move_and_the_sum() {
    let answer = quinconce(&["perft", "quindo", "2", "--divide"], b"");
    let lines: Vec<&str> = answer.out.lines().collect();
    let (last, moves) = lines.split_last().expect("lines");
    assert_eq!((*last, moves.len()), ("nodes 1814", 56));
    let sum: u64 = moves
        .iter()
        .map(|line| line.split_once(' ').expect("move and count").1.parse::<u64>().expect("count"))
        .sum();
    assert_eq!(sum, 1814);
}

#[test]
fn perft_of_depth_zero_and_of_a_finished_game() {
    assert_eq!(quinconce(&["perft", "khan", "0"], b"").out, "nodes 1\n");
    assert_eq!(quinconce(&["perft", "khan", "0", "--divide"], b"").out, "nodes 1\n");
    let over = ["perft", "quindo", "3", "--position", "7/1B5/7/7/7/7/7 w 1 0"];
    assert_eq!(quinconce(&over, b"").out, "nodes 0\n");
}

#[test]
fn bad_input_is_one_line_and_exit_code_two() {
    check_error(
        &["perft", "chess", "3"],
        "unknown game \"chess\": expected khitan, hokito, khet, quindo, khan",
    );
    check_error(
        &["perft", "khan", "3", "--variant", "big"],
        "unknown variant \"big\": expected standard, anywhere",
    );
    check_error(&["perft", "khan"], "missing: <DEPTH> (see quinconce --help)");
    check_error(
        &["perft", "khan", "three"],
        r#"invalid value "three" for <DEPTH>: expected a whole number from 0 to 99 (see quinconce --help)"#,
    );
    check_error(
        &["perft", "khan", "1000"],
        r#"invalid value "1000" for <DEPTH>: expected a whole number from 0 to 99 (see quinconce --help)"#,
    );
    check_error(
        &["perft", "khan", "-1"],
        r#"invalid value "-1" for <DEPTH>: expected a whole number from 0 to 99 (see quinconce --help)"#,
    );
    check_error(
        &["perft", "hokito", "1", "--seed", "x"],
        r#"invalid value "x" for --seed <SEED>: expected a whole number, 0 or more (see quinconce --help)"#,
    );
    check_error(
        &["analyse", "file", "--depth", "3"],
        r#"unexpected argument "--depth" (see quinconce --help)"#,
    );
    check_error(
        &["arena"],
        "quinconce arena needs a command: match, ladder, selfplay, tune, spsa, report, soak, help \
         (see quinconce --help)",
    );
    check_error(
        &["arena", "spsa", "quindo", "no/such/file", "--hold", "paws"],
        "\"paws\" is no weight: the weights of quindo are pawns, share, last pawn, capture, prey, \
         exposed, inner, barred one, barred three",
    );
    check_error(
        &["arena", "spsa", "quindo", "no/such/file", "--rate", "NaN"],
        "the rate is a fraction of a weight's spread, above 0 and at most 1, not NaN",
    );
    check_error(
        &["arena", "spsa", "quindo", "no/such/file"],
        "no/such/file: No such file or directory (os error 2)",
    );
    for (claims, given) in [(["5", "0"], "5 0"), (["nan", "inf"], "NaN inf")] {
        check_error(
            &["arena", "match", "quindo", "random", "random", "--sprt", claims[0], claims[1]],
            &format!(
                "the claims of a test are two differences in Elo, the smaller first, not {given}"
            ),
        );
    }
    for contest in ["selfplay", "spsa"] {
        check_error(
            &["arena", contest, "quindo", "no/such/file", "--nodes", "0"],
            "invalid value \"0\" for --nodes <NODES>: expected a whole number, 1 or more \
             (see quinconce --help)",
        );
    }
    check_error(
        &["arena", "match", "quindo", "mcts:d6", "random"],
        "bad limit \"d6\": random games have no depth, expected 5000 or 100ms",
    );
    check_error(&["chess"], "unknown command \"chess\" (see quinconce --help)");
    check_error(
        &["serve", "--lisen", "x"],
        "unexpected argument \"--lisen\": did you mean --listen? (see quinconce --help)",
    );
    check_error(
        &["rules", "khet", "--lang", "de"],
        "invalid value \"de\" for --lang <LANG>: unknown language \"de\": expected en, fr (see quinconce --help)",
    );
    // Whoever asks for it is answered in another language.
    check_error(
        &["perft", "khan", "--lang", "fr"],
        "il manque\u{202f}: <PROFONDEUR> (voir quinconce --help)",
    );
    check_error(
        &["arena", "match", "khan", "nobody", "random", "--lang=fr"],
        "le joueur «\u{202f}nobody\u{202f}» est inconnu\u{202f}: il y a engine, material, tuned, mcts, \
         level, weak, greedy, taker, random, ugi",
    );
    check_error(
        &["perft", "chess", "1", "--lang", "fr"],
        "le jeu «\u{202f}chess\u{202f}» est inconnu\u{202f}: il y a khitan, hokito, khet, quindo, khan",
    );
    check_error(
        &["replay", "no/such/file"],
        "no/such/file: No such file or directory (os error 2)",
    );
}

#[test]
fn a_bad_position_is_refused_with_the_reason() {
    let answer = quinconce(&["perft", "quindo", "1", "--position", "W6/7/7/7/7/7/7 w - 0"], b"");
    assert_eq!(answer.code, Some(2));
    assert!(answer.err.starts_with("quinconce: ") && answer.err.contains("a7"), "{}", answer.err);
    assert_eq!(answer.err.lines().count(), 1);
}

#[test]
fn rules_come_in_two_languages() {
    for game in catalog::GAMES.iter().map(|game| game.name()) {
        let english = quinconce(&["rules", game, "--lang", "en"], b"").out;
        let french = quinconce(&["rules", game, "--lang", "fr"], b"").out;
        assert!(english.starts_with("# ") && english.contains("\n## "), "{game}");
        assert!(french.starts_with("# ") && french.contains("\n## Fin de la partie\n"), "{game}");
        assert_ne!(english, french, "{game}");
        assert_eq!(quinconce(&["rules", game], b"").out, english, "{game}");
    }
}

#[test]
fn a_record_is_checked() {
    let record = b"[Game \"quindo\"]\n\n1. c2c3 c6a4 2. e2e1\n";
    let answer = quinconce(&["replay", "-"], record);
    assert_eq!(
        answer.out,
        "game quindo\nvariant standard\nstart 7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0\nmoves 3\n\
         position 7/1B1BBB1/7/7/2W4/1W1W1W1/7 b 1 0\nresult *\n"
    );
    assert_eq!(answer.code, Some(0));
}

#[test]
fn a_bad_record_is_refused_with_line_and_move() {
    let answer = quinconce(&["replay", "-"], b"[Game \"quindo\"]\n\n1. c2c3\n c6c6\n");
    assert_eq!(answer.code, Some(2));
    assert_eq!(answer.err, "quinconce: -: line 4: move 2: illegal move \"c6c6\"\n");
    let answer = quinconce(&["replay", "-"], b"[Game \"\xff\"]");
    assert_eq!(answer.err, "quinconce: -: not UTF-8 text\n");
    let answer = quinconce(&["replay", "-"], &vec![b' '; 3 << 20]);
    assert_eq!(answer.err, "quinconce: -: more than 1048576 bytes\n");
}

#[test]
fn help_and_version_are_not_mistakes() {
    assert!(quinconce(&["--help"], b"").out.contains("Usage: quinconce"));
    let french = quinconce(&["arena", "match", "--help", "--lang", "fr"], b"").out;
    assert!(
        french.contains("Utilisation\u{202f}: quinconce arena match [OPTIONS] <JEU>"),
        "{french}"
    );
    assert!(french.contains("--pairs <PAIRES>"), "{french}");
    for line in
        ["--lang fr arena match --help", "help arena match --lang fr", "--lang=fr arena help match"]
    {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(quinconce(&words, b"").out, french, "{line}");
    }
    let version = quinconce(&["--version"], b"");
    assert_eq!(version.out, format!("quinconce {}\n", env!("CARGO_PKG_VERSION")));
    assert_eq!(version.code, Some(0));
}
