//! Whole screens, as they are seen.

use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use messages::{Catalogue, Language};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use crate::app::{App, Opening};
use crate::context::Context;
use crate::kept::KeptGames;
use crate::look::{Depth, Look};
use crate::session::{People, Session, TableRequest};
use crate::signal::Signal;
use crate::thinker::Thinker;

/// A program without a terminal.
struct Stage {
    app: App<'static>,
    signals: Receiver<Signal>,
    screen: Terminal<TestBackend>,
}

impl Stage {
    fn new(opening: Opening, look: Look, language: &str, (width, height): (u16, u16)) -> Stage {
        let language: Language = language.parse().expect("a language");
        let folder = std::env::temp_dir().join(format!("quinconce-tui-{}", std::process::id()));
        // As long as the test runs.
        let catalogue = Box::leak(Box::new(Catalogue::new(language)));
        let kept = Box::leak(Box::new(KeptGames::in_folder(folder)));
        let (sender, signals) = mpsc::channel();
        let context = Context {
            catalogue,
            look,
            kept,
            thinker: Thinker::new(sender),
            pace: Duration::ZERO,
            began: Instant::now(),
        };
        let screen = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        let mut stage = Stage { app: App::new(opening, context), signals, screen };
        stage.draw();
        stage
    }

    fn draw(&mut self) {
        self.screen.draw(|frame| self.app.draw(frame)).expect("it is drawn");
    }

    fn key(&mut self, code: KeyCode) {
        self.app.handle(Signal::Terminal(Event::Key(KeyEvent::from(code))));
        self.draw();
    }

    fn keys(&mut self, text: &str) {
        for ch in text.chars() {
            self.key(if ch == '\n' { KeyCode::Enter } else { KeyCode::Char(ch) });
        }
    }

    fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.app.handle(Signal::Terminal(Event::Mouse(mouse)));
        self.draw();
    }

    /// Waits until the engine has found something.
    fn wait(&mut self, done: impl Fn(&str) -> bool) {
        let began = Instant::now();
        while !done(&self.text()) {
            assert!(began.elapsed() < Duration::from_secs(60), "{}", self.text());
            if let Ok(signal) = self.signals.recv_timeout(Duration::from_millis(20)) {
                self.app.handle(signal);
            }
            self.draw();
        }
    }

    fn text(&self) -> String {
        self.screen.backend().to_string()
    }
}

fn table(game: &str, position: Option<&str>, variant: Option<&str>) -> Opening {
    let request = TableRequest {
        variant: variant.map(str::to_owned),
        position: position.map(str::to_owned),
        seed: Some(4),
        people: People::Both,
        ..TableRequest::default()
    };
    let entry = catalog::find(game).expect("a game");
    Opening::Table(Box::new(Session::open(entry, &request).expect("a table")))
}

const PLAIN: Look = Look { depth: Depth::None, ascii: false };
const ASCII: Look = Look { depth: Depth::None, ascii: true };

#[test]
fn look() {
    for (game, mv) in
        [("khitan", "a1b1"), ("hokito", ""), ("khet", "c1+"), ("quindo", "c2c3"), ("khan", "s")]
    {
        let mut stage = Stage::new(table(game, None, None), PLAIN, "en", (80, 24));
        let _ = ASCII;
        if !mv.is_empty() {
            stage.keys("m");
            stage.keys(mv);
            stage.keys("\n");
        }
        println!("{}", stage.text());
    }
}
