//! `quinconce play`: the table in the terminal.

mod online;

use std::env;
use std::io::{self, BufReader, IsTerminal, Write};
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use ::messages::{Catalogue, Language};
use clap::{Args, ValueEnum};
use game::{Arg, HIGHEST_LEVEL, TimeControl};
use tui::{
    Conversation, Depth, KeptGames, Look, Opening, People, Session, Settings, Settled, TableRequest,
};

use crate::failure::Failure;
use crate::usage::{BadValue, expected_clock, whole};
use crate::{data, language, messages};

#[derive(Args)]
pub(crate) struct Play {
    #[arg(value_name = "GAME|URL")]
    game: Option<String>,
    #[arg(long, value_name = "V", requires = "game")]
    variant: Option<String>,
    #[arg(long, value_name = "N", value_parser = whole(1..=HIGHEST_LEVEL as u8))]
    level: Option<u8>,
    #[arg(long, value_enum)]
    side: Option<Sides>,
    #[arg(long, value_name = "P", requires = "game", conflicts_with = "seed")]
    position: Option<String>,
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    #[arg(long)]
    plain: bool,
    #[arg(long, conflicts_with_all = ["variant", "level", "side", "position", "seed", "clock"])]
    resume: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "resume", "plain", "level", "side", "seed", "clock"])]
    load: Option<PathBuf>,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long, value_name = "M+S", value_parser = clock)]
    clock: Option<TimeControl>,
    #[arg(long)]
    no_chat: bool,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole(1..=64_u8))]
    threads: u8,
    #[arg(long, alias = "color", value_enum, default_value_t)]
    colour: Colour,
    #[arg(long)]
    ascii: bool,
    #[arg(long, conflicts_with = "ascii")]
    unicode: bool,
    #[arg(long, value_name = "DIR", env = "QUINCONCE_DATA", hide_env_values = true)]
    data: Option<PathBuf>,
}

#[derive(Copy, Clone, ValueEnum)]
enum Sides {
    First,
    Second,
    Both,
    None,
}

#[derive(Copy, Clone, Default, ValueEnum)]
enum Colour {
    #[default]
    Auto,
    True,
    #[value(name = "256")]
    C256,
    #[value(name = "16")]
    C16,
    None,
}

impl From<Sides> for People {
    fn from(sides: Sides) -> People {
        match sides {
            Sides::First => People::First,
            Sides::Second => People::Second,
            Sides::Both => People::Both,
            Sides::None => People::Nobody,
        }
    }
}

impl Play {
    pub(crate) fn run(&self, lang: Option<Language>, out: &mut impl Write) -> Result<(), Failure> {
        let catalogue = Catalogue::new(lang.unwrap_or_else(language::of_terminal));
        language::speak(lang.unwrap_or_else(language::of_terminal));
        self.check()?;
        let kept = KeptGames::in_folder(data::folder(self.data.clone())?.join("play"));
        let mut news = None;
        let session = match self.game.as_deref().filter(|game| online::is_address(game)) {
            Some(address) => {
                let folder = data::folder(self.data.clone())?.join("play");
                let wishes = online::Wishes {
                    name: self.name.clone(),
                    chat: !self.no_chat,
                    language: lang.unwrap_or_else(language::of_terminal),
                };
                let joined = online::join(address, wishes, folder)?;
                news = Some(joined.news);
                Some(joined.session)
            }
            None => self.session(&kept)?,
        };
        if self.is_plain() {
            let talk = &mut Conversation::with(BufReader::new(io::stdin()));
            let session = match session {
                Some(session) => session,
                None => {
                    let settled =
                        Settled { people: self.side.is_some(), level: self.level.is_some() };
                    let request = self.request();
                    tui::choose_plain(request, settled, &kept, &catalogue, talk, out)?
                        .ok_or_else(|| Failure::Input(messages::no_game(game_names())))?
                }
            };
            let stays = io::stdin().is_terminal();
            return Ok(tui::run_plain(session, news, &kept, &catalogue, talk, out, stays)?);
        }
        let opening = match (&self.load, session) {
            (Some(path), _) => {
                Opening::Study(Box::new(tui::open_record(path).map_err(Failure::Input)?))
            }
            (None, Some(session)) => Opening::Table(Box::new(session)),
            (None, None) => Opening::Menu(self.request()),
        };
        let depth = match self.colour {
            Colour::Auto => Depth::of_terminal(|name| env::var(name).ok()),
            Colour::True => Depth::True,
            Colour::C256 => Depth::Indexed,
            Colour::C16 => Depth::Ansi,
            Colour::None => Depth::None,
        };
        let seems_ascii = || Look::is_ascii(|name| env::var(name).ok());
        let ascii = self.ascii || (!self.unicode && seems_ascii());
        let look = Look { depth, ascii };
        let settings = Settings { look, threads: self.threads.into() };
        Ok(tui::run(opening, settings, &kept, &catalogue, |wire| {
            if let Some(news) = news {
                let wire = wire.clone();
                thread::spawn(move || news.into_iter().all(|news| wire.tell(news)));
            }
            // Without it the program ends as the system ends it.
            let _ = ctrlc::set_handler(move || wire.stop());
        })?)
    }

