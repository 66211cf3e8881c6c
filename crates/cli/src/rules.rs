//! `quinconce rules`: a game's rules for people.

use std::env;
use std::io::Write;

use clap::{Args, ValueEnum};

use crate::failure::Failure;

#[derive(Args)]
pub(crate) struct Rules {
    /// The game's name; quinconce --help lists them
    game: String,
    /// The language [default: the terminal's, else English]
    #[arg(long)]
    lang: Option<Language>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Language {
    Fr,
    En,
}

impl Language {
    /// What the terminal asks for, by the first of the usual variables that is set.
    fn of_terminal() -> Language {
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
        if asked.is_some_and(|value| value.starts_with("fr")) { Language::Fr } else { Language::En }
    }
}

impl Rules {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let rules = catalog::find(&self.game).map_err(Failure::input)?.descriptor().rules;
        let text = match self.lang.unwrap_or_else(Language::of_terminal) {
            Language::Fr => rules.fr,
            Language::En => rules.en,
        };
        writeln!(out, "{}", text.trim_end())?;
        Ok(())
    }
}
