//! A program that speaks the Universal Game Interface, as a player.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use game::error::quoted;
use game::{Arg, LocalizedError as _, Message};
use search::Limit;
use table::{Setup, TestTable, Testbed};

use crate::messages;
use crate::player::{Forfeit, Player};
use crate::process_group::ProcessGroup;

const START_TIME: Duration = Duration::from_secs(10); // for `ugiok` and `readyok`
const QUIT_TIME: Duration = Duration::from_millis(200); // from `quit` to the end
const MAX_LINE_BYTES: u64 = 1 << 16; // bytes
const LINES_WAITING: usize = 1 << 10;
const LINES_QUOTED: usize = 3; // of the program's last words

/// How to start a program and how long it may think.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// What to run.
    pub command: PathBuf,
    /// What to run it with.
    pub arguments: Vec<String>,
    /// Options to set after `Game` and `Variant`, with their values.
    pub options: Vec<(String, String)>,
    /// What `go` asks for.
    pub limit: Limit,
    /// How long an answer may take beyond the limit; the whole time where the limit is not one of
    /// time. Later is lost.
    pub patience: Duration,
}

impl Program {
    /// A program without arguments and options, with five seconds of patience.
    #[must_use]
    pub fn new(command: impl Into<PathBuf>, limit: Limit) -> Program {
        Program {
            command: command.into(),
            arguments: Vec::new(),
            options: Vec::new(),
            limit,
            patience: Duration::from_secs(5),
        }
    }

    /// How long an answer may take.
    fn time_limit(&self) -> Duration {
        match self.limit {
            Limit::Time(time) => time + self.patience,
            Limit::Clock { remaining, .. } => remaining + self.patience,
            Limit::Depth(_) | Limit::Nodes(_) | Limit::Infinite => self.patience,
        }
    }

    fn go(&self) -> String {
        match self.limit {
            Limit::Depth(depth) => format!("go depth {depth}"),
            Limit::Nodes(nodes) => format!("go nodes {nodes}"),
            Limit::Time(time) => format!("go movetime {}", time.as_millis()),
            Limit::Clock { remaining, increment } => {
                let (time, inc) = (remaining.as_millis(), increment.as_millis());
                format!("go p1time {time} p2time {time} p1inc {inc} p2inc {inc}")
            }
            Limit::Infinite => "go infinite".to_owned(),
        }
    }
}

/// A program at the other end of a pipe. It is started again for the next move when it has failed,
/// and killed when the player is dropped, with all it has started.
pub struct External {
    program: Program,
    game: &'static str,
    variant: String,
    /// The start that the program knows by itself; `None` where it is drawn by lot.
    start: Option<String>,
    link: Option<Link>,
}

impl External {
    /// Starts a program and agrees with it on game and variant.
    ///
    /// # Errors
    /// When the variant is unknown, there is no limit to its thinking, it cannot be started, or it does not speak the
    /// interface in time.
    pub fn start(
        program: Program,
        testbed: &dyn Testbed,
        variant: &str,
    ) -> Result<External, Forfeit> {
        if program.limit == Limit::Infinite {
            return Err(Forfeit::fault(messages::no_limit()));
        }
        let setup = Setup { variant: Some(variant), ..Setup::default() };
        let table = testbed.open(&setup).map_err(|error| Forfeit::fault(error.message()))?;
        let drawn = testbed.is_seeded(variant).is_ok_and(|drawn| drawn);
        let start = (!drawn).then(|| table.start());
        let (game, variant) = (testbed.name(), variant.to_owned());
        let mut external = External { program, game, variant, start, link: None };
        external.link = Some(external.connect()?);
        Ok(external)
    }

    /// From the next move on, it thinks for as long as this.
    pub fn set_limit(&mut self, limit: Limit) {
        self.program.limit = limit;
    }

    fn connect(&self) -> Result<Link, Forfeit> {
        let mut link = Link::open(&self.program)?;
        link.send("ugi")?;
        link.wait_for("ugiok", START_TIME)?;
        link.send(&format!("setoption name Game value {}", self.game))?;
        link.send(&format!("setoption name Variant value {}", self.variant))?;
        for (name, value) in &self.program.options {
            link.send(&format!("setoption name {name} value {value}"))?;
        }
        link.begin()?;
        Ok(link)
    }

    fn ask(&mut self, table: &dyn TestTable) -> Result<String, Forfeit> {
        if self.link.is_none() {
            self.link = Some(self.connect()?);
        }
        let position = self.position(table);
        let link = self.link.as_mut().expect("just connected");
        link.send(&position)?;
        link.send(&self.program.go())?;
        let answer = link.wait_for("bestmove", self.program.time_limit())?;
        let text = answer.split_whitespace().next().unwrap_or_default();
        match table.fork().play(text) {
            Ok(_) => Ok(text.to_owned()),
            Err(error) => Err(Forfeit::fault(messages::bestmove(error.message()))),
        }
    }

