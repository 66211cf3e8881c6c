//! The program in the window: which screen is shown, and what happens to it.

use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Position;

use crate::ascii;
use crate::context::Context;
use crate::menu::Menu;
use crate::screen::{Next, Screen};
use crate::session::{Session, TableRequest};
use crate::signal::Signal;
use crate::table_screen::TableScreen;

/// What the program begins with.
pub enum Opening {
    /// The menu, with what was asked for already.
    Menu(TableRequest),
    /// A table.
    Table(Box<Session>),
    /// A game that is looked through.
    Study(Box<catalog::Study>),
}

pub(crate) struct App<'c> {
    pub(crate) context: Context<'c>,
    screen: Box<dyn Screen>,
    quit: bool,
}

impl<'c> App<'c> {
    pub(crate) fn new(opening: Opening, mut context: Context<'c>) -> App<'c> {
        let screen: Box<dyn Screen> = match opening {
            Opening::Menu(request) => {
                let mut menu = Menu::new(&context);
                menu.ask(&request);
                Box::new(menu)
            }
            Opening::Table(session) => Box::new(TableScreen::play(*session, &mut context)),
            Opening::Study(study) => Box::new(TableScreen::review(*study, &mut context)),
        };
        App { context, screen, quit: false }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.quit
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        self.screen.draw(frame, &self.context);
        if self.context.look.ascii {
            ascii::only(frame.buffer_mut());
        }
    }

    pub(crate) fn handle(&mut self, signal: Signal) {
        let next = match signal {
            Signal::Stop => Next::Quit,
            Signal::Thought(thought) => {
                if let Some(thought) = self.context.thinker.hear(thought) {
                    self.screen.hear(thought, &mut self.context);
                }
                Next::Stay
            }
            Signal::Match(news) => self.screen.news(news, &mut self.context),
            Signal::Terminal(event) => self.event(&event),
        };
        self.follow(next);
    }

    /// Time has passed; tells whether to draw again.
    pub(crate) fn tick(&mut self) -> bool {
        self.screen.tick(&mut self.context)
    }

    fn event(&mut self, event: &Event) -> Next {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let at = Position { x: mouse.column, y: mouse.row };
                self.screen.click(at, &mut self.context)
            }
            Event::Paste(text) => self.screen.paste(text, &mut self.context),
            _ => Next::Stay,
        }
    }

    fn key(&mut self, mut key: KeyEvent) -> Next {
        // What was typed before the terminal was ours comes as the end of a line.
        if key.code == KeyCode::Char('j') && key.modifiers.contains(KeyModifiers::CONTROL) {
            key = KeyEvent::from(KeyCode::Enter);
        }
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            return Next::Quit;
        }
        self.screen.key(key, &mut self.context)
    }

    fn follow(&mut self, next: Next) {
        if !matches!(next, Next::Stay) {
            self.context.thinker.stop();
            self.screen.leave(&mut self.context);
        }
        let context = &mut self.context;
        self.screen = match next {
            Next::Stay => return,
            Next::Quit => {
                self.quit = true;
                return;
            }
            Next::Menu => Box::new(Menu::new(context)),
            Next::Play(session) => Box::new(TableScreen::play(*session, context)),
            Next::Review(study) => Box::new(TableScreen::review(*study, context)),
        };
    }
}
