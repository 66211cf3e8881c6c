//! Whole screens, as they are seen.

mod online;

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
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
    folder: PathBuf,
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Stage {
    fn new(opening: Opening, look: Look, language: &str, (width, height): (u16, u16)) -> Stage {
        let language: Language = language.parse().expect("a language");
        // Each has a folder of its own, which is there only where a game is kept.
        static STAGES: AtomicUsize = AtomicUsize::new(0);
        let number = STAGES.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("quinconce-{}-{number}", std::process::id()));
        // As long as the test runs.
        let catalogue = Box::leak(Box::new(Catalogue::new(language)));
        let kept = Box::leak(Box::new(KeptGames::in_folder(folder.clone())));
        let (sender, signals) = mpsc::channel();
        let context = Context {
            catalogue,
            look,
            kept,
            thinker: Thinker::new(sender),
            pace: Duration::ZERO,
            threads: 1,
        };
        let screen = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        let mut stage = Stage { app: App::new(opening, context), signals, screen, folder };
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
const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

/// A game of each in the middle: a position, moves from there, and the cell that a hand picks up.
const SCENES: [(&str, &str, &str, &[&str], &str); 5] = [
    ("khitan", "classic", "jjejj/j3j1/1c4h/4j3/4H4/8/1E5/A4A/A1LAA w 0/0 0 4", &[], "e5"),
    (
        "hokito",
        "standard",
        "w2,w1,1,w1,1,w3*2/b3*2,w2*2,w1,w2*4,1,w3*2/w3,w1*2,1,w1,2/w2*2,3,b1,1/b3*2,1,b2*2,b1*2,2/1,b3*2,b2,b1,b2*2,b2 b",
        &[],
        "c2",
    ),
    (
        "khet",
        "classic+horus",
        "4tktp12/2p27/3P36/p01P21d0e11p11P3/p11P31E1D01p01P2/6p13/7P02/2P3TKT4 s 0",
        &["c1+"],
        "c7",
    ),
    ("quindo", "standard", "7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0", &["c2c3", "e6e4"], "c3"),
    ("khan", "standard", "e 1S3s/2S1k1/2S2s/3s2/2S3/2K2s o c5 1/1 2", &[], "f6"),
];

impl Stage {
    /// The table of a scene after its moves.
    fn scene(game: &str, look: Look, language: &str, size: (u16, u16)) -> Stage {
        let scene = SCENES.into_iter().find(|(name, ..)| *name == game);
        let (game, variant, position, moves, _) = scene.expect("a scene");
        let opening = table(game, Some(position), Some(variant));
        let mut stage = Stage::new(opening, look, language, size);
        for mv in moves {
            stage.keys(&format!("m{mv}\n"));
        }
        stage
    }

    /// The cell under the cursor, as the lowest lines name it.
    fn here(&self) -> String {
        let text = self.text();
        let line = text.lines().rev().nth(1).unwrap_or_default();
        line.trim_start_matches('"').split(" | ").next().unwrap_or_default().to_owned()
    }

    /// Goes to a cell by the arrow keys.
    fn go_to(&mut self, cell: &str) {
        let place = |name: &str| {
            let mut chars = name.chars();
            let first = chars.next().map_or(0, |ch| ch as i32);
            (first, chars.as_str().parse::<i32>().unwrap_or(0))
        };
        for _ in 0..60 {
            let ((file, rank), (to_file, to_rank)) = (place(&self.here()), place(cell));
            match (to_file - file, to_rank - rank) {
                (0, 0) => return,
                (1.., _) => self.key(KeyCode::Right),
                (..0, _) => self.key(KeyCode::Left),
                (0, 1..) => self.key(KeyCode::Up),
                (0, ..0) => self.key(KeyCode::Down),
            }
        }
        panic!("{cell} is not reached:\n{}", self.text());
    }

    /// Picks up what the scene wants picked up.
    fn pick(&mut self, game: &str) {
        let cell = SCENES.into_iter().find(|(name, ..)| *name == game).expect("a scene").4;
        if cell != "e5" {
            self.go_to(cell);
        }
        self.key(KeyCode::Enter);
    }
}

fn games() -> impl Iterator<Item = &'static str> {
    SCENES.into_iter().map(|(game, ..)| game)
}

