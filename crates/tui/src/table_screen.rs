//! A table in the window: a game that is played, or one that is looked through.

pub(crate) mod drawing;
mod online;
mod past;
mod reviewing;

use std::path::Path;
use std::time::Duration;

use catalog::{SearchInfo, Study, Table};
use game::{Cell, Event, LocalizedError as _, Side, Step, View};
use messages::{Catalogue, Words};
use protocol::Action;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};
use search::{Limit, SearchRequest};

use crate::board::Geometry;
use crate::board::marks::{Ray, rays};
use crate::context::Context;
use crate::field::{Field, Typed};
use crate::file_error;
use crate::hand::{Did, Hand};
use crate::menu::named;
use crate::messages as said;
use crate::online::MatchNews;
use crate::panel::Round;
use crate::record::save;
use crate::screen::{Next, Screen};
use crate::session::{People, Session};
use crate::thinker::{Purpose, Thought};
use past::Past;

/// How long the engine thinks about a position that is looked at.
const ANALYSIS: Duration = Duration::from_secs(300);

/// How many lines of help a page down goes.
const HELP_PAGE: u16 = 16;

/// What lies on the table.
pub(crate) enum Subject {
    /// A game that is played.
    Game(Box<Session>),
    /// A game that is looked through.
    Study(Box<Study>),
}

/// What the person is asked in the lowest lines.
enum Asking {
    /// A move in notation.
    Move(Field),
    /// Where to save the record.
    Save(Field),
    /// Which record to open.
    Load(Field),
    /// What to say in the chat.
    Say(Field),
    /// Whether to give up.
    Resign,
    /// Whether to call the match off.
    Abort,
}

pub(crate) struct TableScreen {
    subject: Subject,
    hand: Hand,
    /// What the last move did.
    events: Vec<Event>,
    rays: Vec<Ray>,
    rounds: Vec<Round>,
    cursor: Cell,
    flipped: bool,
    /// What happened, in words.
    told: String,
    /// How the game ended, in words, if it did.
    ended: Option<String>,
    /// What the engine would play here, in words, and where.
    hint: Option<(String, Vec<Event>)>,
    /// That another game like it was left, as long as this one has hardly begun.
    unfinished: Option<String>,
    /// What was answered to the last key.
    notice: String,
    asking: Option<Asking>,
    /// A position of before that is looked at.
    past: Option<Past>,
    /// The list of keys, from that line on.
    help: Option<u16>,
    paused: bool,
    engine: bool,
    info: Option<SearchInfo>,
    /// Whether the server is out of reach.
    away: bool,
    /// Where the cells are; nothing where the window is too small to see any.
    geometry: Option<Geometry>,
    /// Whether the window was too small when it was drawn last.
    is_too_small: bool,
    buttons: Vec<(Rect, Step)>,
}

impl TableScreen {
    pub(crate) fn play(session: Session, context: &mut Context<'_>) -> TableScreen {
        let flipped = session.people == People::Second;
        let mut screen = TableScreen::new(Subject::Game(Box::new(session)));
        screen.flipped = flipped;
        if let Some(session) = screen.session() {
            session.run_clock(true);
            let unfinished = session.unfinished_told(context.kept, context.catalogue);
            screen.unfinished = unfinished;
        }
        screen.recall(context);
        screen.settle(context);
        screen
    }

    pub(crate) fn review(study: Study, context: &mut Context<'_>) -> TableScreen {
        let mut screen = TableScreen::new(Subject::Study(Box::new(study)));
        screen.engine = true;
        screen.look_again(context);
        screen
    }

    fn new(subject: Subject) -> TableScreen {
        let view = subject.table().view();
        let cursor = Cell(u8::try_from(view.cells.len() / 2).unwrap_or(0));
        let hand = Hand::idle(subject.table());
        TableScreen {
            subject,
            hand,
            events: Vec::new(),
            rays: Vec::new(),
            rounds: Vec::new(),
            cursor,
            flipped: false,
            told: String::new(),
            ended: None,
            hint: None,
            unfinished: None,
            notice: String::new(),
            asking: None,
            past: None,
            help: None,
            paused: false,
            engine: false,
            info: None,
            away: false,
            geometry: None,
            is_too_small: false,
            buttons: Vec::new(),
        }
    }

