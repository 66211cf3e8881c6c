//! Programs at the other end of a pipe. The program that plays is this test itself.

use std::io::{BufRead, Write};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use arena::{
    Contestant, External, Forfeit, Match, Played, Player, Program, Reporter, random_mover,
};
use search::Limit;
use table::{Setup, TestTable};

use crate::pawns::{PAWNS, openings, searcher};

fn start() -> Box<dyn TestTable> {
    PAWNS.lay(&Setup::default()).expect("the game's own start")
}

/// Run as a program, this speaks the interface on its input and output and plays any move. It is
/// no test by itself: without input it ends at once.
#[test]
#[ignore = "a program for the other tests"]
fn a_program_that_plays() {
    // The test harness may have left half a line.
    println!();
    let mut table = start();
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["ugi"] => println!("id name dice\nugiok"),
            ["isready"] => println!("readyok"),
            ["position", "startpos", ref rest @ ..] => {
                table = start();
                for mv in rest.iter().skip(1) {
                    table.play(mv).unwrap();
                }
            }
            ["go", "nodes", "10"] => {
                let mv = random_mover(3).choose(&*table).unwrap();
                println!("info depth 1 score cp 0\nbestmove {mv}");
            }
            ["quit"] => return,
            _ => {}
        }
        std::io::stdout().flush().unwrap();
    }
}

fn dice() -> Program {
    let mut program =
        Program::new(std::env::current_exe().expect("a test is a file"), Limit::Nodes(10));
    let name = format!(
        "{}::a_program_that_plays",
        module_path!().split_once("::").expect("a module of the test").1
    );
    program.arguments =
        ["--ignored", "--exact", "--nocapture", "--test-threads=2"].map(str::to_owned).to_vec();
    program.arguments.push(name);
    program
}

fn impatient(program: Program) -> Program {
    Program { patience: Duration::from_millis(300), ..program }
}

/// A program that obeys a few lines of shell.
fn script(at_go: &str) -> Program {
    let text = format!(
        "while read -r line; do case \"$line\" in \
         ugi) echo ugiok;; isready) echo readyok;; go*) {at_go};; quit) exit 0;; esac; done"
    );
    let mut program = Program::new("sh", Limit::Nodes(10));
    program.arguments = vec!["-c".to_owned(), text];
    program
}

#[derive(Default)]
struct Forfeits(Vec<String>);

impl Reporter for Forfeits {
    fn played(&mut self, played: &Played) -> std::io::Result<()> {
        self.0.extend(played.forfeit.clone());
        Ok(())
    }
}

#[test]
fn a_program_plays_like_the_player_it_is() {
    let play = |contestant: Contestant| {
        let mut forfeits = Forfeits::default();
        let standing = Match {
            one: &searcher("Ada", 100),
            other: &contestant,
            openings: &openings(2),
            pairs: 3,
            sprt: None,
            workers: 2,
            journal: None,
            stop: &AtomicBool::new(false),
        }
        .play(&mut forfeits);
        assert_eq!(forfeits.0, [] as [String; 0]);
        standing.unwrap()
    };
    let program = play(Contestant::external("dice", dice(), PAWNS, "standard"));
    assert_eq!(program, play(Contestant::random("dice", 3)));
}

fn first_answer(program: Program) -> Result<String, Forfeit> {
    let mut player = External::start(program, PAWNS, "standard")?;
    player.new_game();
    player.choose(&*start())
}

fn check(program: Program, late: bool, expected: &str) {
    let forfeit = first_answer(program).expect_err("a forfeit");
    assert_eq!((forfeit.late, forfeit.to_string()), (late, expected.to_owned()));
}

#[test]
fn who_fails_forfeits_with_a_reason() {
    assert_eq!(first_answer(script("echo bestmove c2c3")), Ok("c2c3".to_owned()));
    check(script("echo bestmove c2c9"), false, "bestmove: illegal move \"c2c9\"");
    check(
        script("echo bestmove lunch"),
        false,
        "bestmove: \"lunch\" is not a move: expected two squares such as b2e5, or pass",
    );
    check(impatient(script(":")), true, "no bestmove within 0.3 s");
    check(
        impatient(script("echo info string error: no such game; exec sleep 5")),
        true,
        "no bestmove within 0.3 s; it said \"info string error: no such game\"",
    );
    let gone = first_answer(script("exit 3")).unwrap_err();
    assert!(gone.to_string().starts_with("the program ended before bestmove"), "{gone}");
    let missing = first_answer(Program::new("no-such-program", Limit::Depth(1))).unwrap_err();
    assert!(missing.to_string().starts_with("\"no-such-program\" cannot be started"), "{missing}");
    let endless = Program { limit: Limit::Infinite, ..script(":") };
    check(endless, false, "a program needs a limit to its thinking");
}

#[test]
fn a_program_that_hangs_is_killed() {
    let begun = Instant::now();
    let talker = script("while :; do echo info string still here; done");
    assert!(first_answer(impatient(talker)).unwrap_err().late);
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_program_that_fails_is_started_again() {
    // Dies at its second move of every life.
    let mortal = script("if [ \"$once\" ]; then exit 1; fi; once=1; echo bestmove c2c3");
    let mut player = External::start(mortal, PAWNS, "standard").unwrap();
    for _ in 0..2 {
        player.new_game();
        assert!(player.choose(&*start()).is_ok());
        assert!(player.choose(&*start()).is_err());
    }
}

/// Whether a process is there and has not ended.
#[cfg(target_os = "linux")]
fn is_alive(number: &str) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
    // The state stands after the name in brackets; Z has ended and nobody has asked how.
    status.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with('Z'))
}

#[cfg(target_os = "linux")]
#[test]
fn what_a_program_has_started_ends_with_it() {
    let folder = crate::scratch("grandchildren");
    for (name, at_go) in [
        ("answers", "echo bestmove c2c3"),
        ("is-late", ":"),
        ("is-illegal", "echo bestmove c2c9"),
        ("ends", "exit 3"),
    ] {
        let file = folder.join(name);
        let at_go = format!("sleep 600 & echo $! > {}; {at_go}", file.display());
        let _ = first_answer(impatient(script(&at_go)));
        let number = std::fs::read_to_string(&file).expect("it was asked for a move");
        let deadline = Instant::now() + Duration::from_secs(20);
        while is_alive(number.trim()) {
            assert!(Instant::now() < deadline, "{name}: {number} lives on");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}
