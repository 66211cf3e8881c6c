//! `quinconce rules`: a game's rules for people.

use std::env;
use std::io::Write;

use ::messages::Language;
use clap::Args;

use crate::failure::Failure;

#[derive(Args)]
pub(crate) struct Rules {
    /// The game's name; quinconce --help lists them
    game: String,
}

/// What the terminal asks for, by the first of the usual variables that is set.
fn of_terminal() -> Language {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    let code = asked.as_deref().and_then(|value| value.split(['_', '.']).next());
    code.and_then(|code| code.parse().ok()).unwrap_or_default()
}

impl Rules {
    /// In the language that is asked for, else the terminal's; where the rules are not translated, in
    /// English.
    pub(crate) fn run(&self, lang: Option<Language>, out: &mut impl Write) -> Result<(), Failure> {
        let rules = catalog::find(&self.game).map_err(Failure::input)?.descriptor().rules;
        let text = match lang.unwrap_or_else(of_terminal).code() {
            "fr" => rules.fr,
            _ => rules.en,
        };
        writeln!(out, "{}", text.trim_end())?;
        Ok(())
    }
}
