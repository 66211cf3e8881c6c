//! A server over a database of somebody else's choice.

mod common;
#[cfg(feature = "cluster")]
mod served;

use common::quinconce;

/// One line on standard error, exit code 2, and nothing of a password.
fn refused(arguments: &[&str], says: &str) {
    let answer = quinconce(arguments, b"");
    assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""), "{}", answer.err);
    assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
    assert!(answer.err.contains(says), "{says:?} is not in {}", answer.err);
    assert!(!answer.err.contains("secret"), "{}", answer.err);
}

#[test]
fn what_is_no_database_is_refused_in_one_line() {
    let listen = ["serve", "--listen", "127.0.0.1:0", "--database"];
    let serve = |database| [&listen[..], &[database]].concat();
    refused(&serve("mysql://ada:secret@host/name"), "expected postgres://");
    refused(&serve("sqlite://"), "cannot be read");
    refused(&[&serve("sqlite:///tmp/x")[..], &["--memory"]].concat(), "leave out one of them");
    let french = [&serve("mysql://ada:secret@host/name")[..], &["--lang", "fr"]].concat();
    refused(&french, "type de base de données inconnu");
    refused(
        &["admin", "--database", "mysql://ada:secret@host/x", "reports"],
        "expected postgres://",
    );
}

#[cfg(not(feature = "cluster"))]
#[test]
fn postgres_needs_a_program_that_knows_it() {
    let url = "postgres://ada:secret@127.0.0.1/name";
    let says = "needs a program built for several nodes";
    refused(&["serve", "--listen", "127.0.0.1:0", "--database", url], says);
    refused(&["admin", "--database", url, "reports"], says);
    refused(&["migrate", "--from", "sqlite:///tmp/x", "--to", url], says);
}

#[cfg(feature = "cluster")]
mod cluster {
    use std::io::{BufRead as _, BufReader};
    use std::process::{Child, Command, Stdio};
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use serde_json::json;
    use testservers::{Postgres, free_port};

    use super::served::{Folder, SURELY, Server};
    use super::{quinconce, refused};

    #[test]
    fn a_database_that_is_not_there_is_told_without_the_password() {
        let url = format!("postgres://ada:secret@127.0.0.1:{}/games", free_port());
        let says = format!("{} cannot be used: ", url.replace("ada:secret@", ""));
        // Whoever serves waits for it a little, and says so.
        let serve = ["serve", "--listen", "127.0.0.1:0", "--database", &url];
        let answer = quinconce(&serve, b"");
        let lines: Vec<&str> = answer.err.lines().collect();
        assert_eq!((answer.code, lines.len()), (Some(2), 2), "{}", answer.err);
        assert!(lines[0].contains("not there yet") && lines[1].contains(&says), "{lines:?}");
        assert!(!answer.err.contains("secret"), "{}", answer.err);
        refused(&["admin", "--database", &url, "reports"], &says);
        // What stays wrong is not waited for.
        let nobody = Postgres::shared().url("nobody_made_this");
        let begun = Instant::now();
        refused(&["serve", "--listen", "127.0.0.1:0", "--database", &nobody], "cannot be used");
        assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
        let bad = "postgres://ada:secret@127.0.0.1:port/games";
        refused(&["serve", "--listen", "127.0.0.1:0", "--database", bad], "cannot be read");
        refused(&["backup", "x", "--database", &url], "pg_dump");
        let help = Command::new(env!("CARGO_BIN_EXE_quinconce"))
            .args(["serve", "--help"])
            .env("QUINCONCE_DATABASE", &url)
            .output()
            .expect("the program runs");
        assert!(!String::from_utf8_lossy(&help.stdout).contains("secret"));
    }

    #[test]
    fn an_empty_database_is_no_server_to_administer() {
        let url = Postgres::shared().database();
        refused(&["admin", "--database", &url, "reports"], "does not hold the data of a server");
        let server = Server::start(&["--database", &url]);
        let answer = quinconce(&["admin", "--database", &url, "reports"], b"");
        assert_eq!((answer.code, answer.out.as_str()), (Some(0), "no reports waiting\n"));
        drop(server);
    }

