//! The language in which the program answers: English, unless another is asked for.

use std::env;
use std::ffi::OsString;
use std::sync::OnceLock;

use ::messages::{Catalogue, Language};
use game::error::quoted;
use game::{Arg, Message};

use crate::messages;
use crate::usage::BadValue;

static SPOKEN: OnceLock<Catalogue> = OnceLock::new();

/// Speaks another language from now on.
pub(crate) fn speak(language: Language) {
    if language != Language::default() {
        SPOKEN.get_or_init(|| Catalogue::new(language));
    }
}

/// A message in the language that is spoken.
pub(crate) fn told(message: &Message) -> String {
    SPOKEN.get().map_or_else(|| message.to_string(), |catalogue| catalogue.render(message))
}

/// Reads a language's code.
pub(crate) fn parse(code: &str) -> Result<Language, BadValue> {
    code.parse().map_err(|_| {
        let known: Vec<&str> = Language::all().map(Language::code).collect();
        BadValue(messages::unknown_language(quoted(code), Arg::list(&known)))
    })
}

/// The language that is asked for, where the command line may not be understood.
pub(crate) fn asked() -> Language {
    asked_by(env::args_os().skip(1)).unwrap_or_else(|| {
        env::var("QUINCONCE_LANG").ok().and_then(|code| code.parse().ok()).unwrap_or_default()
    })
}

fn asked_by(words: impl Iterator<Item = OsString>) -> Option<Language> {
    let words = words.take_while(|word| word != "--").map(OsString::into_string);
    let mut words = words.map(Result::unwrap_or_default);
    while let Some(word) = words.next() {
        let code = match word.strip_prefix("--lang") {
            Some("") => words.next()?,
            Some(rest) if rest.starts_with('=') => rest[1..].to_owned(),
            _ => continue,
        };
        return code.parse().ok();
    }
    None
}

/// What the terminal asks for, by the first of the usual variables that is set.
pub(crate) fn of_terminal() -> Language {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    let code = asked.as_deref().and_then(|value| value.split(['_', '.']).next());
    code.and_then(|code| code.parse().ok()).unwrap_or_default()
}
