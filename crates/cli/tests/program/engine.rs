//! The engine console: the Universal Game Interface, line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::quinconce;

/// What the console answers to these lines.
fn console(lines: &str) -> String {
    let answer = quinconce(&["engine"], lines.as_bytes());
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""), "{lines}");
    answer.out
}

/// A console that is talked to line by line.
struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    output: Option<BufReader<ChildStdout>>,
}

impl Talk {
    fn begin(command: &mut Command) -> Talk {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let (input, output) = (child.stdin.take(), child.stdout.take().map(BufReader::new));
        Talk { child, input, output }
    }

    fn engine() -> Talk {
        Talk::begin(Command::new(env!("CARGO_BIN_EXE_quinconce")).arg("engine"))
    }

    fn say(&mut self, lines: &str) {
        let input = self.input.as_mut().expect("its input is ours");
        input.write_all(lines.as_bytes()).expect("it listens");
    }

    /// Reads up to a line that begins with `word`.
    fn hear(&mut self, word: &str) -> String {
        for line in self.output.as_mut().expect("its output is ours").lines() {
            let line = line.expect("text");
            if line.starts_with(word) {
                return line;
            }
        }
        panic!("no {word}")
    }

    /// How it ended; killed if it does not within far more than it takes.
    fn end(mut self) -> Option<ExitStatus> {
        let deadline = Instant::now() + Duration::from_secs(30);
        while Instant::now() < deadline {
            if let Some(status) = self.child.try_wait().expect("it is ours") {
                return Some(status);
            }
            thread::sleep(Duration::from_millis(10));
        }
        self.child.kill().expect("it is ours");
        self.child.wait().expect("it is ours");
        None
    }
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
    for game in catalog::GAMES.iter() {
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
fn a_variant_may_come_before_its_game() {
    let kept =
        "info string khitan has no variant \"imhotep\": it is kept for the next game you choose\n";
    // As kz04px/cutegames sends its options, which know no order.
    let first = "ugi\nsetoption name Variant value imhotep\nsetoption name Hash value 2\n\
                 setoption name Game value khet\nisready\nuginewgame\nperft 1\n";
    let answer = console(first);
    assert!(answer.ends_with(&format!("ugiok\n{kept}readyok\nnodes 75\n")), "{answer}");
    // A second match with the same program.
    let again = "setoption name Variant value classic\nsetoption name Game value khet\nperft 1\n\
                 setoption name Variant value imhotep\nsetoption name Game value khet\nperft 1\n";
    let answer = console(&format!("{first}{again}"));
    assert!(answer.ends_with("nodes 75\nnodes 79\nnodes 75\n"), "{answer}");
    // The game we begin with may have it too.
    let expert = "setoption name Variant value expert\nsetoption name Game value khitan\n";
    let other = "setoption name Game value khitan\nsetoption name Variant value expert\n";
    assert_eq!(console(&format!("{expert}d\n")), console(&format!("{other}d\n")));
    assert_ne!(console(&format!("{expert}d\n")), console("d\n"));
}

#[test]
fn a_variant_that_the_chosen_game_does_not_have_is_an_error() {
    let wrong = "info string error: quindo has no variant \"imhotep\": it has standard\n";
    let answer = console(
        "setoption name Variant value imhotep\nsetoption name Game value quindo\n\
         setoption name Game value quindo\nperft 1\n",
    );
    assert!(answer.contains(wrong) && answer.ends_with("nodes 56\n"), "{answer}");
    let answer = console(
        "setoption name Variant value expert\nsetoption name Game value khan\nquery gameover\n",
    );
    assert_eq!(
        answer,
        "info string error: khan has no variant \"expert\": it has standard, anywhere\n\
         response false\n"
    );
    let answer = console("setoption name Variant value sideways\n");
    assert!(answer.starts_with("info string error: unknown variant \"sideways\""), "{answer}");
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
        "perft 100",
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
        "info string error: a line is not UTF-8 text\n\
         info string error: a line has more than 1048576 bytes\nreadyok\n"
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
    for limit in ["depth 3", "infinite", "p1time 100 p2time 100"] {
        let over = format!("{QUINDO}position fen 7/1B5/7/7/7/7/7 w 1 0\ngo {limit}\nisready\n");
        assert_eq!(
            console(&over),
            "info string the game is over: there is no move to find\nbestmove (none)\nreadyok\n"
        );
    }
}

#[test]
fn a_finished_game_is_not_judged() {
    let lit = "position startpos moves c5c6 h4i4 c1d2 h5h4 e4f3 e8d8";
    let answer = console(&format!("setoption name Game value khet\n{lit}\neval\nquery gameover\n"));
    assert_eq!(only(&answer, "eval"), [""; 0], "{answer}");
    assert!(answer.contains("info string error: the game is over: there is nothing to evaluate\n"));
    assert!(answer.ends_with("response true\n"), "{answer}");
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

#[test]
fn a_long_count_hears_stop_quit_and_the_end() {
    let mut talk = Talk::engine();
    talk.say("perft 50\nisready\nstop\nperft 1\n");
    assert_eq!(talk.hear("info"), "info string perft stopped");
    assert_eq!(talk.hear(""), "readyok");
    assert!(talk.hear("").starts_with("nodes "));
    talk.say("perft 50\nd\nquit\n");
    assert_eq!(talk.hear("info"), "info string perft stopped");
    assert!(talk.hear("outcome").ends_with("open"));
    assert!(talk.end().is_some_and(|status| status.success()), "quit ends it");

    let mut talk = Talk::engine();
    talk.say("perft 50\n");
    talk.input = None;
    assert_eq!(talk.hear(""), "info string perft stopped");
    assert!(talk.end().is_some_and(|status| status.success()), "the end of the input ends it");
}

#[test]
fn a_count_that_is_piped_in_is_answered() {
    assert_eq!(console(&format!("{QUINDO}perft 3\nperft 2\nquit\n")).lines().count(), 2);
    assert_eq!(console(&format!("{QUINDO}perft 3\n")), "nodes 60665\n");
}

#[test]
fn a_search_that_is_piped_in_is_answered() {
    let begun = Instant::now();
    let answer = console(&format!("{QUINDO}go movetime 400\n"));
    assert_eq!(only(&answer, "bestmove").len(), 1, "{answer}");
    assert!(begun.elapsed() >= Duration::from_millis(350), "{answer}");
}

#[test]
fn what_nobody_reads_ends() {
    for work in ["go movetime 604800000\n", "go infinite\n", "perft 50\n"] {
        let mut talk = Talk::engine();
        talk.say(work);
        (talk.input, talk.output) = (None, None);
        assert!(talk.end().is_some(), "{work}: without input and output");
        let mut talk = Talk::engine();
        talk.say(work);
        talk.output = None;
        let input = talk.input.take();
        assert!(talk.end().is_some(), "{work}: without output");
        drop(input);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_table_without_memory_is_an_error_line() {
    let told = |kibibytes: u32, lines: &str| {
        let script = format!("ulimit -v {kibibytes}; exec \"$0\" engine");
        let mut talk =
            Talk::begin(Command::new("sh").args(["-c", &script, env!("CARGO_BIN_EXE_quinconce")]));
        talk.say(lines);
        talk.input = None;
        let lines: Vec<String> =
            talk.output.take().expect("ours").lines().map(|line| line.expect("text")).collect();
        assert!(talk.end().is_some_and(|status| status.success()), "{lines:?}");
        lines
    };
    let answer = told(700_000, "setoption name Hash value 4096\ngo depth 2\n");
    assert_eq!(answer[0], "info string error: not enough memory for Hash 4096: it is now 64");
    assert!(answer.last().is_some_and(|line| line.starts_with("bestmove ")), "{answer:?}");
    // Where the memory ends, some of the threads cannot be started.
    for kibibytes in [120_000, 160_000, 240_000] {
        let answer = told(kibibytes, "setoption name Threads value 64\ngo movetime 50\n");
        assert!(answer.last().is_some_and(|line| line.starts_with("bestmove ")), "{answer:?}");
    }
    // Both tables at once would be too much.
    let answer =
        told(700_000, "setoption name Hash value 300\nsetoption name Hash value 350\nisready\n");
    assert_eq!(answer, ["readyok"]);
}

#[test]
fn without_threads_there_is_a_move_all_the_same() {
    // Stacks of that size are never given.
    let mut command = Command::new(env!("CARGO_BIN_EXE_quinconce"));
    let mut talk =
        Talk::begin(command.arg("engine").env("RUST_MIN_STACK", (1_u64 << 50).to_string()));
    talk.say("setoption name Threads value 4\ngo depth 3\n");
    assert!(talk.hear("bestmove").len() > "bestmove ".len());
    talk.say("go infinite\n");
    assert_eq!(
        talk.hear("info string"),
        "info string no thread to hear stop with: thinking for 1 s"
    );
    assert!(talk.hear("bestmove").len() > "bestmove ".len());
    talk.say("quit\n");
    assert!(talk.end().is_some_and(|status| status.success()));
}
