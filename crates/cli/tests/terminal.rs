//! `quinconce play` in a real terminal: keys in, the screen out.

#![cfg(unix)]

use std::fs;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtyPair, PtySize, native_pty_system};
use vt100::{MouseProtocolMode, Parser};

const PATIENCE: Duration = Duration::from_secs(60); // on a machine that has much else to do

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("terminal-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// What is on the screen, and a bell for whoever waits for a change.
type Picture = Arc<(Mutex<Parser>, Condvar)>;

/// The program in a terminal of its own.
struct Terminal {
    pair: PtyPair,
    child: Box<dyn Child + Send + Sync>,
    writer: Box<dyn Write + Send>,
    picture: Picture,
    /// How the terminal listened before.
    before: String,
}

impl Terminal {
    fn open(name: &str, arguments: &[&str]) -> Terminal {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_quinconce"));
        command.arg("play");
        command.args(arguments);
        command.env("QUINCONCE_DATA", folder(name));
        Terminal::run(command)
    }

    fn run(mut command: CommandBuilder) -> Terminal {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C");
        command.env_remove("LC_ALL");
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

    fn type_in(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("keys");
        self.writer.flush().expect("keys");
    }

    /// Waits until the screen is as it should be.
    fn wait(&self, what: &str, done: impl Fn(&Parser) -> bool) {
        let (lock, bell) = &*self.picture;
        let began = Instant::now();
        let mut parser = lock.lock().expect("a picture");
        while !done(&parser) {
            let screen = parser.screen().contents();
            assert!(began.elapsed() < PATIENCE, "waited in vain for {what}:\n{screen}");
            parser = bell.wait_timeout(parser, Duration::from_millis(500)).expect("a picture").0;
        }
    }

    fn shows(&self, text: &str) {
        self.wait(text, |parser| parser.screen().contents().contains(text));
    }

    /// Waits for the end, and for a terminal that is as it was.
    fn ends_cleanly(self) {
        self.ends(true);
    }

    fn ends(mut self, well: bool) {
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

    fn signal(&self, signal: &str) {
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

fn many(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("at least one")
}

/// Whether the terminal echoes, waits for lines, and so on.
fn modes(pair: &PtyPair) -> String {
    let modes = pair.master.get_termios().expect("a terminal");
    format!("{:?} {:?} {:?}", modes.local_flags, modes.input_flags, modes.output_flags)
}

const UP: &str = "\x1b[A";
const RIGHT: &str = "\x1b[C";
const DOWN: &str = "\x1b[B";

/// Plays by keys at one table for two, and leaves.
fn play(game: &str, extra: &[&str], script: &[(&str, &str)]) {
    let mut terminal = Terminal::open(game, &[&[game, "--side", "both"], extra].concat());
    for (keys, answer) in script {
        terminal.type_in(keys);
        terminal.shows(answer);
    }
    terminal.type_in("q");
    terminal.ends_cleanly();
}

#[test]
fn quindo_is_played_by_keys() {
    play(
        "quindo",
        &[],
        &[
            ("", "d4 | White to move"),
            (&[DOWN, DOWN].concat(), "d2 | White to move"),
            ("\r", "Where does it land?"),
            (UP, "d3 | "),
            ("\r", "White: pawn d2 to d3. Barred distance 1."),
            (&[UP, UP, UP].concat(), "d6 | Black to move"),
            ("\r", "Where does it land?"),
            // As far as White has gone is barred.
            (&[DOWN, "\r"].concat(), "Your opponent has just moved one square"),
            (&[DOWN, "\r"].concat(), "Black: pawn d6 to d4"),
            ("u", "Taken back: d6d4."),
        ],
    );
}

#[test]
fn khet_is_played_by_keys_and_notation() {
    play(
        "khet",
        &[],
        &[
            ("", "Silver to move"),
            ("mc1\t", "Type a move: c1+"),
            ("\r", "Silver: pyramid on c1 turns, mirror to the north-east"),
            ("", "Red to move"),
            ("?", "this list"),
            (" ", "Red to move"),
            ("mc7+\r", "Red: pyramid on c7 turns"),
        ],
    );
}

#[test]
fn khitan_is_played_by_keys() {
    play(
        "khitan",
        &["--position", "jj1jj/jjjjjj/7/8/9/8/7/AAAAAA/AA1AA w 0/0 0 0"],
        &[
            ("", "e5 | White to move"),
            (&[DOWN, DOWN, DOWN].concat(), "b"),
            ("\r", "Where does it tip?"),
            (&[UP, "\r"].concat(), "White: tile tips from b"),
            ("mh4g3\r", "Black: tile tips from h4 to g3"),
        ],
    );
}

#[test]
fn hokito_is_played_by_keys() {
    play(
        "hokito",
        &["--seed", "4"],
        &[
            ("", "a4 | Black to move"),
            (&[DOWN, "\r"].concat(), "Where does it land?"),
            ("\x1b", "Choose a token"),
            ("h", "The engine would play"),
            ("mc3", "Type a move: c3"),
            ("\t\r", "Black: token"),
            ("", "White to move"),
        ],
    );
}

#[test]
fn khan_is_set_up_and_played_by_keys() {
    play(
        "khan",
        &[],
        &[
            ("", "Which edge of the mat lies in front of Red?"),
            ("3", "Red: lays the mat with its south edge in front of Red"),
            (&[DOWN, DOWN, DOWN, "\r"].concat(), "Kalista placed on a1"),
            (&[RIGHT, "\r"].concat(), "Sbire placed on b1"),
            (&[RIGHT, "\r"].concat(), "Sbire placed on c1"),
            ("f", "Red to move"),
        ],
    );
}

#[test]
fn the_menu_starts_a_game_and_the_computer_answers() {
    let mut terminal = Terminal::open("menu", &["--level", "1"]);
    terminal.shows("Khitan");
    terminal.type_in("4\r");
    terminal.shows("Your turn. Choose a pawn.");
    terminal.type_in("mc2c3\r");
    terminal.shows("Black: pawn");
    terminal.type_in("xy");
    terminal.shows("You lost: you resigned.");
    terminal.type_in("a");
    terminal.shows("Move 2 of 2.");
    terminal.shows("depth ");
    terminal.type_in("q");
    terminal.ends_cleanly();
}

#[test]
fn two_engines_are_watched_until_one_leaves() {
    let mut terminal = Terminal::open("watch", &["quindo", "--side", "none", "--level", "2"]);
    terminal.shows(" 3. ");
    terminal.type_in("p");
    terminal.shows("Paused");
    terminal.type_in("q");
    terminal.ends_cleanly();
}

#[test]
fn a_signal_ends_it_cleanly_and_the_game_is_kept() {
    for signal in ["-INT", "-TERM"] {
        let name = format!("signal{signal}");
        let mut terminal = Terminal::open(&name, &["quindo", "--side", "both"]);
        terminal.shows("White to move");
        terminal.type_in("mc2c3\r");
        terminal.shows("White: pawn c2 to c3");
        terminal.signal(signal);
        terminal.ends_cleanly();
        let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("terminal-{name}"));
        assert!(kept.join("play/quindo.game").exists(), "{signal}");
    }
}

#[test]
fn a_window_that_becomes_too_small_says_so_and_comes_back() {
    let mut terminal = Terminal::open("resize", &["khet", "--side", "both"]);
    terminal.shows("Choose a piece.");
    let resize = |terminal: &Terminal, rows: u16, cols: u16| {
        terminal.picture.0.lock().expect("a picture").set_size(many(rows), many(cols));
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        terminal.pair.master.resize(size).expect("another size");
    };
    resize(&terminal, 10, 40);
    terminal.shows("too small");
    resize(&terminal, 3, 12);
    terminal.type_in("m");
    terminal.type_in("\x1b");
    resize(&terminal, 40, 120);
    terminal.shows("Choose a piece.");
    terminal.type_in("q");
    terminal.ends_cleanly();
}

/// A key is seen at once while the engine thinks: 30 ms on a machine that has nothing else to do;
/// the bound here is for one that has.
#[test]
fn a_key_is_on_the_screen_while_the_engine_thinks() {
    let mut terminal = Terminal::open("latency", &["khitan", "--side", "both"]);
    terminal.shows("e5 | White to move");
    terminal.type_in("e");
    terminal.shows("depth ");
    let mut times: Vec<Duration> = Vec::new();
    for round in 0..20 {
        let (key, name) = if round % 2 == 0 { (RIGHT, "e6 | ") } else { ("\x1b[D", "e5 | ") };
        let began = Instant::now();
        terminal.type_in(key);
        terminal.shows(name);
        times.push(began.elapsed());
    }
    times.sort_unstable();
    let median = times[times.len() / 2];
    println!("a key is on the screen after {median:?}, at most {:?}", times[times.len() - 1]);
    assert!(median < Duration::from_millis(300), "{times:?}");
    terminal.type_in("q");
    terminal.ends_cleanly();
}

/// What the next test runs in a terminal of its own: a table whose referee breaks.
#[test]
#[ignore = "a part of a_panic_gives_the_terminal_back"]
fn a_table_that_panics() {
    struct Broken;
    impl tui::Referee for Broken {
        fn make_move(&self, _: u32, _: &str) {
            panic!("the referee broke");
        }
        fn resign(&self) {}
        fn claim(&self) {}
        fn address(&self) -> &str {
            "nowhere"
        }
    }
    if std::env::var_os("QUINCONCE_PANICS").is_none() {
        return;
    }
    let entry = catalog::find("quindo").expect("a game");
    let mut session = tui::Session::open(entry, &tui::TableRequest::default()).expect("a table");
    session.referee = Some(Box::new(Broken));
    let catalogue = messages::Catalogue::new(messages::Language::default());
    let kept = tui::KeptGames::in_folder(folder("panic"));
    let opening = tui::Opening::Table(Box::new(session));
    tui::run(opening, tui::Look::default(), &kept, &catalogue, |_| ()).expect("a terminal");
}

#[test]
fn a_panic_gives_the_terminal_back() {
    let mut command = CommandBuilder::new(std::env::current_exe().expect("this program"));
    command.args(["a_table_that_panics", "--exact", "--ignored", "--nocapture"]);
    command.env("QUINCONCE_PANICS", "1");
    let mut terminal = Terminal::run(command);
    terminal.shows("Your turn. Choose a pawn.");
    terminal.type_in("mc2c3\r");
    terminal.shows("the referee broke");
    terminal.ends(false);
}