    fn session(&mut self) -> Option<&mut Session> {
        match &mut self.subject {
            Subject::Game(session) => Some(session),
            Subject::Study(_) => None,
        }
    }

    /// After the position has changed: whose turn it is, and who thinks.
    fn settle(&mut self, context: &mut Context<'_>) {
        self.asking = self.asking.take().filter(|asking| !matches!(asking, Asking::Move(_)));
        self.info = None;
        self.hint = None;
        let Subject::Game(session) = &self.subject else { return self.look_again(context) };
        let waits = session.awaits_other();
        let study = Study::new(session.table().copy());
        self.rounds = crate::panel::rounds(&study, &study.line());
        self.ended = session.end_told(context.catalogue);
        self.hand = if waits || session.table().end().is_some() {
            Hand::idle(session.table())
        } else {
            Hand::new(session.table())
        };
        self.think(context);
    }

    /// Lets the engine think about what it is to think about now.
    fn think(&mut self, context: &mut Context<'_>) {
        context.thinker.stop();
        let table = self.subject.table();
        if table.end().is_some() || self.paused {
            return;
        }
        match &self.subject {
            Subject::Game(session) if session.awaits_computer() => {
                let request = session.search_request();
                context.thinker.think(Purpose::Move, table.copy(), request, context.pace);
            }
            Subject::Game(session) if session.online.is_some() => {}
            _ if self.engine => {
                let threads = context.threads;
                let request =
                    SearchRequest { threads, ..SearchRequest::new(Limit::Time(ANALYSIS)) };
                context.thinker.think(Purpose::Analysis, table.copy(), request, Duration::ZERO);
            }
            _ => {}
        }
    }

    /// Whoever does something at a table goes on with the game.
    fn go_on(&mut self, context: &mut Context<'_>) {
        if std::mem::take(&mut self.paused) {
            if let Some(session) = self.session() {
                session.run_clock(true);
            }
            self.think(context);
        }
    }

    /// Plays a move that was made by hand, typed, or found by the computer.
    fn make(&mut self, mv: &str, context: &mut Context<'_>) {
        self.go_on(context);
        let before = self.subject.table().view();
        let catalogue = context.catalogue;
        match &mut self.subject {
            Subject::Game(session) if session.online.is_some() => self.send(mv, context),
            Subject::Game(session) => match session.play(mv) {
                Ok(events) => {
                    let over = session.table().end().is_some();
                    self.told = session.words(catalogue).happened(&events, &before, over);
                    self.notice.clear();
                    self.rays = rays(&events);
                    self.events = events;
                    self.keep(context);
                    self.settle(context);
                }
                Err(error) => self.notice = session.refusal(mv, &error, catalogue),
            },
            Subject::Study(study) => match study.play([mv]) {
                Ok(()) => self.look_again(context),
                Err(error) => {
                    self.notice = context.render(&error.message());
                }
            },
        }
    }

    /// A hand does something.
    fn step(&mut self, step: Step, context: &mut Context<'_>) {
        self.notice.clear();
        let waits = match &self.subject {
            Subject::Game(session) => session.awaits_other(),
            Subject::Study(_) => false,
        };
        if waits {
            self.notice = context.said("refusals-wait", &[]);
            return;
        }
        self.go_on(context);
        let table = self.subject.table();
        match self.hand.take(step, table) {
            Did::Went => {}
            Did::Move(mv) => self.make(&mv, context),
            Did::Refused(refusal) => {
                self.notice = Words::new(context.catalogue, table.descriptor()).refusal(refusal);
            }
        }
    }

    fn go(&mut self, by: (i32, i32)) {
        let view = self.subject.table().view();
        if let Some(geometry) = &self.geometry
            && let Some(cell) = geometry.neighbour(&view, self.cursor, by)
        {
            self.cursor = cell;
        }
    }

    /// Enter on the board, or without a choice of cells the only thing there is to do.
    fn pick(&mut self, context: &mut Context<'_>) {
        let choices = self.hand.choices();
        if let Some(lay) = self.hand.lay() {
            self.step(lay, context);
        } else if let ([only], false) = (&choices[..], self.hand.next().len() > 1) {
            self.step(*only, context);
        } else {
            self.step(Step::Cell(self.cursor), context);
        }
    }

