//! Without a game: lists, of which one is chosen by number or by name.

use std::io::{self, Write};

use catalog::{Entry, GAMES};
use game::{Arg, HIGHEST_LEVEL, LocalizedError, Message, Side};
use messages::{Catalogue, Words};

use super::conversation::{Conversation, Line};
use crate::kept::KeptGames;
use crate::messages as said;
use crate::session::{DEFAULT_LEVEL, People, Session, TableRequest};

/// What was settled on the command line already.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Settled {
    /// Which sides people play.
    pub people: bool,
    /// How strong the computer is.
    pub level: bool,
}

/// Asks which game is played, and how; nothing where the input ends before that is known.
///
/// # Errors
/// When nothing can be read or written any more.
pub fn choose(
    mut request: TableRequest,
    settled: Settled,
    kept: &KeptGames,
    catalogue: &Catalogue,
    talk: &mut Conversation,
    out: &mut impl Write,
) -> io::Result<Option<Session>> {
    let mut asking = Asking { catalogue, talk, out };
    let Some(chosen) = asking.game(kept)? else { return Ok(None) };
    let entry = match chosen {
        Chosen::Kept(session) => return Ok(Some(*session)),
        Chosen::New(entry) => entry,
    };
    let words = Words::new(catalogue, entry.descriptor());
    let variants = entry.variants();
    if variants.len() > 1 {
        let told = |name: &&'static str| Choice {
            names: vec![(*name).to_owned(), words.variant(name)],
            told: words.variant_line(name),
        };
        let choices: Vec<Choice> = variants.iter().map(told).collect();
        let asked = said::which_variant();
        let Some(chosen) = asking.ask(&asked, 1, &choices, Some(0))? else { return Ok(None) };
        request.variant = Some(variants[chosen].to_owned());
    }
    if !settled.people {
        let alone = |side: Side| Arg::Name(words.side(side));
        let names = [
            catalogue.render(&said::side_alone(alone(Side::First))),
            catalogue.render(&said::side_alone(alone(Side::Second))),
            catalogue.render(&said::both()),
            catalogue.render(&said::watch()),
        ];
        let words = [People::First, People::Second, People::Both, People::Nobody];
        let choices = words.into_iter().zip(names).map(|(people, name)| Choice {
            names: vec![people.name().to_owned(), name.trim_end_matches('.').to_owned()],
            told: String::new(),
        });
        let choices: Vec<Choice> = choices.collect();
        let asked = said::which_side();
        let Some(chosen) = asking.ask(&asked, 1, &choices, Some(0))? else { return Ok(None) };
        request.people = words[chosen];
    }
    if !settled.level && request.people != People::Both {
        let asked = said::which_level(HIGHEST_LEVEL, DEFAULT_LEVEL);
        let word = |level: usize| Choice {
            names: vec![catalogue.said("play-level-word", &[("level", level.into())])],
            told: String::new(),
        };
        let levels: Vec<Choice> = (1..=HIGHEST_LEVEL).map(word).collect();
        let usual = Some(DEFAULT_LEVEL - 1);
        let Some(chosen) = asking.ask(&asked, 1, &levels, usual)? else { return Ok(None) };
        request.level = Some(chosen + 1);
    }
    match Session::open(entry, &request) {
        Ok(session) => Ok(Some(session)),
        Err(error) => {
            writeln!(asking.out, "{}", catalogue.render(&error.message()))?;
            Ok(None)
        }
    }
}

enum Chosen {
    Kept(Box<Session>),
    New(&'static dyn Entry),
}

/// Something that can be chosen: its names, the one that is shown last, and a line about it.
struct Choice {
    names: Vec<String>,
    told: String,
}

struct Asking<'a, W> {
    catalogue: &'a Catalogue,
    talk: &'a mut Conversation,
    out: &'a mut W,
}

impl<W: Write> Asking<'_, W> {
    fn game(&mut self, kept: &KeptGames) -> io::Result<Option<Chosen>> {
        let title = |entry: &dyn Entry| Words::new(self.catalogue, entry.descriptor()).title();
        let mut choices: Vec<Choice> = Vec::new();
        let left = kept.latest_name().and_then(|name| catalog::find(name).ok());
        let resume = self.catalogue.render(&said::resume());
        choices.extend(
            left.map(|entry| Choice {
                names: vec!["resume".to_owned(), resume],
                told: title(entry),
            }),
        );
        let first = 1 - choices.len();
        choices.extend(GAMES.iter().map(|entry| Choice {
            names: vec![entry.name().to_owned(), title(*entry)],
            told: Words::new(self.catalogue, entry.descriptor()).goal(),
        }));
        loop {
            let asked = said::which_game();
            let Some(chosen) = self.ask(&asked, first, &choices, None)? else { return Ok(None) };
            match (chosen + first).checked_sub(1) {
                Some(game) => return Ok(Some(Chosen::New(GAMES[game]))),
                None => match kept.load(None) {
                    Ok(kept) => return Ok(Some(Chosen::Kept(Box::new(kept.session)))),
                    Err(message) => writeln!(self.out, "{}", self.catalogue.render(&message))?,
                },
            }
        }
    }

    /// Shows a list that begins with that number, and asks until one is chosen.
    fn ask(
        &mut self,
        question: &Message,
        first: usize,
        choices: &[Choice],
        usual: Option<usize>,
    ) -> io::Result<Option<usize>> {
        for (number, choice) in (first..).zip(choices) {
            let name = Arg::Name(choice.names.last().cloned().unwrap_or_default());
            let line = match choice.told.as_str() {
                "" => said::choice(number, name),
                told => said::choice_told(number, name, Arg::Name(told.to_owned())),
            };
            writeln!(self.out, "{}", self.catalogue.render(&line))?;
        }
        loop {
            writeln!(self.out, "{}", self.catalogue.render(question))?;
            self.out.flush()?;
            let line = match self.talk.line()? {
                Line::End => return Ok(None),
                Line::Unreadable(why) => {
                    writeln!(self.out, "{}", self.catalogue.render(&why))?;
                    continue;
                }
                Line::Text(line) => line,
            };
            let line = line.trim();
            if line.is_empty() && usual.is_some() {
                return Ok(usual);
            }
            let quit = self.catalogue.render(&said::command_quit());
            if line == "quit" || line == quit {
                return Ok(None);
            }
            let by_number = line.parse().ok().and_then(|number: usize| number.checked_sub(first));
            let by_name = || {
                let fits = |name: &String| name.to_lowercase() == line.to_lowercase();
                choices.iter().position(|choice| choice.names.iter().any(fits))
            };
            match by_number.filter(|&place| place < choices.len()).or_else(by_name) {
                Some(chosen) => return Ok(Some(chosen)),
                None => {
                    let unknown = said::no_choice(Arg::quote(line));
                    writeln!(self.out, "{}", self.catalogue.render(&unknown))?;
                }
            }
        }
    }
}
