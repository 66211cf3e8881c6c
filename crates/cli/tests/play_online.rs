//! `quinconce play URL`, against a real server: the seat behind an invitation.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use client::{Address, block_on};
use protocol::{CreateMatch, MakeMove, MatchCreated, SideChoice};

struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start() -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_quinconce"))
            .args(["serve", "--listen", "127.0.0.1:0", "--memory"])
            .env_remove("QUINCONCE_DATA")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a server");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let url = line.trim().split(' ').next_back().expect("its address").to_owned();
        Server { child, url }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_seat_behind_an_invitation_is_taken_and_played() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play-online");
    let _ = fs::remove_dir_all(&data);
    let node = Server::start();
    let server = node.url.parse::<Address>().expect("an address").server();
    let asked = CreateMatch {
        game: "quindo".to_owned(),
        variant: None,
        position: None,
        seed: None,
        side: SideChoice::First,
        clock: None,
        rated: false,
        public: false,
        name: Some("Ada".to_owned()),
        level: None,
    };
    let created: MatchCreated =
        block_on(server.create(None, &asked)).expect("a runtime").expect("a match");
    let link = format!("{}/match/{}", node.url, created.id);
    let play = || {
        let mut child = Command::new(env!("CARGO_BIN_EXE_quinconce"))
            .args(["play", "--plain", &link, "--name", "Grace"])
            .env("QUINCONCE_DATA", &data)
            .env("LANG", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        (child, output.lines().map(|line| line.expect("text")))
    };
    let ada = |ply: u32, mv: &str| {
        let mv = MakeMove { ply, mv: mv.to_owned(), id: format!("ada-{ply}"), after: None };
        block_on(server.make_move(&created.id, &created.token, &mv)).expect("a runtime")
    };

    let (mut grace, mut lines) = play();
    let first = lines.next().expect("a greeting");
    assert!(first.contains("On a server; you play Black."), "{first}");
    ada(0, "c2c3").expect("it is her move");
    assert_eq!(lines.next().as_deref(), Some("White: pawn c2 to c3. Barred distance 1."));
    assert!(lines.next().expect("a position").starts_with("position "));
    assert_eq!(lines.next().as_deref(), Some("Your turn. Choose a pawn."));
    let mut input = grace.stdin.take().expect("its input");
    // A bad move and a hint are refused, a good one is told when the server has it.
    writeln!(input, "c6c5\nhint\nc6c4").expect("lines");
    let barred = lines.next().expect("a reason");
    assert!(barred.starts_with("illegal move \"c6c5\""), "{barred}");
    assert!(lines.next().expect("a reason").starts_with("Not in a match"));
    assert_eq!(lines.next().as_deref(), Some("Black: pawn c6 to c4. Barred distance 2."));
    // The line is cut in the middle of the match.
    grace.kill().expect("it runs");
    grace.wait().expect("it ends");

    // She comes back to her seat, finds all that happened, and gives up.
    let (mut grace, lines) = play();
    ada(2, "c3d3").expect("it is her move");
    let mut input = grace.stdin.take().expect("its input");
    for line in lines {
        if line == "White: pawn c3 to d3. Barred distance 1." {
            writeln!(input, "resign").expect("a line");
        }
        if line.starts_with("result ") {
            assert_eq!(line, "result 1-0 resignation");
            break;
        }
    }
    assert_eq!(grace.wait().expect("it ends").code(), Some(0));
}
