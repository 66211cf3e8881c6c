//! `quinconce play --plain`, through pipes as scripts use it.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

const GAMES: [&str; 5] = ["khitan", "hokito", "khet", "quindo", "khan"];

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("play-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The program with both its pipes in our hands.
struct Table {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Table {
    fn open(data: &Path, arguments: &[&str]) -> Table {
        let mut child = Command::new(env!("CARGO_BIN_EXE_quinconce"))
            .args(["play", "--plain"])
            .args(arguments)
            .env("QUINCONCE_DATA", data)
            .env("LANG", "C")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("its input is ours");
        let output = BufReader::new(child.stdout.take().expect("its output is ours"));
        Table { child, input, output }
    }

    fn say(&mut self, line: &str) {
        // A game may have ended by itself; what follows then is read anyway.
        let _ = writeln!(self.input, "{line}");
    }

    /// The next line; `None` when the program has ended.
    fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = self.output.read_line(&mut line).expect("text");
        (read > 0).then(|| line.trim_end().to_owned())
    }

    /// The legal moves, or the result of the game.
    fn legal(&mut self) -> Result<Vec<String>, String> {
        self.say("moves");
        while let Some(line) = self.line() {
            if let Some(moves) = line.strip_prefix("legal ") {
                return Ok(moves.split(' ').map(str::to_owned).collect());
            }
            if let Some(result) = line.strip_prefix("result ") {
                return Err(result.to_owned());
            }
        }
        panic!("the program ended without a result");
    }

    /// Lets go of the input and gives the exit code with what was still said.
    fn end(mut self) -> (Option<i32>, String) {
        drop(self.input);
        let mut rest = String::new();
        while self.output.read_line(&mut rest).expect("text") > 0 {}
        (self.child.wait().expect("the program ends").code(), rest)
    }
}

/// Plays random legal moves to the end.
fn play_out(game: &str, arguments: &[&str]) -> String {
    let data = folder(&format!("{game}-{}", arguments.join("")));
    let mut table = Table::open(&data, &[&[game], arguments].concat());
    let mut lots = 7_u64;
    let result = loop {
        match table.legal() {
            Err(result) => break result,
            Ok(moves) => {
                lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let mv = moves[(lots >> 33) as usize % moves.len()].clone();
                table.say(&mv);
            }
        }
    };
    assert_eq!(table.end().0, Some(0), "{game}");
    assert!(!data.join(format!("play/{game}.game")).exists(), "a finished game is not kept");
    result
}

fn check_result(game: &str, result: &str) {
    let (score, reason) = result.split_once(' ').expect("a score and a reason");
    assert!(["1-0", "0-1", "1/2-1/2"].contains(&score), "{game}: {result}");
    assert!(!reason.is_empty() && !reason.contains(' '), "{game}: {result}");
}

#[test]
fn a_whole_game_of_each_against_a_level() {
    for game in GAMES {
        check_result(game, &play_out(game, &["--level", "2", "--seed", "5"]));
    }
}

#[test]
fn a_whole_game_of_each_between_two_people() {
    for game in GAMES {
        check_result(game, &play_out(game, &["--side", "both", "--seed", "9"]));
    }
}

#[test]
fn two_engines_play_a_whole_game_of_each_and_ask_nobody() {
    for game in GAMES {
        let data = folder(&format!("{game}-none"));
        let table = Table::open(&data, &[game, "--side", "none", "--level", "2", "--seed", "1"]);
        let (code, said) = table.end();
        assert_eq!(code, Some(0), "{game}");
        let lines: Vec<&str> = said.lines().collect();
        let last = lines.last().and_then(|line| line.strip_prefix("result "));
        check_result(game, last.expect("the last line is the result"));
        assert!(lines.iter().filter(|line| line.starts_with("position ")).count() > 5, "{game}");
    }
}

fn plain(data: &Path, arguments: &[&str], input: &str) -> (Option<i32>, String) {
    let mut table = Table::open(data, arguments);
    let _ = table.input.write_all(input.as_bytes());
    table.end()
}

#[test]
fn every_move_is_told_in_words_and_as_a_position() {
    let data = folder("words");
    let (code, said) = plain(&data, &["quindo", "--side", "both"], "c2c3\nc6a4\n");
    assert_eq!(code, Some(0));
    assert_eq!(
        said,
        "Quindo, Standard. Leave your opponent without pawns. Two people play at this table. \
         Type a move, or help.\n\
         White to move. Choose a pawn.\n\
         White: pawn c2 to c3. Barred distance 1.\n\
         position 7/1BBBBB1/7/7/2W4/1W1WWW1/7 b 1 1\n\
         Black to move. Choose a pawn.\n\
         Black: pawn c6 to a4, leaves the board at a4. Barred distance 2.\n\
         position 7/1B1BBB1/7/7/2W4/1W1WWW1/7 w 2 0\n\
         White to move. Choose a pawn.\n\
         The game is kept: resume it with quinconce play --resume.\n"
    );
}

#[test]
fn what_is_left_at_the_end_of_the_input_goes_on() {
    let data = folder("resume");
    plain(&data, &["khet", "--side", "both"], "c1+\n");
    plain(&data, &["quindo", "--side", "both"], "c2c3\nc6c4\n");
    let (code, said) = plain(&data, &["--resume"], "moves\nquit\n");
    assert_eq!(code, Some(0));
    assert!(said.contains("The game resumes after 2 moves."), "{said}");
    assert!(said.contains("\nposition 7/1B1BBB1/7/2B4/2W4/1W1WWW1/7 w 2 2\n"), "{said}");
    let (_, said) = plain(&data, &["khet", "--resume"], "position\n");
    assert!(said.contains("after 1 move."), "{said}");
    let (_, said) = plain(&data, &["--resume"], "back\nposition\n");
    assert!(said.contains("Khet") && said.contains("Taken back: c1+.\n"), "{said}");
    let none = crate::common::quinconce(
        &["play", "--plain", "--resume", "--data", folder("nothing").to_str().expect("text")],
        b"",
    );
    assert_eq!(none.code, Some(2));
    assert_eq!(none.err, "quinconce: There is nothing to resume: no game was left unfinished.\n");
}

#[test]
fn a_bad_line_gets_one_line_and_changes_nothing() {
    let data = folder("bad");
    let start = "7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0";
    let long = "x".repeat(10_000);
    for (line, answer) in [
        ("c2c2", "illegal move \"c2c2\". It cannot stay where it is."),
        ("c6c5", "illegal move \"c6c5\". That is not yours."),
        // Something like a move is told what a move looks like.
        ("c2x9", "\"c2x9\" is not a move: expected two squares such as b2e5, or pass"),
        ("castle", "\"castle\" is neither a move nor a command: type help"),
        ("quit now", "\"quit now\" is neither a move nor a command: type help"),
        ("claim", "no draw to claim: the position has occurred 1 of 3 times"),
        ("back", "No move has been made."),
        ("save", "save needs the name of a file"),
        (&long, "a line has more than 4096 bytes"),
    ] {
        let input = format!("{line}\nposition\nquit\n");
        let (code, said) = plain(&data, &["quindo", "--side", "both"], &input);
        assert_eq!(code, Some(0), "{line}");
        let lines: Vec<&str> = said.lines().skip(2).take(2).collect();
        assert_eq!(lines, [answer, &format!("position {start}")], "{said}");
    }
}

#[test]
fn a_game_that_counts_points_tells_them_in_the_end() {
    let (code, said) = plain(&folder("points"), &["hokito", "--side", "both"], "resign\n");
    assert_eq!(code, Some(0));
    let end: Vec<&str> = said.lines().rev().take(2).collect();
    assert_eq!(end[0], "result 0-1 resignation");
    let points = end[1].strip_prefix("White wins: the opponent resigned. ").expect(end[1]);
    assert!(points.contains("Black: ") && points.contains(" points. White: "), "{said}");
}

#[test]
fn commands_answer() {
    let data = folder("commands");
    let file = data.join("saved.game");
    let input = format!(
        "board\ndraw\nhint\nhelp\nc2c3\nback\nsave {0}\nsave {0}\nresign\n",
        file.display()
    );
    let (code, said) = plain(&data, &["quindo", "--side", "both"], &input);
    assert_eq!(code, Some(0));
    for part in [
        "White: b2, c2, d2, e2, f2. Black: b6, c6, d6, e6, f6.\n",
        "2  # W W W W W #\n",
        "The engine would play ",
        "\nboard: the board in words\n",
        "Taken back: c2c3.\nposition 7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0\n",
        &format!("Saved as {0}.\n{0} already exists: choose another name\n", file.display()),
        "Black wins: the opponent resigned.\nresult 0-1 resignation\n",
    ] {
        assert!(said.contains(part), "{part:?} in {said}");
    }
    let saved = fs::read(&file).expect("a record");
    assert_eq!(crate::common::quinconce(&["replay", "-"], &saved).code, Some(0));
}

#[test]
fn a_draw_is_claimed_when_the_position_stands_for_the_third_time() {
    let data = folder("claim");
    let shuffle = "e1d1\nf8e8\nd1e1\ne8f8\n".repeat(3);
    let (_, said) = plain(
        &data,
        &["khet", "--side", "both", "--position", "5k4/10/10/10/10/10/10/4K5 s 0"],
        &format!("{shuffle}claim\n"),
    );
    assert!(said.ends_with("result 1/2-1/2 claim\n"), "{said}");
}

#[test]
fn in_french_everything_is_said_in_french_and_commands_have_french_names() {
    let data = folder("french");
    let (_, said) = plain(
        &data,
        &[
            "khan",
            "--side",
            "both",
            "--lang",
            "fr",
            "--position",
            "s ss4/1ks1ss/6/6/1S1S1S/S1K1S1 r - 0/0 0",
        ],
        "plateau\ncoups\nmoves\naide\nquitter\n",
    );
    assert!(said.contains("Khan") && said.contains("Deux personnes jouent"), "{said}");
    assert_eq!(said.lines().filter(|line| line.starts_with("legal ")).count(), 2, "{said}");
}

#[test]
fn without_a_game_it_asks_and_takes_numbers_and_names() {
    let data = folder("asks");
    let (code, said) = plain(&data, &[], "go\n4\nboth\nc2c3\n");
    assert_eq!(code, Some(0), "{said}");
    for part in [
        "1. Khitan: ",
        "5. Khan: ",
        "Which game? Type its number or its name.\n\"go\" is not in the list.\nWhich game?",
        "1. You, as White\n2. You, as Black\n3. Two people play at this table\n4. Nobody",
        "White: pawn c2 to c3.",
    ] {
        assert!(said.contains(part), "{part:?} in {said}");
    }
    // A game that was left comes first; an empty line takes what is usual.
    let (_, said) = plain(&data, &["--side", "second", "--seed", "1"], "khet\n\n2\nquit\n");
    assert!(said.starts_with("0. Resume: Quindo\n1. Khitan"), "{said}");
    assert!(said.contains("The computer plays Silver at level 2."), "{said}");
    let (_, said) = plain(&data, &[], "0\nquit\n");
    assert!(said.contains("The game resumes after 1 move."), "{said}");
    let (_, said) = plain(&data, &["--lang", "fr"], "QUINDO\n\n\nquitter\n");
    assert!(said.contains("Quel jeu\u{202f}?") && said.contains("Vous jouez"), "{said}");
    let none =
        crate::common::quinconce(&["play", "--plain", "--data", data.to_str().expect("text")], b"");
    assert_eq!(none.err, "quinconce: name a game: khitan, hokito, khet, quindo, khan\n");
    assert_eq!(none.code, Some(2));
}

#[test]
fn a_clock_runs_line_by_line_and_is_kept() {
    let data = folder("clock");
    let (code, said) =
        plain(&data, &["quindo", "--side", "both", "--clock", "2+5"], "clock\nc2c3\nclock\n");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("White: 2 minutes, 0 seconds. Black: 2 minutes, 0 seconds.\n"), "{said}");
    assert!(said.contains("White: 2 minutes, 5 seconds. Black: 2 minutes, 0 seconds.\n"), "{said}");
    let (_, said) = plain(&data, &["--resume"], "clock\nquit\n");
    assert!(said.contains("White: 2 minutes, 5 seconds. Black: "), "{said}");
    let (_, said) = plain(&data, &["quindo", "--side", "both"], "clock\nquit\n");
    assert!(said.contains("There is no clock.\n"), "{said}");
}

