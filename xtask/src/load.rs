//! `cargo xtask load`: what one node on SQLite, one on PostgreSQL and two on PostgreSQL keep a second, with
//! players, nodes and servers beside each other on this machine.

use std::io::{Read as _, Write as _};
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

/// How often the nodes are asked what they have committed; that costs them something.
const ASK: Duration = Duration::from_secs(1);

const START: Duration = Duration::from_secs(60);

/// A node, and where it tells what it counts.
struct Node {
    process: Guarded,
    url: String,
    metrics: String,
}

/// What a node has committed so far.
#[derive(Copy, Clone, Default)]
struct Commits {
    count: f64,
    appends: f64,
    seconds: f64,
}

impl Commits {
    fn since(self, before: Commits) -> Commits {
        Commits {
            count: self.count - before.count,
            appends: self.appends - before.appends,
            seconds: self.seconds - before.seconds,
        }
    }

    /// How many in that time, how large they were, and how long they took. One is made at a time: where they
    /// fill the time, they are what everybody waits for.
    fn told(self, time: f64) -> String {
        let count = self.count.max(1.0);
        format!(
            "{:.0} a second, {:.1} appends and {:.1} ms each, {:.0} % of the time",
            self.count / time,
            self.appends / count,
            1000.0 * self.seconds / count,
            100.0 * self.seconds / time
        )
    }
}

impl Node {
    fn commits(&self) -> Option<Commits> {
        let mut stream = TcpStream::connect(&self.metrics).ok()?;
        stream.set_read_timeout(Some(START)).ok()?;
        write!(stream, "GET /metrics HTTP/1.1\r\nHost: load\r\nConnection: close\r\n\r\n").ok()?;
        let mut text = String::new();
        stream.read_to_string(&mut text).ok()?;
        Commits::read(&text)
    }
}

impl Commits {
    fn read(text: &str) -> Option<Commits> {
        let value = |name: &str| {
            let mut values = text.lines().filter_map(|line| line.strip_prefix(name));
            values.find_map(|value| value.strip_prefix(' ')?.trim().parse::<f64>().ok())
        };
        Some(Commits {
            count: value("quinconce_commit_appends_count")?,
            appends: value("quinconce_commit_appends_sum")?,
            seconds: value("quinconce_commit_duration_seconds_sum")?,
        })
    }
}

/// A set-up that is measured.
struct Host {
    nodes: Vec<Node>,
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
            let metrics = format!("127.0.0.1:{}", free_port());
            let [program, data] = [program, &folder].map(|path| path.display().to_string());
            let mut words = vec![program.as_str(), "serve", "--listen", &address];
            words.extend(["--rate", "0", "--connections", "5000", "--metrics", &metrics]);
            match &place {
                Some((database, bus)) => words.extend(["--database", database, "--bus", bus]),
                None => words.extend(["--data", &data]),
            }
            let process = Guarded::start(&folder, "TERM", &words);
            let begun = Instant::now();
            while TcpStream::connect(&address).is_err() {
                if begun.elapsed() > START || !process.is_running() {
                    return Err(format!("a node does not start: see {data}/log"));
                }
                thread::sleep(LOOK);
            }
            host.nodes.push(Node { process, url: format!("http://{address}"), metrics });
        }
        Ok(host)
    }

    /// Who has kept processors busy, and for how long.
    fn cpu(&self) -> Vec<(String, Duration)> {
        let mut all: Vec<(String, Duration)> = Vec::new();
        for (number, node) in self.nodes.iter().enumerate() {
            all.push((format!("processor, node {}", number + 1), node.process.cpu()));
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
        let (output, looks, asked) = thread::scope(|scope| {
            let asking = scope.spawn(|| {
                let mut asked = Vec::new();
                while !ended.load(Ordering::Relaxed) {
                    let at = Instant::now();
                    asked.push((at, self.nodes.iter().map(Node::commits).collect::<Vec<_>>()));
                    thread::sleep(ASK.saturating_sub(at.elapsed()));
                }
                asked
            });
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
            command.args(self.nodes.iter().flat_map(|node| ["--url", &node.url]));
            let output = command.output();
            ended.store(true, Ordering::Relaxed);
            (output, looking.join().unwrap_or_default(), asking.join().unwrap_or_default())
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
        let measured = |(at, _): &&(Instant, _)| end.duration_since(*at).as_secs() < seconds;
        if let (Some((first, before)), Some((last, after))) =
            (asked.iter().find(measured), asked.last())
        {
            let time = last.duration_since(*first).as_secs_f64();
            for (number, (before, after)) in before.iter().zip(after).enumerate() {
                let told = match (before, after) {
                    (Some(before), Some(after)) if time > 0.0 => after.since(*before).told(time),
                    _ => "not told".to_owned(),
                };
                let name = format!("commits, node {}", number + 1);
                table += &format!("{name:<22}{told}\n");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nodes_count_is_read_and_told() {
        let text = "quinconce_commit_appends_sum 40\nquinconce_commit_appends_count 10\n\
                    quinconce_commit_duration_seconds_sum 0.5\n\
                    quinconce_commit_duration_seconds_count 10\n";
        let commits = Commits::read(text).expect("all of it is there");
        let told = commits.since(Commits::default()).told(2.0);
        assert_eq!(told, "5 a second, 4.0 appends and 50.0 ms each, 25 % of the time");
        assert!(Commits::read("").is_none());
    }
}
