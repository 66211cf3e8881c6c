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
    for game in catalog::GAMES {
        let (game, variants) = (game.name(), game.variants());
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
        "go depth none",
        "go depth 0",
        "go p1time",
        "go p2time 100",
        "go sideways",
        "stop now",
        "setoption name Threads value 0",
        "setoption name Hash value 99999999",
        "setoption name Level value 11",
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

const QUINDO: &str = "setoption name Game value quindo\n";

#[test]
fn go_tells_what_it_finds_and_a_legal_move() {
    let answer = console(&format!("{QUINDO}go depth 4\n"));
    let infos = only(&answer, "info");
    assert_eq!(infos.len(), 4, "{answer}");
    for (depth, info) in infos.iter().enumerate() {
        let words: Vec<&str> = info.split(' ').collect();
        let value = |name: &str| {
            let place = words.iter().position(|&word| word == name).expect(name);
            words[place + 1]
        };
        assert_eq!(value("depth"), (depth + 1).to_string());
        for name in ["seldepth", "nodes", "nps", "time"] {
            value(name).parse::<u64>().unwrap_or_else(|_| panic!("{name} in {info}"));
        }
        assert!(["cp", "win", "loss"].contains(&value("score")), "{info}");
        assert_eq!(value("pv").len(), 4, "{info}");
    }
    let [best] = only(&answer, "bestmove")[..] else { panic!("one best move: {answer}") };
    let mv = best.trim_start_matches("bestmove ");
    let played = console(&format!("{QUINDO}position startpos moves {mv}\nquery p1turn\n"));
    assert_eq!(played, "response false\n");
}

#[test]
fn every_limit_ends_with_a_move_in_every_game() {
    for game in catalog::GAMES.iter().map(|game| game.name()) {
        for limit in ["nodes 500", "movetime 20", "p1time 500 p2time 500 p1inc 5 p2inc 5"] {
            let answer = console(&format!("setoption name Game value {game}\ngo {limit}\n"));
            assert_eq!(only(&answer, "bestmove").len(), 1, "{game} {limit}: {answer}");
        }
    }
}

#[test]
fn a_win_in_one_is_proven_and_played() {
    let answer = console(&format!("{QUINDO}position fen 7/7/7/7/2BW3/7/7 w - 0\ngo depth 3\n"));
    assert!(answer.contains(" score win 1 "), "{answer}");
    assert!(answer.contains("bestmove d3b3\n") || answer.contains("bestmove d3a3\n"), "{answer}");
}

#[test]
fn an_endless_search_ends_with_stop_or_with_the_input() {
    let answer = console(&format!("{QUINDO}go infinite\nisready\nposition startpos\nstop\nd\n"));
    assert!(answer.contains("readyok\n"), "{answer}");
    assert!(answer.contains("info string error: \"position\" while thinking"), "{answer}");
    let (thought, shown) = answer.split_once("bestmove ").expect("an answer to stop");
    assert!(thought.contains("info depth 1 "), "{answer}");
    assert!(shown.ends_with("outcome open\n"), "{answer}");
    assert_eq!(only(&console(&format!("{QUINDO}go infinite\n")), "bestmove").len(), 1);
}

#[test]
fn several_lines_come_best_first() {
    let answer = console(&format!("{QUINDO}setoption name MultiPV value 3\ngo depth 3\n"));
    let last: Vec<&str> = answer.lines().filter(|line| line.starts_with("info depth 3 ")).collect();
    assert_eq!(last.len(), 3, "{answer}");
    let scores: Vec<i32> = last
        .iter()
        .map(|line| {
            let (_, rest) = line.split_once("score cp ").expect("points");
            rest.split(' ').next().expect("a number").parse().expect("a number")
        })
        .collect();
    assert!(scores.is_sorted_by(|one, other| one >= other), "{answer}");
    let firsts: std::collections::HashSet<&str> =
        last.iter().map(|line| &line.split_once(" pv ").expect("a line").1[..4]).collect();
    assert_eq!(firsts.len(), 3, "{answer}");
}

#[test]
fn a_level_answers_the_same_to_the_same_seed() {
    let lines = format!("{QUINDO}setoption name Level value 3\ngo movetime 1\n");
    let best = |lines: &str| only(&console(lines), "bestmove").concat();
    assert_eq!(best(&lines), best(&lines));
}

#[test]
fn a_finished_game_has_no_move_to_find() {
    let over = format!("{QUINDO}position fen 7/1B5/7/7/7/7/7 w 1 0\ngo depth 3\n");
    assert_eq!(console(&over), "info string error: the game is over: there is no move to find\n");
}

#[test]
fn an_evaluation_is_explained_term_by_term() {
    let answer = console("setoption name Game value khet\neval\n");
    let sum: i32 = only(&answer, "info")
        .iter()
        .map(|line| line.split_whitespace().last().expect("points").parse::<i32>().expect("points"))
        .sum();
    assert_eq!(only(&answer, "eval"), [format!("eval {sum}")], "{answer}");
    assert!(only(&answer, "info").len() >= 2, "{answer}");
}
