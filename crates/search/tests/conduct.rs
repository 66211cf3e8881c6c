//! How the search behaves: limits, stopping, threads, memory.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use catalog::{GAMES, SearchInfo, Setup};
use game::{Eval, Game, Random, Record};
use quindo::{Move, Quindo, Variant};
use search::{
    Cancel, CancelToken, Clock, Engine, Limit, PvLine, Score, SearchRequest, SingleThread,
    SystemClock, ThreadSpawner,
};

/// Searches the start of a game.
fn search(
    game: &str,
    request: &SearchRequest,
    cancel: &dyn Cancel,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> SearchInfo {
    let entry = catalog::find(game).expect("a game");
    let table = entry.open(&Setup::default()).expect("a start");
    table.search(&Engine::new(8), request, cancel, on_info)
}

#[test]
fn a_node_limit_is_kept() {
    for game in GAMES.iter() {
        let request = SearchRequest::new(Limit::Nodes(5_000));
        let info = search(game.name(), &request, &(), &mut |_| ());
        // On the way back to the root a few more are touched.
        assert!(info.nodes <= 5_010, "{}: {}", game.name(), info.nodes);
        assert!(info.best().is_some(), "{}", game.name());
    }
}

#[test]
fn even_one_node_is_enough_for_a_move() {
    for game in GAMES.iter() {
        let request = SearchRequest::new(Limit::Nodes(1));
        let info = search(game.name(), &request, &(), &mut |_| ());
        assert!(info.best().is_some(), "{}", game.name());
    }
}

#[test]
fn a_stopped_search_looks_at_few_more_nodes() {
    for game in GAMES.iter() {
        let cancel = CancelToken::default();
        let mut seen = 0;
        let info =
            search(game.name(), &SearchRequest::new(Limit::Infinite), &cancel, &mut |info| {
                if info.nodes > 20_000 && !cancel.is_cancelled() {
                    cancel.cancel();
                    seen = info.nodes;
                }
            });
        assert!(info.nodes - seen <= 512, "{}: {} after {seen}", game.name(), info.nodes);
        assert!(info.best().is_some(), "{}", game.name());
    }
}

#[test]
fn a_broken_iteration_spoils_no_line() {
    for game in GAMES.iter() {
        for nodes in (500..8_000).step_by(500) {
            for lines in [1, 3] {
                let request = SearchRequest { lines, ..SearchRequest::new(Limit::Nodes(nodes)) };
                let mut finished = Vec::new();
                let info = search(game.name(), &request, &(), &mut |info| {
                    finished.clone_from(&info.lines);
                });
                let same = finished.first().map(|line| &line.moves[0])
                    == info.lines.first().map(|line| &line.moves[0]);
                let case = format!("{}, {nodes} nodes, {lines} lines", game.name());
                let won = |line: &PvLine<String>| matches!(line.score, Score::Win(_));
                let kept = info.lines == finished || info.lines.iter().any(won);
                assert!(!same || kept, "{case}");
                assert!(same || lines == 1 || finished.is_empty(), "{case}");
            }
        }
    }
}

#[test]
fn a_time_limit_is_kept_wherever_there_is_much_to_choose_from() {
    let tables = [
        ("khet", None, None),
        // A whole side is set up, move after move.
        ("khan", None, None),
        // A tile comes back on any free cell, any way round.
        ("khitan", Some("expert"), Some("jj1j1/1jjjje/5c1/j7/9/8/1H5/A1A1JA/1JJAA b 4/3 1 0")),
    ];
    for (game, variant, position) in tables {
        let entry = catalog::find(game).expect("a game");
        let table = entry.open(&Setup { variant, position, seed: 0 }).expect("a position");
        let engine = Engine::new(8);
        let begun = Instant::now();
        let request = SearchRequest::new(Limit::Time(Duration::from_millis(100)));
        let info = table.search(&engine, &request, &(), &mut |_| ());
        // Far more than it takes: a busy machine may keep us waiting.
        assert!(begun.elapsed() < Duration::from_secs(5), "{game}: {:?}", begun.elapsed());
        assert!(info.time >= Duration::from_millis(80), "{game}: {:?} only", info.time);
        assert!(info.depth >= 1, "{game}: not even one ply");
    }
}

#[test]
fn the_same_search_twice_is_the_same() {
    for game in GAMES.iter() {
        let run = || {
            let request = SearchRequest::new(Limit::Depth(4));
            let mut info = search(game.name(), &request, &(), &mut |_| ());
            info.time = Duration::ZERO;
            info
        };
        assert_eq!(run(), run(), "{}", game.name());
    }
}

#[test]
fn two_threads_find_a_forced_win() {
    let position = Some("7/7/7/7/2BW3/7/7 w - 0");
    let entry = catalog::find("quindo").expect("a game");
    let table = entry.open(&Setup { position, ..Setup::default() }).expect("a position");
    let request = SearchRequest { threads: 2, ..SearchRequest::new(Limit::Depth(4)) };
    let info = table.search(&Engine::new(1), &request, &(), &mut |_| ());
    assert_eq!(info.lines[0].score, Score::Win(1));
}

/// Helpers that have used up everything before the main thread comes.
struct HelpersFirst;

impl ThreadSpawner for HelpersFirst {
    fn run(&self, count: usize, main: &mut dyn FnMut(), helper: &(dyn Fn(usize) + Sync)) {
        (1..count).for_each(helper);
        main();
    }
}

#[test]
fn what_a_helper_found_out_deeper_counts() {
    for game in GAMES.iter() {
        let table = game.open(&Setup::default()).expect("a start");
        let engine = Engine::with(8, SystemClock::start(), HelpersFirst);
        let request = SearchRequest { threads: 2, ..SearchRequest::new(Limit::Nodes(20_000)) };
        let mut reported = None;
        let info = table.search(&engine, &request, &(), &mut |info| reported = Some(info.depth));
        assert!(info.depth > 1, "{}: depth {}", game.name(), info.depth);
        assert_eq!(reported, Some(info.depth), "{}", game.name());
    }
}

#[test]
fn nothing_is_allocated_inside_the_loop() {
    for game in GAMES.iter() {
        let mut nodes = 0;
        let info = allocation_counter::measure(|| {
            let request = SearchRequest::new(Limit::Nodes(100_000));
            nodes = search(game.name(), &request, &(), &mut |_| ()).nodes;
        });
        // Tables before the search and a info after each iteration, whatever the number of nodes.
        assert!(nodes > 20_000, "{}: only {nodes} nodes", game.name());
        assert!(info.count_total < 1_000, "{}: {info:?} for {nodes}", game.name());
    }
}

#[test]
fn the_end_of_a_hokito_game_is_told_to_the_last_point() {
    let entry = catalog::find("hokito").expect("a game");
    // Black covers the white three: a stack of two under a one against nothing.
    let position = Some("6/6/6/6/6/b1,w3,4 b");
    let table = entry.open(&Setup { position, ..Setup::default() }).expect("a position");
    let solve = |limit, lines| {
        let request = SearchRequest { lines, ..SearchRequest::new(limit) };
        table.search(&Engine::new(1), &request, &(), &mut |_| ())
    };
    let info = solve(Limit::Nodes(1_000), 1);
    assert_eq!((info.margin, info.best().map(String::as_str)), (Some(2), Some("a1b1")));
    assert_eq!(info.lines[0].score, Score::Win(1));
    // Whoever asks for a depth or for several lines gets a search.
    assert_eq!(solve(Limit::Depth(2), 1).margin, None);
    assert_eq!(solve(Limit::Nodes(1_000), 2).margin, None);
}

/// A clock that runs by one millisecond whenever somebody looks at it.
struct Looks(AtomicU64);

impl Clock for Looks {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

#[test]
fn a_solver_that_gives_up_leaves_time_for_a_search() {
    let entry = catalog::find("hokito").expect("a game");
    let mut table = entry.open(&Setup { seed: 5, ..Setup::default() }).expect("a start");
    let mut random = Random::new(5);
    for _ in 0..22 {
        let moves = table.legal();
        table.play(&moves[random.below(moves.len() as u32) as usize]).expect("a legal move");
    }
    let engine = Engine::with(1, Looks(AtomicU64::new(0)), SingleThread);
    let limit = Limit::Clock { remaining: Duration::from_secs(2), increment: Duration::ZERO };
    let info = table.search(&engine, &SearchRequest::new(limit), &(), &mut |_| ());
    assert_eq!(info.margin, None, "the solver was through in no time");
    assert!(info.depth > 2, "depth {}", info.depth);
}

#[test]
fn who_despises_draws_thinks_less_of_them() {
    let entry = catalog::find("quindo").expect("a game");
    // One more quiet ply and the game is drawn.
    let position = Some("7/7/1B5/7/4W2/7/7 w 1 59");
    let table = entry.open(&Setup { position, ..Setup::default() }).expect("a position");
    let score = |contempt| {
        let request = SearchRequest { contempt, ..SearchRequest::new(Limit::Depth(1)) };
        table.search(&Engine::new(1), &request, &(), &mut |_| ()).lines[0].score
    };
    assert_eq!((score(0), score(70)), (Score::Points(0), Score::Points(-70)));
}

#[test]
fn a_repetition_across_captures_is_a_draw() {
    let entry = catalog::find("quindo").expect("a game");
    // Both players jump d4 to and fro, and it changes sides four times.
    let position = Some("7/7/3B3/2WB3/7/7/7 w 2 0");
    let mut table = entry.open(&Setup { position, ..Setup::default() }).expect("a position");
    for mv in ["c4e4", "d5d2", "e4c4", "d2d5", "c4e4", "d5d2", "e4c4"] {
        table.play(mv).expect("a legal move");
    }
    let request = SearchRequest { contempt: 70, lines: 64, ..SearchRequest::new(Limit::Depth(1)) };
    let info = table.search(&Engine::new(1), &request, &(), &mut |_| ());
    let line = info.lines.iter().find(|line| line.moves[0] == "d2d5").expect("a legal move");
    assert_eq!(line.score, Score::Points(-70));
}

/// An opinion that breaks on the thread that began the search, or on all others.
#[derive(Clone)]
struct Fragile {
    main: ThreadId,
    breaks_on_main: bool,
}

impl Eval for Fragile {
    type Game = Quindo;
    type State = ();

    fn evaluate(&self, _position: &Quindo, (): &()) -> i32 {
        assert_ne!(thread::current().id() == self.main, self.breaks_on_main, "a broken opinion");
        0
    }

    fn gain(&self, _position: &Quindo, _mv: Move) -> i32 {
        0
    }
}

#[test]
fn a_thread_that_panics_leaves_nobody_searching() {
    for (breaks_on_main, limit) in [(true, Limit::Infinite), (false, Limit::Depth(3))] {
        let (send, receive) = channel();
        thread::spawn(move || {
            let eval = Fragile { main: thread::current().id(), breaks_on_main };
            let position = Quindo::start(Variant::Standard, 0);
            let record = Record::from_position(position);
            let request = SearchRequest { threads: 3, ..SearchRequest::new(limit) };
            let search = || Engine::new(1).search(&record, &eval, &request, &(), &mut |_| ());
            let searched = catch_unwind(AssertUnwindSafe(search));
            let _ = send.send(searched.is_err());
        });
        // Far more than it takes; without an end it would never come.
        assert_eq!(receive.recv_timeout(Duration::from_secs(60)), Ok(true), "{limit:?}");
    }
}
