//! What fills the window: the menu, or a table.

use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Position;

use crate::context::Context;
use crate::online::MatchNews;
use crate::session::Session;
use crate::thinker::Thought;

/// What becomes of the program after a key.
pub(crate) enum Next {
    /// It goes on as it is.
    Stay,
    /// To the menu.
    Menu,
    /// To a new table.
    Play(Box<Session>),
    /// To a game that is looked through.
    Review(Box<catalog::Study>),
    /// To the end.
    Quit,
}

/// Something that fills the window.
pub(crate) trait Screen {
    fn draw(&mut self, frame: &mut Frame<'_>, context: &Context<'_>);

    fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Next;

    /// The mouse was pressed there.
    fn click(&mut self, at: Position, context: &mut Context<'_>) -> Next;

    /// A text was pasted.
    fn paste(&mut self, text: &str, context: &mut Context<'_>) -> Next;

    /// The engine says something.
    fn hear(&mut self, thought: Thought, context: &mut Context<'_>);

    /// Something happened on the server.
    fn news(&mut self, news: MatchNews, context: &mut Context<'_>) -> Next;

    /// Time has passed. Tells whether something may have changed.
    fn tick(&mut self, context: &mut Context<'_>) -> bool;

    /// The program ends: what must not be lost is kept.
    fn leave(&mut self, context: &mut Context<'_>);
}
