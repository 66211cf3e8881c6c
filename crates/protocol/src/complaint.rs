//! Why a text is refused.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Why a text is refused: a sentence and what fills its gaps. The English comes along as the message
/// of the error; for any other language the page looks the sentence up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Complaint {
    /// In English, each gap written as its name in braces.
    #[cfg_attr(test, ts(type = "Sentence"))]
    pub sentence: String,
    /// What fills the gaps, by name.
    #[cfg_attr(test, ts(type = "Record<string, Word>"))]
    pub words: BTreeMap<String, Word>,
}

/// What fills a gap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Word {
    /// The same in every language.
    Name {
        /// A number, a square, the name of a tag.
        text: String,
    },
    /// A part of the input.
    Quote {
        /// Without quotation marks.
        text: String,
    },
    /// A sentence, or a part of one.
    Said {
        /// That sentence.
        complaint: Complaint,
    },
}

impl From<&game::Complaint> for Complaint {
    fn from(complaint: &game::Complaint) -> Complaint {
        let word = |(name, word): &(&str, game::Word)| ((*name).to_owned(), Word::from(word));
        Complaint {
            sentence: complaint.sentence().to_owned(),
            words: complaint.words().iter().map(word).collect(),
        }
    }
}

impl From<&game::Word> for Word {
    fn from(word: &game::Word) -> Word {
        match word {
            game::Word::Name(text) => Word::Name { text: text.clone() },
            game::Word::Quote(text) => Word::Quote { text: text.clone() },
            game::Word::Said(complaint) => Word::Said { complaint: complaint.into() },
        }
    }
}