#[test]
fn without_a_game_or_with_a_bad_one_it_is_one_line() {
    let check = |arguments: &[&str], expected: &str| {
        let answer = crate::common::quinconce(&[&["play"], arguments].concat(), b"");
        assert_eq!(answer.err, format!("quinconce: {expected}\n"));
        assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""));
    };
    check(&["go"], "unknown game \"go\": expected khitan, hokito, khet, quindo, khan");
    check(&["khan", "--variant", "big"], "unknown variant \"big\": expected standard, anywhere");
    check(
        &["khan", "--level", "11"],
        "invalid value \"11\" for --level <N>: expected a whole number from 1 to 10 (see quinconce --help)",
    );
}

/// A new game of the same kind leaves the one alone that was not finished.
#[test]
fn a_game_that_was_left_stays_when_another_begins() {
    let data = folder("beside");
    let khet = ["khet", "--side", "both"];
    plain(&data, &khet, "c1+\nc7+\n");
    let kept = |name: &str| fs::read_to_string(data.join("play").join(name)).unwrap_or_default();
    let first = kept("khet.game");
    assert!(first.contains("c7+"), "{first}");
    let (code, said) = plain(&data, &khet, "quit\n");
    assert_eq!(code, Some(0));
    assert!(
        said.contains(
            "An unfinished game of Khet is kept: quinconce play khet --resume goes on with it.\n"
        ),
        "{said}"
    );
    assert!(!said.contains("The game is kept"), "nothing was played: {said}");
    assert_eq!(kept("khet.game"), first);
    plain(&data, &khet, "c1-\n");
    assert_eq!(kept("khet.game"), first);
    assert!(kept("khet-2.game").contains("c1-"), "{}", kept("khet-2.game"));
    // The one that was left last goes on first, then the other.
    let (_, said) = plain(&data, &["khet", "--resume"], "resign\n");
    assert!(said.contains("after 1 move."), "{said}");
    let (_, said) = plain(&data, &["--resume"], "quit\n");
    assert!(said.contains("after 2 moves."), "{said}");
    assert!(!said.contains("unfinished"), "{said}");
}

