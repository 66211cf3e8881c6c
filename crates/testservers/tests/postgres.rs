//! The servers that tests start do what tests do to them.

use std::fs;
use std::net::TcpStream;
use std::process::{Command, Stdio};

use testservers::Postgres;

#[test]
fn what_was_kept_survives_a_kill() {
    let mut postgres = Postgres::start();
    let url = postgres.database();
    let name = url.rsplit('/').next().expect("a name");
    postgres.sql(name, "CREATE TABLE t (n INT)");
    postgres.sql(name, "INSERT INTO t VALUES (7)");
    postgres.kill();
    assert!(TcpStream::connect(("127.0.0.1", postgres.port())).is_err(), "nobody listens");
    postgres.restart();
    assert_eq!(postgres.sql(name, "SELECT n FROM t"), "7");
    let port = postgres.port();
    drop(postgres);
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err(), "it ends with its owner");
}

#[test]
fn it_stands_still_and_goes_on() {
    let postgres = Postgres::start();
    postgres.pause();
    let mut waits = Command::new("psql")
        .args(["-XqAt", "-c", "SELECT 1", &postgres.url("postgres")])
        .stdout(Stdio::null())
        .spawn()
        .expect("psql");
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert!(waits.try_wait().expect("it runs").is_none(), "nobody answers");
    postgres.resume();
    assert!(waits.wait().expect("it ends").success());
}

/// Runs itself, and is killed in the middle.
#[test]
fn a_server_does_not_outlive_whoever_started_it() {
    if std::env::var_os("TESTSERVERS_STARTS").is_some() {
        println!("port {}", Postgres::shared().port());
        std::thread::sleep(std::time::Duration::from_secs(60));
        return;
    }
    let mut other = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "a_server_does_not_outlive_whoever_started_it", "--nocapture"])
        .env("TESTSERVERS_STARTS", "1")
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let out = std::io::BufReader::new(other.stdout.take().expect("its output"));
    let lines = std::io::BufRead::lines(out).map_while(Result::ok);
    let port = lines.into_iter().find_map(|line| line.split("port ").nth(1)?.parse::<u16>().ok());
    let port = port.expect("it tells a port");
    let folder = std::env::temp_dir().join(format!("quinconce-postgres-{}-0", other.id()));
    assert!(TcpStream::connect(("127.0.0.1", port)).is_ok() && folder.is_dir());
    other.kill().expect("it is killed");
    other.wait().expect("it is gone");
    let gone =
        || TcpStream::connect(("127.0.0.1", port)).is_err() && fs::metadata(&folder).is_err();
    let begun = std::time::Instant::now();
    while !gone() {
        assert!(begun.elapsed().as_secs() < 20, "it is still there");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}
