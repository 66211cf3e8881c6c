//! The terminal itself: taken over, listened to, and given back as it was.

use std::io::{self, Stdout};
use std::panic;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use messages::Catalogue;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};

use crate::app::{App, Opening};
use crate::context::Context;
use crate::kept::KeptGames;
use crate::look::Look;
use crate::online::MatchNews;
use crate::signal::Signal;
use crate::thinker::Thinker;

const TICK: Duration = Duration::from_millis(200); // between looks at the clocks
const PACE: Duration = Duration::from_millis(450); // before the computer's move is shown

/// The way into the running program from outside: for a signal of the system, or a server.
#[derive(Clone)]
pub struct Wire(Sender<Signal>);

impl Wire {
    /// Tells what happened on the server; whether anybody listens still.
    #[must_use]
    pub fn tell(&self, news: MatchNews) -> bool {
        self.0.send(Signal::Match(news)).is_ok()
    }

    /// Ends the program; a game that is not over is kept.
    pub fn stop(&self) {
        // It has ended already where nobody listens.
        let _ = self.0.send(Signal::Stop);
    }
}

/// What the person at the terminal has settled.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// What the terminal shows.
    pub look: Look,
    /// How many threads the engine thinks with about a position that is looked at.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { look: Look::default(), threads: 1 }
    }
}

/// Plays in the whole window until somebody leaves. `with_wire` gets the way into it.
///
/// # Errors
/// When the terminal cannot be taken over or written to.
pub fn run(
    opening: Opening,
    settings: Settings,
    kept: &KeptGames,
    catalogue: &Catalogue,
    with_wire: impl FnOnce(Wire),
) -> io::Result<()> {
    let (sender, signals) = mpsc::channel();
    with_wire(Wire(sender.clone()));
    let mut terminal = Takeover::begin()?;
    let listener = sender.clone();
    thread::spawn(move || {
        // When the terminal is gone, so are we.
        while let Ok(event) = event::read() {
            if listener.send(Signal::Terminal(event)).is_err() {
                return;
            }
        }
        let _ = listener.send(Signal::Stop);
    });
    let context = Context {
        catalogue,
        look: settings.look,
        kept,
        thinker: Thinker::new(sender),
        pace: PACE,
        threads: settings.threads,
    };
    let mut app = App::new(opening, context);
    let mut changed = true;
    while !app.is_over() {
        if changed {
            terminal.screen.draw(|frame| app.draw(frame))?;
        }
        changed = match signals.recv_timeout(TICK) {
            Ok(signal) => {
                app.handle(signal);
                // Whatever has come meanwhile is seen in the same picture.
                while let Ok(signal) = signals.try_recv() {
                    app.handle(signal);
                }
                true
            }
            Err(RecvTimeoutError::Timeout) => app.tick(),
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        };
    }
    Ok(())
}

/// The terminal while it is ours: given back when this is dropped, and before a panic is told.
struct Takeover {
    screen: Terminal<CrosstermBackend<Stdout>>,
}

impl Takeover {
    fn begin() -> io::Result<Takeover> {
        let told = panic::take_hook();
        let ours = thread::current().id();
        panic::set_hook(Box::new(move |info| {
            // A thread of the engine that breaks leaves the window alone.
            if thread::current().id() == ours {
                give_back();
                told(info);
            }
        }));
        enable_raw_mode()?;
        let begun = execute!(
            io::stdout(),
            EnterAlternateScreen,
            EnableMouseCapture,
            EnableBracketedPaste,
            cursor::Hide
        )
        .and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        match begun {
            Ok(screen) => Ok(Takeover { screen }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }
}

impl Drop for Takeover {
    fn drop(&mut self) {
        give_back();
    }
}

/// The terminal as it was found.
fn give_back() {
    // What cannot be given back, nobody can help.
    let _ = execute!(
        io::stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
}
