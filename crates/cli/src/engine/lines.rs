//! What the other end says, heard beside whatever the console is doing.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::thread;
use std::time::Duration;

use game::Arg;

use crate::messages;

const MAX_LINE_BYTES: u64 = 1 << 20; // bytes; a game of 600 moves needs 6 kB
const MOST_WAITING: usize = 1 << 20; // bytes that are heard ahead

/// A line, without its end.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Heard {
    Line(String),
    /// What cannot be a command, and why.
    Garbled(game::Message),
}

/// What comes from a reader: `None` is the end of the input.
type Message = io::Result<Option<Heard>>;

/// The input, line by line.
pub(super) struct Lines<R> {
    source: Source<R>,
    /// Heard while something else was going on, and not obeyed yet.
    waiting: VecDeque<Heard>,
    waiting_bytes: usize,
    /// How many of those that wait say `stop`.
    stops: usize,
    /// Whether one of those that wait says `quit`.
    quits: bool,
    ended: bool,
    /// Why it ended, if not by itself.
    failure: Option<io::Error>,
}

enum Source<R> {
    /// Read by a thread of its own.
    Beside(Receiver<Message>),
    /// Read when a line is wanted: there was no thread to be had.
    Here(R),
}

impl<R: BufRead + 'static> Lines<R> {
    /// Begins to listen.
    pub(super) fn open(input: fn() -> R) -> Lines<R> {
        // A line at a time: whoever sends faster than we listen waits.
        let (send, receive) = sync_channel(1);
        let source = match thread::Builder::new().spawn(move || read_all(input(), &send)) {
            Ok(_) => Source::Beside(receive),
            Err(_) => Source::Here(input()),
        };
        Lines {
            source,
            waiting: VecDeque::new(),
            waiting_bytes: 0,
            stops: 0,
            quits: false,
            ended: false,
            failure: None,
        }
    }

    /// Waits for the next line; `None` at the end.
    pub(super) fn next(&mut self) -> io::Result<Option<Heard>> {
        if let Some(heard) = self.pop() {
            return Ok(Some(heard));
        }
        if !self.ended {
            let message = match &mut self.source {
                Source::Beside(lines) => lines.recv().unwrap_or(Ok(None)),
                Source::Here(input) => read(input),
            };
            if let Some(heard) = self.note(message) {
                return Ok(Some(heard));
            }
        }
        self.failure.take().map_or(Ok(None), Err)
    }

    /// The next line if it comes within that time.
    pub(super) fn next_within(&mut self, time: Duration) -> Option<Heard> {
        if let Some(heard) = self.pop() {
            return Some(heard);
        }
        let Source::Beside(lines) = &self.source else { return None };
        let message = match lines.recv_timeout(time) {
            Ok(message) => message,
            Err(RecvTimeoutError::Timeout) => return None,
            Err(RecvTimeoutError::Disconnected) => Ok(None),
        };
        self.note(message)
    }

    /// The next line if it is there.
    pub(super) fn try_next(&mut self) -> Option<Heard> {
        if let Some(heard) = self.pop() {
            return Some(heard);
        }
        let Source::Beside(lines) = &self.source else { return None };
        let message = match lines.try_recv() {
            Ok(message) => message,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => Ok(None),
        };
        self.note(message)
    }

    /// Hears what is there and lets it wait.
    pub(super) fn gather(&mut self) {
        while !self.ended && self.waiting_bytes < MOST_WAITING {
            let Source::Beside(lines) = &self.source else { return };
            let Ok(message) = lines.try_recv() else { return };
            if let Some(heard) = self.note(message) {
                self.stops += usize::from(heard.says("stop"));
                self.quits |= heard.says("quit");
                self.waiting_bytes += heard.bytes();
                self.waiting.push_back(heard);
            }
        }
    }

    /// Hears `quit` once more: whoever listened could not obey it.
    pub(super) fn quit_next(&mut self) {
        self.waiting.clear();
        (self.waiting_bytes, self.stops) = (0, 0);
        self.waiting.push_front(Heard::Line("quit".to_owned()));
    }

    pub(super) fn has_stop(&self) -> bool {
        self.stops > 0
    }

    /// Whether nothing comes after what waits.
    pub(super) fn is_last(&self) -> bool {
        self.ended || self.quits
    }

    /// Whether the input has ended, though something may wait.
    pub(super) fn has_ended(&self) -> bool {
        self.ended
    }

    /// Whether nothing can be heard while something else goes on.
    pub(super) fn is_deaf(&self) -> bool {
        matches!(self.source, Source::Here(_))
    }

    fn pop(&mut self) -> Option<Heard> {
        let heard = self.waiting.pop_front()?;
        self.stops -= usize::from(heard.says("stop"));
        self.waiting_bytes = self.waiting_bytes.saturating_sub(heard.bytes());
        Some(heard)
    }

    fn note(&mut self, message: Message) -> Option<Heard> {
        match message {
            Ok(Some(heard)) => return Some(heard),
            Ok(None) => {}
            Err(error) => self.failure = Some(error),
        }
        self.ended = true;
        None
    }
}

impl Heard {
    fn says(&self, command: &str) -> bool {
        matches!(self, Heard::Line(text) if text.trim() == command)
    }

    fn bytes(&self) -> usize {
        match self {
            Heard::Line(text) => size_of::<Heard>() + text.len(),
            Heard::Garbled(_) => size_of::<Heard>(),
        }
    }
}

fn read_all(mut input: impl BufRead, send: &SyncSender<Message>) {
    loop {
        let message = read(&mut input);
        let more = matches!(message, Ok(Some(_)));
        if send.send(message).is_err() || !more {
            return;
        }
    }
}

fn read(input: &mut impl BufRead) -> Message {
    let mut line = Vec::new();
    if io::Read::take(&mut *input, MAX_LINE_BYTES).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') && line.len() as u64 == MAX_LINE_BYTES {
        skip_line(input)?;
        return Ok(Some(Heard::Garbled(messages::line_too_long(Arg::name(MAX_LINE_BYTES)))));
    }
    Ok(Some(match String::from_utf8(line) {
        Ok(text) => Heard::Line(text),
        Err(_) => Heard::Garbled(messages::line_not_utf8()),
    }))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let chunk = input.fill_buf()?;
        let newline = chunk.iter().position(|&byte| byte == b'\n');
        let length = newline.map_or(chunk.len(), |index| index + 1);
        input.consume(length);
        if newline.is_some() || length == 0 {
            return Ok(());
        }
    }
}
