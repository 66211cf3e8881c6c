//! Every language says the same as English: the same messages with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use messages::{Catalogue, Language};

use crate::source::{self, Kind, Message, Needs, ROOT, Source};

/// What a language lacks or has too much of, against English.
fn compare(english: &[Source], other: &[Source]) -> Vec<String> {
    let (ours, theirs) = (by_id(english), by_id(other));
    let mut wrong = Vec::new();
    for &id in ours.keys().filter(|&id| !theirs.contains_key(id)) {
        wrong.push(format!("{id} is missing"));
    }
    for (&id, message) in &theirs {
        match ours.get(id) {
            None => wrong.push(format!("{id} is unknown")),
            Some(first) => wrong.extend(compare_messages(id, first, &ours, message, &theirs)),
        }
        let all =
            [&message.value].into_iter().chain(message.attributes.iter().map(|(_, text)| text));
        for named in all.flat_map(|text| Needs::of(text).messages) {
            if !theirs.contains_key(named.as_str()) {
                wrong.push(format!("{id} asks for {named}, which is unknown"));
            }
        }
    }
    wrong
}

fn by_id(sources: &[Source]) -> BTreeMap<&str, &Message> {
    let all = sources.iter().flat_map(|source| &source.messages);
    all.map(|message| (message.id.as_str(), message)).collect()
}

fn compare_messages(
    id: &str,
    first: &Message,
    ours: &BTreeMap<&str, &Message>,
    second: &Message,
    theirs: &BTreeMap<&str, &Message>,
) -> Vec<String> {
    let mut wrong = Vec::new();
    let names = |message: &Message| -> BTreeSet<String> {
        message.attributes.iter().map(|(name, _)| name.clone()).collect()
    };
    if names(first) != names(second) {
        wrong.push(format!("{id} has other attributes: {:?}", names(second)));
    }
    let whole = |message: &Message, all: &BTreeMap<&str, &Message>| -> BTreeMap<String, Kind> {
        let texts = message.attributes.iter().map(|(_, text)| text).chain([&message.value]);
        texts.flat_map(|text| Needs::deep(text, all).args).collect()
    };
    let (expected, found) = (whole(first, ours), whole(second, theirs));
    if !expected.keys().eq(found.keys()) {
        let [expected, found] =
            [&expected, &found].map(|args| args.keys().cloned().collect::<Vec<_>>());
        wrong.push(format!("{id} has the arguments {found:?}: expected {expected:?}"));
    }
    for (name, kind) in found {
        if let (Kind::Choice(words), Some(Kind::Choice(known))) = (&kind, expected.get(&name)) {
            for word in words.difference(known) {
                wrong.push(format!("{id} is never asked for with {name} = {word}"));
            }
        }
    }
    wrong
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let folder = |code: &str| source::read(&Path::new(ROOT).join("crates/messages").join(code));
    let english = folder("en").expect("English");
    for language in Language::all() {
        let other = folder(language.code()).expect("a language");
        assert_eq!(compare(&english, &other), Vec::<String>::new(), "in {}", language.code());
        let _ = Catalogue::new(language); // which reads them as the program does
    }
}

#[test]
fn what_is_missing_unknown_or_asked_for_otherwise_is_found() {
    let file = |text: &str| vec![source::parse("app".to_owned(), text).expect("Fluent")];
    let english = file(
        "app-a = { $side } has { $count ->\n [one] one\n *[other] { $count }\n }\napp-b = b\n    .brief = c\n",
    );
    let check =
        |text: &str, expected: &[&str]| assert_eq!(compare(&english, &file(text)), expected);
    check("app-a = { $count } { $side }\napp-b = b\n    .brief = c\n", &[]);
    check("app-a = { $count } { $side }\n", &["app-b is missing"]);
    check(
        "app-a = { $count } { $side }\napp-b = b\n    .brief = c\napp-c = c\n",
        &["app-c is unknown"],
    );
    check(
        "app-a = { $count } { app-b } { app-d }\napp-b = b\n",
        &[
            r#"app-a has the arguments ["count"]: expected ["count", "side"]"#,
            "app-a asks for app-d, which is unknown",
            "app-b has other attributes: {}",
        ],
    );
    assert!(source::parse("app".to_owned(), "app-a = { $\n").is_err(), "not Fluent");
    assert!(source::parse("app".to_owned(), "play-a = a\n").is_err(), "in another file");
    assert!(source::parse("app".to_owned(), "app-a = a\napp-a = b\n").is_err(), "twice");
}