    /// The `position` command for a game so far.
    fn position(&self, table: &dyn TestTable) -> String {
        let start = table.start();
        let mut text = if self.start.as_ref() == Some(&start) {
            "position startpos".to_owned()
        } else {
            format!("position fen {start}")
        };
        let moves = table.moves();
        if !moves.is_empty() {
            text += &format!(" moves {}", moves.join(" "));
        }
        text
    }
}

impl Player for External {
    fn new_game(&mut self) {
        // Whoever fails here is started again for its first move.
        if self.link.as_mut().is_some_and(|link| link.begin().is_err()) {
            self.link = None;
        }
    }

    fn choose(&mut self, table: &dyn TestTable) -> Result<String, Forfeit> {
        let answer = self.ask(table);
        if answer.is_err() {
            self.link = None;
        }
        answer
    }
}

/// A running program: lines in, lines out.
#[derive(Debug)]
struct Link {
    child: Child,
    group: ProcessGroup,
    input: ChildStdin,
    lines: Receiver<String>,
    /// The last lines it said.
    last_lines: VecDeque<String>,
}

impl Link {
    fn open(program: &Program) -> Result<Link, Forfeit> {
        let mut command = Command::new(&program.command);
        command
            .args(&program.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        // A group of its own: Ctrl-C is meant for us, and we end the program when its game is over.
        // Should we be killed, it reads the end of its input.
        #[cfg(unix)]
        command.process_group(0);
        let mut child = command.spawn().map_err(|error| {
            let name = quoted(&program.command.to_string_lossy());
            Forfeit::fault(messages::not_started(name, Arg::name(error)))
        })?;
        let group = ProcessGroup::of(&child);
        let input = child.stdin.take().expect("the input is a pipe");
        let output = child.stdout.take().expect("the output is a pipe");
        let (send, lines) = sync_channel(LINES_WAITING);
        // Ends with the pipe, or when nobody listens any more.
        let listening = thread::Builder::new().spawn(move || listen(output, &send));
        if let Err(error) = listening {
            group.kill();
            let _ = child.wait();
            return Err(Forfeit::fault(messages::no_thread(Arg::name(error))));
        }
        Ok(Link { child, group, input, lines, last_lines: VecDeque::new() })
    }

    /// A new game begins.
    fn begin(&mut self) -> Result<(), Forfeit> {
        self.send("uginewgame")?;
        self.send("isready")?;
        self.wait_for("readyok", START_TIME).map(drop)
    }

    fn send(&mut self, line: &str) -> Result<(), Forfeit> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|_| self.ended(messages::ended()))
    }

    /// Waits for a line that begins with that word and gives its rest.
    fn wait_for(&mut self, word: &str, time: Duration) -> Result<String, Forfeit> {
        let deadline = Instant::now() + time;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => {
                    return Err(Forfeit::late(self.with_last_words(late(word, time))));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(self.ended(messages::ended_before(Arg::name(word))));
                }
            };
            let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            if first == word {
                self.last_lines.clear();
                return Ok(rest.trim().to_owned());
            }
            if left.is_zero() {
                // A program that never stops talking does not get more time for it.
                return Err(Forfeit::late(late(word, time)));
            }
            if self.last_lines.len() == LINES_QUOTED {
                self.last_lines.pop_front();
            }
            self.last_lines.push_back(line);
        }
    }

    fn ended(&mut self, what: Message) -> Forfeit {
        let what = match self.child.try_wait() {
            Ok(Some(status)) => messages::with_status(what, Arg::name(status)),
            _ => what,
        };
        Forfeit::fault(self.with_last_words(what))
    }

    fn with_last_words(&self, what: Message) -> Message {
        let lines: Vec<String> =
            self.last_lines.iter().map(|line| quoted(line).to_string()).collect();
        if lines.is_empty() { what } else { messages::said(what, Arg::Name(lines.join(", "))) }
    }
}

fn late(word: &str, time: Duration) -> Message {
    messages::late(Arg::name(word), Arg::name(format_args!("{:.1}", time.as_secs_f64())))
}

impl Drop for Link {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit").and_then(|()| self.input.flush());
        // Its output is closed when it has ended, and nobody is left whom it has started.
        let deadline = Instant::now() + QUIT_TIME;
        let left = || deadline.saturating_duration_since(Instant::now());
        while !left().is_zero()
            && !matches!(self.lines.recv_timeout(left()), Err(RecvTimeoutError::Disconnected))
        {
        }
        self.group.kill();
        // Only errs when it is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn listen(output: ChildStdout, send: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        // A longer line comes in pieces, since memory has an end.
        match output.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if send.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
            return;
        }
    }
}
