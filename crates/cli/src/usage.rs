//! The command line in the language that is asked for: its help, and what is wrong with it.

mod help;
mod messages;
#[cfg(test)]
mod tests;

use std::env;
use std::error::Error as _;
use std::ffi::OsString;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::str::FromStr;

use ::messages::Catalogue;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Error, FromArgMatches};
use game::error::quoted;
use game::{Arg, LocalizedError, Message};

use crate::language;

pub(crate) use messages::{expected_clock, expected_filter, expected_one_of, expected_url};

/// Reads the command line. Where it asks for help or is mistaken, that is printed, and the program
/// ends with this code.
pub(crate) fn parse<A: CommandFactory + FromArgMatches>() -> Result<A, ExitCode> {
    let words = arranged(&A::command(), env::args_os().collect());
    let read = |command: clap::Command| {
        let matches = command.try_get_matches_from(&words)?;
        A::from_arg_matches(&matches)
    };
    // Who makes no mistake need not wait for words.
    read(A::command()).or_else(|_| {
        let catalogue = Catalogue::new(language::asked());
        read(help::explain(A::command(), &catalogue)).map_err(|error| report(&error, &catalogue))
    })
}

/// The words of a command line with its language where clap looks for it: behind the name of the
/// command, and not at all where the word `help` asks about one, since only names can follow that.
fn arranged(command: &clap::Command, words: Vec<OsString>) -> Vec<OsString> {
    let (language, mut words) = language::taken_out(words);
    let (mut place, mut command) = (1, Some(command));
    while let Some(above) = command.filter(|command| command.has_subcommands()) {
        let word = words.get(place);
        if word.is_some_and(|word| word == "help") {
            if language.is_empty() || language::named(&language).is_some() {
                return words;
            }
            // That there is no such language is all there is to say.
            (place, command) = (1, None);
            words.truncate(place);
            continue;
        }
        command = word.and_then(|word| above.find_subcommand(word));
        place += usize::from(command.is_some());
    }
    words.splice(place..place, language);
    words
}

/// Help and version go to standard output; a mistake is one line and exit code 2.
fn report(error: &Error, catalogue: &Catalogue) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    eprintln!("quinconce: {}", catalogue.render(&mistake(error)));
    ExitCode::from(2)
}

/// What is wrong with a command line, in one line.
fn mistake(error: &Error) -> Message {
    let all = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    };
    let list = |kind| Arg::Name(all(kind).join(", "));
    let quote = |kind| quoted(&all(kind).concat());
    let number = |kind| match error.get(kind) {
        Some(ContextValue::Number(number)) => Arg::Number(*number as i64),
        _ => Arg::Number(0),
    };
    let name = || list(ContextKind::InvalidArg);
    let text = || quote(ContextKind::InvalidValue);
    let mut problem = match error.kind() {
        ErrorKind::InvalidValue if all(ContextKind::InvalidValue).concat().is_empty() => {
            messages::no_value(name())
        }
        ErrorKind::InvalidValue => {
            let known = list(ContextKind::ValidValue);
            messages::bad_value(text(), name(), expected_one_of(known))
        }
        ErrorKind::ValueValidation => messages::bad_value(text(), name(), reason(error)),
        ErrorKind::UnknownArgument => messages::unknown_argument(quote(ContextKind::InvalidArg)),
        ErrorKind::InvalidSubcommand => {
            messages::unknown_command(quote(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => messages::missing_arguments(name()),
        ErrorKind::MissingSubcommand => messages::missing_command(
            list(ContextKind::InvalidSubcommand),
            list(ContextKind::ValidSubcommand),
        ),
        ErrorKind::ArgumentConflict if name() == list(ContextKind::PriorArg) => {
            messages::twice(name())
        }
        ErrorKind::ArgumentConflict => {
            let kinds = [ContextKind::InvalidArg, ContextKind::InvalidSubcommand];
            let name = Arg::Name(kinds.map(all).concat().concat());
            let mut prior = all(ContextKind::PriorArg);
            // Every command has a language; what goes with everything is not at fault.
            prior.retain(|argument| !argument.starts_with("--lang"));
            messages::conflict(name, Arg::Name(prior.join(", ")))
        }
        ErrorKind::TooManyValues => messages::too_many_values(name(), text()),
        ErrorKind::TooFewValues => messages::too_few_values(
            name(),
            number(ContextKind::MinValues),
            number(ContextKind::ActualNumValues),
        ),
        ErrorKind::WrongNumberOfValues => messages::too_few_values(
            name(),
            number(ContextKind::ExpectedNumValues),
            number(ContextKind::ActualNumValues),
        ),
        ErrorKind::InvalidUtf8 => messages::not_utf8(),
        _ => messages::nonsense(),
    };
    let suggested =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let known = suggested.map(all).concat();
    if !known.is_empty() {
        problem = messages::did_you_mean(problem, Arg::Name(known.join(", ")));
    }
    messages::see_help(problem)
}

/// Why a value was refused, by whoever reads it.
fn reason(error: &Error) -> Arg {
    let Some(source) = error.source() else { return messages::nonsense().into() };
    if let Some(BadValue(message)) = source.downcast_ref() {
        return message.clone().into();
    }
    if let Some(error) = source.downcast_ref::<ParseIntError>() {
        return match error.kind() {
            IntErrorKind::PosOverflow => messages::number_too_large().into(),
            _ => messages::expected_whole(0).into(),
        };
    }
    if source.is::<ParseFloatError>() {
        return messages::expected_number().into();
    }
    Arg::name(source)
}

/// Why a value is refused.
#[derive(Clone, Debug)]
pub(crate) struct BadValue(pub(crate) Message);

impl LocalizedError for BadValue {
    fn message(&self) -> Message {
        self.0.clone()
    }
}

game::errors_in_english!(BadValue);

/// Reads a number between two whole ones, which need not be whole itself.
pub(crate) fn between(
    range: RangeInclusive<f64>,
) -> impl Fn(&str) -> Result<f64, BadValue> + Clone {
    move |text| {
        let found = text.parse().ok().filter(|number| range.contains(number));
        let [least, most] = [range.start(), range.end()].map(|&bound| Arg::Number(bound as i64));
        found.ok_or_else(|| BadValue(messages::expected_from(least, most)))
    }
}

/// Reads a whole number of that range.
pub(crate) fn whole<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, BadValue> + Clone
where
    T: FromStr + PartialOrd + Copy + TryInto<i64>,
{
    move |text| {
        let found = text.parse().ok().filter(|number| range.contains(number));
        found.ok_or_else(|| {
            let [least, most] = [range.start(), range.end()].map(|&bound| bound.try_into().ok());
            let least = Arg::Number(least.unwrap_or_default());
            BadValue(match most {
                Some(most) => messages::expected_between(least, Arg::Number(most)),
                None => messages::expected_whole(least),
            })
        })
    }
}
