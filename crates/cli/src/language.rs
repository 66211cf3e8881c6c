//! The language in which the program answers: English, unless another is asked for.

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
