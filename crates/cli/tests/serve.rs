//! Serving, as a person starts and stops it.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{self, Child, Command, Stdio};

/// The program serving, ended when dropped.
struct Server {
    child: Child,
    line: String,
}

impl Server {
    fn start(arguments: &[&str], environment: &[(&str, &str)]) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_quinconce"))
            .args(arguments)
            .env_remove("QUINCONCE_LISTEN")
            .env_remove("QUINCONCE_DATA")
            .envs(environment.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("its output is ours");
        BufReader::new(out).read_line(&mut line).expect("it tells its address");
        Server { child, line }
    }

    fn address(&self) -> &str {
        let address = self.line.strip_prefix("Quinconce is served on http://");
        address.unwrap_or_else(|| panic!("{:?}", self.line)).trim_end()
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address()).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
            .expect("it hears");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn without_a_command_the_games_are_served() {
    let server = Server::start(&["--listen", "127.0.0.1:0"], &[]);
    assert!(server.get("/").starts_with("HTTP/1.1 200 OK\r\n"));
    assert!(server.get("/api/games").contains("\"name\":\"khitan\""));
}

#[test]
fn address_and_folder_come_from_the_environment_too() {
    let folder = env::temp_dir().join(format!("quinconce-serve-{}", process::id()));
    let inner = folder.join("deep/inside");
    let named = inner.to_str().expect("a plain path");
    let settings = [("QUINCONCE_LISTEN", "127.0.0.1:0"), ("QUINCONCE_DATA", named)];
    let server = Server::start(&["serve"], &settings);
    assert!(server.get("/api/health").contains("\"status\":\"ok\""));
    assert!(inner.is_dir());
    fs::remove_dir_all(folder).expect("the folder is ours");
    // Where nothing is served, nobody minds.
    let other = Command::new(env!("CARGO_BIN_EXE_quinconce"))
        .args(["perft", "khan", "0"])
        .envs(settings)
        .output()
        .expect("the program starts");
    assert!(other.status.success());
}

#[test]
fn a_busy_port_is_one_clear_line_and_exit_code_two() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("some port is free");
    let address = taken.local_addr().expect("it has an address");
    let next = format!("127.0.0.1:{}", address.port().wrapping_add(1));
    for arguments in [&["serve", "--listen"][..], &["--listen"]] {
        let answer = Command::new(env!("CARGO_BIN_EXE_quinconce"))
            .args(arguments)
            .arg(address.to_string())
            .output()
            .expect("the program starts");
        assert_eq!(answer.status.code(), Some(2));
        assert_eq!(
            String::from_utf8_lossy(&answer.stderr),
            format!(
                "quinconce: {address} is taken by another program: choose another address with \
                 --listen, such as --listen {next}\n"
            )
        );
        assert!(answer.stdout.is_empty());
    }
}

#[test]
fn a_bad_address_or_folder_is_one_clear_line() {
    let check = |arguments: &[&str], expected: &str| {
        let answer = Command::new(env!("CARGO_BIN_EXE_quinconce"))
            .args(arguments)
            .output()
            .expect("the program starts");
        let told = String::from_utf8_lossy(&answer.stderr);
        assert!(told.starts_with(expected) && told.lines().count() == 1, "{told}");
        assert_eq!(answer.status.code(), Some(2));
    };
    check(&["serve", "--listen", "nonsense"], "quinconce: cannot listen on \"nonsense\": ");
    let program = env!("CARGO_BIN_EXE_quinconce");
    let arguments = ["--listen", "127.0.0.1:0", "--data", program];
    check(&arguments, "quinconce: cannot keep data in ");
    check(&["serve", "now"], "quinconce: unexpected argument 'now' found");
}

#[cfg(unix)]
#[test]
fn a_polite_request_ends_it_with_success() {
    for signal in ["TERM", "INT"] {
        let mut server = Server::start(&["serve", "--listen", "127.0.0.1:0"], &[]);
        // A browser keeps its connection open; that must not hold the server up.
        let idle = TcpStream::connect(server.address()).expect("it listens");
        let id = server.child.id().to_string();
        let sent = Command::new("sh").args(["-c", &format!("kill -{signal} {id}")]).status();
        assert!(sent.expect("there is a shell").success());
        assert!(server.child.wait().expect("it ends").success(), "{signal}");
        drop(idle);
    }
}
