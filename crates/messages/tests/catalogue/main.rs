//! The catalogue is whole, and what is made of it is up to date.

mod languages;
mod rust;
mod source;
mod typescript;

use std::collections::HashSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use game::{Arg, Message};
use messages::{Catalogue, Language};
use source::{Needs, ROOT, Source};

/// The file as it must be; `cargo xtask messages` writes it.
fn check_made(path: &Path, expected: &str) {
    if env::var_os("UPDATE_MESSAGES").is_some() {
        fs::write(path, expected).expect("the file can be written");
    }
    let committed = fs::read_to_string(path).unwrap_or_default();
    assert!(committed == expected, "{} is stale: run cargo xtask messages", path.display());
}

/// The file of the crate that says what is in this one, if a crate does: `cli-error` is said by the
/// crate `cli`, `cli-admin` by its module `admin`.
fn module_of(source: &Source) -> Option<PathBuf> {
    let (name, part) = match source.name.as_str() {
        "terminal" => ("tui", "error"),
        name => name.split_once('-')?,
    };
    let folders = ["crates", "games"].map(|folder| Path::new(ROOT).join(folder).join(name));
    let folder = folders.into_iter().find(|folder| folder.is_dir())?.join("src");
    match part {
        "error" => Some(folder.join("messages.rs")),
        module => {
            let file = folder.join(module).join("messages.rs");
            folder.join(format!("{module}.rs")).is_file().then_some(file)
        }
    }
}

#[test]
fn the_crates_messages_are_made_of_the_english() {
    for source in source::read(&Path::new(ROOT).join("crates/messages/en")).expect("English") {
        let Some(file) = module_of(&source) else { continue };
        let origin = format!("crates/messages/en/{}.ftl", source.name);
        let makro = if source.name == "game-error" { "crate::messages" } else { "game::messages" };
        let made = rust::module(&source, &origin, makro).expect("what Rust can say");
        check_made(&file, &made);
    }
    // The game that is copied when a new one begins has its own, to be copied with it.
    let template = Path::new(ROOT).join("xtask/template");
    let text = fs::read_to_string(template.join("messages/en.ftl")).expect("the template");
    let source = source::parse("newgame-error".to_owned(), &text).expect("Fluent");
    let origin = "crates/messages/en/newgame-error.ftl";
    let made = rust::module(&source, origin, "game::messages").expect("what Rust can say");
    check_made(&template.join("src/messages.rs"), &made);
}

/// What the server asks for, by its ids.
const SERVED: &str = "developers";

/// Whether the page asks for what is in this file by its names; for what games say it asks with the
/// names their rules report.
fn is_of_page(source: &Source) -> bool {
    let game = source.name.strip_suffix("-lesson").unwrap_or(&source.name);
    source.name != SERVED
        && !source.name.starts_with("cli-")
        && module_of(source).is_none()
        && !Path::new(ROOT).join("games").join(game).is_dir()
}

#[test]
fn the_types_of_the_pages_messages_are_made_of_the_english() {
    let mut sources = source::read(&Path::new(ROOT).join("crates/messages/en")).expect("English");
    sources.retain(is_of_page);
    let path = Path::new(ROOT).join("web/src/messages/messages.gen.ts");
    check_made(&path, &typescript::interface(&sources));
}

#[test]
fn rust_says_in_english_what_fluent_says() {
    let english = Catalogue::new(Language::default());
    for source in source::read(&Path::new(ROOT).join("crates/messages/en")).expect("English") {
        if module_of(&source).is_none() {
            continue;
        }
        for source::Message { id, value, .. } in &source.messages {
            let forms = rust::forms(value).expect("what Rust can say").leak().iter();
            let forms: Vec<&'static str> = forms.map(|form| form.as_str()).collect();
            for number in [0, 1, 2, 1000] {
                let args =
                    Needs::of(value).args.leak().iter().map(|(name, _)| match name.as_str() {
                        "count" => ("count", Arg::Number(number)),
                        "text" => ("text", Arg::quote("a \"b\"")),
                        "why" => ("why", Arg::quote("")),
                        name => (name, Arg::name(format_args!("<{name}>"))),
                    });
                let id: &'static str = id.clone().leak();
                let message = Message::from_catalogue(id, &forms, args.collect());
                assert_eq!(message.to_string(), english.render(&message), "{id}");
            }
        }
    }
}

/// The sources of the page, but for what is made.
fn page() -> String {
    let mut folders = vec![Path::new(ROOT).join("web/src")];
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        for item in fs::read_dir(folder).expect("a folder").map(|item| item.expect("a file").path())
        {
            let name = item.to_string_lossy();
            if item.is_dir() {
                folders.push(item);
            } else if (name.ends_with(".ts") || name.ends_with(".tsx"))
                && !name.ends_with(".gen.ts")
            {
                text += &fs::read_to_string(&item).expect("a text");
            }
        }
    }
    text
}

/// What the page asks for by names of the rules; the browser tests hold these against the rules. A
/// language's name is read when the page is built.
const BY_NAME: [&str; 6] =
    ["refusals-", "ends-", "losses-", "legend-", "analyse-field-", "app-speaks"];

#[test]
fn the_page_asks_for_every_message_it_has() {
    let page = page();
    let words: HashSet<&str> = page.split(|ch: char| !ch.is_alphanumeric() && ch != '-').collect();
    let folder = Path::new(ROOT).join("crates/messages/en");
    for source in source::read(&folder).expect("English") {
        let file = folder.join(&source.name).with_extension("ftl");
        let text = fs::read_to_string(file).expect("a text");
        for source::Message { id, .. } in source.messages.iter().filter(|_| is_of_page(&source)) {
            let name = typescript::camel(&id[source.name.len() + 1..]);
            // A part of a message beside it is said with that.
            let part = text.contains(&format!("{{ {id} }}"));
            let asked = part || words.contains(name.as_str()) || words.contains(id.as_str());
            assert!(asked || BY_NAME.iter().any(|part| id.starts_with(part)), "nobody says {id}");
        }
    }
}
