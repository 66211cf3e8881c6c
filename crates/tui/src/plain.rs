//! The table line by line, without moving the cursor: for screen readers, pipes and scripts.

use std::io::{self, BufRead, Read, Write};
use std::path::Path;
use std::sync::mpsc::Receiver;

use game::{Arg, LocalizedError, Message, MoveError, result_name};
use messages::Catalogue;
use search::Engine;

use crate::kept::KeptGames;
use crate::messages as said;
use crate::online::{MatchNews, Referee};
use crate::record::save;
use crate::session::{People, Session};

const LONGEST_LINE: usize = 4096; // bytes
const HASH: usize = 16; // mebibytes, for hints

/// Plays a game over lines: a sentence for what happened, `position …` after every move, and
/// `result …` at the end. Ends with the game, with `quit`, or with the input; a game that is not
/// over is kept then.
///
/// # Errors
/// When nothing can be read or written any more.
pub fn run(
    session: Session,
    news: Option<Receiver<MatchNews>>,
    kept: &KeptGames,
    catalogue: &Catalogue,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let engine = Engine::new(HASH);
    Plain { session, news, kept, catalogue, out, engine }.run(input)
}

struct Plain<'a, W> {
    session: Session,
    /// What happens on the server, for a match that is played there.
    news: Option<Receiver<MatchNews>>,
    kept: &'a KeptGames,
    catalogue: &'a Catalogue,
    out: &'a mut W,
    engine: Engine,
}

/// What a line asks for.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Command {
    Board,
    Draw,
    Moves,
    Hint,
    Back,
    Resign,
    Claim,
    Position,
    Save,
    Help,
    Quit,
}

