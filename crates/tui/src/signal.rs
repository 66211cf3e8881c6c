//! What can happen to the program.

use ratatui::crossterm::event::Event;

use crate::thinker::Thought;

/// Something that happened.
#[derive(Debug)]
pub(crate) enum Signal {
    /// A key, the mouse, another size of the window.
    Terminal(Event),
    /// The engine says something.
    Thought(Thought),
    /// The program is told to end.
    Stop,
}
