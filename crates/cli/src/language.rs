//! The language in which the program answers: English, unless another is asked for.

use std::env;
use std::sync::OnceLock;

use ::messages::{Catalogue, Language};
use game::Message;

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

/// What the terminal asks for, by the first of the usual variables that is set.
pub(crate) fn of_terminal() -> Language {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    let code = asked.as_deref().and_then(|value| value.split(['_', '.']).next());
    code.and_then(|code| code.parse().ok()).unwrap_or_default()
}
