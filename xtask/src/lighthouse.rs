//! `cargo xtask web lighthouse`: how soon the page is there on a phone, as Lighthouse sees it.

use std::process::Command;

use crate::shell::{download, run};
use crate::test::Server;
use crate::{sources, tools};

const VERSION: &str = "12.8.2"; // of Lighthouse; too large to be installed with every test

/// Prints the scores of three visits to each page; fails where one is too low. The machine must be idle.
pub(crate) fn measure() -> Result<(), String> {
    sources::check()?;
    tools::npm_packages()?;
    let browser = tools::browser()?;
    let folder = tools::target_folder().join("lighthouse");
    let package = format!("lighthouse@{VERSION}");
    if !folder.join("node_modules/lighthouse").is_dir() {
        let folder = folder.to_string_lossy();
        download("npm", &["install", "--prefix", &folder, "--no-save", &package])?;
    }
    let server = Server::start()?;
    run(Command::new("node")
        .arg("web/tests/lighthouse.mjs")
        .env("LIGHTHOUSE", folder.join("node_modules"))
        .env("QUINCONCE_URL", &server.address)
        .env("CHROMIUM", browser))
}
