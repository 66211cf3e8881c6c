//! `cargo xtask load`: what one node on SQLite, one on PostgreSQL and two on PostgreSQL keep a second, with
//! players, nodes and servers beside each other on this machine.

use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use testservers::{Guarded, Nats, Postgres, free_port, new_folder};

use crate::shell::cargo;
use crate::tools;

/// Players and moves a second: a quiet host, and more than two cores can keep.
const LOADS: [(u32, u32); 2] = [(1000, 500), (1000, 20_000)];

/// How often it is looked who keeps the processors busy.
const LOOK: Duration = Duration::from_millis(100);

const START: Duration = Duration::from_secs(60);

/// A set-up that is measured.
struct Host {
    nodes: Vec<(Guarded, String)>,
    servers: Option<(Postgres, Nats)>,
}

impl Host {
    /// So many nodes over PostgreSQL and NATS; one over SQLite for none.
    fn start(program: &Path, nodes: usize) -> Result<Host, String> {
        let servers = (nodes > 0).then(|| (Postgres::start(), Nats::start()));
        let place = servers.as_ref().map(|(postgres, nats)| (postgres.database(), nats.url()));
        let mut host = Host { nodes: Vec::new(), servers };
        for _ in 0..nodes.max(1) {
            let folder = new_folder("load");
            let address = format!("127.0.0.1:{}", free_port());
            let [program, data] = [program, &folder].map(|path| path.display().to_string());
            let mut words = vec![program.as_str(), "serve", "--listen", &address];
            words.extend(["--rate", "0", "--connections", "5000"]);
            match &place {
                Some((database, bus)) => words.extend(["--database", database, "--bus", bus]),
                None => words.extend(["--data", &data]),
            }
            let node = Guarded::start(&folder, "TERM", &words);
            let begun = Instant::now();
            while TcpStream::connect(&address).is_err() {
                if begun.elapsed() > START || !node.is_running() {
                    return Err(format!("a node does not start: see {data}/log"));
                }
                thread::sleep(LOOK);
            }
            host.nodes.push((node, format!("http://{address}")));
        }
        Ok(host)
    }

    /// Who has kept processors busy, and for how long.
    fn cpu(&self) -> Vec<(String, Duration)> {
        let mut all: Vec<(String, Duration)> = Vec::new();
        for (number, (node, _)) in self.nodes.iter().enumerate() {
            all.push((format!("processor, node {}", number + 1), node.cpu()));
        }
        if let Some((postgres, nats)) = &self.servers {
            all.push(("processor, PostgreSQL".to_owned(), postgres.cpu()));
            all.push(("processor, NATS".to_owned(), nats.cpu()));
        }
        all
    }

    /// Lets players play there for that long, and tells what that took.
    fn measure(&self, program: &Path, seconds: u64, load: (u32, u32)) -> Result<String, String> {
        let ended = AtomicBool::new(false);
        let (output, looks) = thread::scope(|scope| {
            let looking = scope.spawn(|| {
                let mut looks = Vec::new();
                while !ended.load(Ordering::Relaxed) {
                    looks.push((Instant::now(), self.cpu()));
                    thread::sleep(LOOK);
                }
                looks
            });
            let mut command = Command::new(program);
            command.args(["load", "--seconds", &seconds.to_string()]);
            command.args(["--players", &load.0.to_string(), "--moves", &load.1.to_string()]);
            command.args(self.nodes.iter().flat_map(|(_, url)| ["--url", url]));
            let output = command.output();
            ended.store(true, Ordering::Relaxed);
            (output, looking.join().unwrap_or_default())
        });
        let output = output.map_err(|error| format!("quinconce load: {error}"))?;
        let mut table = String::from_utf8_lossy(&output.stdout).into_owned();
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        // It measures last of all.
        let Some((end, last)) = looks.last() else { return Ok(table) };
        let begin = looks.iter().rfind(|(at, _)| end.duration_since(*at).as_secs() >= seconds);
        let moves = table.split(['(', ' ']).skip_while(|word| *word != "second").nth(2);
        let moves: Option<f64> = moves.and_then(|moves| moves.parse().ok());
        if let (Some((begin, first)), Some(moves)) = (begin, moves) {
            let time = end.duration_since(*begin).as_secs_f64();
            for ((name, after), (_, before)) in last.iter().zip(first) {
                let busy = after.saturating_sub(*before).as_secs_f64();
                let (each, part) = (busy * 1e6 / moves.max(1.0), 100.0 * busy / time);
                table += &format!("{name:<22}{each:.0} µs a move, {part:.0} % of a core\n");
            }
        }
        Ok(table)
    }
}

/// Measures all three, for so many seconds each time.
pub(crate) fn measure(seconds: &str) -> Result<(), String> {
    let seconds: u64 = seconds.parse().map_err(|_| "how many seconds?".to_owned())?;
    tools::servers()?;
    let host = ["build", "--profile", "host", "--locked", "--package", "quinconce"];
    cargo(&[&host[..], &["--features", "cluster"]].concat())?;
    let program = tools::target_folder().join("host/quinconce");
    for (name, nodes) in
        [("one node on SQLite", 0), ("one node on PostgreSQL", 1), ("two nodes on PostgreSQL", 2)]
    {
        for load in LOADS {
            let host = Host::start(&program, nodes)?;
            println!("\n{name}, {} players, {} moves a second wanted", load.0, load.1);
            print!("{}", host.measure(&program, seconds, load)?);
        }
    }
    Ok(())
}
