//! What the disk holds when somebody is told, seen at the system calls: killing the process cannot show
//! a missing sync, since the kernel keeps what was written. Needs strace.

#![cfg(target_os = "linux")]

mod served;

use std::fs;
use std::process::{Command, Stdio};

use serde_json::json;
use served::{Folder, Server, command, moves};

/// Whether calls can be watched here. `cargo xtask test` installs strace.
fn can_watch() -> bool {
    let watched = Command::new("strace").args(["-f", "-o", "/dev/null", "true"]).output();
    let can = watched.is_ok_and(|output| output.status.success());
    if !can {
        eprintln!("skipped: strace is not installed, or may not watch processes here");
    }
    can
}

/// A move's name, which is found in the log of calls.
fn name(ply: usize) -> String {
    format!("trace{ply:05}x")
}

/// One call that matters here.
#[derive(Clone, PartialEq, Debug)]
enum Call {
    /// Something is written to the write-ahead log.
    Write(String),
    /// The write-ahead log has reached the disk.
    Synced,
    /// Something is told to somebody.
    Told(String),
}

/// Reads what strace has written: writes count when they begin or, to the log, when they are done;
/// syncs when they are done, and well.
fn calls(trace: &str) -> Vec<Call> {
    let mut calls = Vec::new();
    // Calls that have begun in a thread and are not done.
    let mut open: Vec<(&str, String)> = Vec::new();
    for line in trace.lines() {
        let Some((thread, rest)) = line.trim_start().split_once(char::is_whitespace) else {
            continue;
        };
        let rest = rest.trim_start();
        let (text, done) = if let Some(end) = rest.strip_prefix("<... ") {
            let place = open.iter().position(|(other, _)| *other == thread);
            let Some(place) = place else { continue };
            (open.remove(place).1 + end, true)
        } else if let Some(begin) = rest.strip_suffix("<unfinished ...>") {
            open.push((thread, begin.to_owned()));
            (begin.to_owned(), false)
        } else {
            (rest.to_owned(), true)
        };
        let Some((call, arguments)) = text.split_once('(') else { continue };
        let file = arguments.split('>').next().unwrap_or_default();
        let (is_log, is_socket) = (
            file.ends_with("quinconce.sqlite-wal"),
            file.contains("<socket:") || file.contains("<TCP"),
        );
        let begins = !rest.starts_with("<... ");
        match call {
            "pwrite64" | "write" if is_log && done => calls.push(Call::Write(text)),
            "fsync" | "fdatasync" if is_log && done && text.ends_with("= 0") => {
                calls.push(Call::Synced);
            }
            "write" | "writev" | "sendto" | "sendmsg" if is_socket && begins => {
                calls.push(Call::Told(text));
            }
            _ => {}
        }
    }
    calls
}

/// What is wrong with the order of calls in a game of so many moves: nobody may hear of a move before it
/// was written and the log synced after that.
fn violations(calls: &[Call], moves: usize) -> Vec<String> {
    let mut wrong = Vec::new();
    for ply in 0..moves {
        let (name, acknowledged) = (name(ply), format!("\\\"ply\\\":{},\\\"position\\\"", ply + 1));
        let written =
            calls.iter().position(|call| matches!(call, Call::Write(text) if text.contains(&name)));
        let Some(written) = written else {
            wrong.push(format!("move {ply} was never written"));
            continue;
        };
        let synced = calls[written..].iter().position(|call| *call == Call::Synced);
        let synced = synced.map_or(usize::MAX, |place| written + place);
        let told = |call: &Call| match call {
            Call::Told(text) => text.contains(&name) || text.contains(&acknowledged),
            _ => false,
        };
        let told: Vec<usize> = (0..calls.len()).filter(|&place| told(&calls[place])).collect();
        // The player, and whoever follows the log.
        if told.len() < 2 {
            wrong.push(format!("move {ply} was told {} times", told.len()));
        }
        if told.iter().any(|&place| place < synced) {
            wrong.push(format!("move {ply} was told before it was on the disk"));
        }
    }
    wrong
}

