//! The search: begun by `go`, ended by its limit or by what is heard meanwhile.

use std::io::{self, BufRead, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use catalog::{SearchInfo, Table};
use game::error::quoted;
use game::{Arg, Message, Side};
use search::{Cancel, Engine, Limit, SearchRequest};

use crate::language::told;
use crate::messages;

use super::guard::guarded;
use super::lines::{Heard, Lines};
use super::output::{Output, Reader};
use super::{split_word, stands_alone};

const PATIENCE: Duration = Duration::from_millis(250); // between two looks at whether to answer
const MAX_MILLIS: u64 = 7 * 24 * 3_600_000; // milliseconds: a week
const DEAF: Duration = Duration::from_secs(1); // to think where no `stop` can be heard

/// Thinks about the next move and answers with `info` lines and `bestmove`. Whatever breaks, there
/// is a move: whoever asked would wait for it for ever.
pub(super) fn think<R: BufRead + Send + 'static, W: Write + Send>(
    table: &dyn Table,
    mut request: SearchRequest,
    engine: &Engine,
    lines: &mut Lines<R>,
    out: &Output<W>,
) -> io::Result<()> {
    let mut endless = request.limit == Limit::Infinite && request.level.is_none();
    if endless && lines.is_deaf() {
        let deaf = messages::deaf(DEAF.as_secs() as usize);
        out.say(format_args!("info string {}", told(&deaf)))?;
        (endless, request.limit) = (false, Limit::Time(DEAF));
    }
    let attention = Attention { lines, reader: out.reader(), stopped: false, endless };
    let listener = Listener { out, attention: Mutex::new(attention) };
    let mut best = None;
    let info = guarded(|| {
        table.search(engine, &request, &listener, &mut |info| {
            best = info.best().cloned();
            if report(info, out).is_err() {
                listener.attention().stopped = true;
            }
        })
    });
    match info {
        Ok(info) => best = info.best().cloned(),
        Err(panic) => {
            let error = messages::broke(quoted("go"), Arg::Name(panic));
            out.say(format_args!("info string error: {}", told(&error)))?;
            let any = || guarded(|| table.legal()).ok()?.into_iter().next();
            best = best.or_else(any);
        }
    }
    // Whoever asked for an endless search does not expect an answer before telling it to stop.
    while endless && !listener.wait() {}
    out.say(format_args!("bestmove {}", best.as_deref().unwrap_or("(none)")))
}

/// Listens while the search runs, and tells it when it is wanted no more.
struct Listener<'w, R, W> {
    out: &'w Output<W>,
    attention: Mutex<Attention<'w, R>>,
}

struct Attention<'a, R> {
    lines: &'a mut Lines<R>,
    reader: Reader,
    /// By a command, or because nobody reads the answer.
    stopped: bool,
    endless: bool,
}

impl<R: BufRead + Send + 'static, W: Write + Send> Cancel for Listener<'_, R, W> {
    fn is_cancelled(&self) -> bool {
        let mut attention = self.attention();
        // What comes after `stop` is obeyed when the search is over.
        while !attention.stopped
            && let Some(heard) = attention.lines.try_next()
        {
            attention.hear(&heard, self.out);
        }
        attention.is_over()
    }
}

impl<'w, R: BufRead + Send + 'static, W: Write + Send> Listener<'w, R, W> {
    /// Waits a little for a line; whether it is over.
    fn wait(&self) -> bool {
        let mut attention = self.attention();
        if !attention.is_over()
            && let Some(heard) = attention.lines.next_within(PATIENCE)
        {
            attention.hear(&heard, self.out);
        }
        attention.is_over()
    }

    fn attention(&self) -> MutexGuard<'_, Attention<'w, R>> {
        self.attention.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<R: BufRead + 'static> Attention<'_, R> {
    /// A search works on the table as it is: only a few commands may come meanwhile.
    fn hear<W: Write>(&mut self, heard: &Heard, out: &Output<W>) {
        let answered = match heard {
            Heard::Garbled(error) => out.say(format_args!("info string error: {}", told(error))),
            Heard::Line(line) => match split_word(line.trim()) {
                ("", _) => Ok(()),
                ("stop", "") => {
                    self.stopped = true;
                    Ok(())
                }
                ("quit", "") => {
                    self.stopped = true;
                    self.lines.quit_next();
                    Ok(())
                }
                ("isready", "") => out.say(format_args!("readyok")),
                (command @ ("stop" | "quit" | "isready"), rest) => out
                    .say(format_args!("info string error: {}", told(&stands_alone(command, rest)))),
                (command, _) => {
                    let error = messages::while_thinking(quoted(command));
                    out.say(format_args!("info string error: {}", told(&error)))
                }
            },
        };
        self.stopped |= answered.is_err();
    }

    /// Whether nobody wants to know more. Whoever pipes commands in wants the answer to the last one,
    /// as long as somebody reads it.
    fn is_over(&mut self) -> bool {
        self.stopped |= self.reader.is_gone() || (self.endless && self.lines.has_ended());
        self.stopped
    }
}

fn report<W: Write>(info: &SearchInfo, out: &Output<W>) -> std::io::Result<()> {
    let milliseconds = info.time.as_millis();
    let speed = u128::from(info.nodes) * 1_000_000 / info.time.as_micros().max(1);
    for (number, line) in info.lines.iter().enumerate() {
        let multipv =
            if info.lines.len() > 1 { format!(" multipv {}", number + 1) } else { String::new() };
        out.say(format_args!(
            "info depth {} seldepth {}{multipv} score {} nodes {} nps {speed} time {milliseconds} pv {}",
            info.depth,
            info.seldepth,
            line.score,
            info.nodes,
            line.moves.join(" ")
        ))?;
    }
    if let Some(margin) = info.margin {
        out.say(format_args!("info string final score {margin:+}"))?;
    }
    Ok(())
}

/// Reads what follows `go`: `depth N`, `nodes N`, `movetime MS`, `p1time MS p2time MS [p1inc MS
/// p2inc MS]`, `infinite`, or nothing, which is the same.
pub(super) fn parse_go(rest: &str, turn: Side) -> Result<Limit, Message> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let bad = || messages::bad_limit(quoted(rest));
    let number = |text: &str| text.parse::<u64>().map_err(|_| bad());
    let time = |text: &str| number(text).map(|count| Duration::from_millis(count.min(MAX_MILLIS)));
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