#[test]
fn the_squares_are_told_whenever_they_have_changed() {
    let data = folder("squares");
    let (_, said) = plain(&data, &["khan", "--side", "both"], "edge:n\nsquares\nback\n");
    let told = |said: &str| {
        let rows = said.lines().filter(|line| line.starts_with("Lines of the squares"));
        rows.map(str::to_owned).collect::<Vec<_>>()
    };
    let rows = told(&said);
    assert_eq!(rows.len(), 4, "{said}");
    assert_ne!(rows[0], rows[1], "the mat was turned");
    assert_eq!(rows[1], rows[2], "they were asked for");
    assert_eq!(rows[0], rows[3], "it was turned back");
    let (_, said) = plain(&data, &["khet", "--side", "both"], "squares\n");
    assert!(said.contains("All squares are alike.\n"), "{said}");
    let french = ["khan", "--side", "both", "--lang", "fr"];
    let (_, said) = plain(&folder("cases"), &french, "cases\naide\n");
    assert_eq!(said.matches("Traits des cases").count(), 2, "{said}");
    assert!(said.contains("cases\u{202f}: le type des cases"), "{said}");
}

#[test]
fn whoever_watches_two_engines_may_leave() {
    let data = folder("watching");
    let watched = ["quindo", "--side", "none", "--level", "3", "--seed", "1"];
    let mut table = Table::open(&data, &watched);
    table.say("resign");
    table.say("quit");
    // The input stays open: nothing but the word ends it.
    let mut said = Vec::new();
    while let Some(line) = table.line() {
        said.push(line);
    }
    assert!(said.contains(&"You are only watching.".to_owned()), "{said:?}");
    assert!(!said.iter().any(|line| line.starts_with("result ")), "{said:?}");
    assert_eq!(table.end().0, Some(0));
}

#[test]
fn what_cannot_be_obeyed_is_refused() {
    let check = |arguments: &[&str], expected: &str| {
        let answer = crate::common::quinconce(&[&["play"], arguments].concat(), b"");
        assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(answer.err.contains(expected), "{arguments:?}: {}", answer.err);
        assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
    };
    let link = "http://127.0.0.1:9/match/abcd";
    for option in [["--level", "3"], ["--side", "first"], ["--clock", "10+5"], ["--seed", "1"]] {
        let refused = format!("{} cannot be used with the link of a match", option[0]);
        check(&[&[link][..], &option[..]].concat(), &refused);
        check(&[&["--load", "x.game"][..], &option[..]].concat(), "cannot be used with");
    }
    check(&[link, "--resume"], "--resume cannot be used with the link of a match");
    check(&["--resume", "--clock", "10+5"], "cannot be used with");
    check(&["khet", "--name", "Ada"], "--name needs the link of a match");
    check(&["khet", "--no-chat"], "--no-chat needs the link of a match");
    check(&["--load", "x.game"], "--load needs a terminal on both ends");
    check(&["khet", "--ascii", "--unicode"], "cannot be used with");
}
