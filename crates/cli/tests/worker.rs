//! `quinconce worker`: the computer's moves on a machine of their own.

mod common;
#[cfg(feature = "cluster")]
mod served;

use common::quinconce;

fn refused(arguments: &[&str], says: &str) {
    let answer = quinconce(arguments, b"");
    assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""), "{}", answer.err);
    assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
    assert!(answer.err.contains(says), "{says:?} is not in {}", answer.err);
}

/// Only the server itself works for a file, so nobody waits for a computer that never moves.
#[test]
fn with_sqlite_the_server_thinks_itself() {
    let says = "with SQLite the server does the thinking itself";
    refused(&["worker"], says);
    refused(&["worker", "--database", "sqlite:///nowhere/at/all"], says);
    refused(&["worker", "--lang", "fr"], "avec SQLite, le serveur réfléchit lui-même");
    refused(&["worker", "--engines", "0", "--database", "sqlite:///x"], "--engines");
    let idle = ["serve", "--listen", "127.0.0.1:0", "--memory", "--engines", "0"];
    refused(&idle, "the server must do the thinking itself");
}

#[cfg(feature = "cluster")]
mod cluster {
    use std::io::{BufRead as _, BufReader};
    use std::process::{Child, Command, ExitStatus, Stdio};
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use serde_json::json;
    use testservers::{Nats, Postgres};

    use super::served::{SURELY, Server};

    struct Worker(Child);

    impl Worker {
        fn start(arguments: &[&str]) -> Worker {
            let mut command = Command::new(env!("CARGO_BIN_EXE_quinconce"));
            let command = command.arg("worker").args(arguments).stdout(Stdio::piped());
            let mut child = command.spawn().expect("the program starts");
            let mut line = String::new();
            let out = child.stdout.as_mut().expect("its output is ours");
            BufReader::new(out).read_line(&mut line).expect("it says that it works");
            assert_eq!(line, "Working, 1 at a time\n");
            Worker(child)
        }

        /// Asks it to end, and tells how it did.
        fn end(&mut self) -> ExitStatus {
            Server::signal(self.0.id(), "TERM");
            let begun = Instant::now();
            loop {
                if let Some(status) = self.0.try_wait().expect("it is ours") {
                    return status;
                }
                assert!(begun.elapsed() < SURELY, "it does not end");
                sleep(Duration::from_millis(10));
            }
        }
    }

    impl Drop for Worker {
        fn drop(&mut self) {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    fn moves(server: &Server, id: &str) -> Vec<String> {
        let state = server.get(&format!("/api/matches/{id}")).json();
        let moves = state["moves"].as_array().expect("moves").iter();
        moves.map(|mv| mv.as_str().expect("a move").to_owned()).collect()
    }

    /// Waits for so many moves, and tells how long that took.
    fn until_moves(server: &Server, id: &str, count: usize) -> Duration {
        let begun = Instant::now();
        while moves(server, id).len() < count {
            assert!(begun.elapsed() < SURELY, "the computer does not move");
            sleep(Duration::from_millis(5));
        }
        begun.elapsed()
    }

    fn against(server: &Server, level: u32) -> (String, String) {
        let asked = json!({ "game": "quindo", "side": "second", "level": level, "seed": 7 });
        let created = server.post("/api/matches", "", &asked);
        assert_eq!(created.status, 201, "{}", created.body);
        (created.text("id"), created.text("token"))
    }

    #[test]
    fn workers_think_for_nodes_that_do_not() {
        let (url, nats) = (Postgres::shared().database(), Nats::start());
        let bus = nats.url();
        let shared = ["--database", &url, "--bus", &bus];
        let server = Server::start(&[&shared[..], &["--engines", "0"]].concat());
        let (id, seat) = against(&server, 1);
        sleep(Duration::from_millis(500));
        assert_eq!(moves(&server, &id).len(), 0, "nobody thinks");
        // What waits is found at the start.
        let mut worker = Worker::start(&[&shared[..], &["--engines", "1"]].concat());
        until_moves(&server, &id, 1);

        // It hears of the next at once, and plays what a node would have played.
        let legal = server.get(&format!("/api/matches/{id}/legal")).json();
        let body = json!({ "ply": 1, "move": legal["moves"][0], "id": "m" });
        let made = server.post(&format!("/api/matches/{id}/moves"), &seat, &body);
        assert_eq!(made.status, 200, "{}", made.body);
        let took = until_moves(&server, &id, 3);
        assert!(took < Duration::from_millis(1500), "it looked instead of hearing: {took:?}");
        let alone = Server::start(&["--memory"]);
        let (same, token) = against(&alone, 1);
        until_moves(&alone, &same, 1);
        assert_eq!(moves(&alone, &same)[0], moves(&server, &id)[0], "levels play alike");
        let again = alone.post(&format!("/api/matches/{same}/moves"), &token, &body);
        assert_eq!(again.status, 200, "{}", again.body);
        until_moves(&alone, &same, 3);
        assert_eq!(moves(&alone, &same), moves(&server, &id));

        // An analysis is made there, too.
        let path = format!("/api/matches/{id}");
        let resigned = json!({ "action": "resign" });
        assert_eq!(server.post(&format!("{path}/actions"), &seat, &resigned).status, 200);
        let asked = server.post(&format!("{path}/analysis"), &seat, &json!({}));
        assert_eq!(asked.status, 202, "{}", asked.body);
        let begun = Instant::now();
        let done = loop {
            let found = server.get(&format!("{path}/analysis"));
            if found.text("state") != "queued" {
                break found;
            }
            assert!(begun.elapsed() < SURELY, "nobody analyses");
            sleep(Duration::from_millis(100));
        };
        assert!(done.text("record").contains("best"), "{}", done.body);
        assert!(worker.end().success());
    }

    /// Two workers, and one of them is killed again and again: every move is made, and made once.
    #[test]
    fn a_worker_that_dies_in_the_middle_of_a_thought_does_no_harm() {
        let url = Postgres::shared().database();
        let server = Server::start(&["--database", &url, "--engines", "0"]);
        let working = ["--database", &url, "--engines", "1"];
        let _steady = Worker::start(&working);
        let tables: Vec<_> = (0..12).map(|_| against(&server, 3)).collect();
        for _ in 0..4 {
            let mut mortal = Worker::start(&working);
            sleep(Duration::from_millis(150));
            mortal.0.kill().expect("it is ours");
        }
        for (id, _) in &tables {
            until_moves(&server, id, 1);
            // The same level on the same board: everybody would have played this.
            assert_eq!(moves(&server, id), moves(&server, &tables[0].0));
        }
    }
}
