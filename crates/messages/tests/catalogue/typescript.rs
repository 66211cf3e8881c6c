//! What the page may say, as types for TypeScript.

use std::collections::BTreeMap;

use crate::source::{Kind, Message, Needs, Source};

const HEAD: &str = "\
// Made from crates/messages/en by cargo xtask messages; not to be edited by hand.

/** Put into a sentence as it is. */
type Value = string | number;

/** Every message that the page asks for by its name. */
export interface Messages {
";

/// The sections of `t()`: a member for each message.
pub(crate) fn interface(sources: &[Source]) -> String {
    let all = sources.iter().flat_map(|source| &source.messages);
    let all: BTreeMap<&str, &Message> = all.map(|message| (message.id.as_str(), message)).collect();
    let mut text = HEAD.to_owned();
    for source in sources {
        text += &format!("  /** {} */\n  {}: {{\n", source.about, source.name);
        for message in &source.messages {
            let name = camel(&message.id[source.name.len() + 1..]);
            text += &format!("    {name}: {};\n", of(message, &all));
        }
        text += "  };\n";
    }
    text + "}\n"
}

fn of(message: &Message, all: &BTreeMap<&str, &Message>) -> String {
    let mut args: Vec<(String, Kind)> = Vec::new();
    let texts = [&message.value].into_iter().chain(message.attributes.iter().map(|(_, text)| text));
    for (name, kind) in texts.flat_map(|text| Needs::deep(text, all).args) {
        if !args.iter().any(|(known, _)| *known == name) {
            args.push((name, kind));
        }
    }
    let said = match &message.attributes[..] {
        [] => "string".to_owned(),
        attributes => {
            let names: Vec<String> =
                attributes.iter().map(|(name, _)| format!("; {name}: string")).collect();
            format!("{{ value: string{} }}", names.concat())
        }
    };
    if args.is_empty() {
        return said;
    }
    let typed = args.iter().map(|(name, kind)| format!("{name}: {}", of_kind(kind)));
    format!("(args: {{ {} }}) => {said}", typed.collect::<Vec<_>>().join("; "))
}

fn of_kind(kind: &Kind) -> String {
    match kind {
        Kind::Text => "Value".to_owned(),
        Kind::Number => "number".to_owned(),
        Kind::Choice(words) => {
            words.iter().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(" | ")
        }
    }
}

/// `new-game` as `newGame`.
pub(crate) fn camel(name: &str) -> String {
    let mut parts = name.split('-');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let (head, tail) = part.split_at(part.len().min(1));
        text + &head.to_uppercase() + tail
    })
}
