//! The server is killed again and again while bots play: every acknowledged event is there afterwards,
//! none twice, every record replays, and the clocks are right.
//!
//! `cargo xtask crash 1000` kills it more often than the few times of every test run.

#![cfg(unix)]

mod bots;

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use game::Random;
use testservers::free_port;

use bots::check::check;
use bots::{Bot, GAMES, Meanwhile, Way};

const BOTS: u64 = 8;
const KILLS: usize = 12; // where nobody asks for more
const MOST_PLIES: u64 = 60;

/// The server, which does not outlive the test.
struct Served(Child);

impl Served {
    fn kill(&mut self) {
        self.0.kill().expect("it runs");
        self.0.wait().expect("it is ours");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(address: SocketAddr, folder: &Path) -> Served {
    let mut server = Command::new(env!("CARGO_BIN_EXE_quinconce"))
        .args(["serve", "--rate", "0", "--listen", &address.to_string(), "--data"])
        .arg(folder)
        .env_remove("QUINCONCE_MEMORY")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let out = server.stdout.as_mut().expect("its output is ours");
    BufReader::new(out).read_line(&mut line).expect("it tells its address");
    let server = Served(server);
    assert!(line.contains("http://"), "{line:?}");
    server
}

#[test]
fn a_killed_server_has_lost_nothing() {
    let kills = env::var("QUINCONCE_KILLS").ok().and_then(|kills| kills.parse().ok());
    let kills = kills.unwrap_or(KILLS);
    let folder: PathBuf = env::temp_dir().join(format!("quinconce-crash-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    let nodes = &[SocketAddr::from(([127, 0, 0, 1], free_port()))];
    let meanwhile = &Meanwhile::default();
    let mut server = start(nodes[0], &folder);
    let begun = Instant::now();
    let (matches, events) = thread::scope(|scope| {
        let bots: Vec<_> = (0..BOTS)
            .map(|number| {
                scope.spawn(move || {
                    let random = Random::new(number);
                    let mut bot = Bot { nodes, random, meanwhile, most_plies: MOST_PLIES };
                    let way = if number % 2 == 1 { Way::Sockets } else { Way::Requests };
                    let mut played = Vec::new();
                    while !meanwhile.stop.load(Ordering::Relaxed) {
                        let game = GAMES[bot.random.below(5) as usize];
                        let clock = bot.random.below(2) == 0;
                        played.extend(bot.play(game, clock, way, |_| ()));
                    }
                    (bot, played)
                })
            })
            .collect();
        let mut random = Random::new(7);
        for _ in 0..kills {
            thread::sleep(Duration::from_millis(u64::from(50 + random.below(350))));
            server.kill();
            server = start(nodes[0], &folder);
        }
        meanwhile.stop.store(true, Ordering::Relaxed);
        let mut events = Vec::new();
        for bot in bots {
            let (mut bot, played) = bot.join().expect("a bot plays on");
            events.extend(played.iter().map(|one| check(&mut bot, 0, one).len()));
        }
        (events.len(), events.iter().sum::<usize>())
    });
    server.kill();
    fs::remove_dir_all(&folder).expect("the folder is ours");
    println!(
        "{kills} kills in {} s: {matches} matches with {events} events, nothing lost; {} times nobody knew",
        begun.elapsed().as_secs(),
        meanwhile.unknown.load(Ordering::Relaxed)
    );
    assert!(matches >= BOTS as usize, "the bots have played");
}
