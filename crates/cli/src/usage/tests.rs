//! Help and mistakes come from the catalogue, in every language.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

use ::messages::{Catalogue, Language};
use clap::{Command, CommandFactory};

use super::{arranged, help, mistake};
use crate::Arguments;

/// Every command, with the ids of its message and of those above it.
fn walk(command: &Command, above: &[String], visit: &mut impl FnMut(&Command, &[String])) {
    let name = match (above, command.get_name()) {
        // Below `help` stand all commands once more.
        ([_, ..], "help") => return,
        ([] | [_], name) => format!("cli-help-{name}"),
        ([.., last], name) => format!("{last}-{name}"),
    };
    let path = [above, &[name]].concat();
    visit(command, &path);
    command.get_subcommands().for_each(|command| walk(command, &path, visit));
}

/// Commands with their whole names.
fn helps(catalogue: &Catalogue) -> Vec<(String, String)> {
    let mut found = Vec::new();
    walk(&help::explain(Arguments::command(), catalogue), &[], &mut |command, path| {
        let text = command.clone().render_long_help().to_string();
        found.push((path[path.len() - 1].clone(), text));
    });
    found
}

fn attribute(arg: &clap::Arg) -> String {
    arg.get_id().as_str().replace('_', "-")
}

#[test]
fn every_command_and_every_option_is_explained_in_every_language() {
    for language in Language::all() {
        let command = help::explain(Arguments::command(), &Catalogue::new(language));
        let mut commands = 0;
        walk(&command, &[], &mut |command, path| {
            commands += 1;
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            assert!(!about.is_empty(), "{path:?} in {}", language.code());
            for arg in command.get_arguments() {
                let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                let said = help.trim_start().chars().next();
                assert!(!matches!(said, None | Some('[')), "{arg} of {path:?}: {help:?}");
            }
        });
        assert!(commands > 25, "{commands}");
    }
}

#[test]
fn whatever_is_explained_is_there() {
    let mut asked = BTreeSet::new();
    let mut command = Arguments::command();
    command.build();
    walk(&command, &[], &mut |command, path| {
        asked.insert(path[path.len() - 1].clone());
        for arg in command.get_arguments() {
            asked.extend(path.iter().map(|id| format!("{id}.{}", attribute(arg))));
            let values = arg.get_value_names().unwrap_or_default().iter();
            let value = |name: &str| name.replace(|ch: char| !ch.is_alphanumeric(), "-");
            asked.extend(values.map(|name| format!("cli-value-{}", value(name).to_lowercase())));
        }
    });
    asked.extend(["cli-help-help", "cli-help-help.subcommand"].map(str::to_owned));
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("../messages/en");
    for file in ["cli-help.ftl", "cli-value.ftl"] {
        let text = fs::read_to_string(english.join(file)).expect("the catalogue");
        let mut message = "";
        for (name, _) in text.lines().filter_map(|line| line.split_once(" = ")) {
            let id = match name.strip_prefix("    .") {
                Some("more") => continue,
                Some(attribute) => format!("{message}.{attribute}"),
                None => {
                    message = name;
                    name.to_owned()
                }
            };
            assert!(asked.contains(&id), "nobody asks for {id}");
        }
    }
}

#[test]
fn a_language_is_asked_for_before_and_after_every_command() {
    let check = |line: &str, expected: &str| {
        let words = line.split(' ').map(OsString::from).collect();
        let words = arranged(&Arguments::command(), words);
        let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
        assert_eq!(words.join(" "), expected);
    };
    check("quinconce", "quinconce");
    check("quinconce --lang fr", "quinconce --lang fr");
    check("quinconce --memory --lang=fr", "quinconce --lang=fr --memory");
    check("quinconce --lang fr serve --memory", "quinconce serve --lang fr --memory");
    check("quinconce --lang fr arena match khan", "quinconce arena match --lang fr khan");
    check("quinconce arena --lang=fr match khan", "quinconce arena match --lang=fr khan");
    check("quinconce rules help --lang fr", "quinconce rules --lang fr help");
    check("quinconce help arena --lang fr", "quinconce help arena");
    check("quinconce --lang fr arena help match", "quinconce arena help match");
    check("quinconce help arena --lang de", "quinconce --lang de");
    check("quinconce bot -- x --lang fr", "quinconce bot -- x --lang fr");
}

