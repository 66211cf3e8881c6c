//! `cargo xtask test`: everything a change must pass.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use testservers::{Nats, Postgres};

use crate::shell::{Beside, cargo, download, root, run};
use crate::{developers, licences, schemathesis, sixth_game, sources, tools, web};

/// What is off in the program people run first, and checked with everything else.
const CLUSTER: [&str; 2] = ["--features", "quinconce/cluster"];

/// The tests of Rust.
const TESTS: [&str; 3] = ["test", "--workspace", "--locked"];

/// All of it: Rust, the wasm module, the page and the browser.
pub(crate) fn all() -> Result<(), String> {
    let begun = Instant::now();
    // A stale bundle fails at once, not after minutes of other tests.
    sources::check()?;
    rust()?;
    page()?;
    println!("\nall of it in {} s", begun.elapsed().as_secs());
    Ok(())
}

fn rust() -> Result<(), String> {
    download("cargo", &["fetch", "--locked"])?;
    download("cargo", &["fetch", "--locked", "--manifest-path", "fuzz/Cargo.toml"])?;
    licences::check()?;
    developers::check()?;
    cargo(&["fmt", "--all", "--check"])?;
    // Beside what follows: neither keeps all cores busy to its end.
    let program = Beside::start("cargo", &["build", "--release", "--locked"])?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--locked"];
    cargo(&[&clippy[..], &CLUSTER, &["--", "-D", "warnings"]].concat())?;
    // A check links nothing, so the fuzzer's C++ need not be compiled.
    run(Command::new("cargo")
        .args(["check", "--locked", "--manifest-path", "fuzz/Cargo.toml"])
        .env("CUSTOM_LIBFUZZER_PATH", "unused/libnone.a"))?;
    run(Command::new("cargo")
        .args(["doc", "--workspace", "--no-deps", "--locked"])
        .args(CLUSTER)
        .env("RUSTDOCFLAGS", "-D warnings"))?;
    // What the disk holds when somebody is told is seen at the system calls.
    tools::strace()?;
    tools::servers()?;
    cargo(&[&TESTS[..], &CLUSTER].concat())?;
    program.finish()?;
    schemathesis::test()?;
    // The counts once more, through the program people run, at the speed they run it.
    cargo(&["run", "--release", "--locked", "--", "bench", "--quick"])?;
    // A short one; the long one is ten thousand games of each.
    cargo(&["run", "--release", "--locked", "--", "arena", "soak", "--games", "24"])
}

/// The committed bundle: its types, its wasm module, the whole in three browsers, and what a screen reader says.
pub(crate) fn page() -> Result<(), String> {
    sources::check()?;
    tools::npm_packages()?;
    web::check_form()?;
    web::check_types()?;
    web::test_module()?;
    if !root().join("web/tests/run.mjs").is_file() {
        println!("\nno browser tests: web/tests/run.mjs is missing");
        return Ok(());
    }
    sixth_game::build()?;
    let browser = tools::browser()?;
    let firefox = tools::firefox()?;
    tools::webkit()?;
    tools::screen_reader()?;
    let server = Server::start()?;
    let program = cluster_program()?;
    let (postgres, nats) = (Postgres::start(), Nats::start());
    run(Command::new("node")
        .arg("web/tests/run.mjs")
        .env("QUINCONCE_URL", &server.address)
        .env("QUINCONCE", tools::program())
        .env("NODES_PROGRAM", program)
        .env("NODES_DATABASE", postgres.database())
        .env("NODES_BUS", nats.url())
        .env("CHROMIUM", browser)
        .env("FIREFOX", firefox))?;
    read_aloud(&server, &["short"])
}

/// The program that knows PostgreSQL and NATS: the one that the tests of Rust have, so that nothing is
/// built for it once more.
fn cluster_program() -> Result<PathBuf, String> {
    tools::servers()?;
    // The whole of them: with fewer, cargo would compile libraries again with fewer features.
    cargo(&[&TESTS[..], &CLUSTER, &["--no-run"]].concat())?;
    Ok(tools::target_folder().join("debug").join(format!("quinconce{}", env::consts::EXE_SUFFIX)))
}

/// What a screen reader says of a game of each, in two browsers.
pub(crate) fn reader() -> Result<(), String> {
    sources::check()?;
    tools::npm_packages()?;
    tools::screen_reader()?;
    let server = Server::start()?;
    read_aloud(&server, &[])
}

fn read_aloud(server: &Server, words: &[&str]) -> Result<(), String> {
    run(Command::new("node")
        .arg("web/tests/reader.mjs")
        .args(words)
        .env("QUINCONCE_URL", &server.address))
}

/// The program people run, serving on a free port until dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start() -> Result<Server, String> {
        Server::start_with(&[])
    }

    pub(crate) fn start_with(arguments: &[&str]) -> Result<Server, String> {
        let program = tools::release()?;
        let child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--memory"])
            .args(arguments)
            .env_remove("QUINCONCE_DATA")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("quinconce serve: {error}"))?;
        let mut server = Server { child, address: String::new() };
        let out = server.child.stdout.as_mut().expect("its output is ours");
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).map_err(|error| error.to_string())?;
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        server.address = address
            .ok_or_else(|| format!("quinconce serve named no address: {line:?}"))?
            .to_owned();
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
