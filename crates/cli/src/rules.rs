//! `quinconce rules`: a game's rules for people.

use std::io::Write;

use ::messages::Language;
use clap::Args;

use crate::failure::Failure;
use crate::language;

#[derive(Args)]
pub(crate) struct Rules {
    game: String,
}

impl Rules {
    /// In the language that is asked for, else the terminal's; where the rules are not translated, in
    /// English.
    pub(crate) fn run(&self, lang: Option<Language>, out: &mut impl Write) -> Result<(), Failure> {
        let rules = catalog::find(&self.game).map_err(Failure::input)?.descriptor().rules;
        let text = match lang.unwrap_or_else(language::of_terminal).code() {
            "fr" => rules.fr,
            _ => rules.en,
        };
        writeln!(out, "{}", text.trim_end())?;
        Ok(())
    }
}
