//! What a plain table hears: lines that are typed, and news of a match, one after the other.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::Duration;

use game::Message;

use crate::messages as said;
use crate::online::MatchNews;

const LONGEST_LINE: usize = 4096; // bytes
const QUEUE: usize = 64; // pieces of news that wait

/// A line that was typed.
pub(super) enum Line {
    Text(String),
    Unreadable(Message),
    End,
}

/// Something that is heard.
pub(super) enum Heard {
    Line(io::Result<Line>),
    News(MatchNews),
    /// Nothing, until the time was over.
    Silence,
}

/// Somebody who types lines, and a server that tells news. A line is read only when one is wanted, so
/// that what comes through a pipe waits there.
pub struct Conversation {
    wants: Sender<()>,
    heard: Receiver<Heard>,
    voice: SyncSender<Heard>,
    /// Whether a line is under way.
    wanted: bool,
}

impl Conversation {
    /// With whoever types these lines.
    pub fn with(mut input: impl BufRead + Send + 'static) -> Conversation {
        let (wants, wanted) = mpsc::channel();
        let (voice, heard) = mpsc::sync_channel(QUEUE);
        let says = voice.clone();
        thread::spawn(move || {
            while wanted.recv().is_ok() && says.send(Heard::Line(next_line(&mut input))).is_ok() {}
        });
        Conversation { wants, heard, voice, wanted: false }
    }

    /// Hears the news of a match, too.
    pub(super) fn listen(&self, news: Receiver<MatchNews>) {
        let says = self.voice.clone();
        thread::spawn(move || news.into_iter().all(|news| says.send(Heard::News(news)).is_ok()));
    }

    /// The next that is heard, with or without a line, within that time.
    pub(super) fn next(&mut self, line: bool, within: Option<Duration>) -> Heard {
        if line && !self.wanted {
            self.wanted = self.wants.send(()).is_ok();
        }
        let heard = match within {
            None => self.heard.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(time) => self.heard.recv_timeout(time),
        };
        let heard = heard.unwrap_or(Heard::Silence);
        self.wanted &= !matches!(heard, Heard::Line(_));
        heard
    }

    /// The next line, where nothing else is to be heard.
    pub(super) fn line(&mut self) -> io::Result<Line> {
        loop {
            if let Heard::Line(line) = self.next(true, None) {
                return line;
            }
        }
    }
}

/// The next line, or why it cannot be read; what is too long is thrown away.
fn next_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(Line::End);
    }
    if bytes.len() == LONGEST_LINE && bytes.last() != Some(&b'\n') {
        skip_line(input)?;
        return Ok(Line::Unreadable(said::line_too_long(LONGEST_LINE)));
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text),
        Err(_) => Line::Unreadable(said::line_not_utf8()),
    })
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, done) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(place) => (place + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}