#[test]
fn every_game_in_a_small_window() {
    for game in games() {
        let mut stage = Stage::scene(game, Look::default(), "en", SMALL);
        insta::assert_snapshot!(format!("{game}-80x24"), stage.text());
        stage.pick(game);
        insta::assert_snapshot!(format!("{game}-80x24-picked"), stage.text());
        insta::assert_debug_snapshot!(
            format!("{game}-80x24-colours"),
            stage.screen.backend().buffer()
        );
    }
}

#[test]
fn every_game_in_a_large_window() {
    for game in games() {
        let mut stage = Stage::scene(game, Look::default(), "en", LARGE);
        stage.pick(game);
        insta::assert_snapshot!(format!("{game}-120x40"), stage.text());
    }
}

#[test]
fn every_game_without_colours_and_in_ascii() {
    for game in games() {
        let mut stage = Stage::scene(game, PLAIN, "fr", SMALL);
        stage.pick(game);
        insta::assert_snapshot!(format!("{game}-80x24-no-colour-fr"), stage.text());
        for (name, size) in [("80x24", SMALL), ("120x40", LARGE)] {
            let mut french = Stage::scene(game, ASCII, "fr", size);
            french.keys("?");
            assert!(french.text().is_ascii(), "{}", french.text());
            let mut stage = Stage::scene(game, ASCII, "en", size);
            stage.pick(game);
            let text = stage.text();
            let strange: Vec<char> = text.chars().filter(|ch| !ch.is_ascii()).collect();
            assert!(strange.is_empty(), "{strange:?} in\n{text}");
            insta::assert_snapshot!(format!("{game}-{name}-ascii"), text);
        }
    }
}

#[test]
fn a_terminal_gets_the_colours_it_has() {
    use ratatui::style::Color;
    let check = |depth: Depth, fits: fn(Color) -> bool| {
        for game in games() {
            let stage = Stage::scene(game, Look { depth, ascii: false }, "en", SMALL);
            let cells = stage.screen.backend().buffer().content.clone();
            let colours = || cells.iter().flat_map(|cell| [cell.fg, cell.bg]);
            assert!(colours().all(|colour| colour == Color::Reset || fits(colour)), "{game}");
            assert_eq!(colours().any(|colour| colour != Color::Reset), depth != Depth::None);
        }
    };
    check(Depth::True, |colour| matches!(colour, Color::Rgb(..)));
    check(Depth::Indexed, |colour| matches!(colour, Color::Indexed(16..)));
    check(Depth::Ansi, |colour| !matches!(colour, Color::Rgb(..) | Color::Indexed(_)));
    check(Depth::None, |_| false);
}