#[test]
fn nothing_is_told_before_it_is_on_the_disk() {
    if !can_watch() {
        return;
    }
    let folder = Folder::new("trace");
    let data = folder.path().to_str().expect("a plain path");
    let file = folder.path().join("calls");
    let file = file.to_str().expect("a plain path");
    let watched = "trace=pwrite64,write,fsync,fdatasync,writev,sendto,sendmsg";
    let under = ["strace", "-f", "-qq", "-y", "-s", "6000", "-e", watched, "-o", file];
    let mut server = Server::spawn(&mut command(&under, &["--data", data]));
    let (id, tokens) = server.begin("khet");
    let follower = server.follow(&id);
    let moves = moves("khet", 24);
    assert!(moves.len() >= 10);
    for (ply, (side, mv)) in moves.iter().enumerate() {
        let body = json!({ "ply": ply, "move": mv, "id": name(ply) });
        let done = server.post(&format!("/api/matches/{id}/moves"), &tokens[*side], &body);
        assert_eq!(done.status, 200, "{}", done.body);
    }
    Server::signal(server.inner(), "TERM");
    assert!(server.ends().success());
    drop(follower);
    let trace = fs::read_to_string(file).expect("the calls");
    let calls = calls(&trace);
    assert_eq!(violations(&calls, moves.len()), Vec::<String>::new());
    // The same calls as a database writes them that does not wait for the disk, or waits too late:
    // this test would notice.
    let hasty: Vec<Call> = calls.iter().filter(|call| **call != Call::Synced).cloned().collect();
    assert_eq!(violations(&hasty, moves.len()).len(), moves.len());
    let mut late = calls;
    for place in 0..late.len() {
        if late[place] == Call::Synced {
            // Behind what is told next.
            let next = late[place..].iter().position(|call| matches!(call, Call::Told(_)));
            if let Some(next) = next {
                late[place..=place + next].rotate_left(1);
            }
        }
    }
    assert!(violations(&late, moves.len()).len() >= moves.len() - 1);
}

#[test]
fn a_failed_sync_ends_the_process_and_is_not_acknowledged() {
    if !can_watch() {
        return;
    }
    let folder = Folder::new("fault");
    let data = folder.path().to_str().expect("a plain path");
    // The system really fails: from the thirtieth sync of a thread on, as a broken disk would.
    let (watched, broken) = ("trace=fsync,fdatasync", "inject=fsync,fdatasync:error=EIO:when=30+");
    let under = ["strace", "-f", "-qq", "-e", watched, "-e", broken, "-o", "/dev/null"];
    let mut server = Server::spawn(command(&under, &["--data", data]).stderr(Stdio::piped()));
    let log = server.log();
    let (id, tokens) = server.begin("khet");
    let path = format!("/api/matches/{id}/moves");
    let moves = moves("khet", 1000);
    let mut acknowledged = 0;
    let mut last = None;
    for (ply, (side, mv)) in moves.iter().enumerate() {
        let body = json!({ "ply": ply, "move": mv, "id": name(ply) }).to_string();
        last = server.ask("POST", &path, &tokens[*side], &body);
        match &last {
            Some(answer) if answer.status == 200 => acknowledged += 1,
            _ => break,
        }
    }
    // Nobody was told of what could not be kept for sure: the connection broke.
    assert!(last.is_none(), "{last:?}");
    assert!(acknowledged > 0 && acknowledged < 30, "{acknowledged}");
    assert_eq!(server.ends().code(), Some(74));
    let lines: Vec<String> = log.iter().collect();
    let told = "quinconce: the database cannot be trusted: ";
    assert!(lines.iter().any(|line| line.starts_with(told)), "{lines:?}");
    // On a sound disk, everything that was acknowledged is there, and the move is sent again.
    let server = Server::start(&["--data", data]);
    let state = server.get(&format!("/api/matches/{id}")).json();
    let kept = state["ply"].as_u64().expect("a number") as usize;
    assert!(kept == acknowledged || kept == acknowledged + 1, "{kept} of {acknowledged}");
    let (side, mv) = &moves[acknowledged];
    let body = json!({ "ply": acknowledged, "move": mv, "id": name(acknowledged) });
    let again = server.post(&path, &tokens[*side], &body);
    assert_eq!((again.status, again.json()["ply"].as_u64()), (200, Some(acknowledged as u64 + 1)));
}
