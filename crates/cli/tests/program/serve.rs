//! Serving, as a person starts and stops it.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{self, Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

/// Long enough for whatever must happen on a busy machine.
const SURELY: Duration = Duration::from_secs(20);

/// A program for which nothing is settled by the environment.
fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.env_remove("QUINCONCE_LISTEN").env_remove("QUINCONCE_DATA");
    // A test leaves nothing behind in anybody's home.
    command.env("QUINCONCE_MEMORY", "true");
    command
}

/// The program serving, ended when dropped.
struct Server {
    child: Child,
    line: String,
}

impl Server {
    fn start(arguments: &[&str], environment: &[(&str, &str)]) -> Server {
        let program = env!("CARGO_BIN_EXE_quinconce");
        Server::spawn(command(program).args(arguments).envs(environment.iter().copied()))
    }

    /// With no more than that many files open.
    #[cfg(unix)]
    fn start_with_files(most: u32) -> Server {
        let limited = format!("ulimit -n {most} && exec \"$0\" serve --listen 127.0.0.1:0");
        let words = ["-c", &limited, env!("CARGO_BIN_EXE_quinconce")];
        Server::spawn(command("sh").args(words).stderr(Stdio::piped()))
    }

    fn spawn(command: &mut Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
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
        let mut stream = self.connect();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
            .expect("it hears");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address()).expect("it listens");
        stream.set_read_timeout(Some(SURELY)).expect("a time");
        stream
    }

    /// What it writes to its log from now on, line by line.
    fn log(&mut self) -> Receiver<String> {
        let log = self.child.stderr.take().expect("its log is ours");
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            let lines = BufReader::new(log).lines().map_while(Result::ok);
            lines.for_each(|line| drop(sender.send(line)));
        });
        lines
    }

    #[cfg(unix)]
    fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("sh").args(["-c", &format!("kill -{name} {id}")]).status();
        assert!(sent.expect("there is a shell").success());
    }

    /// Whether it ended with success, and in time.
    #[cfg(unix)]
    fn ends(&mut self, time: Duration) -> bool {
        let pause = Duration::from_millis(20);
        for _ in 0..time.as_millis() / pause.as_millis() {
            if let Some(status) = self.child.try_wait().expect("it is ours") {
                return status.success();
            }
            thread::sleep(pause);
        }
        false
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
    let settings = [
        ("QUINCONCE_LISTEN", "127.0.0.1:0"),
        ("QUINCONCE_DATA", named),
        ("QUINCONCE_MEMORY", "false"),
    ];
    let server = Server::start(&["serve"], &settings);
    assert!(server.get("/api/health").contains("\"status\":\"ok\""));
    assert!(inner.join("quinconce.sqlite").is_file());
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
fn a_number_out_of_bounds_is_one_line_that_names_them() {
    let refused = |arguments: &[&str], setting: Option<(&str, &str)>, bounds: &str| {
        let answer = Command::new(env!("CARGO_BIN_EXE_quinconce"))
            .args(["serve", "--listen", "127.0.0.1:0", "--memory"])
            .args(arguments)
            .envs(setting)
            .stdin(Stdio::null())
            .output()
            .expect("the program starts");
        let told = String::from_utf8_lossy(&answer.stderr);
        let shown = format!("{arguments:?} {setting:?}: {told}");
        assert_eq!((answer.status.code(), told.lines().count()), (Some(2), 1), "{shown}");
        assert!(told.contains(bounds) && answer.stdout.is_empty(), "{shown}");
    };
    for value in ["1e9", "inf", "nan", "-1", "-0.5", "x", "1,5"] {
        refused(&["--rate", value], None, "a number from 0 to 1000000");
        refused(&[], Some(("QUINCONCE_RATE", value)), "a number from 0 to 1000000");
    }
    for (option, variable, values, bounds) in [
        ("--connections", "QUINCONCE_CONNECTIONS", ["0", "1000001", "1e3"], "from 1 to 1000000"),
        ("--engines", "QUINCONCE_ENGINES", ["1025", "18446744073709551615", "x"], "from 0 to 1024"),
        ("--drain", "QUINCONCE_DRAIN", ["86401", "nan", "1.5"], "from 0 to 86400"),
    ] {
        for value in values {
            refused(&[option, value], None, bounds);
            refused(&[], Some((variable, value)), bounds);
        }
    }
    // What is within them serves.
    for value in ["0", "0.001", "1000000"] {
        let server = Server::start(&["serve", "--listen", "127.0.0.1:0", "--rate", value], &[]);
        assert!(server.get("/api/health").contains("\"status\":\"ok\""), "{value}");
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
    check(&["serve", "now"], "quinconce: unexpected argument \"now\"");
}

#[cfg(unix)]
#[test]
fn a_polite_request_ends_it_with_success() {
    for signal in ["TERM", "INT"] {
        let mut server = Server::start(&["serve", "--listen", "127.0.0.1:0"], &[]);
        // A browser keeps its connection open; that must not hold the server up.
        let idle = server.connect();
        server.signal(signal);
        assert!(server.ends(SURELY), "{signal}");
        drop(idle);
    }
}

#[cfg(unix)]
#[test]
fn a_second_request_ends_it_at_once() {
    for signal in ["TERM", "INT"] {
        let mut server = Server::spawn(
            command(env!("CARGO_BIN_EXE_quinconce"))
                .args(["serve", "--listen", "127.0.0.1:0"])
                .stderr(Stdio::piped()),
        );
        let log = server.log();
        // Nobody takes these answers, so the farewell would last as long as it may.
        let mut greedy = server.connect();
        let page = server.get("/");
        let script = page.split('"').find(|part| part.ends_with(".js")).expect("a script");
        let requests = format!("GET {script} HTTP/1.1\r\nHost: test\r\n\r\n").repeat(2000);
        // When it reads no more requests it is busy with an answer.
        greedy.set_write_timeout(Some(Duration::from_secs(1))).expect("a time");
        while greedy.write_all(requests.as_bytes()).is_ok() {}
        server.signal("TERM");
        let line = log.recv_timeout(SURELY).expect("it tells what it waits for");
        assert_eq!(
            line,
            "quinconce: finishing 1 answer for at most 10 s; ask again to end at once"
        );
        assert!(!server.ends(Duration::from_millis(300)));
        server.signal(signal);
        assert!(server.ends(Duration::from_secs(5)), "{signal}");
    }
}

#[cfg(unix)]
#[test]
fn idle_connections_shut_nobody_out() {
    let mut server = Server::start_with_files(64);
    let log = server.log();
    let idle: Vec<TcpStream> = (0..100).map(|_| server.connect()).collect();
    for _ in 0..3 {
        assert!(server.get("/api/health").contains("\"status\":\"ok\""));
    }
    let line = log.recv_timeout(SURELY).expect("it tells of it");
    let expected = "quinconce: too many connections (at most 32): 0 refused, ";
    assert!(line.starts_with(expected), "{line}");
    // One line, not one for each of them.
    assert!(log.recv_timeout(Duration::from_secs(2)).is_err());
    drop(idle);
}

#[cfg(unix)]
#[test]
fn without_a_file_to_spare_it_goes_on_serving() {
    // Half of these is for connections, but what the program itself has open is more than the rest.
    let mut server = Server::start_with_files(16);
    let log = server.log();
    let idle: Vec<TcpStream> = (0..40).map(|_| server.connect()).collect();
    for _ in 0..3 {
        assert!(server.get("/api/health").contains("\"status\":\"ok\""));
    }
    let line = log.recv_timeout(SURELY).expect("it tells of it");
    assert!(line.starts_with("quinconce: no connection accepted ("), "{line}");
    drop(idle);
    server.signal("TERM");
    assert!(server.ends(SURELY));
}
