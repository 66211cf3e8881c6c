//! The table line by line, without moving the cursor: for screen readers, pipes and scripts.

mod choosing;
mod command;
mod conversation;
mod online;

use std::io::{self, Write};
use std::path::Path;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use game::{Arg, LocalizedError, Message, MoveError, result_name};
use messages::Catalogue;
use search::Engine;

pub use choosing::{Settled, choose};
use command::Command;
pub use conversation::Conversation;
use conversation::{Heard, Line};
use online::Pending;

use crate::file_error;
use crate::kept::KeptGames;
use crate::messages as said;
use crate::online::MatchNews;
use crate::record::save;
use crate::session::{People, Session};
use crate::table_screen::nothing_taken_back;

const HASH: usize = 16; // mebibytes, for hints
const LOOK: Duration = Duration::from_secs(2); // between looks at what can be claimed

/// Plays a game over lines: a sentence for what happened, `position …` after every move, and
/// `result …` at the end. Ends with the game, with `quit`, or with the input; a game that is not
/// over is kept then. Whoever types at a terminal, `stays`, may play a match again.
///
/// # Errors
/// When nothing can be read or written any more.
pub fn run(
    session: Session,
    news: Option<Receiver<MatchNews>>,
    kept: &KeptGames,
    catalogue: &Catalogue,
    talk: &mut Conversation,
    out: &mut impl Write,
    stays: bool,
) -> io::Result<()> {
    if let Some(news) = news {
        talk.listen(news);
    }
    let engine = Engine::new(HASH);
    let (pending, told_end, ground, is_deaf) = (None, false, String::new(), false);
    Plain { session, kept, catalogue, out, engine, pending, stays, told_end, ground, is_deaf }
        .run(talk)
}

struct Plain<'a, W> {
    session: Session,
    kept: &'a KeptGames,
    catalogue: &'a Catalogue,
    out: &'a mut W,
    engine: Engine,
    /// What was sent to the server and not answered yet.
    pending: Option<Pending>,
    /// Whether a match that is over may be played again.
    stays: bool,
    /// Whether the result was told.
    told_end: bool,
    /// What the squares are, as it was told last.
    ground: String,
    /// Whether the input has ended.
    is_deaf: bool,
}

