//! Bots on a server: our engine makes a match, another program takes the free seat, and both end when
//! the match does.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStdout, Command, Stdio};

use client::{Address, block_on};
use serde_json::Value;

const PROGRAM: &str = env!("CARGO_BIN_EXE_quinconce");

/// A program of ours, ended when dropped.
struct Running {
    child: Child,
    out: BufReader<ChildStdout>,
}

impl Running {
    fn start(arguments: &[&str]) -> Running {
        let mut child = Command::new(PROGRAM)
            .args(arguments)
            .env("QUINCONCE_MEMORY", "true")
            .env_remove("QUINCONCE_TOKEN")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let out = BufReader::new(child.stdout.take().expect("its output is ours"));
        Running { child, out }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).expect("it speaks");
        line.trim_end().to_owned()
    }

    /// Its last words, once it has ended well.
    fn end(&mut self) -> String {
        let mut text = String::new();
        self.out.read_to_string(&mut text).expect("it speaks");
        let status = self.child.wait().expect("it is ours");
        assert!(status.success(), "{status}: {text}");
        text
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve() -> (Running, String) {
    let mut server = Running::start(&["serve", "--listen", "127.0.0.1:0"]);
    let line = server.line();
    let url = line.split(' ').next_back().expect("an address").to_owned();
    (server, url)
}

#[test]
fn our_engine_and_another_program_play_a_match_to_its_end() {
    let (_server, url) = serve();
    let words = ["--game", "quindo", "--side", "first", "--level", "1"];
    let mut host =
        Running::start(&[&["bot", "--url", &url, "--clock", "5+2"], &words[..]].concat());
    let link = host.line().strip_prefix("match ").expect("its link").to_owned();
    let engine = format!("{PROGRAM} engine");
    let mut guest = Running::start(&[
        "bot",
        "--url",
        &link,
        "--engine",
        &engine,
        "--movetime",
        "20",
        "--name",
        "Guest",
    ]);
    assert!(host.line().starts_with("token "));
    assert!(guest.line().starts_with("token "));
    assert_eq!((host.line(), guest.line()), ("seat first".to_owned(), "seat second".to_owned()));
    let (host, guest) = (host.end(), guest.end());
    let last = |text: &str| text.lines().last().unwrap_or_default().to_owned();
    assert_eq!(last(&host), last(&guest));
    assert!(last(&host).starts_with("over: "), "{host}");
    let address: Address = link.parse().expect("a link");
    let path = format!("/api/matches/{}", address.id().expect("a match"));
    let state: Value = block_on(address.server().get(&path, None)).expect("a runtime").expect("it");
    assert_eq!(state["status"], "over");
    assert_eq!(state["players"]["second"]["name"], "Guest");
    let moves = state["moves"].as_array().expect("moves").len();
    let said = |text: &str| text.lines().filter(|line| line.starts_with("move ")).count();
    assert_eq!(said(&host) + said(&guest), moves, "each move was found once");
}

#[cfg(unix)]
#[test]
fn a_bot_that_is_stopped_comes_back_to_its_seat() {
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;
    let (_server, url) = serve();
    let mut bot = Running::start(&["bot", "--url", &url, "--game", "khet", "--side", "second"]);
    let link = bot.line().strip_prefix("match ").expect("its link").to_owned();
    let token = bot.line().strip_prefix("token ").expect("its secret").to_owned();
    assert_eq!(bot.line(), "seat second");
    let pid = Pid::from_raw(i32::try_from(bot.child.id()).expect("a number"));
    kill(pid, Signal::SIGINT).expect("it runs");
    assert_eq!(bot.end(), "");
    let mut again = Running::start(&["bot", "--url", &link, "--token", &token]);
    assert_eq!(again.line(), format!("token {token}"));
    assert_eq!(again.line(), "seat second");
}

#[test]
fn what_cannot_be_done_is_said_in_one_line() {
    let check = |arguments: &[&str], expected: &str| {
        let out = Command::new(PROGRAM).arg("bot").args(arguments).output().expect("it starts");
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(2), "{said}");
        assert!(said.contains(expected) && said.lines().count() == 1, "{said}");
    };
    check(&["--url", "here"], "bad address \"here\"");
    check(&["--url", "http://127.0.0.1:9"], "name a match by its link");
    check(&["--url", "http://127.0.0.1:9/match/a", "--game", "khet"], "that of a match");
    check(&["--url", "http://127.0.0.1:1", "--game", "khet"], "does not answer");
    let (_server, url) = serve();
    check(&["--url", &url, "--game", "chess"], "chess");
    check(&["--url", &format!("{url}/match/nobodyhasit0")], "404");
    let load = Command::new(PROGRAM).args(["load", "--url", "http://192.0.2.1"]).output();
    let said = String::from_utf8_lossy(&load.expect("it starts").stderr).into_owned();
    assert!(said.contains("not on this machine"), "{said}");
}
