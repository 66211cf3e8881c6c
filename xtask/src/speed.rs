//! `cargo xtask web speed`: the engine in the page beside the same engine natively.

use std::process::Command;

use crate::shell::run;
use crate::test::Server;
use crate::{sources, tools};

/// Prints a table of both speeds; fails where the two do not search the same.
pub(crate) fn measure() -> Result<(), String> {
    sources::check()?;
    tools::npm_packages()?;
    let browser = tools::browser()?;
    let program = tools::release()?;
    let server = Server::start()?;
    run(Command::new("node")
        .arg("web/tests/speed.mjs")
        .env("QUINCONCE", program)
        .env("QUINCONCE_URL", &server.address)
        .env("CHROMIUM", browser))
}
