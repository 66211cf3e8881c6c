//! The catalogue is whole, and what is made of it is up to date.

mod languages;
mod rust;
mod source;
mod typescript;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use source::{ROOT, Source};

/// The file as it must be; `cargo xtask messages` writes it.
fn check_made(path: &Path, expected: &str) {
    if env::var_os("UPDATE_MESSAGES").is_some() {
        fs::write(path, expected).expect("the file can be written");
    }
    let committed = fs::read_to_string(path).unwrap_or_default();
    assert!(committed == expected, "{} is stale: run cargo xtask messages", path.display());
}

/// The folder of the crate that says what is in this file, if a crate does.
fn crate_of(source: &Source) -> Option<PathBuf> {
    let name = source.name.strip_suffix("-error")?;
    let folders = ["crates", "games"].map(|folder| Path::new(ROOT).join(folder).join(name));
    folders.into_iter().find(|folder| folder.is_dir())
}

#[test]
fn the_crates_messages_are_made_of_the_english() {
    for source in source::read(&Path::new(ROOT).join("crates/messages/en")).expect("English") {
        let Some(folder) = crate_of(&source) else { continue };
        let origin = format!("crates/messages/en/{}.ftl", source.name);
        let makro = if source.name == "game-error" { "crate::messages" } else { "game::messages" };
        let made = rust::module(&source, &origin, makro).expect("what Rust can say");
        check_made(&folder.join("src/messages.rs"), &made);
    }
    // The game that is copied when a new one begins has its own, to be copied with it.
    let template = Path::new(ROOT).join("xtask/template");
    let text = fs::read_to_string(template.join("messages/en.ftl")).expect("the template");
    let source = source::parse("newgame-error".to_owned(), &text).expect("Fluent");
    let origin = "crates/messages/en/newgame-error.ftl";
    let made = rust::module(&source, origin, "game::messages").expect("what Rust can say");
    check_made(&template.join("src/messages.rs"), &made);
}

/// Whether the page asks for what is in this file by its names; for what games say it asks with the
/// names their rules report.
fn is_of_page(source: &Source) -> bool {
    let game = source.name.strip_suffix("-lesson").unwrap_or(&source.name);
    crate_of(source).is_none() && !Path::new(ROOT).join("games").join(game).is_dir()
}

#[test]
fn the_types_of_the_pages_messages_are_made_of_the_english() {
    let mut sources = source::read(&Path::new(ROOT).join("crates/messages/en")).expect("English");
    sources.retain(is_of_page);
    let path = Path::new(ROOT).join("web/src/messages/messages.gen.ts");
    check_made(&path, &typescript::interface(&sources));
}
