//! The languages there are: the folders of this crate.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// The languages' codes and the texts of their files.
const LANGUAGES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language(usize);

impl Language {
    /// Every language, in the order of their codes.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..LANGUAGES.len()).map(Language)
    }

    /// The code, as in `fr`.
    #[must_use]
    pub fn code(self) -> &'static str {
        LANGUAGES[self.0].0
    }

    /// Its files, in Fluent.
    pub(crate) fn files(self) -> &'static [&'static str] {
        LANGUAGES[self.0].1
    }
}

impl Default for Language {
    /// English, in which all is written first.
    fn default() -> Language {
        Language::all().find(|language| language.code() == "en").expect("English is always there")
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let found = Language::all().find(|language| language.code() == code);
        found.ok_or_else(|| UnknownLanguage { code: code.to_owned() })
    }
}

/// There is no folder for this language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage {
    code: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Language::all().map(Language::code).collect();
        write!(f, "unknown language {:?}: expected {}", self.code, known.join(", "))
    }
}

impl Error for UnknownLanguage {}