    /// Whether it is played line by line.
    fn is_plain(&self) -> bool {
        self.plain || !io::stdout().is_terminal() || !io::stdin().is_terminal()
    }

    /// Refuses what would be passed over in silence.
    fn check(&self) -> Result<(), Failure> {
        let is_link = self.game.as_deref().is_some_and(online::is_address);
        let said = |option: &str| Arg::Name(option.to_owned());
        let first = |options: &[(bool, &str)]| {
            options.iter().find(|(is_given, _)| *is_given).map(|(_, option)| said(option))
        };
        // The match has all that settled, and whoever comes back to it needs no more than its link.
        let settled = [
            (self.variant.is_some(), "--variant"),
            (self.level.is_some(), "--level"),
            (self.side.is_some(), "--side"),
            (self.position.is_some(), "--position"),
            (self.seed.is_some(), "--seed"),
            (self.clock.is_some(), "--clock"),
            (self.resume, "--resume"),
        ];
        if let Some(option) = first(&settled).filter(|_| is_link) {
            return Err(Failure::Input(messages::not_with_link(option)));
        }
        let for_matches = [(self.name.is_some(), "--name"), (self.no_chat, "--no-chat")];
        if let Some(option) = first(&for_matches).filter(|_| !is_link) {
            return Err(Failure::Input(messages::needs_link(option)));
        }
        if self.load.is_some() && self.is_plain() {
            return Err(Failure::Input(messages::load_needs_terminal()));
        }
        Ok(())
    }

    /// The game that is asked for, if one is.
    fn session(&self, kept: &KeptGames) -> Result<Option<Session>, Failure> {
        if self.resume {
            let found = kept.load(self.game.as_deref()).map_err(Failure::Input)?;
            return Ok(Some(found.session));
        }
        let Some(game) = &self.game else { return Ok(None) };
        let entry = catalog::find(game).map_err(Failure::input)?;
        Session::open(entry, &self.request()).map(Some).map_err(Failure::input)
    }

    fn request(&self) -> TableRequest {
        TableRequest {
            variant: self.variant.clone(),
            position: self.position.clone(),
            seed: self.seed,
            level: self.level.map(usize::from),
            people: self.side.map(People::from).unwrap_or_default(),
            clock: self.clock,
        }
    }
}

fn game_names() -> Arg {
    let names: Vec<&str> = catalog::GAMES.iter().map(|game| game.name()).collect();
    Arg::list(&names)
}

/// A clock as players write it: `10+5`.
fn clock(text: &str) -> Result<TimeControl, BadValue> {
    let wrong = || BadValue(expected_clock(Arg::name("10+5")));
    let (minutes, seconds) = text.split_once('+').ok_or_else(wrong)?;
    let number = |text: &str| text.parse().ok().filter(|&number: &u64| number <= 600);
    let (minutes, seconds) = number(minutes).zip(number(seconds)).ok_or_else(wrong)?;
    if minutes == 0 {
        return Err(wrong());
    }
    Ok(TimeControl {
        main: [Duration::from_secs(60 * minutes); 2],
        increment: Duration::from_secs(seconds),
    })
}
