//! What is said to a person, as data that any language can put into words: the id of a message in
//! the catalogue (`crates/messages`), and its arguments.

use std::fmt;

const MAX_QUOTED: usize = 60; // characters of the input, in a message

/// A message and its arguments. `Display` says it in English; the crate `messages` and the page say
/// it in every language of the catalogue.
///
/// Only [`messages!`](macro@crate::messages) makes them, from the catalogue's English, so that there
/// is none without a translation.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Message {
    /// Its id in the catalogue.
    id: &'static str,
    #[cfg_attr(feature = "serde", serde(skip))]
    english: &'static str,
    /// The arguments by name.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_map"))]
    #[cfg_attr(feature = "ts-rs", ts(type = "Record<string, Arg>"))]
    args: Vec<(&'static str, Arg)>,
}

/// An argument of a message. There is no way to make one of an English word: that is a [`Message`]
/// too.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "type", content = "value", rename_all = "camelCase")
)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub enum Arg {
    /// A number; of a thing that is counted, the message has a plural.
    Number(i64),
    /// The same in every language: a square, the name of a tag.
    Name(String),
    /// A part of the input, between quotation marks.
    Quote(String),
    /// A message within a message.
    Message(Message),
}

/// Makes a function for every message of a crate; its parameters are the message's arguments.
///
/// `cargo xtask messages` writes the calls from `crates/messages/en`. A second form is for all
/// numbers but one. What is said inside another message, such as a side's name, is a message of its
/// own.
///
/// ```
/// mod messages {
///     game::messages! {
///         too_many(side, pieces, most) = "go-error-too-many": "{side} has {pieces}: expected at most {most}";
///         pieces(count) = "go-error-pieces": "{count} piece" | "{count} pieces";
///         white() = "go-error-white": "white";
///     }
/// }
/// use messages::{pieces, too_many, white};
///
/// let message = too_many(white(), pieces(9), 7);
/// assert_eq!(message.to_string(), "white has 9 pieces: expected at most 7");
/// assert_eq!(message.id(), "go-error-too-many");
/// ```
#[macro_export]
macro_rules! messages {
    ($($name:ident($($arg:ident),*) = $id:literal: $english:literal $(| $many:literal)?;)*) => {$(
        pub(crate) fn $name($($arg: impl Into<$crate::Arg>),*) -> $crate::Message {
            // Never used: it lets the compiler hold the gaps against the parameters.
            let _ = format_args!(concat!($english $(, $many)?), $($arg = ""),*);
            let args = vec![$((stringify!($arg), $arg.into())),*];
            $crate::Message::from_catalogue($id, &[$english $(, $many)?], args)
        }
    )*};
}

impl Message {
    /// For [`messages!`](macro@crate::messages) alone. Of two English forms it takes the second
    /// where the first argument is another number than one.
    #[doc(hidden)]
    #[must_use]
    pub fn from_catalogue(
        id: &'static str,
        forms: &[&'static str],
        args: Vec<(&'static str, Arg)>,
    ) -> Message {
        let one = matches!(args.first(), Some((_, Arg::Number(1))));
        let english = if one { forms[0] } else { forms[forms.len() - 1] };
        Message { id, english, args }
    }

    /// Its id in the catalogue.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// The arguments and their names.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

/// An object with a member for each argument.
#[cfg(feature = "serde")]
fn as_map<S: serde::Serializer>(
    args: &[(&'static str, Arg)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.english;
        while let Some((before, after)) = rest.split_once('{') {
            let (gap, behind) = after.split_once('}').unwrap_or((after, ""));
            f.write_str(before)?;
            if let Some((_, arg)) = self.args.iter().find(|(name, _)| *name == gap) {
                arg.fmt(f)?;
            }
            rest = behind;
        }
        f.write_str(rest)
    }
}

impl Arg {
    /// A name that is the same in every language; cut when it is long.
    pub fn name(name: impl fmt::Display) -> Arg {
        Arg::Name(cut(&name.to_string(), |text, ch| text.push(ch)))
    }

    /// Several such names of ours.
    #[must_use]
    pub fn list(names: &[&'static str]) -> Arg {
        Arg::Name(names.join(", "))
    }

    /// The input as a message quotes it: cut when it is long, control characters escaped.
    #[must_use]
    pub fn quote(input: &str) -> Arg {
        Arg::Quote(cut(input, |text, ch| {
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

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Name(name) => f.write_str(name),
            Arg::Quote(text) => write!(f, "\"{text}\""),
            Arg::Message(message) => message.fmt(f),
        }
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}

numbers!(u8, u16, u32, i32);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