    fn take_back(&mut self, context: &mut Context<'_>) {
        let Some(session) = self.session() else { return };
        let had_moved = !session.table().moves().is_empty();
        let gone = session.take_back();
        if gone.is_empty() {
            self.notice = nothing_taken_back(had_moved, context.catalogue);
            return;
        }
        self.go_on(context);
        self.events.clear();
        self.rays.clear();
        self.told = context.said("tell-taken-back", &[("moves", named(gone.join(", ")))]);
        self.keep(context);
        self.settle(context);
    }

    fn keep(&mut self, context: &Context<'_>) {
        let Subject::Game(session) = &mut self.subject else { return };
        // The server keeps its own.
        if session.online.is_some() {
            return;
        }
        if let Err(error) = context.kept.keep(session, context.catalogue) {
            self.notice = context.render(&said::not_kept(file_error::of_writing(&error)));
        }
    }

    fn claim(&mut self, context: &mut Context<'_>) {
        let Some(session) = self.session() else { return };
        // Nobody claims for an engine.
        if session.people == People::Nobody {
            return;
        }
        match session.claim() {
            Ok(()) => {
                self.keep(context);
                self.settle(context);
            }
            Err(error) => self.notice = context.render(&error.message()),
        }
    }

    fn resign(&mut self, context: &mut Context<'_>) {
        let Some(session) = self.session() else { return };
        if let Some(online) = &session.online {
            return online.act(Action::Resign);
        }
        if session.resign().is_ok() {
            self.told.clear();
            self.keep(context);
            self.settle(context);
        }
    }

    fn hint(&mut self, context: &mut Context<'_>) {
        if self.is_refused_online(context) {
            return;
        }
        let Subject::Game(session) = &self.subject else { return };
        if session.awaits_computer() || session.table().end().is_some() {
            return;
        }
        self.go_on(context);
        let table = self.subject.table().copy();
        context.thinker.think(Purpose::Hint, table, Session::hint_request(), Duration::ZERO);
        self.notice = context.said("analyse-thinking", &[]);
    }

    /// What was typed in the lowest line.
    fn typed(&mut self, asking: Asking, typed: Typed, context: &mut Context<'_>) -> Next {
        match (asking, typed) {
            (_, Typed::Left) => {}
            (asking, Typed::Going) => self.asking = Some(asking),
            (Asking::Say(_), Typed::Done(text)) if !text.is_empty() => self.say(&text),
            (Asking::Move(_), Typed::Done(mv)) if !mv.is_empty() => self.make(&mv, context),
            (Asking::Save(_), Typed::Done(file)) if !file.is_empty() => {
                let message = match &self.subject {
                    Subject::Game(session) => {
                        save(Path::new(&file), &session.sheet(context.catalogue))
                    }
                    Subject::Study(study) => save(Path::new(&file), &study.sheet()),
                };
                self.notice = context.render(&message);
            }
            (Asking::Load(_), Typed::Done(file)) if !file.is_empty() => {
                match crate::record::open(Path::new(&file)) {
                    Ok(study) => return Next::Review(Box::new(study)),
                    Err(message) => self.notice = context.render(&message),
                }
            }
            _ => {}
        }
        Next::Stay
    }

    fn ask_for_move(&mut self, context: &Context<'_>) {
        let legal = self.subject.table().legal();
        let waits = matches!(&self.subject, Subject::Game(session) if session.awaits_other());
        if legal.is_empty() || waits {
            self.notice = context.said("board-no-move", &[]);
        } else {
            self.asking = Some(Asking::Move(Field::new(legal)));
        }
    }

    fn ask_where_to_save(&mut self) {
        let game = self.subject.table().game();
        let free = |name: &String| !Path::new(name).exists();
        let numbered = (2..100).map(|number| format!("{game}-{number}.game"));
        let name = std::iter::once(format!("{game}.game")).chain(numbered).find(free);
        self.asking = Some(Asking::Save(Field::with(name.unwrap_or_default())));
    }