#[test]
fn a_language_is_never_at_fault() {
    let words = ["quinconce", "--lang", "fr", "--memory", "bench"];
    let error = Arguments::command().try_get_matches_from(words).expect_err("bench serves nothing");
    let told = Catalogue::new(Language::default()).render(&mistake(&error));
    assert!(told.contains("--memory") && !told.contains("--lang"), "{told}");
}

/// The words of a text with plain letters, which the made-up language has not.
fn plain(text: &str) -> BTreeSet<String> {
    let words = text.split(|ch: char| !ch.is_ascii_alphabetic());
    words.filter(|word| word.len() > 1).map(str::to_owned).collect()
}

/// What is called the same in every language: commands, options, values, examples and games.
fn names() -> BTreeSet<String> {
    let mut text = String::from("quinconce en fr players spectators https://example.org ");
    text += "warn,server::writer=debug ";
    let mut command = Arguments::command();
    command.build();
    walk(&command, &[], &mut |command, _| {
        let mut say = |name: &str| text += &format!("{name} ");
        say(command.get_name());
        for arg in command.get_arguments() {
            say(arg.get_long().unwrap_or_default());
            say(&arg.get_env().unwrap_or_default().to_string_lossy());
            arg.get_default_values().iter().for_each(|value| say(&value.to_string_lossy()));
            arg.get_possible_values().iter().for_each(|value| say(value.get_name()));
        }
    });
    for game in catalog::GAMES.iter() {
        text += &format!("{} {} ", game.name(), game.variants().join(" "));
    }
    plain(&text)
}

#[test]
fn no_help_stands_outside_the_catalogue() {
    let names = names();
    for (command, text) in helps(&Catalogue::made_up()) {
        let english: Vec<String> = plain(&text).difference(&names).cloned().collect();
        assert_eq!(english, Vec::<String>::new(), "{command}: {text}");
        assert!(text.contains("ⓔ"), "{command}: {text}");
    }
}

#[test]
fn no_mistake_is_told_outside_the_catalogue() {
    let lines = [
        "chess",
        "arean",
        "arena",
        "arena mach",
        "serve now",
        "serve --lisen x",
        "serve --listen",
        "serve --public-url nowhere",
        "serve --log loud=very",
        "serve --log-format xml",
        "serve --connections 0",
        "serve --drain -1",
        "serve --rate much",
        "--lang de",
        "--lang",
        "--memory=yes",
        "perft khan",
        "perft khan three",
        "perft khan 3 --seed x",
        "perft khan 3 --seed 99999999999999999999999",
        "perft khan 3 4",
        "perft khan 3 --divide --divide",
        "play khan --level 11",
        "play khan --clock fast",
        "play khan --side third",
        "play --resume --level 3",
        "play --position x",
        "arena match khan random random --sprt 1",
        "arena match khan random random --pairs 5000000000",
        "arena soak --depth 17",
        "bot --url x --game khan --clock soon",
        "bot",
        "load --players 1",
        "admin remove x everybody 1",
        "admin show x",
        "--memory bench",
    ];
    let (catalogue, names) = (Catalogue::made_up(), names());
    for line in lines {
        let command = help::explain(Arguments::command(), &catalogue);
        let words = ["quinconce"].into_iter().chain(line.split_whitespace());
        let error = command.try_get_matches_from(words).expect_err(line);
        let text = catalogue.render(&mistake(&error));
        let known: BTreeSet<String> = names.union(&plain(line)).cloned().collect();
        let english: Vec<String> = plain(&text).difference(&known).cloned().collect();
        assert_eq!(english, Vec::<String>::new(), "{line}: {text}");
        assert!(text.contains("ⓢⓔⓔ") && !text.contains('\n'), "{line}: {text}");
        let nonsense = catalogue.render(&super::messages::nonsense());
        assert!(!text.contains(&nonsense), "{line}: {text}");
    }
}
