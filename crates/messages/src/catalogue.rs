//! The messages of one language.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use game::{Arg, Message};
use unic_langid::LanguageIdentifier;

use crate::{Language, typography};

/// What is said in one language.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// Reads the language's files.
    ///
    /// # Panics
    ///
    /// Never for the languages there are: the tests read all files.
    #[must_use]
    pub fn new(language: Language) -> Catalogue {
        Catalogue::typeset(language, (language.code() == "fr").then_some(typography::french))
    }

    /// A made-up language for tests: English with every letter in a circle, so that what is still
    /// plain did not come from here.
    ///
    /// # Panics
    ///
    /// Never: the tests read all files.
    #[must_use]
    pub fn made_up() -> Catalogue {
        Catalogue::typeset(Language::default(), Some(typography::circled))
    }

    fn typeset(language: Language, transform: Option<fn(&str) -> Cow<'_, str>>) -> Catalogue {
        let code: LanguageIdentifier =
            language.code().parse().expect("a folder is named for a language");
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        // The marks that keep the directions of writing apart would be seen in a terminal.
        bundle.set_use_isolating(false);
        bundle.set_transform(transform);
        for file in language.files() {
            let resource = FluentResource::try_new((*file).to_owned()).expect("the file is Fluent");
            bundle.add_resource(resource).expect("every id is there once");
        }
        Catalogue { bundle }
    }

    /// A message as a sentence of this language.
    #[must_use]
    pub fn render(&self, message: &Message) -> String {
        // A game that is just being written may not be in the catalogue yet.
        self.text(message.id(), message.args()).unwrap_or_else(|| message.to_string())
    }

    /// The text with this id, if there is one.
    #[must_use]
    pub fn text(&self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        Some(self.formatted(pattern, args))
    }

    /// The text with an id that is always there; the tests of whoever asks go through all of them.
    #[must_use]
    pub fn said(&self, id: &str, args: &[(&str, Arg)]) -> String {
        let text = self.text(id, args);
        debug_assert!(text.is_some(), "nobody wrote {id}");
        text.unwrap_or_default()
    }

    /// That attribute of the message with this id, if there is one.
    #[must_use]
    pub fn attribute(&self, id: &str, name: &str, args: &[(&str, Arg)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.get_attribute(name)?.value();
        Some(self.formatted(pattern, args))
    }

    fn formatted(&self, pattern: &Pattern<&str>, args: &[(&str, Arg)]) -> String {
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            values.set(*name, self.value(arg));
        }
        // What is wrong with the arguments the tests have found.
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Name(name) => name.clone().into(),
            Arg::Quote(text) => self.quoted(text).into(),
            Arg::Message(message) => self.render(message).into(),
        }
    }

    fn quoted(&self, text: &str) -> String {
        let quote = match text {
            "" => self.text("app-quote-nothing", &[]),
            text => self.text("app-quote", &[("text", Arg::Name(text.to_owned()))]),
        };
        quote.expect("every language quotes")
    }
}