impl<W: Write> Plain<'_, W> {
    fn run(mut self, talk: &mut Conversation) -> io::Result<()> {
        self.session.run_clock(true);
        self.introduce()?;
        loop {
            while self.session.awaits_computer() {
                self.out.flush()?;
                if !self.hears_on(talk)? {
                    return self.leave();
                }
                if self.session.awaits_computer() {
                    self.computer()?;
                }
            }
            if self.session.table().end().is_some() && !self.told_end {
                self.tell_end()?;
                if !self.stays || self.session.online.is_none() {
                    return self.out.flush();
                }
                self.say(&said::after_match())?;
            }
            self.out.flush()?;
            let within = match &self.session.online {
                Some(_) => Some(LOOK),
                None => self.session.until_flag(),
            };
            match talk.next(self.pending.is_none(), within) {
                Heard::Silence => self.look_at_time()?,
                Heard::News(news) => {
                    if !self.hear(news)? {
                        break;
                    }
                }
                Heard::Line(line) => match line? {
                    Line::End => break,
                    // Whoever types too late has lost already.
                    _ if self.session.flag() => self.keep()?,
                    Line::Unreadable(why) => self.say(&why)?,
                    Line::Text(line) => {
                        if !self.obey(line.trim())? {
                            break;
                        }
                    }
                },
            }
        }
        self.leave()
    }

    /// Hears what whoever watches two engines types between their moves; tells whether to go on. They
    /// play to the end where nothing more can be typed.
    fn hears_on(&mut self, talk: &mut Conversation) -> io::Result<bool> {
        if self.session.people != People::Nobody || self.is_deaf {
            return Ok(true);
        }
        match talk.next(true, Some(Duration::ZERO)) {
            Heard::Line(line) => match line? {
                Line::End => self.is_deaf = true,
                Line::Unreadable(why) => self.say(&why)?,
                Line::Text(line) => return self.obey(line.trim()),
            },
            Heard::News(_) | Heard::Silence => {}
        }
        Ok(true)
    }

    /// Nothing was heard for a while: is somebody's time over, can something be claimed?
    fn look_at_time(&mut self) -> io::Result<()> {
        if self.session.flag() {
            return self.keep();
        }
        let before = self.claim_told();
        if let Some(online) = &mut self.session.online {
            online.look();
        }
        self.tell_claim(before.as_deref())
    }

    fn tell_end(&mut self) -> io::Result<()> {
        self.told_end = true;
        let Some(end) = self.session.table().end() else { return Ok(()) };
        let told = self.session.end_told(self.catalogue).unwrap_or_default();
        writeln!(self.out, "{told}")?;
        writeln!(self.out, "result {} {}", result_name(Some(end)), end.reason)
    }

    /// What is played, by whom, and what is to be done.
    fn introduce(&mut self) -> io::Result<()> {
        let session = &self.session;
        let words = session.words(self.catalogue);
        let variant = Arg::Name(words.variant(session.table().variant()));
        let mut text = vec![
            self.catalogue.render(&said::table(Arg::Name(words.title()), variant)),
            words.goal(),
        ];
        text.push(match (session.people, session.people.you()) {
            _ if session.online.is_some() => {
                session.online.iter().map(|online| self.introduction(online)).collect()
            }
            (_, Some(you)) => {
                let side = |side| Arg::Name(words.side(side));
                let opponent = said::opponent(side(!you), session.level);
                let you = self.catalogue.said("tell-you-play", &[("side", side(you))]);
                format!("{you} {}", self.catalogue.render(&opponent))
            }
            (People::Both, None) => self.catalogue.render(&said::both()),
            (_, None) => self.catalogue.render(&said::watching(session.level)),
        });
        let played = session.table().moves().len();
        if played > 0 {
            text.push(self.catalogue.render(&said::resumed(played)));
        }
        if session.people != People::Nobody {
            text.push(self.catalogue.render(&said::ask_help()));
        }
        writeln!(self.out, "{}", text.join(" "))?;
        let unfinished = session.unfinished_told(self.kept, self.catalogue);
        if let Some(unfinished) = unfinished {
            writeln!(self.out, "{unfinished}")?;
        }
        self.ground.clear();
        self.tell_ground()?;
        if played > 0 {
            writeln!(self.out, "position {}", self.session.table().position())?;
        }
        self.turn()
    }

    /// What the squares are, where that is not what it was.
    fn tell_ground(&mut self) -> io::Result<()> {
        let ground = self.session.words(self.catalogue).ground(&self.session.table().view());
        if ground != self.ground && !ground.is_empty() {
            writeln!(self.out, "{ground}")?;
        }
        self.ground = ground;
        Ok(())
    }

    /// Whose turn it is, where a person is asked.
    fn turn(&mut self) -> io::Result<()> {
        self.tell_ground()?;
        let table = self.session.table();
        if table.end().is_some() || self.session.awaits_computer() {
            return Ok(());
        }
        if self.session.awaits_other() {
            return writeln!(
                self.out,
                "{}.",
                self.session.waiting_told(self.catalogue).trim_end_matches('.')
            );
        }
        let words = self.session.words(self.catalogue);
        let turn = match self.session.people.you() {
            Some(_) => self.catalogue.said("play-your-turn", &[]),
            None => {
                let side = Arg::Name(words.side(table.turn()));
                self.catalogue.said("play-turn", &[("side", side)])
            }
        };
        let walk = self.session.walk();
        let prompt = words.prompt(walk.steps(), &walk.options(), &table.view());
        writeln!(self.out, "{turn}. {prompt}")
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        writeln!(self.out, "{}", self.catalogue.render(message))
    }

    /// The computer makes its move.
    fn computer(&mut self) -> io::Result<()> {
        let request = self.session.search_request();
        let found = self.session.table().search(&self.engine, &request, &(), &mut |_| ());
        let mv = found.best().expect("whoever is to move has a move").clone();
        if self.session.flag() {
            return self.keep();
        }
        self.play(&mv)
    }

    /// Plays a move that is legal and tells what it did.
    fn play(&mut self, mv: &str) -> io::Result<()> {
        let told = self.session.told(mv, self.catalogue);
        self.session.play(mv).expect("a legal move can be played");
        writeln!(self.out, "{told}")?;
        writeln!(self.out, "position {}", self.session.table().position())?;
        self.keep()?;
        self.turn()
    }

    /// Does what a line asks for; tells whether to go on.
    fn obey(&mut self, line: &str) -> io::Result<bool> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let command = Command::find(word, self.session.online.is_some(), self.catalogue);
        match command.filter(|&command| rest.is_empty() || command.takes_text()) {
            _ if line.is_empty() => self.turn()?,
            Some(Command::Quit) => return Ok(false),
            Some(command) => self.command(command, rest.trim())?,
            None => self.try_move(line)?,
        }
        Ok(true)
    }

    fn command(&mut self, command: Command, rest: &str) -> io::Result<()> {
        if self.match_command(command, rest)? {
            return Ok(());
        }
        let words = self.session.words(self.catalogue);
        let table = self.session.table();
        match command {
            Command::Board => writeln!(self.out, "{}", words.board(&table.view())),
            Command::Draw => write!(self.out, "{}", table.drawing()),
            Command::Moves => writeln!(self.out, "legal {}", table.legal().join(" ")),
            Command::Position => writeln!(self.out, "position {}", table.position()),
            Command::Squares => {
                let ground = words.ground(&table.view());
                let plain = || self.catalogue.said("tell-plain", &[]);
                writeln!(self.out, "{}", if ground.is_empty() { plain() } else { ground })
            }
            Command::Hint => self.hint(),
            Command::Back => self.back(),
            Command::Resign | Command::Claim if self.session.people == People::Nobody => {
                self.say(&said::only_watching())
            }
            Command::Resign => match self.session.resign() {
                Ok(()) => self.keep(),
                Err(error) => self.say(&error.message()),
            },
            Command::Claim => match self.session.claim() {
                Ok(()) => self.keep(),
                Err(error) => self.say(&error.message()),
            },
            Command::Clock => writeln!(self.out, "{}", self.session.clock_told(self.catalogue)),
            Command::Save => self.save(rest),
            Command::Help => self.help(),
            // The others are commands in a match alone.
            _ => Ok(()),
        }
    }

    fn try_move(&mut self, line: &str) -> io::Result<()> {
        match self.session.table().copy().play(line) {
            // Whoever typed a word wants to know the words there are.
            Err(MoveError::Syntax { .. }) if !line.contains(|ch: char| ch.is_ascii_digit()) => {
                self.say(&said::unknown(Arg::quote(line)))
            }
            _ if self.session.awaits_other() => self.say(&said::not_your_turn()),
            Ok(_) if self.session.online.is_some() => {
                self.ask(|online| online.make_move(line));
                Ok(())
            }
            Ok(_) => self.play(line),
            Err(error) => {
                let reason = self.session.refusal(line, &error, self.catalogue);
                writeln!(self.out, "{reason}")
            }
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        if self.session.table().end().is_some() {
            return Ok(());
        }
        let request = Session::hint_request();
        let found = self.session.table().search(&self.engine, &request, &(), &mut |_| ());
        let Some(mv) = found.best() else { return Ok(()) };
        let sentence = Arg::Name(self.session.told(mv, self.catalogue));
        let message = said::hint(Arg::name(mv), sentence);
        self.say(&message)
    }

    fn back(&mut self) -> io::Result<()> {
        let gone = self.session.take_back();
        if gone.is_empty() {
            let has_moves = !self.session.table().moves().is_empty();
            return writeln!(self.out, "{}", nothing_taken_back(has_moves, self.catalogue));
        }
        let moves = Arg::Name(gone.join(", "));
        writeln!(self.out, "{}", self.catalogue.said("tell-taken-back", &[("moves", moves)]))?;
        writeln!(self.out, "position {}", self.session.table().position())?;
        self.keep()?;
        self.turn()
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        let message = match file {
            "" => said::save_where(),
            file => save(Path::new(file), &self.session.sheet(self.catalogue)),
        };
        self.say(&message)
    }

    fn help(&mut self) -> io::Result<()> {
        let legal = self.session.table().legal();
        if let Some(example) = legal.first() {
            self.say(&said::help_move(Arg::name(example)))?;
        }
        for (word, does) in Command::list(self.session.online.is_some()) {
            self.say(&said::command_does(word, does))?;
        }
        Ok(())
    }

    /// A game that cannot be kept is played on.
    fn keep(&mut self) -> io::Result<()> {
        match self.kept.keep(&mut self.session, self.catalogue) {
            Ok(()) => Ok(()),
            Err(error) => self.say(&said::not_kept(file_error::of_writing(&error))),
        }
    }

    fn leave(&mut self) -> io::Result<()> {
        if let Some(online) = &self.session.online {
            let url = Arg::Name(online.address().to_owned());
            if self.session.table().end().is_none() {
                self.say(&said::left_match(url))?;
            }
            return self.out.flush();
        }
        match self.kept.keep(&mut self.session, self.catalogue) {
            Ok(()) if self.session.kept.is_some() => self.say(&said::kept())?,
            // Nothing was played: there is nothing to come back to.
            Ok(()) => {}
            Err(error) => self.say(&said::not_kept(file_error::of_writing(&error)))?,
        }
        self.out.flush()
    }
}