#[test]
fn the_environment_says_how_many_colours_there_are() {
    let check = |variables: &[(&str, &str)], expected: Depth| {
        let get = |name: &str| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(Depth::of_terminal(get), expected, "{variables:?}");
    };
    check(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")], Depth::True);
    check(&[("TERM", "xterm-256color")], Depth::Indexed);
    check(&[("TERM", "linux")], Depth::Ansi);
    check(&[("TERM", "dumb")], Depth::None);
    check(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")], Depth::None);
}

#[test]
fn a_flipped_board_turns_everything_round() {
    for game in ["khet", "khitan"] {
        let mut stage = Stage::scene(game, PLAIN, "en", SMALL);
        stage.keys("f");
        insta::assert_snapshot!(format!("{game}-80x24-flipped"), stage.text());
    }
}

#[test]
fn the_menu_in_both_languages() {
    for language in ["en", "fr"] {
        let opening = Opening::Menu(TableRequest::default());
        let mut stage = Stage::new(opening, PLAIN, language, SMALL);
        stage.keys("3");
        stage.key(KeyCode::Down);
        insta::assert_snapshot!(format!("menu-{language}"), stage.text());
    }
}

#[test]
fn help_lists_the_keys() {
    let mut stage = Stage::scene("khet", PLAIN, "en", SMALL);
    stage.keys("?");
    insta::assert_snapshot!("help", stage.text());
    stage.key(KeyCode::Esc);
    assert!(stage.text().contains("Red to move"));
}

#[test]
fn a_window_too_small_says_so_and_comes_back() {
    let mut stage = Stage::scene("khet", PLAIN, "en", SMALL);
    for (width, height) in [(60, 24), (80, 20), (20, 5), (1, 1), (0, 0)] {
        stage.screen.backend_mut().resize(width, height);
        stage.draw();
    }
    stage.screen.backend_mut().resize(50, 12);
    stage.draw();
    insta::assert_snapshot!("too-small", stage.text());
    stage.screen.backend_mut().resize(80, 24);
    stage.draw();
    assert!(stage.text().contains("Red to move"), "{}", stage.text());
}

#[test]
fn a_piece_is_moved_by_mouse() {
    let mut stage = Stage::scene("quindo", PLAIN, "en", SMALL);
    // Where the counters are drawn: White's on c3, and d3 beside it.
    stage.click(15, 12);
    assert!(stage.text().contains("Where does it land?"), "{}", stage.text());
    stage.click(20, 12);
    assert!(stage.text().contains("White: pawn c3 to d3"), "{}", stage.text());
}

#[test]
fn a_turn_is_guided_step_by_step() {
    let mut stage = Stage::scene("khet", PLAIN, "en", SMALL);
    stage.go_to("c7");
    stage.key(KeyCode::Enter);
    assert!(stage.text().contains("1 Turn"), "{}", stage.text());
    stage.key(KeyCode::Esc);
    assert!(!stage.text().contains("1 Turn"), "{}", stage.text());
    stage.key(KeyCode::Enter);
    stage.keys("r");
    assert!(stage.text().contains("Red: pyramid on c7 turns"), "{}", stage.text());
}

#[test]
fn a_tile_from_the_reserve_is_turned_before_it_is_laid() {
    let position = "1al1j/h4a/l2e2h/2l5/9/8/2H1H1D/AA2EA/AAJ1A w 2/4 1 0";
    let mut stage = Stage::new(table("khitan", Some(position), Some("expert")), PLAIN, "en", SMALL);
    assert!(stage.text().contains("Place a tile on your half"), "{}", stage.text());
    for _ in 0..2 {
        stage.key(KeyCode::Down);
    }
    stage.key(KeyCode::Enter);
    let before = stage.text();
    assert!(before.contains("r turns it, o turns it over"), "{before}");
    stage.keys("r");
    assert_ne!(stage.text(), before, "the tile lies another way");
    stage.key(KeyCode::Enter);
    assert!(stage.text().contains("White: tile placed on c"), "{}", stage.text());
}

#[test]
fn the_computer_answers_and_a_take_back_undoes_both() {
    let request = TableRequest { level: Some(1), seed: Some(1), ..TableRequest::default() };
    let entry = catalog::find("quindo").expect("a game");
    let session = Session::open(entry, &request).expect("a table");
    let mut stage = Stage::new(Opening::Table(Box::new(session)), PLAIN, "en", SMALL);
    stage.keys("mc2c3\n");
    stage.wait(|text| text.contains("Black: pawn"));
    stage.keys("u");
    assert!(stage.text().contains("Taken back: c2c3, "), "{}", stage.text());
    stage.keys("h");
    stage.wait(|text| text.contains("The engine would play"));
    stage.keys("e");
    stage.wait(|text| text.contains("depth "));
    stage.keys("xy");
    assert!(stage.text().contains("You lost: you resigned."), "{}", stage.text());
}

#[test]
fn a_saved_game_is_looked_through_with_the_engine() {
    let file = std::env::temp_dir().join(format!("quinconce-{}.game", std::process::id()));
    let _ = std::fs::remove_file(&file);
    let mut stage = Stage::scene("quindo", PLAIN, "en", SMALL);
    stage.keys("s");
    for _ in 0..20 {
        stage.key(KeyCode::Backspace);
    }
    stage.keys(&format!("{}\n", file.display()));
    assert!(stage.text().contains("Saved as"), "{}", stage.text());
    stage.keys(&format!("l{}\n", file.display()));
    assert!(stage.text().contains("Move 0 of 2."), "{}", stage.text());
    stage.key(KeyCode::Right);
    assert!(stage.text().contains("White: pawn c2 to c3"), "{}", stage.text());
    stage.wait(|text| text.contains("depth "));
    stage.keys("mb6b3\n");
    assert!(stage.text().contains("Black: pawn b6 to b3"), "{}", stage.text());
    stage.key(KeyCode::Up);
    assert!(stage.text().contains("Black: pawn e6 to e4"), "{}", stage.text());
    std::fs::remove_file(&file).expect("it was saved");
    stage.keys("lnothing.game\n");
    assert!(stage.text().contains("nothing.game: "), "{}", stage.text());
}

#[test]
fn time_runs_out() {
    let clock =
        game::TimeControl { main: [Duration::from_millis(30); 2], increment: Duration::ZERO };
    let request =
        TableRequest { people: People::Both, clock: Some(clock), ..TableRequest::default() };
    let session =
        Session::open(catalog::find("quindo").expect("a game"), &request).expect("a table");
    let mut stage = Stage::new(Opening::Table(Box::new(session)), PLAIN, "en", SMALL);
    std::thread::sleep(Duration::from_millis(40));
    assert!(stage.app.tick());
    stage.draw();
    assert!(stage.text().contains("Black wins: the opponent ran out of time."), "{}", stage.text());
}

/// Whoever types nothing loses on time, and is told so.
#[test]
fn time_runs_out_line_by_line() {
    let clock =
        game::TimeControl { main: [Duration::from_millis(50); 2], increment: Duration::ZERO };
    let request =
        TableRequest { people: People::Both, clock: Some(clock), ..TableRequest::default() };
    let session =
        Session::open(catalog::find("quindo").expect("a game"), &request).expect("a table");
    // A pipe through which nothing comes.
    let (input, _open) = std::io::pipe().expect("a pipe");
    let mut talk = crate::Conversation::with(std::io::BufReader::new(input));
    let folder = std::env::temp_dir().join(format!("quinconce-flag-{}", std::process::id()));
    let kept = KeptGames::in_folder(folder);
    let catalogue = Catalogue::new("en".parse().expect("a language"));
    let mut said = Vec::new();
    crate::run_plain(session, None, &kept, &catalogue, &mut talk, &mut said, false).expect("lines");
    let said = String::from_utf8(said).expect("text");
    assert!(
        said.ends_with("Black wins: the opponent ran out of time.\nresult 0-1 time\n"),
        "{said}"
    );
}

/// A game that nobody has drawn.
#[test]
fn an_unknown_game_gets_the_plain_board() {
    use crate::board::{Board, marks::Mark};
    let entry = catalog::find("khan").expect("a game");
    let mut notation = entry.notation();
    let game: &'static game::Descriptor =
        Box::leak(Box::new(game::Descriptor { name: "sixth", ..*entry.descriptor() }));
    notation.descriptor = game;
    let setup = catalog::Setup {
        position: Some("e 1S3s/2S1k1/2S2s/3s2/2S3/2K2s o c5 1/1 2"),
        ..catalog::Setup::default()
    };
    let view = entry.open(&setup).expect("a table").view();
    let mut screen = Terminal::new(TestBackend::new(60, 20)).expect("a screen");
    screen
        .draw(|frame| {
            let board = Board {
                view: &view,
                game,
                notation,
                marks: &[Mark::default(); 36],
                rays: &[],
                cursor: Some(game::Cell(8)),
                ghost: None,
                look: PLAIN,
            };
            let geometry = Board::fit(&view, game.name, false, frame.area()).expect("room");
            board.draw(&geometry, frame.buffer_mut());
        })
        .expect("it is drawn");
    insta::assert_snapshot!("sixth-game", screen.backend().to_string());
}

/// Every sentence there is for moves and boards: none is missing in any language.
#[test]
fn whole_games_are_told_in_every_language() {
    for language in Language::all() {
        let catalogue = Catalogue::new(language);
        for entry in catalog::GAMES.iter() {
            for variant in entry.variants() {
                let setup = catalog::Setup { variant: Some(variant), seed: 3, position: None };
                let mut table = entry.open(&setup).expect("a table");
                let words = messages::Words::new(&catalogue, entry.descriptor());
                let mut lots = 11_usize;
                while table.end().is_none() {
                    let legal = table.legal();
                    lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    let before = table.view();
                    let mv = &legal[(lots >> 33) % legal.len()];
                    let events = table.play(mv).expect("a legal move");
                    let told = words.happened(&events, &before, table.end().is_some());
                    assert!(told.contains(": ") || told.contains("\u{202f}: "), "{mv}: {told}");
                    assert!(!told.contains(": .") && !told.contains('{'), "{mv}: {told}");
                    let board = words.board(&table.view());
                    assert!(board.len() > 20 && !board.contains('{'), "{board}");
                }
                let end = words.end(table.end().expect("it is over"), variant, None);
                assert!(end.ends_with('.'), "{end}");
            }
        }
    }
}

#[test]
fn a_stack_that_moves_is_told_with_its_height_and_what_is_taken_after_the_move() {
    let check = |code: &str, game: &str, position: &str, mv: &str, expected: &str| {
        let catalogue = Catalogue::new(code.parse().expect("a language"));
        let entry = catalog::find(game).expect("a game");
        let setup = catalog::Setup { variant: None, seed: 0, position: Some(position) };
        let mut table = entry.open(&setup).expect("a table");
        let before = table.view();
        let events = table.play(mv).expect("a legal move");
        let words = messages::Words::new(&catalogue, entry.descriptor());
        assert_eq!(words.happened(&events, &before, true), expected);
    };
    let stacks = "2,w3*2,1,w1,w1/w1,w2*2,w3*2,1,b2*2,w3/2,w2*2,1,w2*2,w1/b2,1,b1*4,b2*2,2/b2,2,b3*2,\
                  b3,b1*2/b2,b1,w3*2,1,b3*2,1 b";
    check("en", "hokito", stacks, "e5c6", "Black: stack of 2, token 2 on top, e5 onto c6 via e6.");
    check(
        "fr",
        "hokito",
        stacks,
        "e5c6",
        "Noir\u{202f}: pile de 2, jeton 2 au sommet, de e5 sur c6 par e6.",
    );
    let sbires = "n ss1ks1/6/S2s1S/5s/S1SK2/5S o a2 0/0 15";
    check("en", "khan", sbires, "f3f1", "Ochre: Sbire f3 to f1, takes the red Sbire on f1.");
}

/// A game of random moves until one is left to be made: the table, and that move.
fn nearly_over(game: &str) -> (Session, String) {
    let request = TableRequest { seed: Some(3), people: People::Both, ..TableRequest::default() };
    let entry = catalog::find(game).expect("a game");
    let mut session = Session::open(entry, &request).expect("a table");
    let mut lots = 11_usize;
    loop {
        let legal = session.table().legal();
        lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let mv = legal[(lots >> 33) % legal.len()].clone();
        let mut copy = session.table().copy();
        copy.play(&mv).expect("a legal move");
        if copy.end().is_some() {
            return (session, mv);
        }
        session.play(&mv).expect("a legal move");
    }
}

/// However long the sentence of the last move is, who has won can be read.
#[test]
fn the_end_of_every_game_can_be_read_in_a_small_window() {
    for (game, language) in
        games().map(|game| (game, "en")).chain([("khitan", "fr"), ("hokito", "fr")])
    {
        let (session, mv) = nearly_over(game);
        let opening = Opening::Table(Box::new(session));
        let mut stage = Stage::new(opening, PLAIN, language, SMALL);
        stage.keys(&format!("m{mv}\n"));
        let text = stage.text();
        let wins = if language == "fr" { " gagne" } else { " wins: " };
        assert!(text.contains(wins), "{text}");
        insta::assert_snapshot!(format!("{game}-end-{language}"), text);
        // The same where the game is looked through.
        stage.keys("a");
        assert!(stage.text().contains(wins), "{}", stage.text());
    }
}

/// A table of Quindo with a clock, for a person with White.
fn with_clock(people: People) -> Opening {
    let clock = game::TimeControl {
        main: [Duration::from_secs(600); 2],
        increment: Duration::from_secs(5),
    };
    let request = TableRequest {
        level: Some(1),
        seed: Some(1),
        people,
        clock: Some(clock),
        ..TableRequest::default()
    };
    let entry = catalog::find("quindo").expect("a game");
    Opening::Table(Box::new(Session::open(entry, &request).expect("a table")))
}

/// Nobody's clock runs in a break, and whoever does something ends it.
#[test]
fn whoever_plays_on_ends_the_break() {
    let paused = || {
        let mut stage = Stage::new(with_clock(People::First), PLAIN, "en", SMALL);
        stage.keys("mc2c3\n");
        stage.wait(|text| text.contains("Black: pawn"));
        stage.keys("p");
        assert!(stage.text().contains("Paused: p resumes."), "{}", stage.text());
        assert!(!stage.app.tick(), "no clock runs");
        stage
    };
    let goes_on = |stage: &mut Stage| {
        assert!(!stage.text().contains("Paused"), "{}", stage.text());
        assert!(stage.app.tick(), "a clock runs");
    };
    let mut stage = paused();
    stage.keys("u");
    goes_on(&mut stage);
    let mut stage = paused();
    stage.keys("h");
    goes_on(&mut stage);
    let mut stage = paused();
    stage.keys("md2d3\n");
    goes_on(&mut stage);
    stage.wait(|text| text.matches("Black: pawn").count() == 1 && text.contains("Your turn"));
    let mut stage = paused();
    stage.key(KeyCode::Up);
    assert!(stage.text().contains("Paused"), "looking is no move");
    stage.key(KeyCode::Enter);
    goes_on(&mut stage);
    // What cannot be done changes nothing.
    let mut stage = Stage::new(with_clock(People::Both), PLAIN, "en", SMALL);
    stage.keys("pu");
    assert!(stage.text().contains("Paused"), "{}", stage.text());
    assert!(!stage.app.tick(), "no clock runs");
}

#[test]
fn a_hint_stays_until_the_position_changes() {
    let mut stage = Stage::scene("quindo", PLAIN, "en", SMALL);
    stage.keys("h");
    stage.wait(|text| text.contains("The engine would play"));
    let marked = |stage: &Stage| stage.text().matches('!').count();
    assert!(marked(&stage) >= 2, "{}", stage.text());
    stage.key(KeyCode::Up);
    stage.key(KeyCode::Left);
    assert!(stage.text().contains("The engine would play"), "{}", stage.text());
    stage.keys("u");
    assert!(!stage.text().contains("The engine would play"), "{}", stage.text());
    assert_eq!(marked(&stage), 0, "{}", stage.text());
}

#[test]
fn a_game_that_was_left_is_told_of_and_stays() {
    let mut stage = Stage::new(table("quindo", None, None), PLAIN, "en", SMALL);
    stage.keys("mc2c3\nn");
    let kept = |stage: &Stage| {
        let files = std::fs::read_dir(&stage.folder).expect("a folder");
        let mut names: Vec<String> = files
            .map(|file| file.expect("a file").file_name().into_string().expect("text"))
            .collect();
        names.sort();
        names
    };
    assert_eq!(kept(&stage), ["quindo.game"]);
    // A new one of the same kind, against the computer.
    stage.keys("4\n");
    assert!(stage.text().contains("An unfinished game of Quindo is kept"), "{}", stage.text());
    stage.keys("n");
    assert_eq!(kept(&stage), ["quindo.game"], "nothing was played");
    stage.keys("4\n");
    stage.keys("md2d3\n");
    stage.wait(|text| text.contains("Black: pawn"));
    assert!(!stage.text().contains("An unfinished game"), "{}", stage.text());
    assert_eq!(kept(&stage), ["quindo-2.game", "quindo.game"]);
    stage.keys("xy");
    assert_eq!(kept(&stage), ["quindo.game"], "only what is over is not kept");
    stage.keys("n\n");
    assert!(stage.text().contains("White: pawn c2 to c3"), "{}", stage.text());
}

#[test]
fn a_game_that_goes_on_shows_its_last_move_and_those_before() {
    let mut stage = Stage::new(table("khet", None, None), PLAIN, "en", SMALL);
    stage.keys("mc1+\n");
    let beam = |stage: &Stage| stage.text().matches(['━', '┃']).count();
    let (first, silver) = (stage.text(), beam(&stage));
    assert!(silver > 0, "{first}");
    stage.keys("mc7+\n");
    let second = stage.text();
    stage.keys("[");
    assert!(stage.text().contains("Silver: pyramid on c1 turns"), "{}", stage.text());
    assert!(stage.text().contains("Move 1 of 2."), "{}", stage.text());
    assert_eq!(beam(&stage), silver);
    stage.keys("[[");
    assert!(stage.text().contains("Move 0 of 2."), "{}", stage.text());
    assert_eq!(beam(&stage), 0);
    stage.keys("]]");
    assert_eq!(stage.text(), second);
    // Any other key goes back to the game, and does what it does there.
    stage.keys("[");
    stage.key(KeyCode::Esc);
    assert_eq!(stage.text(), second);
    // The game as it was kept.
    stage.keys("n\n");
    assert!(stage.text().contains("Red: pyramid on c7 turns"), "{}", stage.text());
    assert!(beam(&stage) > 0, "{}", stage.text());
}

#[test]
fn below_its_size_only_leaving_and_help_act() {
    let mut stage = Stage::scene("khet", PLAIN, "en", SMALL);
    let before = stage.text();
    let resize = |stage: &mut Stage, (width, height): (u16, u16)| {
        stage.screen.backend_mut().resize(width, height);
        stage.draw();
    };
    resize(&mut stage, (40, 10));
    stage.keys("xymc7+\nu\nfs");
    stage.key(KeyCode::Esc);
    stage.click(3, 3);
    resize(&mut stage, SMALL);
    assert_eq!(stage.text(), before);
    resize(&mut stage, (40, 10));
    stage.keys("?");
    assert!(stage.text().contains("Shortcuts"), "{}", stage.text());
    stage.key(KeyCode::Esc);
    stage.keys("q");
    assert!(stage.app.is_over());
    for language in ["en", "fr"] {
        let opening = Opening::Menu(TableRequest::default());
        let mut stage = Stage::new(opening, PLAIN, language, SMALL);
        let before = stage.text();
        resize(&mut stage, (30, 10));
        assert!(!stage.text().contains("Khitan"), "{}", stage.text());
        stage.keys("3l\t\n");
        stage.key(KeyCode::Down);
        resize(&mut stage, SMALL);
        assert_eq!(stage.text(), before);
    }
}

/// Every setting has room in the smallest window that is not called too small.
#[test]
fn the_smallest_menu_cuts_no_setting() {
    for language in Language::all() {
        let size = (crate::menu::LEAST_WIDTH, 24);
        let opening = Opening::Menu(TableRequest::default());
        let mut stage = Stage::new(opening, PLAIN, language.code(), size);
        for game in 1..=5 {
            stage.keys(&game.to_string());
            for _ in 0..4 {
                stage.key(KeyCode::Tab);
                for _ in 0..10 {
                    stage.key(KeyCode::Right);
                    let text = stage.text();
                    let ends = |line: &str| line.trim_end_matches('"').trim_end().ends_with(" >");
                    assert!(text.lines().any(ends), "{text}");
                }
            }
        }
    }
}

#[test]
fn resigning_takes_a_yes_and_is_for_whoever_plays() {
    let mut stage = Stage::scene("quindo", PLAIN, "en", SMALL);
    stage.keys("x\n");
    assert!(stage.text().contains("White to move"), "{}", stage.text());
    stage.keys("xy");
    assert!(stage.text().contains("Black wins"), "{}", stage.text());
    let mut stage = Stage::new(with_clock(People::Nobody), PLAIN, "en", SMALL);
    stage.keys("px");
    assert!(!stage.text().contains("Resign"), "{}", stage.text());
    stage.keys("yc");
    assert!(!stage.text().contains(" wins"), "{}", stage.text());
    stage.keys("u");
    assert!(!stage.text().contains("Taken back"), "{}", stage.text());
}

#[test]
fn the_environment_says_whether_there_is_more_than_ascii() {
    let check = |variables: &[(&str, &str)], expected: bool| {
        let get = |name: &str| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(Look::is_ascii(get), expected, "{variables:?}");
    };
    check(&[("TERM", "xterm"), ("LANG", "fr_FR.UTF-8")], false);
    check(&[("TERM", "xterm"), ("LC_CTYPE", "C.utf8")], false);
    check(&[("TERM", "xterm"), ("LC_ALL", "C"), ("LANG", "en_GB.UTF-8")], true);
    check(&[("TERM", "xterm"), ("LC_ALL", ""), ("LANG", "en_GB.UTF-8")], false);
    check(&[("TERM", "xterm"), ("LANG", "fr_FR.ISO-8859-1")], true);
    check(&[("TERM", "linux"), ("LANG", "en_GB.UTF-8")], true);
    check(&[("TERM", "xterm")], !cfg!(windows));
}

#[test]
fn an_engine_that_breaks_is_told_of() {
    let mut stage = Stage::new(with_clock(People::First), PLAIN, "en", SMALL);
    stage.app.context.thinker.breaks = true;
    stage.keys("mc2c3\n");
    stage.wait(|text| text.contains("The computer player has failed."));
    assert!(!stage.text().contains("thinking"), "{}", stage.text());
    stage.keys("u");
    assert!(stage.text().contains("Taken back: c2c3."), "{}", stage.text());
}

#[test]
fn help_explains_the_signs_of_every_game() {
    for game in games() {
        for language in ["en", "fr"] {
            let mut stage = Stage::scene(game, PLAIN, language, (80, 70));
            stage.keys("?");
            let text = stage.text();
            assert!(text.contains(&format!("quinconce rules {game}")), "{text}");
            if language == "en" || game == "khet" {
                insta::assert_snapshot!(format!("help-{game}-{language}"), text);
            }
        }
    }
    let legends: usize = games().map(|game| crate::board::skin_of(game).legend().len()).sum();
    let catalogue = Catalogue::new("en".parse().expect("a language"));
    let known = games().flat_map(|game| {
        let text = |id: &str| catalogue.text(&format!("legend-{game}-{id}"), &[]);
        crate::board::skin_of(game)
            .legend()
            .iter()
            .filter_map(move |(_, id)| text(id))
            .collect::<Vec<_>>()
    });
    assert_eq!(known.count(), legends, "every sign has its sentence");
    let mut stage = Stage::new(with_clock(People::Nobody), PLAIN, "en", (80, 60));
    stage.keys("p?");
    assert!(!stage.text().contains("resign"), "{}", stage.text());
}

#[test]
fn a_clock_that_was_asked_for_stands_in_the_menu() {
    for (minutes, seconds) in [(10, 5), (7, 1)] {
        let clock = game::TimeControl {
            main: [Duration::from_secs(60 * minutes); 2],
            increment: Duration::from_secs(seconds),
        };
        let request = TableRequest { clock: Some(clock), ..TableRequest::default() };
        let mut stage = Stage::new(Opening::Menu(request), PLAIN, "en", SMALL);
        assert!(stage.text().contains(&format!(" {minutes}+{seconds} ")), "{}", stage.text());
        stage.keys("4\n");
        let left = format!("{minutes}:00");
        assert!(stage.text().contains(&left), "{}", stage.text());
    }
}

#[test]
fn the_moves_of_one_round_stand_under_one_number() {
    let mut stage = Stage::new(table("khan", None, None), PLAIN, "en", SMALL);
    stage.keys("3");
    for mv in ["a1", "b1", "c1"] {
        stage.go_to(mv);
        stage.key(KeyCode::Enter);
    }
    assert_eq!(stage.text().matches(" 1. ").count(), 1, "{}", stage.text());
}

#[test]
fn who_is_ahead_is_named() {
    for (language, told) in [("en", "Black +0."), ("fr", "Noir +0,")] {
        let catalogue = Catalogue::new(language.parse().expect("a language"));
        let words =
            messages::Words::new(&catalogue, catalog::find("quindo").expect("a game").descriptor());
        let stage = Stage::new(table("quindo", None, None), PLAIN, language, SMALL);
        let score = search::Score::Points(-7);
        let score = crate::panel::score(score, game::Side::First, &words, &stage.app.context);
        assert_eq!(score, format!("{told}07"));
    }
}
