//! What whoever runs a server does about people and what they say, while it runs.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use crate::common::{Answer, quinconce};
use serde_json::{Value, json};

/// Long enough for whatever must happen on a busy machine.
const SURELY: Duration = Duration::from_secs(20);

/// A folder of its own, removed when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = env::temp_dir().join(format!("quinconce-admin-{}-{name}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The program serving, ended when dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_quinconce"))
            .args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--data"])
            .arg(data)
            .env_remove("QUINCONCE_MEMORY")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("its output is ours");
        BufReader::new(out).read_line(&mut line).expect("it tells its address");
        let address = line.strip_prefix("Quinconce is served on http://").expect("an address");
        Server { address: address.trim_end().to_owned(), child }
    }

    /// Asks, with that token unless it is empty: the status and the answer.
    fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.set_read_timeout(Some(SURELY)).expect("a time");
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let bearer = if token.is_empty() {
            String::new()
        } else {
            format!("Authorization: Bearer {token}\r\n")
        };
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n{bearer}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .expect("it hears");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        (status.expect("a status"), serde_json::from_str(body).unwrap_or(Value::Null))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// Waits until something holds: the server looks at the data every few seconds.
fn until(what: &str, holds: impl Fn() -> bool) {
    let begin = Instant::now();
    while !holds() {
        assert!(begin.elapsed() < SURELY, "{what}");
        thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn an_operator_reads_reports_removes_text_and_closes_people_while_the_server_runs() {
    let folder = Folder::new("running");
    let data = folder.0.to_str().expect("a name in UTF-8");
    let server = Server::start(&folder.0);
    let admin = |arguments: &[&str]| -> Answer {
        quinconce(&[&["admin"], arguments, &["--data", data]].concat(), b"")
    };
    let done = |arguments: &[&str], expected: &str| {
        let Answer { code, out, err } = admin(arguments);
        assert_eq!((code, out.as_str(), err.as_str()), (Some(0), expected, ""), "{arguments:?}");
    };
    let wrong = |arguments: &[&str], expected: &str| {
        let Answer { code, out, err } = admin(arguments);
        assert_eq!((code, out.as_str(), err.as_str()), (Some(2), "", expected), "{arguments:?}");
    };
    done(&["reports"], "no reports waiting\n");

    let asked = json!({ "game": "quindo", "side": "first", "name": "Ada" });
    let created = server.ask("POST", "/api/matches", "", &asked).1;
    let (id, first) = (text(&created["id"]), text(&created["token"]));
    let path = format!("/api/matches/{id}");
    let joined = server.ask("POST", &format!("{path}/join"), "", &json!({ "name": "Bob" })).1;
    let second = text(&joined["token"]);
    let chat = format!("{path}/chat");
    server.ask("POST", &chat, &first, &json!({ "text": "hello", "id": "1" }));
    let rude = server.ask("POST", &chat, &second, &json!({ "text": "you fool", "id": "1" })).1;
    let person = text(&rude["person"]);
    let report = json!({ "room": "players", "line": 2, "why": "insults me" });
    assert_eq!(server.ask("POST", &format!("{chat}/report"), &first, &report).0, 201);

    let listed = admin(&["reports"]).out;
    assert!(listed.starts_with("1 report waiting\n1  20"), "{listed}");
    assert!(listed.ends_with(&format!("Bob ({person}): you fool\n")), "{listed}");
    let shown = admin(&["show", "1"]).out;
    for part in [
        "report 1, ".to_owned(),
        format!("match {id}, room players, line 2\n"),
        format!("said by Bob ({person})\n"),
        "reason: insults me\n".to_owned(),
        "Ada: hello\n>    2  ".to_owned(),
        "Bob: you fool\n".to_owned(),
        format!("quinconce admin remove {id} players 2\n"),
        format!("quinconce admin close {person}\n"),
    ] {
        assert!(shown.contains(&part), "{part:?} is not in {shown}");
    }
    let french = quinconce(&["admin", "reports", "--lang", "fr", "--data", data], b"").out;
    assert!(french.starts_with("1 signalement en attente\n"), "{french}");

    done(
        &["remove", &id, "players", "2"],
        "the text of line 2 is removed; everyone who follows the chat sees that within seconds\n",
    );
    let seen = server.ask("GET", &chat, &first, &Value::Null).1;
    assert_eq!(seen["lines"][1]["number"], 2);
    assert_eq!(seen["lines"][1]["text"], Value::Null);
    wrong(
        &["remove", &id, "players", "2"],
        &format!("quinconce: in match \"{id}\", room players, there is no line 2 with a text\n"),
    );

    done(
        &["close", "Bob"],
        &format!("the account of {person} is closed: no moves, no matches, no messages\n"),
    );
    done(&["close", &person], &format!("the account of {person} was already closed\n"));
    let line = json!({ "text": "again", "id": "2" });
    until("closed people cannot talk", || {
        let (status, answer) = server.ask("POST", &chat, &second, &line);
        status == 403 && answer["error"] == "closed"
    });
    assert!(
        admin(&["show", "1"])
            .out
            .contains(&format!("said by Bob ({person}), whose account is closed\n"))
    );
    done(&["reopen", "Bob"], &format!("the account of {person} is open again\n"));
    done(&["reopen", "Bob"], &format!("the account of {person} was not closed\n"));
    until("they may talk again", || server.ask("POST", &chat, &second, &line).0 == 201);

    done(&["done", "1"], "report 1 is done\n");
    done(&["done", "1"], "report 1 was already done\n");
    done(&["reports"], "no reports waiting\n");
    assert!(admin(&["reports", "--all"]).out.contains(", done 20"));
    wrong(&["done", "9"], "quinconce: there is no report 9\n");
    wrong(&["show", "9"], "quinconce: there is no report 9\n");
    wrong(&["close", "Eve"], "quinconce: nobody has the id or the name \"Eve\"\n");
    // Two of one name are told apart by their ids.
    let other = server.ask("POST", "/api/matches", "", &asked).1;
    assert!(other["id"].is_string());
    let Answer { code, err, .. } = admin(&["close", "Ada"]);
    assert_eq!((code, err.lines().count()), (Some(2), 1));
    assert!(
        err.starts_with("quinconce: several people are called \"Ada\"; give one of these ids: ")
    );
}

#[test]
fn mistakes_are_one_line() {
    let folder = Folder::new("empty");
    let data = folder.0.to_str().expect("a name in UTF-8");
    let check = |arguments: &[&str], expected: &str| {
        let Answer { code, err, .. } = quinconce(arguments, b"");
        assert_eq!((code, err.lines().count()), (Some(2), 1), "{err}");
        assert!(err.contains(expected), "{err}");
    };
    check(&["admin", "reports", "--data", data], "does not hold the data of a server");
    check(&["admin", "reports", "--data", data, "--lang", "fr"], "ne contient pas les données");
    check(
        &["admin", "remove", "m", "kitchen", "1", "--data", data],
        "expected players, spectators",
    );
    check(&["admin", "show", "x", "--data", data], "expected a whole number");
    check(&["admin"], "quinconce: ");
    assert!(fs::read_dir(&folder.0).expect("the folder").next().is_none(), "nothing was made");
}
