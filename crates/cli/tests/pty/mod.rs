//! The program in a real terminal: keys in, the screen out.

#![allow(dead_code, reason = "each file of tests is a program of its own")]

use std::fs;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtyPair, PtySize, native_pty_system};
use vt100::{MouseProtocolMode, Parser};

pub(crate) const PATIENCE: Duration = Duration::from_secs(60); // on a machine that has much else to do

pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("terminal-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// What is on the screen, and a bell for whoever waits for a change.
pub(crate) type Picture = Arc<(Mutex<Parser>, Condvar)>;

/// The program in a terminal of its own.
pub(crate) struct Terminal {
    pub(crate) pair: PtyPair,
    child: Box<dyn Child + Send + Sync>,
    writer: Box<dyn Write + Send>,
    pub(crate) picture: Picture,
    /// How the terminal listened before.
    before: String,
}

impl Terminal {
    pub(crate) fn open(name: &str, arguments: &[&str]) -> Terminal {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_quinconce"));
        command.arg("play");
        command.args(arguments);
        command.env("QUINCONCE_DATA", folder(name));
        Terminal::run(command)
    }

    pub(crate) fn run(mut command: CommandBuilder) -> Terminal {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env_remove("LC_ALL");
        command.env_remove("LC_CTYPE");
        command.env_remove("NO_COLOR");
        let before = modes(&pair);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let picture: Picture =
            Arc::new((Mutex::new(Parser::new(many(24), many(80), 0)), Condvar::new()));
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let seen = Arc::clone(&picture);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                seen.0.lock().expect("a picture").process(&bytes[..count]);
                seen.1.notify_all();
            }
        });
        let writer = pair.master.take_writer().expect("its input");
        Terminal { pair, child, writer, picture, before }
    }

    pub(crate) fn type_in(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("keys");
        self.writer.flush().expect("keys");
    }

    /// Waits until the screen is as it should be.
    pub(crate) fn wait(&self, what: &str, done: impl Fn(&Parser) -> bool) {
        let (lock, bell) = &*self.picture;
        let began = Instant::now();
        let mut parser = lock.lock().expect("a picture");
        while !done(&parser) {
            let screen = parser.screen().contents();
            assert!(began.elapsed() < PATIENCE, "waited in vain for {what}:\n{screen}");
            parser = bell.wait_timeout(parser, Duration::from_millis(500)).expect("a picture").0;
        }
    }

    pub(crate) fn shows(&self, text: &str) {
        self.wait(text, |parser| parser.screen().contents().contains(text));
    }

    /// Waits for the end, and for a terminal that is as it was.
    pub(crate) fn ends_cleanly(self) {
        self.ends(true);
    }

    pub(crate) fn ends(mut self, well: bool) {
        let began = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                break status;
            }
            assert!(began.elapsed() < PATIENCE, "it does not end");
            thread::sleep(Duration::from_millis(10));
        };
        assert_eq!(status.success(), well, "{status:?}");
        self.wait("the screen as it was", is_given_back);
        assert_eq!(modes(&self.pair), self.before);
    }

    pub(crate) fn signal(&self, signal: &str) {
        let id = self.child.process_id().expect("it runs").to_string();
        let done = std::process::Command::new("kill").args([signal, &id]).status();
        assert!(done.expect("kill").success());
    }
}

fn is_given_back(parser: &Parser) -> bool {
    let screen = parser.screen();
    !screen.alternate_screen()
        && !screen.hide_cursor()
        && !screen.bracketed_paste()
        && screen.mouse_protocol_mode() == MouseProtocolMode::None
}

pub(crate) fn many(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("at least one")
}

/// Whether the terminal echoes, waits for lines, and so on.
fn modes(pair: &PtyPair) -> String {
    let modes = pair.master.get_termios().expect("a terminal");
    format!("{:?} {:?} {:?}", modes.local_flags, modes.input_flags, modes.output_flags)
}

pub(crate) const UP: &str = "\x1b[A";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const DOWN: &str = "\x1b[B";