    fn toggle_engine(&mut self, context: &mut Context<'_>) {
        if self.is_refused_online(context) {
            return;
        }
        self.engine = !self.engine;
        self.info = None;
        if context.thinker.purpose() != Some(Purpose::Move) {
            self.think(context);
        }
    }

    fn command(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Next {
        self.notice.clear();
        if !matches!(key.code, KeyCode::Char('[' | ']' | '?' | 'f') | KeyCode::F(1)) {
            self.past = None;
        }
        match key.code {
            KeyCode::Char('q') => return Next::Quit,
            KeyCode::Char('n') if !self.is_online() => return Next::Menu,
            KeyCode::Char('?') | KeyCode::F(1) => self.help = Some(0),
            KeyCode::Char('f') => self.flipped = !self.flipped,
            KeyCode::Char('m' | ':') => self.ask_for_move(context),
            KeyCode::Char('e') => self.toggle_engine(context),
            KeyCode::Char('s') => self.ask_where_to_save(),
            KeyCode::Char('l') => self.asking = Some(Asking::Load(Field::default())),
            _ if self.match_key(key, context) => {}
            _ => match &self.subject {
                Subject::Game(_) => return self.playing_key(key, context),
                Subject::Study(_) => self.reviewing_key(key, context),
            },
        }
        Next::Stay
    }

    fn playing_key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Next {
        match key.code {
            KeyCode::Up => self.go((0, -1)),
            KeyCode::Down => self.go((0, 1)),
            KeyCode::Left => self.go((-1, 0)),
            KeyCode::Right => self.go((1, 0)),
            KeyCode::Enter | KeyCode::Char(' ') => self.pick(context),
            KeyCode::Esc | KeyCode::Backspace => {
                self.hand.back(self.subject.table());
            }
            KeyCode::Char(way @ ('r' | 'R')) => {
                let clockwise = way == 'r';
                if !self.hand.turn_ghost(false, clockwise)
                    && let Some(step) = self.hand.rotation(clockwise)
                {
                    self.step(step, context);
                }
            }
            KeyCode::Char('o') => {
                self.hand.turn_ghost(true, true);
            }
            KeyCode::Char(digit @ '1'..='9') => {
                let choice = digit as usize - '1' as usize;
                if let Some(&step) = self.hand.choices().get(choice) {
                    self.step(step, context);
                }
            }
            KeyCode::Char(way @ ('[' | ']')) => self.look_past(way == '[', context),
            KeyCode::Char('u') => self.take_back(context),
            KeyCode::Char('h') => self.hint(context),
            KeyCode::Char('c') => self.claim(context),
            KeyCode::Char('x') if self.can_resign() => self.asking = Some(Asking::Resign),
            KeyCode::Char('p') if !self.is_online() && !self.is_over() => {
                self.paused = !self.paused;
                let runs = !self.paused;
                if let Some(session) = self.session() {
                    session.run_clock(runs);
                }
                self.think(context);
            }
            KeyCode::Char('a') if !self.is_refused_online(context) => {
                return Next::Review(Box::new(Study::new(self.subject.table().copy())));
            }
            _ => {}
        }
        Next::Stay
    }
}

impl Subject {
    pub(crate) fn table(&self) -> &dyn Table {
        match self {
            Subject::Game(session) => session.table(),
            Subject::Study(study) => study.table(),
        }
    }

