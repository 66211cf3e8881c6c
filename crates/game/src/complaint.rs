//! What is wrong, as data that any language can put into words: a sentence with gaps, and what
//! fills them.

use std::fmt;

const MAX_QUOTED: usize = 60; // characters of the input, in a message

/// A sentence with gaps, and the words that fill them. `Display` says it in English; who speaks
/// another language looks up the sentence there and fills in the same words.
///
/// Only [`sentences!`](macro@crate::sentences) makes complaints, so that all sentences are on a
/// list.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Complaint {
    /// In English, each gap written as its name in braces.
    #[cfg_attr(feature = "ts-rs", ts(type = "Sentence"))]
    sentence: &'static str,
    /// What fills the gaps, by name.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_map"))]
    #[cfg_attr(feature = "ts-rs", ts(type = "Record<string, Word>"))]
    words: Vec<(&'static str, Word)>,
}

/// What fills a gap. There is no way to make one of an English word: that is a [`Complaint`] too.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "type", content = "value", rename_all = "camelCase")
)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub enum Word {
    /// The same in every language: a number, a square, the name of a tag.
    Name(String),
    /// A part of the input, between quotation marks.
    Quote(String),
    /// A sentence, or a part of one.
    Said(Complaint),
}

/// Makes a function for every sentence of a crate, and the list of them.
///
/// The gaps of a sentence are its function's parameters. A second form is for all numbers but one.
/// What is said inside another sentence, such as a piece's name, is a sentence of its own.
///
/// ```
/// mod sentences {
///     game::sentences! {
///         too_many(side, pieces, most) = "{side} has {pieces}: expected at most {most}";
///         pieces(count) = "{count} piece" | "{count} pieces";
///         white() = "white";
///     }
/// }
/// use sentences::{SENTENCES, pieces, too_many, white};
///
/// let complaint = too_many(white(), pieces(9), 7);
/// assert_eq!(complaint.to_string(), "white has 9 pieces: expected at most 7");
/// assert_eq!(SENTENCES.len(), 4);
/// ```
#[macro_export]
macro_rules! sentences {
    ($($name:ident($($gap:ident),*) = $sentence:literal $(| $many:literal)?;)*) => {
        $(
            pub(crate) fn $name($($gap: impl Into<$crate::Word>),*) -> $crate::Complaint {
                // Never used: it lets the compiler hold the gaps against the parameters.
                let _ = format_args!(concat!($sentence $(, $many)?), $($gap = ""),*);
                let words = vec![$((stringify!($gap), $gap.into())),*];
                $crate::Complaint::on_the_list(&[$sentence $(, $many)?], words)
            }
        )*

        /// Every sentence above.
        pub(crate) const SENTENCES: &[&str] = &[$($sentence, $($many,)?)*];
    };
}

impl Complaint {
    /// For [`sentences!`](macro@crate::sentences) alone. Of two forms it takes the second where the
    /// first word is another number than one.
    #[doc(hidden)]
    #[must_use]
    pub fn on_the_list(forms: &[&'static str], words: Vec<(&'static str, Word)>) -> Complaint {
        let one = matches!(words.first(), Some((_, Word::Name(count))) if count == "1");
        let sentence = if one { forms[0] } else { forms[forms.len() - 1] };
        Complaint { sentence, words }
    }

    /// The sentences that any game can complain in.
    pub const COMMON: &'static [&'static str] = crate::sentences::SENTENCES;

    /// The English sentence, each gap written as `{name}`.
    #[must_use]
    pub fn sentence(&self) -> &'static str {
        self.sentence
    }

    /// The gaps' names and what fills them.
    #[must_use]
    pub fn words(&self) -> &[(&'static str, Word)] {
        &self.words
    }
}

/// An object with a member for each gap.
#[cfg(feature = "serde")]
fn as_map<S: serde::Serializer>(
    words: &[(&'static str, Word)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(words.iter().map(|(name, word)| (name, word)))
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.sentence;
        while let Some((before, after)) = rest.split_once('{') {
            let (gap, behind) = after.split_once('}').unwrap_or((after, ""));
            f.write_str(before)?;
            if let Some((_, word)) = self.words.iter().find(|(name, _)| *name == gap) {
                word.fmt(f)?;
            }
            rest = behind;
        }
        f.write_str(rest)
    }
}

impl Word {
    /// A name that is the same in every language; cut when it is long.
    pub fn name(name: impl fmt::Display) -> Word {
        Word::Name(cut(&name.to_string(), |text, ch| text.push(ch)))
    }

    /// Several such names of ours.
    #[must_use]
    pub fn list(names: &[&'static str]) -> Word {
        Word::Name(names.join(", "))
    }

    /// The input as a message quotes it: cut when it is long, control characters escaped.
    #[must_use]
    pub fn quote(input: &str) -> Word {
        Word::Quote(cut(input, |text, ch| {
            if ch == '"' || ch == '\\' || ch.is_control() {
                text.extend(ch.escape_default());
            } else {
                text.push(ch);
            }
        }))
    }
}

fn cut(input: &str, push: impl Fn(&mut String, char)) -> String {
    let mut text = String::new();
    for (count, ch) in input.chars().enumerate() {
        if count == MAX_QUOTED {
            text.push('…');
            break;
        }
        push(&mut text, ch);
    }
    text
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::Name(name) => f.write_str(name),
            Word::Quote(text) => write!(f, "\"{text}\""),
            Word::Said(complaint) => complaint.fmt(f),
        }
    }
}

impl From<Complaint> for Word {
    fn from(complaint: Complaint) -> Word {
        Word::Said(complaint)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Word {
            fn from(number: $number) -> Word {
                Word::Name(number.to_string())
            }
        }
    )*};
}

numbers!(u8, u16, u32, usize, i32);
