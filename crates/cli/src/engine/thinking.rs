//! The search beside the console: started by `go`, ended by `stop`.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use catalog::{Table, Thought, Wish};
use game::Side;
use game::error::quoted;
use search::{Limit, Memory, SystemClock, Threads, Workshop};

use super::Output;

const PATIENCE: Duration = Duration::from_millis(2); // between two looks at whether to answer
const LONGEST: u64 = 7 * 24 * 3_600_000; // milliseconds: a week

pub(super) struct Thinking {
    memory: Arc<Memory>,
    stop: Arc<AtomicBool>,
    /// Set by `stop` alone; a search that is done sets the other.
    told: Arc<AtomicBool>,
    /// Set before the answer is written: whoever reads it may send the next command at once.
    answered: Arc<AtomicBool>,
    running: Option<JoinHandle<()>>,
    endless: bool,
}

impl Thinking {
    pub(super) fn new(mebibytes: usize) -> Thinking {
        Thinking {
            memory: Arc::new(Memory::new(mebibytes)),
            stop: Arc::default(),
            told: Arc::default(),
            answered: Arc::default(),
            running: None,
            endless: false,
        }
    }

    pub(super) fn is_busy(&self) -> bool {
        self.running.is_some() && !self.answered.load(Ordering::Acquire)
    }

    /// Forgets what earlier searches found.
    pub(super) fn forget(&self) {
        self.memory.clear();
    }

    pub(super) fn start<W: Write + Send + 'static>(
        &mut self,
        table: Box<dyn Table>,
        wish: Wish,
        out: Output<W>,
    ) {
        self.stop();
        self.stop.store(false, Ordering::Relaxed);
        self.told.store(false, Ordering::Relaxed);
        self.answered.store(false, Ordering::Relaxed);
        self.endless = wish.limit == Limit::Infinite && wish.level.is_none();
        let (memory, stop) = (Arc::clone(&self.memory), Arc::clone(&self.stop));
        let (answered, told) = (Arc::clone(&self.answered), Arc::clone(&self.told));
        let endless = self.endless;
        self.running = Some(thread::spawn(move || {
            let clock = SystemClock::start();
            let workshop = Workshop { memory: &memory, clock: &clock, crew: &Threads, stop: &stop };
            let thought = table.think(wish, workshop, &mut |thought| {
                // Nobody to tell: the search ends with the console.
                let _ = tell(thought, &out);
            });
            // Whoever asked for an endless search does not expect an answer before telling it to stop.
            while endless && !told.load(Ordering::Relaxed) {
                thread::sleep(PATIENCE);
            }
            answered.store(true, Ordering::Release);
            if let Some(best) = thought.best() {
                let _ = out.say(format_args!("bestmove {best}"));
            }
        }));
    }

    /// Ends the search now and waits for its answer.
    pub(super) fn stop(&mut self) {
        self.told.store(true, Ordering::Relaxed);
        self.stop.store(true, Ordering::Relaxed);
        self.join();
    }

    /// Waits for a search that ends by itself; one that does not is stopped.
    pub(super) fn finish(&mut self) {
        if self.endless {
            self.stop();
        }
        self.join();
    }

    fn join(&mut self) {
        if let Some(thread) = self.running.take() {
            // A panic has already been told on standard error.
            let _ = thread.join();
        }
    }
}

fn tell<W: Write>(thought: &Thought, out: &Output<W>) -> std::io::Result<()> {
    let milliseconds = thought.time.as_millis();
    let speed = u128::from(thought.nodes) * 1_000_000 / thought.time.as_micros().max(1);
    for (number, line) in thought.lines.iter().enumerate() {
        let multipv = if thought.lines.len() > 1 {
            format!(" multipv {}", number + 1)
        } else {
            String::new()
        };
        out.say(format_args!(
            "info depth {} seldepth {}{multipv} score {} nodes {} nps {speed} time {milliseconds} pv {}",
            thought.depth,
            thought.deepest,
            line.score,
            thought.nodes,
            line.moves.join(" ")
        ))?;
    }
    if let Some(margin) = thought.margin {
        out.say(format_args!("info string final score {margin:+}"))?;
    }
    Ok(())
}

/// Reads what follows `go`: `depth N`, `nodes N`, `movetime MS`, `p1time MS p2time MS [p1inc MS
/// p2inc MS]`, `infinite`, or nothing, which is the same.
pub(super) fn parse_go(rest: &str, turn: Side) -> Result<Limit, String> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let bad = || {
        format!(
            "bad limit {}: expected depth N, nodes N, movetime MS, p1time MS p2time MS or infinite",
            quoted(rest)
        )
    };
    let number = |text: &str| text.parse::<u64>().map_err(|_| bad());
    let time = |text: &str| number(text).map(|count| Duration::from_millis(count.min(LONGEST)));
    match words[..] {
        [] | ["infinite"] => Ok(Limit::Infinite),
        ["depth", depth] => {
            depth.parse().ok().filter(|&depth| depth > 0).map(Limit::Depth).ok_or_else(bad)
        }
        ["nodes", nodes] => Ok(Limit::Nodes(number(nodes)?.max(1))),
        ["movetime", milliseconds] => Ok(Limit::Time(time(milliseconds)?)),
        _ => {
            let (mut remaining, mut increment) = ([None; 2], [Duration::ZERO; 2]);
            for pair in words.chunks(2) {
                match *pair {
                    ["p1time", value] => remaining[0] = Some(time(value)?),
                    ["p2time", value] => remaining[1] = Some(time(value)?),
                    ["p1inc", value] => increment[0] = time(value)?,
                    ["p2inc", value] => increment[1] = time(value)?,
                    _ => return Err(bad()),
                }
            }
            let remaining = remaining[turn.index()].ok_or_else(bad)?;
            Ok(Limit::Clock { remaining, increment: increment[turn.index()] })
        }
    }
}