    pub(crate) fn view(&self) -> View {
        self.table().view()
    }
}

impl Screen for TableScreen {
    fn draw(&mut self, frame: &mut Frame<'_>, context: &Context<'_>) {
        self.draw_table(frame, context);
        if let Some(from) = self.help {
            self.help = Some(crate::help::draw(
                frame,
                context,
                self.occasion(),
                self.subject.table(),
                from,
            ));
        }
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Next {
        if let Some(from) = self.help {
            self.help = match key.code {
                KeyCode::Down => Some(from.saturating_add(1)),
                KeyCode::Up => Some(from.saturating_sub(1)),
                KeyCode::PageDown => Some(from.saturating_add(HELP_PAGE)),
                KeyCode::PageUp => Some(from.saturating_sub(HELP_PAGE)),
                _ => None,
            };
            return Next::Stay;
        }
        if self.is_too_small {
            // Nobody can see what another key does.
            match key.code {
                KeyCode::Char('q') => return Next::Quit,
                KeyCode::Char('?') | KeyCode::F(1) => self.help = Some(0),
                _ => {}
            }
            return Next::Stay;
        }
        match self.asking.take() {
            None => self.command(key, context),
            Some(asking @ (Asking::Resign | Asking::Abort)) => {
                if matches!(key.code, KeyCode::Char('y' | 'o' | 'Y' | 'O')) {
                    match asking {
                        Asking::Abort => self.abort(),
                        _ => self.resign(context),
                    }
                }
                Next::Stay
            }
            Some(mut asking) => {
                let typed = asking.field().map_or(Typed::Left, |field| field.key(key));
                self.typed(asking, typed, context)
            }
        }
    }

    fn click(&mut self, at: Position, context: &mut Context<'_>) -> Next {
        if self.help.take().is_some() || self.is_too_small {
            return Next::Stay;
        }
        if self.past.take().is_some() {
            return Next::Stay;
        }
        let button = self.buttons.iter().find(|(rect, _)| rect.contains(at));
        if let Some(&(_, step)) = button {
            self.step(step, context);
            return Next::Stay;
        }
        let view = self.subject.view();
        let cell = self.geometry.as_ref().and_then(|geometry| geometry.at(&view, at));
        if let Some(cell) = cell {
            self.cursor = cell;
            self.step(Step::Cell(cell), context);
        }
        Next::Stay
    }

    fn paste(&mut self, text: &str, context: &mut Context<'_>) -> Next {
        if self.is_too_small {
            return Next::Stay;
        }
        if self.asking.is_none() {
            self.ask_for_move(context);
        }
        if let Some(field) = self.asking.as_mut().and_then(Asking::field) {
            field.insert(text);
        }
        Next::Stay
    }

    fn hear(&mut self, thought: Thought, context: &mut Context<'_>) {
        if thought.failed {
            self.info = None;
            self.notice = context.said("play-engine-failed", &[]);
            return;
        }
        self.info = Some(thought.info.clone());
        let Some(mv) = thought.info.best().filter(|_| thought.done) else { return };
        match thought.purpose {
            Purpose::Move => {
                // What the computer thought can be read until it thinks again.
                let info = self.info.take();
                self.make(mv, context);
                self.info = info.filter(|_| context.thinker.purpose().is_none());
            }
            Purpose::Hint => {
                let Subject::Game(session) = &self.subject else { return };
                let sentence = named(session.told(mv, context.catalogue));
                let told = context.render(&said::hint(named(mv.as_str()), sentence));
                let events = session.table().copy().play(mv).unwrap_or_default();
                self.hint = Some((told, events));
                self.notice.clear();
                self.think(context);
            }
            Purpose::Analysis => {}
        }
    }

    fn news(&mut self, news: MatchNews, context: &mut Context<'_>) -> Next {
        match news {
            MatchNews::Rematch(session) => return Next::Play(session),
            news => self.hear_news(news, context),
        }
        Next::Stay
    }

    fn tick(&mut self, context: &mut Context<'_>) -> bool {
        let Some(session) = self.session() else { return false };
        // Whose time is over, the server says.
        if let Some(online) = &mut session.online {
            let changed = online.look();
            return changed || Side::ALL.iter().any(|&side| session.left(side).is_some());
        }
        if session.flag() {
            self.told.clear();
            self.keep(context);
            self.settle(context);
            return true;
        }
        session.until_flag().is_some()
    }

    fn leave(&mut self, context: &mut Context<'_>) {
        self.keep(context);
    }
}

/// Why nothing was taken back.
pub(crate) fn nothing_taken_back(has_moves: bool, catalogue: &Catalogue) -> String {
    if has_moves {
        catalogue.render(&said::nothing_to_take_back())
    } else {
        catalogue.said("tell-no-move", &[])
    }
}

impl Asking {
    fn field(&mut self) -> Option<&mut Field> {
        match self {
            Asking::Move(field)
            | Asking::Save(field)
            | Asking::Load(field)
            | Asking::Say(field) => Some(field),
            Asking::Resign | Asking::Abort => None,
        }
    }
}