    /// Waits until the server is as ready as that.
    fn until_ready(server: &Server, status: u16) {
        let begun = Instant::now();
        loop {
            let answer = server.get("/api/ready");
            if answer.status == status {
                return;
            }
            assert!(begun.elapsed() < SURELY, "{} instead of {status}", answer.status);
            sleep(Duration::from_millis(100));
        }
    }

    #[test]
    fn two_servers_share_matches_and_come_back_after_their_database() {
        let mut postgres = Postgres::start();
        let url = postgres.database();
        let [one, other] = [(); 2].map(|()| Server::start(&["--database", &url]));
        let (id, tokens) = one.begin("quindo");
        let path = format!("/api/matches/{id}/moves");
        let first = json!({ "ply": 0, "move": "c2c3", "id": "a" });
        assert_eq!(other.post(&path, &tokens[0], &first).status, 200);
        assert_eq!(one.get(&format!("/api/matches/{id}")).json()["ply"], 1);

        postgres.kill();
        until_ready(&one, 503);
        let away = other.get(&format!("/api/matches/{id}"));
        assert!(
            away.status == 503 && away.head.to_lowercase().contains("retry-after: "),
            "{away:?}"
        );
        postgres.restart();
        until_ready(&one, 200);
        until_ready(&other, 200);
        // What was acknowledged is there, and is not done twice.
        let again = one.post(&path, &tokens[0], &first);
        assert_eq!((again.status, &again.json()["ply"]), (200, &json!(1)));
        assert_eq!(other.get(&format!("/api/matches/{id}")).json()["ply"], 1);
    }

    /// A machine that starts has its nodes sooner than its database.
    #[test]
    fn a_server_and_a_worker_wait_for_a_database_that_is_not_there_yet() {
        let mut postgres = Postgres::start();
        let url = postgres.database();
        postgres.kill();
        let starting = |words: &[&str]| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_quinconce"));
            let command = command.args(words).args(["--database", &url]);
            let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
            Killed(command.spawn().expect("the program starts"))
        };
        let mut both = [
            starting(&["serve", "--listen", "127.0.0.1:0"]),
            starting(&["worker", "--engines", "1"]),
        ];
        let mut logs = both.each_mut().map(|Killed(child)| {
            BufReader::new(child.stderr.take().expect("its log is ours")).lines()
        });
        for log in &mut logs {
            let line = log.next().expect("a line").expect("a text");
            assert!(line.contains("not there yet") && line.contains("seconds=10"), "{line}");
        }
        postgres.restart();
        for (Killed(child), log) in both.iter_mut().zip(&mut logs) {
            let line = log.next().expect("a line").expect("a text");
            assert!(line.contains("the database answers"), "{line}");
            let out = child.stdout.take().expect("its output is ours");
            let line = BufReader::new(out).lines().next().expect("a line").expect("a text");
            assert!(line.starts_with("Quinconce is served on") || line.starts_with("Working"));
        }
    }

    /// Ended with the test.
    struct Killed(Child);

    impl Drop for Killed {
        fn drop(&mut self) {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    #[test]
    fn a_host_moves_and_its_matches_go_on() {
        let folder = Folder::new("migrate");
        let data = folder.path().display().to_string();
        let from = format!("sqlite://{data}");
        let url = Postgres::shared().database();
        let migrate = ["migrate", "--from", &from, "--to", &url];
        refused(&migrate, "does not hold the data of a server");
        let mut server = Server::start(&["--data", &data]);
        let (id, tokens) = server.begin("quindo");
        let path = format!("/api/matches/{id}/moves");
        let first = json!({ "ply": 0, "move": "c2c3", "id": "a" });
        let moved = server.post(&path, &tokens[0], &first);
        assert_eq!(moved.status, 200);
        refused(&migrate, "stop it first");
        Server::signal(server.child.id(), "TERM");
        assert!(server.ends().success());
        refused(&["migrate", "--from", &url, "--to", &url], "--from takes");
        refused(&["migrate", "--from", &from, "--to", &from], "--to takes");
        let answer = quinconce(&migrate, b"");
        assert_eq!(answer.code, Some(0), "{}", answer.err);
        assert!(answer.out.contains("(matches: 1)"), "{}", answer.out);
        refused(&migrate, "is not empty");

        let server = Server::start(&["--database", &url]);
        let again = server.post(&path, &tokens[0], &first);
        assert_eq!((again.status, again.json()), (200, moved.json()));
    }
}