impl Command {
    /// Every command with its word and what it does.
    fn all() -> [(Command, &'static str, Message, Message); 11] {
        use Command as C;
        [
            (C::Board, "board", said::command_board(), said::help_board()),
            (C::Draw, "draw", said::command_draw(), said::help_draw()),
            (C::Moves, "moves", said::command_moves(), said::help_moves()),
            (C::Hint, "hint", said::command_hint(), said::help_hint()),
            (C::Back, "back", said::command_back(), said::help_back()),
            (C::Resign, "resign", said::command_resign(), said::help_resign()),
            (C::Claim, "claim", said::command_claim(), said::help_claim()),
            (C::Position, "position", said::command_position(), said::help_position()),
            (C::Save, "save", said::command_save(), said::help_save()),
            (C::Help, "help", said::command_help(), said::help_help()),
            (C::Quit, "quit", said::command_quit(), said::help_quit()),
        ]
    }

    /// The command of a word, in English or in the language that is spoken.
    fn find(word: &str, catalogue: &Catalogue) -> Option<Command> {
        let is = |(_, english, local, _): &(Command, &str, Message, Message)| {
            word.eq_ignore_ascii_case(english) || word == catalogue.render(local)
        };
        Command::all().into_iter().find(is).map(|(command, ..)| command)
    }
}

impl<W: Write> Plain<'_, W> {
    fn run(mut self, input: &mut impl BufRead) -> io::Result<()> {
        self.introduce()?;
        loop {
            while self.session.awaits_other() {
                self.out.flush()?;
                if self.session.awaits_computer() {
                    self.computer()?;
                } else if !self.listen()? {
                    return self.leave();
                }
            }
            self.catch_up()?;
            if let Some(end) = self.session.table().end() {
                let told = self.session.end_told(self.catalogue).unwrap_or_default();
                writeln!(self.out, "{told}")?;
                writeln!(self.out, "result {} {}", result_name(Some(end)), end.reason)?;
                return self.out.flush();
            }
            self.out.flush()?;
            match next_line(input)? {
                Line::End => break,
                Line::Unreadable(why) => self.say(&why)?,
                Line::Text(line) => {
                    if !self.obey(line.trim())? {
                        break;
                    }
                }
            }
        }
        self.leave()
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
            (_, Some(you)) if session.referee.is_some() => {
                self.catalogue.render(&said::server(Arg::Name(words.side(you))))
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
        let ground = words.ground(&session.table().view());
        if !ground.is_empty() {
            writeln!(self.out, "{ground}")?;
        }
        if played > 0 {
            writeln!(self.out, "position {}", self.session.table().position())?;
        }
        self.turn()
    }

    /// Whose turn it is, where a person is asked.
    fn turn(&mut self) -> io::Result<()> {
        let table = self.session.table();
        if table.end().is_some() || self.session.awaits_other() {
            return Ok(());
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
        let command = Command::find(word, self.catalogue);
        match command.filter(|&command| rest.is_empty() || command == Command::Save) {
            _ if line.is_empty() => self.turn()?,
            Some(Command::Quit) => return Ok(false),
            Some(command) => self.command(command, rest.trim())?,
            None => self.try_move(line)?,
        }
        Ok(true)
    }

    fn command(&mut self, command: Command, rest: &str) -> io::Result<()> {
        let words = self.session.words(self.catalogue);
        let table = self.session.table();
        match command {
            Command::Board => writeln!(self.out, "{}", words.board(&table.view())),
            Command::Draw => write!(self.out, "{}", table.drawing()),
            Command::Moves => writeln!(self.out, "legal {}", table.legal().join(" ")),
            Command::Position => writeln!(self.out, "position {}", table.position()),
            Command::Hint | Command::Back if self.session.referee.is_some() => {
                self.say(&said::not_online())
            }
            Command::Hint => self.hint(),
            Command::Back => self.back(),
            Command::Resign if self.session.referee.is_some() => {
                self.ask(|referee| referee.resign())
            }
            Command::Claim if self.session.referee.is_some() => self.ask(|referee| referee.claim()),
            Command::Resign => match self.session.resign() {
                Ok(()) => self.keep(),
                Err(error) => self.say(&error.message()),
            },
            Command::Claim => match self.session.claim() {
                Ok(()) => self.keep(),
                Err(error) => self.say(&error.message()),
            },
            Command::Save => self.save(rest),
            Command::Help => self.help(),
            Command::Quit => Ok(()),
        }
    }

    fn try_move(&mut self, line: &str) -> io::Result<()> {
        match self.session.table().copy().play(line) {
            Ok(_) if self.session.referee.is_some() => {
                let ply = self.session.table().moves().len() as u32;
                self.ask(|referee| referee.make_move(ply, line))
            }
            Ok(_) => self.play(line),
            // Whoever typed a word wants to know the words there are.
            Err(MoveError::Syntax { .. }) => self.say(&said::unknown(Arg::quote(line))),
            Err(error) => {
                let reason = self.session.refusal(line, &error, self.catalogue);
                writeln!(self.out, "{reason}")
            }
        }
    }

    /// Asks the server for something and waits for what becomes of it.
    fn ask(&mut self, what: impl FnOnce(&dyn Referee)) -> io::Result<()> {
        self.out.flush()?;
        if let Some(referee) = &self.session.referee {
            what(&**referee);
        }
        while let Some(news) = self.news.as_ref().and_then(|news| news.recv().ok()) {
            self.hear(&news)?;
            let answered = matches!(
                news,
                MatchNews::Moved { .. } | MatchNews::Ended(_) | MatchNews::Refused(_)
            );
            if answered || matches!(news, MatchNews::Lost(_)) {
                break;
            }
        }
        self.catch_up()
    }

    /// Waits for the next news; tells whether there will be more.
    fn listen(&mut self) -> io::Result<bool> {
        match self.news.as_ref().and_then(|news| news.recv().ok()) {
            Some(news) => {
                self.hear(&news)?;
                Ok(!matches!(news, MatchNews::Lost(_)))
            }
            None => Ok(false),
        }
    }

    /// What has happened while a line was awaited.
    fn catch_up(&mut self) -> io::Result<()> {
        while let Some(news) = self.news.as_ref().and_then(|news| news.try_recv().ok()) {
            self.hear(&news)?;
        }
        Ok(())
    }

    fn hear(&mut self, news: &MatchNews) -> io::Result<()> {
        let happened = self.session.hear(news);
        match (news, happened) {
            (_, Some((before, events))) => {
                let over = self.session.table().end().is_some();
                let words = self.session.words(self.catalogue);
                writeln!(self.out, "{}", words.happened(&events, &before, over))?;
                writeln!(self.out, "position {}", self.session.table().position())?;
                self.turn()
            }
            (MatchNews::TakenBack { .. }, None) => {
                writeln!(self.out, "position {}", self.session.table().position())?;
                self.turn()
            }
            (MatchNews::Refused(why) | MatchNews::Lost(why), None) => writeln!(self.out, "{why}"),
            (MatchNews::Away(why), None) => self.say(&said::away(Arg::Name(why.clone()))),
            _ => Ok(()),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
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
            return writeln!(self.out, "{}", self.catalogue.said("tell-no-move", &[]));
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
        for (_, _, word, does) in Command::all() {
            let [word, does] = [word, does].map(|message| self.catalogue.render(&message));
            writeln!(self.out, "{word}: {does}")?;
        }
        Ok(())
    }

    /// A game that cannot be kept is played on.
    fn keep(&mut self) -> io::Result<()> {
        match self.kept.keep(&self.session, self.catalogue) {
            Ok(()) => Ok(()),
            Err(error) => self.say(&said::not_kept(Arg::name(error))),
        }
    }

    fn leave(&mut self) -> io::Result<()> {
        if let Some(referee) = &self.session.referee {
            let url = Arg::Name(referee.address().to_owned());
            self.say(&said::left_match(url))?;
            return self.out.flush();
        }
        match self.kept.keep(&self.session, self.catalogue) {
            Ok(()) => self.say(&said::kept())?,
            Err(error) => self.say(&said::not_kept(Arg::name(error)))?,
        }
        self.out.flush()
    }
}

enum Line {
    Text(String),
    Unreadable(Message),
    End,
}

/// The next line, or why it cannot be read; what is too long is thrown away.
fn next_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(Line::End);
    }
    if bytes.len() == LONGEST_LINE && bytes.last() != Some(&b'\n') {
        skip_line(input)?;
        return Ok(Line::Unreadable(said::line_too_long(LONGEST_LINE)));
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text),
        Err(_) => Line::Unreadable(said::line_not_utf8()),
    })
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, done) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(place) => (place + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}
