//! `cargo xtask pictures`: the README's pictures, of the program as it is.

use std::process::Command;

use crate::shell::run;
use crate::test::Server;
use crate::tools;

/// Writes docs/*.png anew. To show a page that has changed, `cargo xtask web` comes first.
pub(crate) fn take() -> Result<(), String> {
    tools::npm_packages()?;
    let browser = tools::browser()?;
    let server = Server::start()?;
    run(Command::new("node")
        .arg("web/tests/pictures.mjs")
        .env("QUINCONCE_URL", &server.address)
        .env("CHROMIUM", browser))
}
