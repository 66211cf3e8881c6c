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
    let (asking, _) = taken_out(env::args_os().collect());
    named(&asking).unwrap_or_else(|| {
        env::var("QUINCONCE_LANG").ok().and_then(|code| code.parse().ok()).unwrap_or_default()
    })
}

/// The words of a command line that ask for a language, and the others.
pub(crate) fn taken_out(words: Vec<OsString>) -> (Vec<OsString>, Vec<OsString>) {
    let (mut asking, mut others) = (Vec::new(), Vec::new());
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        let text = word.to_string_lossy();
        if text == "--" {
            others.push(word);
            break;
        }
        if text == "--lang" {
            asking.push(word);
            asking.extend(words.next());
        } else if text.starts_with("--lang=") {
            asking.push(word);
        } else {
            others.push(word);
        }
    }
    others.extend(words);
    (asking, others)
}

/// The language that the words ask for, if it is one of ours.
pub(crate) fn named(asking: &[OsString]) -> Option<Language> {
    let word = asking.last()?.to_str()?;
    word.strip_prefix("--lang=").unwrap_or(word).parse().ok()
}

/// What the terminal asks for, by the first of the usual variables that is set.
pub(crate) fn of_terminal() -> Language {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    let code = asked.as_deref().and_then(|value| value.split(['_', '.']).next());
    code.and_then(|code| code.parse().ok()).unwrap_or_default()
}
