//! What can happen to the program.

use ratatui::crossterm::event::Event;

use crate::online::MatchNews;
use crate::thinker::Thought;

/// Something that happened.
#[derive(Debug)]
pub(crate) enum Signal {
    /// A key, the mouse, another size of the window.
    Terminal(Event),
    /// The engine says something.
    Thought(Thought),
    /// Something happened on the server.
    Match(MatchNews),
    /// The program is told to end.
    Stop,
}
