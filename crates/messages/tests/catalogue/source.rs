//! The files as data: which messages there are, and what arguments they take.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// The root of the project.
pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// One file of one language.
pub(crate) struct Source {
    /// Without folder and ending; all its ids begin with it.
    pub(crate) name: String,
    /// The first comment.
    pub(crate) about: String,
    /// In the order of the file.
    pub(crate) messages: Vec<Message>,
}

/// A message with all its texts.
pub(crate) struct Message {
    pub(crate) id: String,
    pub(crate) value: Pattern<String>,
    pub(crate) attributes: Vec<(String, Pattern<String>)>,
}

/// What may be handed over for an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// It is put in as it is.
    Text,
    /// Its plural form or its value is asked for.
    Number,
    /// One of these words.
    Choice(BTreeSet<String>),
}

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Reads the files of a language, in the order of their names.
pub(crate) fn read(folder: &Path) -> Result<Vec<Source>, String> {
    let items = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<_> = items.filter_map(|item| Some(item.ok()?.path())).collect();
    paths.sort();
    let text = |path: &Path| fs::read_to_string(path).map_err(|error| error.to_string());
    let name = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    paths.iter().map(|path| parse(name(path), &text(path)?)).collect()
}

/// Reads one file.
pub(crate) fn parse(name: String, text: &str) -> Result<Source, String> {
    let resource = parser::parse(text.to_owned())
        .map_err(|(_, errors)| format!("{name}.ftl is not Fluent: {errors:?}"))?;
    let mut source = Source { name, about: String::new(), messages: Vec::new() };
    let prefix = format!("{}-", source.name);
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                if !id.starts_with(&prefix) {
                    return Err(format!("{id} does not begin with {prefix}"));
                }
                if source.messages.iter().any(|other| other.id == id) {
                    return Err(format!("{id} is there twice"));
                }
                let value = message.value.ok_or_else(|| format!("{id} has no value"))?;
                let attribute = |attribute: fluent_syntax::ast::Attribute<String>| {
                    (attribute.id.name, attribute.value)
                };
                let attributes = message.attributes.into_iter().map(attribute).collect();
                source.messages.push(Message { id, value, attributes });
            }
            Entry::ResourceComment(comment) if source.about.is_empty() => {
                source.about = comment.content.join(" ");
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(term) => return Err(format!("-{} is a term: use a message", term.id.name)),
            Entry::Junk { content } => return Err(format!("{}.ftl: {content}", source.name)),
        }
    }
    Ok(source)
}

/// What a pattern asks for: its arguments in the order in which they come, and other messages.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Needs {
    pub(crate) args: Vec<(String, Kind)>,
    pub(crate) messages: BTreeSet<String>,
}

impl Needs {
    /// Of the value or an attribute itself.
    pub(crate) fn of(pattern: &Pattern<String>) -> Needs {
        let mut needs = Needs::default();
        needs.pattern(pattern);
        needs
    }

    /// With what the messages within it ask for.
    pub(crate) fn deep(pattern: &Pattern<String>, all: &BTreeMap<&str, &Message>) -> Needs {
        let mut needs = Needs::of(pattern);
        for id in needs.messages.clone() {
            if let Some(message) = all.get(id.as_str()) {
                for (name, kind) in Needs::deep(&message.value, all).args {
                    needs.arg(&name, kind);
                }
            }
        }
        needs
    }

    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let mut words = BTreeSet::new();
                for variant in variants {
                    if let VariantKey::Identifier { name } = &variant.key {
                        words.insert(name.clone());
                    }
                }
                let plural = words.iter().all(|word| PLURALS.contains(&word.as_str()));
                if let InlineExpression::VariableReference { id } = selector {
                    self.arg(&id.name, if plural { Kind::Number } else { Kind::Choice(words) });
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => self.arg(&id.name, Kind::Text),
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    fn arg(&mut self, name: &str, kind: Kind) {
        match self.args.iter_mut().find(|(other, _)| other == name) {
            None => self.args.push((name.to_owned(), kind)),
            Some((_, known)) if *known == Kind::Text => *known = kind,
            Some((_, Kind::Choice(known))) => {
                if let Kind::Choice(words) = kind {
                    known.extend(words);
                }
            }
            Some(_) => {}
        }
    }
}
